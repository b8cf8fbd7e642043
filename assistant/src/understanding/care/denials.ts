import { readData } from '../../data';
import type { CareWord } from './care-words';

const lists = readData<Record<string, string>>('care/denials.json');
const setOf = (name: string): ReadonlySet<string> => new Set(lists[name]!.split(' '));
const denying = setOf('denying');
/** Whether any of the words denies something, in any of the languages. */
export const hasDenial = (words: readonly string[]) => words.some((word) => denying.has(word));
/** Between the denial and what is denied, in all languages. Any other word ends the denial: 'not sure if I am …'. */
const links = setOf('links');
/** Before the denial these make it a question or a doubt: 'should I not …', 'not yet'. */
const doubts = setOf('doubts');
/** After it these take it back: 'not pregnant but trying', 'no pregnancy problems', 'but my wife is'. */
const hopes = setOf('hopes');
const nobody = setOf('nobody');
const verbsOfNobody = setOf('verbsOfNobody');
/** After 'nobody' these also lead to what is denied: 'nobody in my family is diabetic'. */
const amongUs = setOf('amongUs');
const verbsOfOthers = setOf('verbsOfOthers');

/**
 * The positions of care words that are denied: 'I am not pregnant', 'no medication or allergies'.
 *
 * @param care positions of care words
 */
export function deniedWords(words: readonly CareWord[], care: ReadonlySet<number>): Set<number> {
  const denied = new Set<number>();
  let isDenying = false;
  let isNobody = false;
  /** False for 'nobody on warfarin should take it'. */
  let isSaidOfAll = false;
  for (const [at, { text, endsClause }] of words.entries()) {
    const isNoOne = text === 'one' && words[at - 1]?.text === 'no';
    if (denying.has(text) || isNoOne) {
      isDenying = !words.slice(Math.max(0, at - 2), at).some((word) => doubts.has(word.text));
      isNobody = isNoOne || nobody.has(text);
      isSaidOfAll = !isNobody;
    } else if (isDenying && isSaidOfAll && care.has(at) && !isTakenBack(words, at, care, isNobody))
      denied.add(at);
    else
      isDenying &&=
        links.has(text) ||
        (isNobody && amongUs.has(text)) ||
        // 'Not trying for a baby'
        (text === 'for' && /^(?:try|plan)/.test(words[at - 1]!.text));
    isDenying &&= !endsClause;
    isSaidOfAll ||= verbsOfNobody.has(text);
  }
  return denied;
}

const past = new RegExp(lists.past!);
/** Takes back that something is past: 'used to take aspirin, now on warfarin'. */
const still = new RegExp(lists.still!);

/** The positions of care words in clauses about the past: 'I had surgery 10 years ago', 'used to be on statins'. */
export function pastWords(words: readonly CareWord[], care: ReadonlySet<number>): Set<number> {
  const found = new Set<number>();
  for (let from = 0; from < words.length;) {
    const end = words.findIndex(({ endsClause }, at) => at >= from && endsClause);
    const to = end < 0 ? words.length : end + 1;
    const clause = textOf(words.slice(from, to));
    if (past.test(clause) && !still.test(clause))
      for (let at = from; at < to; at++) if (care.has(at)) found.add(at);
    from = to;
  }
  return found;
}

const ofWork = new RegExp(lists.ofWork!, 'g');

/** The positions of words that name somebody's work: 'I am a nurse in an emergency room'. English. */
export function wordsOfWork(words: readonly CareWord[]): Set<number> {
  const text = words.map(({ text: word, endsClause }) => (endsClause ? `${word},` : word)).join(' ');
  const at = (index: number) => text.slice(0, index).split(' ').length - 1;
  return new Set(
    [...text.matchAll(ofWork)].flatMap(({ 0: found, index }) => {
      const [from, to] = [at(index), at(index + found.length)];
      return Array.from({ length: to - from + 1 }, (_, next) => from + next);
    }),
  );
}

const ofStudies = new RegExp(lists.ofStudies!);
const ofSomebody = new RegExp(lists.ofSomebody!);

/** Whether a message asks what was studied, and of no person: 'did a trial include pregnant women'. English. */
export function isOfStudies(words: readonly CareWord[]): boolean {
  const text = textOf(words);
  return ofStudies.test(text) && !ofSomebody.test(text);
}

const ofFacts = new RegExp(lists.ofFacts!);
const ofEffects = new RegExp(lists.ofEffects!);
const ofDecisions = new RegExp(lists.ofDecisions!);
const ofPerson = /\b(?:i|me|my|mine|we|us|our|he|she|his|him|her|they|their|here)\b/;

/**
 * Whether a message asks what a product has in it or costs, or what the substance does for nobody in particular, and not
 * whether somebody may take it: 'coeliac here, is Geyser gluten free?' English.
 */
export function isOfFacts(words: readonly CareWord[]): boolean {
  const text = textOf(words);
  return !ofDecisions.test(text) && (ofFacts.test(text) || (ofEffects.test(text) && !ofPerson.test(text)));
}

const textOf = (words: readonly CareWord[]) => words.map(({ text }) => text).join(' ');

/**
 * The positions of words that say what does not hold, from the denial to what is denied.
 *
 * @param denied see `deniedWords`
 */
export function denialsOf(words: readonly CareWord[], denied: ReadonlySet<number>): Set<number> {
  const all = new Set(denied);
  for (let at of denied) while (at >= 0 && !denying.has(words[at]!.text)) all.add(at).add(--at);
  return all;
}

/**
 * A denial of too much: 'I never took too many, just curious'. What may take it back after it keeps it an alarm. As
 * written or folded.
 */
export const deniedOverdose =
  /\b(?:never|nobody|no ?one|not|(?:did|have|has|had)n['’]?t)(?: (?:ever|have|has|had|been|actually|really))* (?:overdosed?|od(?:['’]e?d|ed)|poisoned|(?:taken?|took|had|swallowed) (?:way |far )?too (?:many|much))\b(?![^.;!]{0,30}(?:\b(?:before|until|till|yet|but|except|tonight|today|now|right|only|purpose|intention\w*|deliberate\w*|mean|meant|knowing\w*|accident\w*|\w*\d\w*|\w+(?:ty|teen)|ten|twelve|dozen\w*|(?:did|have) i|(?:did|has) (?:s?he))\b|\?))/gi;

function isTakenBack(
  words: readonly CareWord[],
  at: number,
  care: ReadonlySet<number>,
  isNobody: boolean,
): boolean {
  const after = words.slice(at + 1, at + 8);
  return (
    after
      .slice(0, 4)
      .some(
        ({ text }, index) => (hopes.has(text) || (isNobody && text === 'but')) && !care.has(at + 1 + index),
      ) ||
    after.some(({ text, endsClause }, index) => {
      const isEnd = endsClause || at + 2 + index === words.length;
      return isEnd && verbsOfOthers.has(text);
    })
  );
}
