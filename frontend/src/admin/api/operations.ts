import type {
  QuarantinedEvent,
  QuarantinedText,
  QuarantineReason,
  Replayed,
  ReplayReasonRequest,
} from '@astaguide/contracts/analytics/failed-event';
import { QUARANTINE_PAGE } from '@astaguide/contracts/analytics/failed-event';
import { queueHealthSchema, type QueueHealth } from '@astaguide/contracts/operations/queue-health';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { loaderOf } from '../../api/query-client';
import { sendJson } from '../../api/http';

const QUARANTINE = '/api/operations/quarantine';
/** Milliseconds. */
const LOOK_EVERY = 2000;

/** How the queue stands, asked for again and again while somebody looks. */
export const queueHealthQuery = queryOptions<QueueHealth>({
  queryKey: ['/api/operations/queue'],
  queryFn: async ({ client, signal }) =>
    queueHealthSchema.parse(await loaderOf(client)('/api/operations/queue', signal)),
  staleTime: 0,
  refetchInterval: LOOK_EVERY,
});

/** Why events are kept apart, and how many. Moves with the quarantine. */
export const quarantineReasonsQuery = queryOptions<QuarantineReason[]>({
  queryKey: [`${QUARANTINE}/reasons`],
  staleTime: 0,
});

/** The events that are kept apart, page by page. @param reason undefined for all of them */
export const quarantineQuery = (reason: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [QUARANTINE, reason ?? null],
    queryFn: async ({ client, pageParam, signal }) => {
      const query = new URLSearchParams();
      if (reason !== undefined) query.set('reason', reason);
      if (pageParam !== null) query.set('before', pageParam);
      return (await loaderOf(client)(`${QUARANTINE}?${query}`, signal)) as QuarantinedEvent[];
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length === QUARANTINE_PAGE ? page.at(-1)!.id : null),
    staleTime: 0,
  });

/** One event with its whole text. */
export const quarantinedQuery = (id: string) =>
  queryOptions<QuarantinedText>({ queryKey: [`${QUARANTINE}/${id}`], staleTime: 0 });

/** Sends an event on its way again, in the form that it is given. */
export const replayMutation = mutationOptions<unknown, Error, { id: string; event: TrackedEvent }>({
  mutationFn: ({ id, event }) => sendJson('POST', `${QUARANTINE}/${id}/replay`, { event }),
  onSettled: (_answer, _error, _input, _result, { client }) => refetchQuarantine(client),
});

/** Sends every event of a reason on its way again. */
export const replayReasonMutation = mutationOptions<Replayed, Error, ReplayReasonRequest>({
  mutationFn: async (request) => (await sendJson('POST', `${QUARANTINE}/replay`, request)) as Replayed,
  onSettled: (_answer, _error, _input, _result, { client }) => refetchQuarantine(client),
});

export const deleteQuarantinedMutation = mutationOptions<unknown, Error, string>({
  mutationFn: (id) => sendJson('DELETE', `${QUARANTINE}/${id}`),
  onSettled: (_answer, _error, _input, _result, { client }) => refetchQuarantine(client),
});

/** Asks for everything anew that the quarantine shows. */
export async function refetchQuarantine(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [QUARANTINE] }),
    client.invalidateQueries({ queryKey: quarantineReasonsQuery.queryKey }),
    client.invalidateQueries({ queryKey: queueHealthQuery.queryKey }),
  ]);
}
