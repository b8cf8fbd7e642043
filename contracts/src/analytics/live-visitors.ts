import { z } from 'zod';

/** Minutes back from the present in which a visitor was seen. */
export const liveMinutes = { few: 5, many: 30 } as const;

/**
 * How many people have been on the site just now, by any event of theirs; bots are left out. The answer of
 * `GET /api/analytics/visitors`, and of the live stream whenever it differs from the one before. At the site's
 * midnight visitors get new numbers: who is there before and after counts twice for half an hour.
 */
export const liveVisitorsSchema = z.object({
  /** Of the last 5 minutes. */
  few: z.number().int(),
  /** Of the last 30 minutes, those of the last 5 among them. */
  many: z.number().int(),
});
export type LiveVisitors = z.infer<typeof liveVisitorsSchema>;
