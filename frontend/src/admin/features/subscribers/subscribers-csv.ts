import { csvTable } from '@astaguide/contracts/values/csv';
import type { NewsletterSubscriber } from '@astaguide/contracts/site/newsletter';

const HEADER = ['email', 'subscribedAt', 'isActive'];

/** All subscribers as CSV (RFC 4180), with moments in ISO 8601, UTC. */
export function subscribersCsv(subscribers: readonly NewsletterSubscriber[]): string {
  const rows = subscribers.map(({ email, subscribedAt, isActive }) => [
    email,
    subscribedAt,
    String(isActive),
  ]);
  return csvTable([HEADER, ...rows]);
}
