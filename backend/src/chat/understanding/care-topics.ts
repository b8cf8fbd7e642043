import { isOrdinaryWord } from './care/common-words';
import { findSaidTopics, type SaidTopic } from './care/find-care';
import { wordsOf } from '../fold';
import { patternOf } from './lexicon';

/** What calls for care in a question. */
export type CareTopic = SaidTopic | 'highDose';

/** Those that somebody must be called for at once. */
export const urgentTopics = ['crisis', 'emergency', 'overdose'] as const satisfies readonly CareTopic[];

/** More than this a day, in milligrams, is above what EFSA assessed as safe for adults. */
export const ASSESSED_DOSE = 8;

const aboutTaking = patternOf(
  'take, taking, took, swallow*, safe, safely, dangerous, harmful, too much, too strong, a day, per day, daily, ok, okay, fine, half, only one, just one, just once, healthy, should, can i, dose, dosage, start with, nehmen, nehme, einnehmen, am tag, pro tag, taglich, sicher, gefahrlich, zu viel, darf, kann ich, tomar, tomo, tomando, al dia, por dia, seguro, peligroso, demasiado, puedo, nemen, slikken, innemen, per dag, mag ik, veilig, te veel, brac, biore, zazywac, dziennie, moge, bezpieczn*, za duzo',
);
const more = patternOf(
  'overdos*, megados*, high dose, high doses, higher dose, higher doses, very high dose, double the dose, double dose, double my dose, triple the dose, two a day, three a day, twice the, several softgels, uberdos*, hohe dosis, hohere dosis, hohe dosen, doppelte dosis, sobredosis, dosis alta, dosis altas, doble dosis, hoge dosis, dubbele dosis, wysoka dawka, podwojna dawka',
);

/**
 * What calls for care in a question, as it was written and as its spelling was put right: what one of the two
 * says is said. The gravest first.
 *
 * @param written the message
 * @param words its words, folded and corrected
 * @param milligrams amounts that it names
 * @param namesProduct whether an amount may be a product's
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
 * What is said in a text as it was written, or as it was corrected. An ordinary word stays as it was written:
 * 'a faint smell' is not 'a faint small'.
 *
 * @param words of the text, folded and corrected
 */
export function findTopicsOfBoth(written: string, words: readonly string[]): CareTopic[] {
  const before = wordsOf(written);
  const after = words.map((word, at) => (isOrdinaryWord(before[at] ?? '') ? before[at]! : word));
  const isSame = after.every((word, at) => word === before[at]);
  return mergeTopics([findSaidTopics(written), isSame ? [] : findSaidTopics(after.join(' '))]);
}

/** Whether a question is about taking something, or whether it may be taken. */
export function isAboutTaking(folded: string): boolean {
  return aboutTaking.test(folded) || more.test(folded);
}

export function isUrgent(topics: readonly CareTopic[]): boolean {
  return urgentTopics.some((topic) => topics.includes(topic));
}

/** Each topic once, in the order of their gravity. */
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
