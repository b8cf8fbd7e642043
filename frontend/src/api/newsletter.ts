import type {
  NewsletterSignedUp,
  NewsletterSignUp,
  NewsletterSubscriber,
} from '@astaguide/contracts/newsletter';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { sendJson } from './http';

/** Everybody who subscribes, newest first; for the owner only. */
const subscribersQuery = queryOptions<NewsletterSubscriber[]>({ queryKey: ['/api/newsletter'] });

/** Signs an address up. Too many from one place are an ApiError of status 429. */
export const subscribeMutation = mutationOptions<NewsletterSignedUp, Error, NewsletterSignUp>({
  mutationFn: async (signUp) => (await sendJson('POST', '/api/newsletter', signUp)) as NewsletterSignedUp,
  onSuccess: (_answer, _variables, _result, { client }) =>
    client.invalidateQueries({ queryKey: subscribersQuery.queryKey }),
});
