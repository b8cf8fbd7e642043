import { MAX_MESSAGE_LENGTH } from '@astaguide/contracts/chat/chat-rules';
import { findSaidTopics } from './care/find-care';
import { findTopicsOfBoth, isAboutTaking, type CareTopic, type UrgentTopic } from './care-topics';
import { anyOf, patternOf } from './lexicon';
import type { History } from './plan';
import type { Question } from './understand';
import { choices, doses, plainMatters, shopMatters } from './words/care-matters';
import * as speech from './words/speech';

/** A turn of the conversation with its care topics. */
export type TurnWithCare = History[number] & { care: readonly CareTopic[] };

const personal = patternOf(speech.personal);

/**
 * Finds the care topics in the turns. A high dose is not detected here, so that asking about one once has no lasting
 * effect.
 *
 * @param read returns the words of a text, folded and corrected
 * @param repliedTopics the urgent topics that an answer of the assistant replied to
 */
export function readCare(
  history: History,
  read: (text: string) => readonly string[],
  repliedTopics: (answer: string) => readonly UrgentTopic[],
): TurnWithCare[] {
  return history.map((turn) => {
    if (turn.role !== 'user') return { ...turn, care: repliedTopics(turn.content) };
    // No visitor's message can be longer.
    const content = turn.content.slice(0, MAX_MESSAGE_LENGTH);
    return { ...turn, care: findTopicsOfBoth(content, read(content)) };
  });
}

/**
 * The conversation without the turns that have care topics, and without the answers to them, even if the question
 * itself is no longer part of the history.
 */
export function withoutCare(turns: readonly TurnWithCare[]): History {
  // If an answer comes before the first remaining question, its own words decide.
  let isAnswerToCare: boolean | undefined;
  return turns
    .filter(({ role, content, care }) => {
      if (role === 'user') return !(isAnswerToCare = care.length > 0);
      return !(isAnswerToCare ?? findSaidTopics(content).length > 0);
    })
    .map(({ role, content }) => ({ role, content }));
}

/**
 * Whether a question returns to an earlier care topic: 'but 4 mg should be fine?' after 'I am pregnant'.
 *
 * @param before earlier care topics, none of them urgent
 */
export function asksAgain(
  { concepts, folded, milligrams, named, goesOn, pointsBack }: Question,
  before: readonly CareTopic[],
): boolean {
  const is = anyOf(concepts);
  if (before.length === 0) return false;
  const isOnNothing = named.length === 0 && !is(...plainMatters);
  if (is(...doses)) return true;
  if (milligrams.length > 0 && named.length === 0 && !is(...shopMatters)) return true;
  if (is(...shopMatters)) return false;
  if (is(...choices) && personal.test(folded)) return true;
  return isAboutTaking(folded) || (isOnNothing && (goesOn || pointsBack));
}
