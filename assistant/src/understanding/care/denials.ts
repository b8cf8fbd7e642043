import type { CareWord } from './care-words';

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const denying = setOf(
  'no not dont doesnt didnt never neither nor without none havent hasnt isnt arent aint wasnt zero nobody noone nicht kein keine keinen keiner keinerlei weder noch ohne nie ni nunca sin tampoco niet geen zonder nooit nie ani bez nigdy',
);
/** Between the denial and what is denied, in all languages. Any other word ends the denial: 'not sure if I am …'. */
const links = setOf(
  'am is are was were be been being have has had having take takes taking taken use uses using on under any a an the i we do does currently now either other known medical prescription prescribed health chronic existing serious also or and even planning planned get got suffer suffering from of underlying ' +
    'nehme nehmen nimmt bin ist habe haben hat irgendwelche mehr aktuell derzeit und oder auch unter die der leide ein eine einen gerade momentan ' +
    'estoy esta soy tengo tiene tomo toma tomando ningun ninguna ningunos ningunas alguna y o de la el padezco sufro actualmente hay enfermedad ' +
    'ben heb heeft gebruik gebruikt neem slik een aan het en of ook momenteel ' +
    'jestem jest mam ma biore bierze zazywam w na zadnych zadnej zadnego zadne zadnymi i lub obecnie choruje cierpie',
);
/** Before the denial these make it a question or a doubt: 'should I not …', 'not yet'. */
const doubts = setOf(
  'should can could may must shall why if whether there yet still noch soll darf kann warum ob nog mag moet waarom todavia aun debo puedo jeszcze czy powinnam powinienem dlaczego si',
);
/** After it these take it back: 'not pregnant but trying', 'no pregnancy problems', 'but my wife is'. */
const hopes = setOf(
  'problem problems issue issues complication complications risk risks interaction interactions yet trying try planning hoping might maybe could soon probably except besides vielleicht bald versuche quizas pronto intentando misschien binnenkort probeer moze wkrotce staramy',
);
const nobody = setOf('nobody noone none');
const verbsOfNobody = setOf('is are was were has have had takes take uses');
/** After 'nobody' these also lead to what is denied: 'nobody in my family is diabetic'. */
const amongUs = setOf('in my our family house household home us here of else');
const verbsOfOthers = setOf(
  'is are does do has have am was ist ja hat si esta toma is heeft wel jest bierze tak es',
);

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
  /\b(?:never|nobody|no ?one|not|(?:did|have|has|had)n['’]?t)(?: (?:ever|have|has|had|been|actually|really))* (?:overdosed?|poisoned|(?:taken?|took|had|swallowed) (?:way |far )?too (?:many|much))\b(?![^.;!]{0,30}(?:\b(?:before|until|till|yet|but|except|tonight|today|now|right|only|purpose|intention\w*|deliberate\w*|mean|meant|knowing\w*|accident\w*|\w*\d\w*|\w+(?:ty|teen)|ten|twelve|dozen\w*|(?:did|have) i|(?:did|has) (?:s?he))\b|\?))/gi;

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
