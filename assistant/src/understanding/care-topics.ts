import { wordsOf } from '../fold';
import { isOrdinaryWord } from './words/words';
import { isSurelyNone, likelyTopic } from './care/care-classifier';
import { findSaidTopics, isAdviceEnough } from './care/find-care';
import { saidTopics, urgentTopics, type SaidTopic } from './care/said-topics';

/** A topic of a question that requires a careful, fixed reply. */
export type CareTopic = SaidTopic;

/** The highest daily dose that EFSA assessed as safe for adults. Milligrams. */
export const ASSESSED_DOSE = 8;

/**
 * Finds the care topics in a text as written and as corrected. Ordinary words are not corrected: 'a faint smell' does
 * not become 'a faint small'.
 * Where no rule finds one, the one that is likely counts, and an urgent one always; what a rule finds does not where there
 * is surely none.
 * An illness that is only mentioned beside a question of facts is left out, see `isAdviceEnough`.
 *
 * @param words of the text, folded and corrected
 */
export function findTopicsOfBoth(written: string, words: readonly string[]): CareTopic[] {
  const before = wordsOf(written);
  const after = words.map((word, at) => (isOrdinaryWord(before[at] ?? '') ? before[at]! : word));
  const isSame = after.every((word, at) => word === before[at]);
  const ruled = mergeTopics([findSaidTopics(written), isSame ? [] : findSaidTopics(after.join(' '))]);
  const likely = [likelyTopic(written) ?? []].flat();
  const found = ruled.length === 0 || isUrgent(likely) ? mergeTopics([ruled, likely]) : ruled;
  return isAdviceEnough(written, found) || isSurelyNone(written, found) ? [] : found;
}

export function isUrgent(topics: readonly CareTopic[]): boolean {
  return urgentTopics.some((topic) => topics.includes(topic));
}

/** Each topic once, the most serious first. */
export function mergeTopics(lists: readonly (readonly CareTopic[])[]): CareTopic[] {
  const found = new Set(lists.flat());
  return saidTopics.filter((topic) => found.has(topic));
}
