import { MAX_MESSAGE_LENGTH } from '@astaguide/contracts/chat/chat-rules';
import { findSaidTopics } from './care/find-care';
import { findTopicsOfBoth, type CareTopic } from './care-topics';
import type { History } from './plan';

/** A turn of the conversation with its care topics. */
export type TurnWithCare = History[number] & { care: readonly CareTopic[] };

/** Number of latest turns whose spelling is corrected, because each one costs a database query. */
const TURNS_CORRECTED = 12;

/**
 * Finds the care topics in the visitor's turns. A high dose is not detected here, so that asking about one once has no
 * lasting effect.
 *
 * @param correct returns the words of a text with corrected spelling
 */
export async function readCare(
  history: History,
  correct: (text: string) => Promise<readonly string[]>,
): Promise<TurnWithCare[]> {
  return Promise.all(
    history.map(async (turn, index) => {
      if (turn.role !== 'user') return { ...turn, care: [] };
      // No visitor's message can be longer.
      const content = turn.content.slice(0, MAX_MESSAGE_LENGTH);
      const written = findSaidTopics(content);
      if (written.length > 0 || index < history.length - TURNS_CORRECTED) return { ...turn, care: written };
      return { ...turn, care: findTopicsOfBoth(content, await correct(content)) };
    }),
  );
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
