import { fold, wordsOf } from '../fold';
import { deniedOverdose } from './care/denials';
import { deniedParts } from './care/find-care';
import { classify, type IntentShares } from './intents';
import { findMarks, isEveryday, namesOf, things } from './lexicon';
import type { Reader } from './product-mentions';
import { correctSpelling } from './spelling';

/** A sentence or clause of a message. */
export interface Clause {
  words: readonly string[];
  intents: IntentShares;
  namesProduct: boolean;
  /** Whether it only states something: 'I have been on it for ten days'. */
  isRemark: boolean;
}

/** Ends a clause. As written, because a message is split before it is folded. */
const joints =
  /[?!;()\n]+|\.+\s+(?=\S)|\s[-–—]+\s|[,.]*\s+(?:lol|lmao|rofl|ha(?:ha)+|btw|anyways?|tho|just (?:wondering|curious)|(?:quick )?question)\b[\s:,.]*|,?\s+(?:and|but|so)\s+(?=(?:whats?|which|whos?|hows?|why|when|wheres?|is|are|does|do|can|has|was|should|would|will)\b)|[,:]\s*(?=(?:whats?|which|whos?|hows?|why|when|wheres?|is|are|does|do|did|can|has|was|should|would|will|any|got|(?:just |please |pls )?(?:give|show|tell|list|compare|pick|recommend)|just want|need|looking for)\b)/i;
/** A clause that only adds to the one before it. */
const added = /^\s*any \S+(?: \S+)?\s*$/i;
/** Fewer words between commas ask nothing by themselves. */
const LONG_CLAUSE = 4;
/** Maximum number of clauses that are read. */
const MAX_CLAUSES = 6;
/** The share of 'none' in a clause that only accompanies a question, and the most in one that asks. */
const AROUND = 0.6;
const ASKING = 0.2;
/** The share of an intent that a part between commas surely asks. */
const SURELY = 0.7;
/** Begins a question. */
const asks =
  /^(?:whats?|which|whos?|hows?|why|when|wheres?|is|are|does|do|did|can|could|has|have|was|should|would|will|any|got)\b/;
/** Begins a statement of visitors about themselves. */
const remark = /^(?:i|im|ive|id|my|we|our|he|she|they|not|cant|cannot|thanks|hello|hi|hey)\b/;
/** The share of a remark's intents that counts. */
export const OF_REMARK = 0.5;

/** What is told before or after a question, apart from it: 'where should I keep it, summers here are hot'. */
function toldApart(part: string, read: (text: string) => Pick<Clause, 'words' | 'intents'>): string[] {
  const pieces = part.split(/,\s+/).filter((piece) => /[\p{L}\d]/u.test(piece));
  if (pieces.length < 2) return [part];
  const isTold = (piece: string) => remark.test(fold(piece)) || piece.split(' ').length < LONG_CLAUSE;
  const [asked, ...others] = pieces.filter((piece) => !isTold(piece));
  if (asked === undefined || others.length > 0) return [part];
  const { intents } = read(asked);
  return intents.of('none') < ASKING && intents.likeliest('')[1] > SURELY ? pieces : [part];
}

/** The sentences and clauses of a message. */
export function readClauses(message: string, reader: Reader, names: ReadonlySet<string>): Clause[] {
  const { catalog, siteWords } = reader;
  const isName = (words: readonly string[]) => (at: number) =>
    names.has(words[at]!) && !/^\d+$/.test(words[at]!);
  const read = (text: string) => {
    const words = withoutDenials(correctSpelling(wordsOf(text), catalog, siteWords));
    return { words, intents: classify(words, isName(words), reader.isKnown) };
  };
  const parts = message.split(joints).filter((part) => /[\p{L}\d]/u.test(part));
  const split: string[] = [];
  for (const part of parts.flatMap((one) => toldApart(one, read)))
    // 'Astaxanthin for tennis elbow. Any proof?'
    if (split.length > 0 && added.test(part)) split.push(`${split.pop()!}, ${part}`);
    else split.push(part);
  const texts = split.length <= 1 ? [message] : split.slice(0, MAX_CLAUSES);
  const all = texts.map(read);
  // One word beside others is none: 'ok', 'I am' of 'I am not pregnant'.
  const telling = all.filter(({ words }) => words.length > 1);
  const hasOthers = telling.length > 1;
  const clauses = (telling.length > 0 ? telling : all).map(({ words, intents }): Clause => {
    const isRemark = hasOthers && remark.test(words.join(' '));
    return { words, intents, isRemark, namesProduct: words.some((_, at) => isName(words)(at)) };
  });
  // What is of no subject beside a clause that surely is of one only leads up to it.
  const isAsking = (one: Clause) => !one.isRemark && one.intents.of('none') < ASKING;
  if (!clauses.some(isAsking)) return clauses;
  return clauses.map((one) =>
    !one.namesProduct && one.intents.of('none') > AROUND && !asks.test(one.words.join(' '))
      ? { ...one, isRemark: true }
      : one,
  );
}

/**
 * The words without those that only deny a care topic: 'not pregnant, cheapest one'. What a person avoids remains:
 * 'no allergens', 'not allergic to nuts but to soy'.
 */
export function withoutDenials(all: readonly string[]): string[] {
  const words = all.join(' ').replace(deniedOverdose, '').split(' ').filter(Boolean);
  const denied = deniedParts(words);
  for (const [at, word] of words.entries()) {
    if (!denied.has(at) || !/^all?erg/.test(word)) continue;
    const after = words[at + 1] === 'to' ? at + 3 : at + 1;
    const avoided = namesOf('thing', findMarks(words.slice(after, after + 6)));
    if (
      /^all?ergen/.test(word) ||
      /^(?:but|apart|other|aside)$/.test(words[after] ?? '') ||
      avoided.some((name) => things[name]!.isAvoided)
    )
      return [...all];
    for (let next = at + 1; next < after; next++) denied.add(next);
  }
  return words.filter((_, at) => !denied.has(at));
}

/** The words of a question to look for in texts. */
export function searchWords(words: readonly string[]): string[] {
  return words.filter((word) => !isEveryday(word));
}
