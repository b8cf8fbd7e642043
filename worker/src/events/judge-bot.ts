import type { ruleReason } from '@astaguide/contracts/analytics/bot-rule';
import { isbot } from 'isbot';
import type { JudgeByRules } from '../bot-rules/rules-in-force';
import type { SeenEvent } from '../bot-rules/match-event';

/** Why an event was judged to come from a program, in the words the owner reads. */
export type BotReason = 'no-user-agent' | 'crawler' | ReturnType<typeof ruleReason>;

/**
 * Judges by what the log keeps, so that the same rule can be run over the history.
 *
 * @param judgeByRules the owner's rules
 * @returns the reasons, or null for a person
 */
export function judgeBot(event: SeenEvent, judgeByRules: JudgeByRules): BotReason[] | null {
  const reasons = [...judgeUserAgent(event.userAgent), ...judgeByRules(event)];
  return reasons.length > 0 ? reasons : null;
}

function judgeUserAgent(userAgent: string): BotReason[] {
  if (userAgent.trim() === '') return ['no-user-agent'];
  return isbot(userAgent) ? ['crawler'] : [];
}
