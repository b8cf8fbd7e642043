import type { NewsletterSubscriber, SubscriberState } from '@astaguide/contracts/publishing/newsletter';

/** Addresses of active subscribers. */
export function activeAddresses(subscribers: readonly NewsletterSubscriber[]): string[] {
  return subscribers.filter(({ isActive }) => isActive).map(({ email }) => email);
}

/** Subscribers of a state whose address or sign-up page contains a text, case-insensitively. */
export function findSubscribers(
  subscribers: NewsletterSubscriber[],
  text: string,
  state?: SubscriberState,
): NewsletterSubscriber[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '' && state === undefined) return subscribers;
  return subscribers.filter(
    (one) =>
      (state === undefined || one.state === state) &&
      (one.email.toLowerCase().includes(wanted) ||
        (wanted !== '' && one.page?.toLowerCase().includes(wanted))),
  );
}
