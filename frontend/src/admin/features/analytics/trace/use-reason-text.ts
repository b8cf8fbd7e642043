import { isOfRule, reasonText } from '@astaguide/contracts/analytics/bot-reason';
import { useQuery } from '@tanstack/react-query';
import { botRulesQuery } from '../../../api/analytics-bot-rules';

/** How to tell reasons; the rules are asked for where one of the reasons is a rule. */
export function useReasonText(told: readonly string[]): (reason: string) => string {
  const { data: rules } = useQuery({ ...botRulesQuery, enabled: told.some(isOfRule) });
  return (reason) => reasonText(reason, rules);
}
