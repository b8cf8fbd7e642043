import { z } from 'zod';

/** Maximum number of days and events of a demo history. */
export const MAX_DEMO_HISTORY_DAYS = 400;
export const MAX_DEMO_EVENTS = 5_000_000;

/** The demo history that the first start of a site loads. */
export const FIRST_DEMO_HISTORY = { days: 90, events: 25_000, seed: 1 } as const;

/** Parameters of generated visitors, clicks and sales: the same values generate the same data with the same ids. */
export interface DemoHistory {
  /** First and last UTC day, 'YYYY-MM-DD'. */
  from: string;
  to: string;
  /** Number of events over all days, counting the last day in full. */
  events: number;
  seed: number;
  /** ISO 8601; events later on the last day are not generated. */
  until: string;
}

const DAY = 86_400_000;

/** A demo history that ends now, including today. */
export function demoHistory(
  { days, events, seed }: { days: number; events: number; seed: number },
  now: Date,
): DemoHistory {
  const dayBefore = (count: number) => new Date(now.getTime() - count * DAY).toISOString().slice(0, 10);
  return { from: dayBefore(days - 1), to: dayBefore(0), events, seed, until: now.toISOString() };
}

/** The response of `GET /api/demo-data`: the amount of stored demo data. */
export const demoDataSchema = z.object({
  /** Events in the log, including bot traffic. */
  events: z.number().int(),
  sales: z.number().int(),
  /** Products and articles that were never edited. */
  products: z.number().int(),
  posts: z.number().int(),
});
export type DemoData = z.infer<typeof demoDataSchema>;
