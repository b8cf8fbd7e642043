import { csvTable } from '@astaguide/contracts/lib/csv';
import type { NewsletterSubscriber } from '@astaguide/contracts/publishing/newsletter';

const columns = [
  'email',
  'subscribedAt',
  'isActive',
  'state',
  'stateAt',
  'page',
  'consentVersion',
  'importSource',
  'frequency',
] as const satisfies (keyof NewsletterSubscriber)[];

/** All subscribers as CSV (RFC 4180) with all that is known of them, with moments in ISO 8601, UTC. */
export function subscribersCsv(subscribers: readonly NewsletterSubscriber[]): string {
  const rows = subscribers.map((one) =>
    columns.map((column) => {
      const value = one[column];
      return typeof value === 'boolean' ? String(value) : value;
    }),
  );
  return csvTable([columns, ...rows]);
}
