import type {
  FailedEvent,
  FailedEventText,
  FailureReason,
  Replayed,
  ReplayReasonRequest,
} from '@astaguide/contracts/analytics/failed-event';
import { FAILED_EVENTS_PAGE } from '@astaguide/contracts/analytics/failed-event';
import type { ShortLink, ShortLinkInput } from '@astaguide/contracts/catalog/short-link';
import type { CheckedLink, LinkChecksQueued, LinkSwitch } from '@astaguide/contracts/operations/link-check';
import { queueHealthSchema, type QueueHealth } from '@astaguide/contracts/operations/queue-health';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { loaderOf } from '../../api/query-client';
import { sendJson } from '../../api/http';

const SHORT_LINKS = '/api/short-links';
const FAILED_EVENTS = '/api/operations/failed-events';
/** Polling interval, in milliseconds. */
const LOOK_EVERY = 2000;
/** The same for link checks, which take longer. */
const LOOK_FOR_CHECKS_EVERY = 5000;

/** The state of the queue, polled while it is shown. */
export const queueHealthQuery = queryOptions<QueueHealth>({
  queryKey: ['/api/operations/queue'],
  queryFn: async ({ client, signal }) =>
    queueHealthSchema.parse(await loaderOf(client)('/api/operations/queue', signal)),
  staleTime: 0,
  refetchInterval: LOOK_EVERY,
});

/** Reasons of failed events, with their number. */
export const failureReasonsQuery = queryOptions<FailureReason[]>({
  queryKey: [`${FAILED_EVENTS}/reasons`],
  staleTime: 0,
});

/** Failed events, page by page. @param reason undefined for all */
export const failedEventsQuery = (reason: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [FAILED_EVENTS, reason ?? null],
    queryFn: async ({ client, pageParam, signal }) => {
      const query = new URLSearchParams();
      if (reason !== undefined) query.set('reason', reason);
      if (pageParam !== null) query.set('before', pageParam);
      return (await loaderOf(client)(`${FAILED_EVENTS}?${query}`, signal)) as FailedEvent[];
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length === FAILED_EVENTS_PAGE ? page.at(-1)!.id : null),
    staleTime: 0,
  });

/** A failed event with its full text. */
export const failedEventQuery = (id: string) =>
  queryOptions<FailedEventText>({ queryKey: [`${FAILED_EVENTS}/${id}`], staleTime: 0 });

/** Replays a failed event in the given form. */
export const replayMutation = mutationOptions<unknown, Error, { id: string; event: TrackedEvent }>({
  mutationFn: ({ id, event }) => sendJson('POST', `${FAILED_EVENTS}/${id}/replay`, { event }),
  onSettled: (_answer, _error, _input, _result, { client }) => refetchFailedEvents(client),
});

/** Replays all failed events with a reason. */
export const replayReasonMutation = mutationOptions<Replayed, Error, ReplayReasonRequest>({
  mutationFn: async (request) => (await sendJson('POST', `${FAILED_EVENTS}/replay`, request)) as Replayed,
  onSettled: (_answer, _error, _input, _result, { client }) => refetchFailedEvents(client),
});

export const deleteFailedEventMutation = mutationOptions<unknown, Error, string>({
  mutationFn: (id) => sendJson('DELETE', `${FAILED_EVENTS}/${id}`),
  onSettled: (_answer, _error, _input, _result, { client }) => refetchFailedEvents(client),
});

/** Refetches everything about failed events. */
export async function refetchFailedEvents(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [FAILED_EVENTS] }),
    client.invalidateQueries({ queryKey: failureReasonsQuery.queryKey }),
    client.invalidateQueries({ queryKey: queueHealthQuery.queryKey }),
  ]);
}

/** The affiliate links with their last checks, polled while they are shown. */
export const checkedLinksQuery = queryOptions<CheckedLink[]>({
  queryKey: ['/api/operations/links'],
  staleTime: 0,
  refetchInterval: LOOK_FOR_CHECKS_EVERY,
});

/** When other links took over from broken ones, polled like their checks. */
export const linkSwitchesQuery = queryOptions<LinkSwitch[]>({
  queryKey: ['/api/operations/links/switches'],
  staleTime: 0,
  refetchInterval: LOOK_FOR_CHECKS_EVERY,
});

/** Queues a check of all links. */
export const checkLinksMutation = mutationOptions<LinkChecksQueued, Error, void>({
  mutationFn: async () => (await sendJson('POST', '/api/operations/links/check')) as LinkChecksQueued,
  onSuccess: (_answer, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: checkedLinksQuery.queryKey }),
});

/** The owner's short links, the newest first. */
export const shortLinksQuery = queryOptions<ShortLink[]>({ queryKey: [SHORT_LINKS], staleTime: 0 });

/** Throws an ApiError of status 409 for a slug in use. */
export const createShortLinkMutation = mutationOptions<ShortLink, Error, ShortLinkInput>({
  mutationFn: async (input) => (await sendJson('POST', SHORT_LINKS, input)) as ShortLink,
  onSuccess: (_answer, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: shortLinksQuery.queryKey }),
});

export const deleteShortLinkMutation = mutationOptions<unknown, Error, string>({
  mutationFn: (slug) => sendJson('DELETE', `${SHORT_LINKS}/${slug}`),
  onSuccess: (_answer, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: shortLinksQuery.queryKey }),
});
