import type {
  NewsletterSignedUp,
  NewsletterSignUp,
  NewsletterSubscriber,
} from '@astaguide/contracts/site/newsletter';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { sendJson } from './http';

/** Everybody who subscribes, newest first; for the owner only. Asked for anew whenever the list is opened. */
export const subscribersQuery = queryOptions<NewsletterSubscriber[]>({
  queryKey: ['/api/newsletter'],
  refetchOnMount: 'always',
});

/** Signs an address up. Too many from one place are an ApiError of status 429. */
export const subscribeMutation = mutationOptions<NewsletterSignedUp, Error, NewsletterSignUp>({
  mutationFn: async (signUp) => (await sendJson('POST', '/api/newsletter', signUp)) as NewsletterSignedUp,
  onSuccess: (_answer, _variables, _result, { client }) =>
    client.invalidateQueries({ queryKey: subscribersQuery.queryKey }),
});

/** Removes a subscriber for good. One that is already gone is an ApiError of status 404. */
export const deleteSubscriberMutation = mutationOptions<unknown, Error, number>({
  mutationFn: (id) => sendJson('DELETE', `/api/newsletter/${id}`),
  // The answer says all there is to know: a list of 100,000 need not be fetched again for one row less.
  onSuccess: (_answer, id, _result, { client }) =>
    client.setQueryData(subscribersQuery.queryKey, (subscribers) =>
      subscribers?.filter((subscriber) => subscriber.id !== id),
    ),
  onError: (_error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: subscribersQuery.queryKey }),
});
