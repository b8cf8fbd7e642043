import { isOrdinaryWord } from './care/common-words';
import { findSaidTopics, type SaidTopic } from './care/find-care';
import { wordsOf } from '../fold';
import { patternOf } from './lexicon';

/** A topic of a question that requires a careful, fixed reply. */
export type CareTopic = SaidTopic | 'highDose';

/** Topics for which the reply names whom to call at once. */
export const urgentTopics = ['crisis', 'emergency', 'overdose'] as const satisfies readonly CareTopic[];

/** The highest daily dose that EFSA assessed as safe for adults. Milligrams. */
export const ASSESSED_DOSE = 8;

const aboutTaking = patternOf(
  'take, taking, took, swallow*, safe, safely, dangerous, harmful, too much, too strong, a day, per day, daily, ok, okay, fine, half, only one, just one, just once, healthy, should, can i, dose, dosage, start with, nehmen, nehme, einnehmen, am tag, pro tag, taglich, sicher, gefahrlich, zu viel, darf, kann ich, tomar, tomo, tomando, al dia, por dia, seguro, peligroso, demasiado, puedo, nemen, slikken, innemen, per dag, mag ik, veilig, te veel, brac, biore, zazywac, dziennie, moge, bezpieczn*, za duzo',
);
const more = patternOf(
  'overdos*, megados*, high dose, high doses, higher dose, higher doses, very high dose, double the dose, double dose, double my dose, triple the dose, two a day, three a day, twice the, several softgels, uberdos*, hohe dosis, hohere dosis, hohe dosen, doppelte dosis, sobredosis, dosis alta, dosis altas, doble dosis, hoge dosis, dubbele dosis, wysoka dawka, podwojna dawka',
);

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
  const corrected = words.join(' ');
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
  return order.filter((topic) => found.has(topic));
}

const order: readonly CareTopic[] = [
  ...urgentTopics,
  'pregnancy',
  'medicines',
  'surgery',
  'children',
  'illness',
  'highDose',
];
