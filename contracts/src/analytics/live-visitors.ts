import { z } from 'zod';

/**
 * Current visitors, by any event, bot traffic excluded: the response of `GET /api/analytics/visitors`, also pushed by
 * the live stream when it changes. Visitor hashes change at the site's midnight, so a visitor seen before and after
 * it counts twice for half an hour.
 */
export const liveVisitorsSchema = z.object({
  /** Visitors of the last 5 minutes. */
  last5Minutes: z.number().int(),
  /** Visitors of the last 30 minutes, including the last 5. */
  last30Minutes: z.number().int(),
});
export type LiveVisitors = z.infer<typeof liveVisitorsSchema>;
