import { csvTable } from '@astaguide/contracts/lib/csv';
import type { NewsletterSubscriber } from '@astaguide/contracts/publishing/newsletter';

const HEADER = ['email', 'subscribedAt', 'isActive'];

/** All subscribers as CSV (RFC 4180), with moments in ISO 8601, UTC. */
export function subscribersCsv(subscribers: readonly NewsletterSubscriber[]): string {
  return csvTable([HEADER, ...subscribers.map((one) => [one.email, one.subscribedAt, String(one.isActive)])]);
}
