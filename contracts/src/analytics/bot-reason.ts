import { ruleReason, type BotRule, type BotRuleCondition } from './bot-rule';

const counts = new Intl.NumberFormat('en-US');
const plural = (count: number, noun: string) => `${counts.format(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Why an event was judged to be a bot's, in words. */
const reasons: Partial<Record<string, string>> = {
  crawler: 'The user agent names a program',
  'no-user-agent': 'No user agent was sent',
};

const OF_RULE = ruleReason(0).slice(0, -1);

/** Whether only the owner's rules say what a reason means. */
export const isOfRule = (reason: string) => reason.startsWith(OF_RULE);

/** What a rule says, in words: 'More than 60 events of a visitor within 10 minutes'. */
export function ruleText(condition: BotRuleCondition): string {
  switch (condition.kind) {
    case 'network':
      return `Network ${condition.network}`;
    case 'user-agent':
      return `User agent contains “${condition.contains}”`;
    case 'behaviour':
      return `More than ${plural(condition.events, 'event')} of a visitor within ${plural(condition.minutes, 'minute')}`;
  }
}

/**
 * 'crawler' → 'The user agent names a program', 'rule:7' → 'Your rule: Network 203.0.113.0/24'; a reason without words
 * of its own stays as it is.
 *
 * @param rules undefined while they are not known
 */
export function reasonText(
  reason: string,
  rules: readonly Pick<BotRule, 'id' | 'condition'>[] | undefined,
): string {
  if (!isOfRule(reason)) return reasons[reason] ?? reason;
  const rule = rules?.find(({ id }) => ruleReason(id) === reason);
  if (rule) return `Your rule: ${ruleText(rule.condition)}`;
  return rules ? `A deleted rule of yours (${reason.slice(OF_RULE.length)})` : 'A rule of yours';
}
