import { isbot } from 'isbot';

/** Why an event was judged to come from a program, in the words the owner reads. */
export type BotReason = 'no-user-agent' | 'crawler';

/**
 * Judges by what the log keeps, so that the same rule can be run over the history.
 *
 * @returns the reasons, or null for a person
 */
export function judgeBot(event: { userAgent: string }): BotReason[] | null {
  if (event.userAgent.trim() === '') return ['no-user-agent'];
  return isbot(event.userAgent) ? ['crawler'] : null;
}
