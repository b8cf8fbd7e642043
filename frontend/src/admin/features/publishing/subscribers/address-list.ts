import type { NewsletterSubscriber } from '@astaguide/contracts/publishing/newsletter';

/** Addresses of active subscribers. */
export function activeAddresses(subscribers: readonly NewsletterSubscriber[]): string[] {
  return subscribers.filter(({ isActive }) => isActive).map(({ email }) => email);
}

/** Subscribers whose address contains a text, case-insensitively. */
export function findByAddress(subscribers: NewsletterSubscriber[], text: string): NewsletterSubscriber[] {
  const wanted = text.trim().toLowerCase();
  return wanted === ''
    ? subscribers
    : subscribers.filter(({ email }) => email.toLowerCase().includes(wanted));
}
