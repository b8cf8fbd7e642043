import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import { until, type ApiClient } from '../api-client';

/** The rule, after its run has ended. */
export async function untilRuleDone(owner: ApiClient, id: number): Promise<BotRule> {
  const rule = async () =>
    ((await owner.get('/api/analytics/bot-rules')).body as BotRule[]).find((each) => each.id === id)!;
  return until(rule, ({ run }) => run?.state === 'succeeded', 20_000);
}
