import type {
  NewsletterSignedUp,
  NewsletterSignUp,
  NewsletterSubscriber,
} from '@astaguide/contracts/site/newsletter';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { sendJson } from './http';

/** All subscribers, newest first; for the owner only. Refetched whenever the list is opened. */
export const subscribersQuery = queryOptions<NewsletterSubscriber[]>({
  queryKey: ['/api/newsletter'],
  refetchOnMount: 'always',
});

/** Subscribes an address. Throws an ApiError of status 429 for too many sign-ups from one client. */
export const subscribeMutation = mutationOptions<NewsletterSignedUp, Error, NewsletterSignUp>({
  mutationFn: async (signUp) => (await sendJson('POST', '/api/newsletter', signUp)) as NewsletterSignedUp,
  onSuccess: (_answer, _variables, _result, { client }) =>
    client.invalidateQueries({ queryKey: subscribersQuery.queryKey }),
});

/** Deletes a subscriber permanently. Throws an ApiError of status 404 for one that is already gone. */
export const deleteSubscriberMutation = mutationOptions<unknown, Error, number>({
  mutationFn: (id) => sendJson('DELETE', `/api/newsletter/${id}`),
  // Removed from the cached list, because refetching up to 100,000 rows is not needed.
  onSuccess: (_answer, id, _result, { client }) =>
    client.setQueryData(subscribersQuery.queryKey, (subscribers) =>
      subscribers?.filter((subscriber) => subscriber.id !== id),
    ),
  onError: (_error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: subscribersQuery.queryKey }),
});

/** Deletes subscribers permanently, in one request. */
export const deleteSubscribersMutation = mutationOptions<unknown, Error, number[]>({
  mutationFn: (subscriberIds) => sendJson('POST', '/api/newsletter/deletions', { subscriberIds }),
  onSuccess: (_answer, subscriberIds, _result, { client }) => {
    const gone = new Set(subscriberIds);
    client.setQueryData(subscribersQuery.queryKey, (subscribers) =>
      subscribers?.filter(({ id }) => !gone.has(id)),
    );
  },
  onError: (_error, _ids, _result, { client }) =>
    client.invalidateQueries({ queryKey: subscribersQuery.queryKey }),
});
