import { isOfRule, reasonText } from '@astaguide/contracts/analytics/bot-reason';
import { useQuery } from '@tanstack/react-query';
import { botRulesQuery } from '../../../api/analytics/bot-rules';

/** Formats reasons; bot rules are fetched if a reason refers to one. */
export function useReasonText(reasons: readonly string[]): (reason: string) => string {
  const { data: rules } = useQuery({ ...botRulesQuery, enabled: reasons.some(isOfRule) });
  return (reason) => reasonText(reason, rules);
}
