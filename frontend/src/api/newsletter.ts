import type {
  NewsletterSignedUp,
  NewsletterSignUp,
  NewsletterSubscriber,
} from '@astaguide/contracts/publishing/newsletter';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { sendJson } from './http';

/** All subscribers, newest first; for the owner only. Refetched whenever the list is opened. */
export const subscribersQuery = queryOptions<NewsletterSubscriber[]>({
  queryKey: ['/api/newsletter'],
  refetchOnMount: 'always',
});

const refetchSubscribers = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: subscribersQuery.queryKey });

/** Removes subscribers from the cached list, because refetching up to 100,000 rows is not needed. */
function dropSubscribers(client: QueryClient, subscriberIds: readonly number[]): void {
  const gone = new Set(subscriberIds);
  client.setQueryData(subscribersQuery.queryKey, (subscribers) =>
    subscribers?.filter(({ id }) => !gone.has(id)),
  );
}

/** Subscribes an address. Throws an ApiError of status 429 for too many sign-ups from one client. */
export const subscribeMutation = mutationOptions<NewsletterSignedUp, Error, NewsletterSignUp>({
  mutationFn: (signUp) => sendJson('POST', '/api/newsletter', signUp),
  onSuccess: (_answer, _variables, _result, { client }) => refetchSubscribers(client),
});

/** Deletes a subscriber permanently. Throws an ApiError of status 404 for one that is already gone. */
export const deleteSubscriberMutation = mutationOptions<unknown, Error, number>({
  mutationFn: (id) => sendJson('DELETE', `/api/newsletter/${id}`),
  onSuccess: (_answer, id, _result, { client }) => dropSubscribers(client, [id]),
  onError: (_error, _id, _result, { client }) => refetchSubscribers(client),
});

/** Deletes subscribers permanently, in one request. */
export const deleteSubscribersMutation = mutationOptions<unknown, Error, number[]>({
  mutationFn: (subscriberIds) => sendJson('POST', '/api/newsletter/deletions', { subscriberIds }),
  onSuccess: (_answer, subscriberIds, _result, { client }) => dropSubscribers(client, subscriberIds),
  onError: (_error, _ids, _result, { client }) => refetchSubscribers(client),
});
