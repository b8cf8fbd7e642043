import type { BotRule, BotRuleInput, BotRulePreview } from '@astaguide/contracts/analytics/bot-rule';
import { isUnfinished } from '@astaguide/contracts/operations/run-state';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { orNull, sendJson } from '../../../api/http';
import { refetching } from '../mutations';

const PATH = '/api/analytics/bot-rules';
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

/** Deletes a rule by its id. One that is already gone is no error. */
export const deleteBotRuleMutation = mutationOptions({
  mutationFn: (id: number) => orNull(sendJson('DELETE', `${PATH}/${id}`)),
  onSettled: refetching(botRulesQuery),
});

/** The kinds of run that can be started for a rule. */
type BotRuleAction = 'preview' | 'apply' | 'remove';

export const askBotRuleMutation = mutationOptions({
  mutationFn: ({ id, action }: { id: number; action: BotRuleAction }) =>
    sendJson('POST', `${PATH}/${id}/${action}`),
  onSettled: refetching(botRulesQuery),
});
