import { z } from 'zod';

/** Days in `clicksByDate`, including today. */
export const SUMMARY_DAYS = 30;
/** Maximum number of events in `recentEvents`. */
export const RECENT_EVENTS = 20;

/** The response of `GET /api/analytics/summary`, also pushed by the live stream whenever a metric changes. */
export const analyticsSummarySchema = z.object({
  totalClicks: z.number().int(),
  /** Most clicks first. */
  topProducts: z.array(
    z.object({
      productId: z.number().int(),
      productName: z.string().meta({ example: 'Astaxanthin 12 mg' }),
      clicks: z.number().int(),
    }),
  ),
  /** Events of people, newest first, at most 20; impressions (`offers_seen`) are not listed. */
  recentEvents: z.array(
    z.object({
      id: z.string().meta({ example: '6f1d2c3b-4a5e-4f60-8b7c-9d0e1f2a3b4c' }),
      event_type: z.string().meta({ example: 'affiliate_click' }),
      product_name: z.string().meta({ example: 'Astaxanthin 12 mg' }).nullable(),
      timestamp: z.iso.datetime(),
    }),
  ),
  /** One row per day, ascending, for the last 30 days; 0 for a day without clicks. */
  clicksByDate: z.array(z.object({ date: z.iso.date(), clicks: z.number().int() })),
});
export type AnalyticsSummary = z.infer<typeof analyticsSummarySchema>;
