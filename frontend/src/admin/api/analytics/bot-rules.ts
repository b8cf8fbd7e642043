import type { BotRule, BotRuleInput, BotRulePreview } from '@astaguide/contracts/analytics/bot-rule';
import { isUnfinished } from '@astaguide/contracts/operations/run-state';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { orNull, sendJson } from '../../../api/http';

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

export const addBotRuleMutation = mutationOptions<unknown, Error, BotRuleInput>({
  mutationFn: (rule) => sendJson('POST', PATH, rule),
  onSettled: (_answer, _error, _rule, _result, { client }) => refetch(client),
});

/** Deletes a rule by its id. One that is already gone is no error. */
export const deleteBotRuleMutation = mutationOptions<unknown, Error, number>({
  mutationFn: (id) => orNull(sendJson('DELETE', `${PATH}/${id}`)),
  onSettled: (_answer, _error, _id, _result, { client }) => refetch(client),
});

/** The kinds of run that can be started for a rule. */
export type BotRuleAction = 'preview' | 'apply' | 'remove';

export const askBotRuleMutation = mutationOptions<unknown, Error, { id: number; action: BotRuleAction }>({
  mutationFn: ({ id, action }) => sendJson('POST', `${PATH}/${id}/${action}`),
  onSettled: (_answer, _error, _ask, _result, { client }) => refetch(client),
});

const refetch = (client: QueryClient) => client.invalidateQueries({ queryKey: botRulesQuery.queryKey });
