import { z } from 'zod';

/** How many days `clicksByDate` covers, today included. */
export const SUMMARY_DAYS = 30;
/** How many events `recentEvents` lists at the most. */
export const RECENT_EVENTS = 20;

/** `GET /api/analytics/summary`, and what the live stream pushes whenever a figure moved. */
export const analyticsSummarySchema = z.object({
  totalClicks: z.number().int(),
  /** Most clicks first. */
  topProducts: z.array(
    z.object({ productId: z.number().int(), productName: z.string(), clicks: z.number().int() }),
  ),
  /** What people did, newest first, at most 20: offers that were only seen (`offers_seen`) are not among them. */
  recentEvents: z.array(
    z.object({
      id: z.string(),
      event_type: z.string(),
      product_name: z.string().nullable(),
      timestamp: z.iso.datetime(),
    }),
  ),
  /** One row a day, ascending, the last 30 days; a day without clicks is 0. */
  clicksByDate: z.array(z.object({ date: z.iso.date(), clicks: z.number().int() })),
});
export type AnalyticsSummary = z.infer<typeof analyticsSummarySchema>;
