import { findSaidTopics, saidTopics, type SaidTopic } from './care/find-care';
import { wordsOf } from '../fold';
import { deniedOverdose } from './care/denials';
import { patternOf } from './lexicon';
import { isOrdinaryWord } from './words/common-words';
import * as speech from './words/speech';

/** A topic of a question that requires a careful, fixed reply. */
export type CareTopic = SaidTopic | 'highDose';

/** Topics for which the reply names whom to call at once. */
export const urgentTopics = ['crisis', 'emergency', 'overdose'] as const satisfies readonly CareTopic[];
export type UrgentTopic = (typeof urgentTopics)[number];

/** The highest daily dose that EFSA assessed as safe for adults. Milligrams. */
export const ASSESSED_DOSE = 8;

const aboutTaking = patternOf(speech.aboutTaking);
const more = patternOf(speech.takingMore);

/**
 * Finds the care topics of a question, in the text as written and as corrected. The most serious first.
 *
 * @param written the message
 * @param words its words, folded and corrected
 * @param milligrams amounts in the question
 * @param namesProduct whether an amount may belong to a product
 */
export function findCareTopics(
  written: string,
  words: readonly string[],
  milligrams: readonly number[],
  namesProduct: boolean,
): CareTopic[] {
  const corrected = words.join(' ').replace(deniedOverdose, '');
  const found = findTopicsOfBoth(written, words);
  const asksToTakeMore = milligrams.some((amount) => amount > ASSESSED_DOSE) && aboutTaking.test(corrected);
  const isMore =
    more.test(corrected) ||
    (asksToTakeMore && (!namesProduct || /safe|dangerous|too (?:much|strong)/.test(corrected)));
  return isMore && !isUrgent(found) ? [...found, 'highDose'] : found;
}

/**
 * Finds the care topics in a text as written and as corrected. Ordinary words are not corrected: 'a faint smell' does
 * not become 'a faint small'.
 *
 * @param words of the text, folded and corrected
 */
export function findTopicsOfBoth(written: string, words: readonly string[]): CareTopic[] {
  const before = wordsOf(written);
  const after = words.map((word, at) => (isOrdinaryWord(before[at] ?? '') ? before[at]! : word));
  const isSame = after.every((word, at) => word === before[at]);
  return mergeTopics([findSaidTopics(written), isSame ? [] : findSaidTopics(after.join(' '))]);
}

/** Whether a question is about taking something, or whether it is safe to take. */
export function isAboutTaking(folded: string): boolean {
  return aboutTaking.test(folded) || more.test(folded);
}

export function isUrgent(topics: readonly CareTopic[]): boolean {
  return urgentTopics.some((topic) => topics.includes(topic));
}

/** Each topic once, the most serious first. */
export function mergeTopics(lists: readonly (readonly CareTopic[])[]): CareTopic[] {
  const found = new Set(lists.flat());
  return [...saidTopics, 'highDose' as const].filter((topic) => found.has(topic));
}
