import { MAX_MESSAGE_LENGTH } from '@astaguide/contracts/chat/chat-rules';
import { findSaidTopics } from './care/find-care';
import { findTopicsOfBoth, type CareTopic } from './care-topics';
import type { History } from './conversation';

/** A turn of the conversation, and what calls for care in it. */
export type TurnWithCare = History[number] & { care: readonly CareTopic[] };

/** Turns whose misspelled words are put right, the latest: each asks the database. */
const TURNS_CORRECTED = 12;

/**
 * What calls for care in the visitor's turns of a conversation. A high dose asked about once does not last.
 *
 * @param correct gives the words of a text with their spelling put right
 */
export async function readCare(
  history: History,
  correct: (text: string) => Promise<readonly string[]>,
): Promise<TurnWithCare[]> {
  return Promise.all(
    history.map(async (turn, index) => {
      if (turn.role !== 'user') return { ...turn, care: [] };
      // No visitor's message was longer.
      const content = turn.content.slice(0, MAX_MESSAGE_LENGTH);
      const written = findSaidTopics(content);
      if (written.length > 0 || index < history.length - TURNS_CORRECTED) return { ...turn, care: written };
      return { ...turn, care: findTopicsOfBoth(content, await correct(content)) };
    }),
  );
}

/**
 * The conversation without the turns that call for care, and without what was answered to them: also where the
 * question itself is not there any more.
 */
export function withoutCare(turns: readonly TurnWithCare[]): History {
  // Before the first question left, an answer's own words tell.
  let isAnswerToCare: boolean | undefined;
  return turns
    .filter(({ role, content, care }) => {
      if (role === 'user') return !(isAnswerToCare = care.length > 0);
      return !(isAnswerToCare ?? findSaidTopics(content).length > 0);
    })
    .map(({ role, content }) => ({ role, content }));
}
