import { ruleReason, type BotRule } from '@astaguide/contracts/bot-rule';
import { useQuery } from '@tanstack/react-query';
import { botRulesQuery } from '../../../api/analytics-bot-rules';
import { ruleText } from './rules/rule-text';

/** Why an event was judged to be a bot's, in words. */
const reasons: Partial<Record<string, string>> = {
  crawler: 'The user agent names a program',
  'no-user-agent': 'No user agent was sent',
};

const OF_RULE = ruleReason(0).slice(0, -1);

/**
 * 'crawler' → 'The user agent names a program', 'rule:7' → 'Your rule: network 203.0.113.0/24'; a reason without words
 * of its own stays as it is.
 *
 * @param rules undefined while they are not known
 */
export function reasonText(reason: string, rules: readonly BotRule[] | undefined): string {
  if (!reason.startsWith(OF_RULE)) return reasons[reason] ?? reason;
  const rule = rules?.find(({ id }) => ruleReason(id) === reason);
  if (rule) return `Your rule: ${ruleText(rule.condition)}`;
  return rules ? `A deleted rule of yours (${reason.slice(OF_RULE.length)})` : 'A rule of yours';
}

/** How to tell reasons; the rules are asked for where one of the reasons is a rule. */
export function useReasonText(told: readonly string[]): (reason: string) => string {
  const { data: rules } = useQuery({
    ...botRulesQuery,
    enabled: told.some((reason) => reason.startsWith(OF_RULE)),
  });
  return (reason) => reasonText(reason, rules);
}
