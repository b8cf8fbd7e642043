import { z } from 'zod';
import { answeredFiltersShape, answeredRangeShape, projectionStateSchema } from './analytics-report';

/** Maximum number of rows in a response; the CSV contains all. */
export const ATTRIBUTION_ROWS = 200;

const metricsShape = {
  /** How often a buy link was seen: at least half of it visible for a second, counted once per page view. */
  impressions: z.number().int(),
  clicks: z.number().int(),
};

/**
 * The response of `GET /api/analytics/attribution`: impressions and clicks of buy links by page, placement and product.
 * For impressions, filters by link placement and product match the link that was seen; other filters match the event.
 */
export const clickAttributionSchema = z.object({
  ...answeredRangeShape,
  ...answeredFiltersShape,
  projections: projectionStateSchema,
  totals: z.object(metricsShape),
  /** Number of rows; at most 200 of them are listed. */
  count: z.number().int(),
  /** Most clicks first, then most impressions. Rows that occur only in the comparison period are listed with 0. */
  rows: z.array(
    z.object({
      /** Null if the event has none. */
      page: z.string().meta({ example: '/comparison' }).nullable(),
      /** Null for a page that is not of this site. */
      pageTitle: z.string().meta({ example: 'Astaxanthin Supplement Comparison' }).nullable(),
      linkPlacement: z.string().meta({ example: 'comparison-row' }).nullable(),
      productId: z.number().int().nullable(),
      productName: z.string().meta({ example: 'Astaxanthin 12 mg' }).nullable(),
      ...metricsShape,
      /** Clicks per impression; null without impressions, and with more clicks than impressions. */
      clickRate: z.number().nullable(),
      compared: z.object(metricsShape).nullable(),
      /** Relative change of clicks: 0.5 for +50%; null if there were none before. */
      change: z.number().nullable(),
    }),
  ),
});
export type ClickAttribution = z.infer<typeof clickAttributionSchema>;
export type AttributionRow = ClickAttribution['rows'][number];
