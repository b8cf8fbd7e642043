import { z } from 'zod';

/** Days and events that a demo history has at the most. */
export const MAX_DEMO_HISTORY_DAYS = 400;
export const MAX_DEMO_EVENTS = 5_000_000;

/** How a site's first start fills it. */
export const FIRST_DEMO_HISTORY = { days: 90, events: 25_000, seed: 1 } as const;

/** Generated visitors, clicks and sales: the same values make the same ones, with the same ids. */
export interface DemoHistory {
  /** First and last UTC day, 'YYYY-MM-DD'. */
  from: string;
  to: string;
  /** Events of all days together, the last one taken to its end. */
  events: number;
  seed: number;
  /** ISO 8601: what would come later on the last day has not happened yet. */
  until: string;
}

const DAY = 86_400_000;

/** The history of the days until now, today included. */
export function demoHistory(
  { days, events, seed }: { days: number; events: number; seed: number },
  now: Date,
): DemoHistory {
  const dayBefore = (count: number) => new Date(now.getTime() - count * DAY).toISOString().slice(0, 10);
  return { from: dayBefore(days - 1), to: dayBefore(0), events, seed, until: now.toISOString() };
}

/** `GET /api/demo-data`: how much of what is stored is demo data. */
export const demoDataSchema = z.object({
  /** Events in the log, excluded ones included. */
  events: z.number().int(),
  sales: z.number().int(),
  /** Products and articles that nobody has edited. */
  products: z.number().int(),
  posts: z.number().int(),
});
export type DemoData = z.infer<typeof demoDataSchema>;
