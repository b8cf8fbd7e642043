import {
  FAILED_EVENTS_PAGE,
  type FailedEvent,
  type FailedEventText,
  type FailureReason,
  type Replayed,
  type ReplayReasonRequest,
} from '@astaguide/contracts/analytics/failed-event';
import type {
  ImportedShortLinks,
  ShortLink,
  ShortLinkChange,
  ShortLinkInput,
} from '@astaguide/contracts/catalog/short-link';
import type { CheckedLink, LinkChecksQueued, LinkSwitch } from '@astaguide/contracts/publishing/link-check';
import { queueHealthSchema, type QueueHealth } from '@astaguide/contracts/operations/queue-health';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerTo, loaderOf } from '../../api/query-client';
import { sendFile, sendJson } from '../../api/http';
import { freshQuery } from './fresh-query';
import { deletionFrom, refetch, refetching } from './mutations';

const SHORT_LINKS = '/api/short-links';
const FAILED_EVENTS = '/api/operations/failed-events';
/** Polling interval, in milliseconds. */
const LOOK_EVERY = 2000;
/** The same for link checks, which take longer. */
const LOOK_FOR_CHECKS_EVERY = 5000;

/** The state of the queue, polled while it is shown. */
export const queueHealthQuery = queryOptions<QueueHealth>({
  ...freshQuery('/api/operations/queue', LOOK_EVERY),
  queryFn: async (context) => queueHealthSchema.parse(await answerTo(context)),
});

/** Reasons of failed events, with their number. */
export const failureReasonsQuery = freshQuery<FailureReason[]>(`${FAILED_EVENTS}/reasons`);

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
export const failedEventQuery = (id: string) => freshQuery<FailedEventText>(`${FAILED_EVENTS}/${id}`);

const ofFailedEvents = [{ queryKey: [FAILED_EVENTS] }, failureReasonsQuery, queueHealthQuery];

/** Refetches everything about failed events. */
export const refetchFailedEvents = (client: QueryClient) => refetch(client, ...ofFailedEvents);

/** Replays a failed event in the given form. */
export const replayMutation = mutationOptions({
  mutationFn: ({ id, event }: { id: string; event: TrackedEvent }) =>
    sendJson('POST', `${FAILED_EVENTS}/${id}/replay`, { event }),
  onSettled: refetching(...ofFailedEvents),
});

/** Replays all failed events with a reason. */
export const replayReasonMutation = mutationOptions({
  mutationFn: (request: ReplayReasonRequest) =>
    sendJson<Replayed>('POST', `${FAILED_EVENTS}/replay`, request),
  onSettled: refetching(...ofFailedEvents),
});

/** Deletes all failed events, or those with a reason. */
export const deleteFailedEventsMutation = mutationOptions({
  mutationFn: (reason: string | undefined) =>
    sendJson(
      'DELETE',
      reason === undefined ? FAILED_EVENTS : `${FAILED_EVENTS}?${new URLSearchParams({ reason })}`,
    ),
  onSettled: refetching(...ofFailedEvents),
});

export const deleteFailedEventMutation = deletionFrom<string>(FAILED_EVENTS, ...ofFailedEvents);

/** The links that visitors get with their last checks, polled while they are shown. */
export const checkedLinksQuery = freshQuery<CheckedLink[]>('/api/operations/links', LOOK_FOR_CHECKS_EVERY);

/** When other links took over from broken ones, polled like their checks. */
export const linkSwitchesQuery = freshQuery<LinkSwitch[]>(
  '/api/operations/links/switches',
  LOOK_FOR_CHECKS_EVERY,
);

/** Queues a check of all links. */
export const checkLinksMutation = mutationOptions({
  mutationFn: () => sendJson<LinkChecksQueued>('POST', '/api/operations/links/check'),
  onSuccess: refetching(checkedLinksQuery),
});

/** The owner's short links, the newest first. */
export const shortLinksQuery = freshQuery<ShortLink[]>(SHORT_LINKS);

/** Throws an ApiError of status 409 for a slug in use. */
export const createShortLinkMutation = mutationOptions({
  mutationFn: (input: ShortLinkInput) => sendJson<ShortLink>('POST', SHORT_LINKS, input),
  onSuccess: refetching(shortLinksQuery),
});

export const changeShortLinkMutation = mutationOptions({
  mutationFn: ({ slug, input }: { slug: string; input: ShortLinkChange }) =>
    sendJson<ShortLink>('PUT', `${SHORT_LINKS}/${slug}`, input),
  onSuccess: refetching(shortLinksQuery),
});

/** Imports a file of short links: all or none. */
export const importShortLinksMutation = mutationOptions({
  mutationFn: (file: File) => sendFile<ImportedShortLinks>(`${SHORT_LINKS}.csv`, 'file', file),
  onSuccess: refetching(shortLinksQuery),
});

export const deleteShortLinkMutation = deletionFrom<string>(SHORT_LINKS, shortLinksQuery);
