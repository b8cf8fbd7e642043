import type { BotRule, BotRuleInput, BotRuleTrial } from '@astaguide/contracts/analytics/bot-rule';
import { isUnfinished } from '@astaguide/contracts/operations/maintenance-run';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { orNull, sendJson } from '../../api/http';

const PATH = '/api/analytics/bot-rules';
/** Milliseconds between two looks at a run that is under way. */
const WATCHED = 1000;

/** The owner's rules, newest first; asked for again and again while a run is about one of them. */
export const botRulesQuery = queryOptions<BotRule[]>({
  queryKey: [PATH],
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(({ run }) => run && isUnfinished(run)) ? WATCHED : false),
});

/** What trying a rule said; each trial is another one. */
export const botRuleTrialQuery = (id: number, triedAt: string) =>
  queryOptions<BotRuleTrial>({ queryKey: [`${PATH}/${id}/trial`, triedAt] });

export const addBotRuleMutation = mutationOptions<unknown, Error, BotRuleInput>({
  mutationFn: (rule) => sendJson('POST', PATH, rule),
  onSettled: (_answer, _error, _rule, _result, { client }) => refetch(client),
});

/** Deletes a rule by its id. One that is gone already is what this asks for. */
export const deleteBotRuleMutation = mutationOptions<unknown, Error, number>({
  mutationFn: (id) => orNull(sendJson('DELETE', `${PATH}/${id}`)),
  onSettled: (_answer, _error, _id, _result, { client }) => refetch(client),
});

/** What a run can be asked to do about a rule. */
export type BotRuleWish = 'try' | 'keep' | 'take-back';

export const askBotRuleMutation = mutationOptions<unknown, Error, { id: number; wish: BotRuleWish }>({
  mutationFn: ({ id, wish }) => sendJson('POST', `${PATH}/${id}/${wish}`),
  onSettled: (_answer, _error, _ask, _result, { client }) => refetch(client),
});

const refetch = (client: QueryClient) => client.invalidateQueries({ queryKey: botRulesQuery.queryKey });
