import type { BotRule, BotRuleInput, BotRulePreview } from '@astaguide/contracts/analytics/bot-rule';
import { isUnfinished } from '@astaguide/contracts/maintenance/run-state';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { sendJson } from '../../../api/http';
import { deletionFrom, refetching } from '../mutations';

const PATH = '/api/owner/reports/bot-rules';
/** Polling interval while a run is active, in milliseconds. */
const WATCHED = 1000;

/** The owner's bot rules, newest first; polled while a run of one of them is active. */
export const botRulesQuery = queryOptions<BotRule[]>({
  queryKey: [PATH],
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(({ run }) => run && isUnfinished(run)) ? WATCHED : false),
});

/** The preview of a rule. Each preview has its own cache entry. */
export const botRulePreviewQuery = (id: number, previewedAt: string) =>
  queryOptions<BotRulePreview>({ queryKey: [`${PATH}/${id}/preview`, previewedAt] });

export const addBotRuleMutation = mutationOptions({
  mutationFn: (rule: BotRuleInput) => sendJson('POST', PATH, rule),
  onSettled: refetching(botRulesQuery),
});

export const deleteBotRuleMutation = deletionFrom<number>(PATH, botRulesQuery);

/** The kinds of run that can be started for a rule. */
type BotRuleAction = 'preview' | 'apply' | 'remove';

export const askBotRuleMutation = mutationOptions({
  mutationFn: ({ id, action }: { id: number; action: BotRuleAction }) =>
    sendJson('POST', `${PATH}/${id}/${action}`),
  onSettled: refetching(botRulesQuery),
});
