import { z } from 'zod';
import { answeredFiltersShape, answeredRangeShape, projectionStateSchema } from './analytics-report';

/** The rows that an answer carries at the most; the CSV has them all. */
export const ATTRIBUTION_ROWS = 200;

const metricsShape = {
  /** How often a buy link was really seen: half of it for a second, once a page view. */
  impressions: z.number().int(),
  clicks: z.number().int(),
};

/**
 * The answer of `GET /api/analytics/attribution`: which buy link, standing where, is seen and clicked. Filters by link placement
 * and product ask what was seen for the link placement and the product of the link, filters of other dimensions for the event's.
 */
export const clickAttributionSchema = z.object({
  ...answeredRangeShape,
  ...answeredFiltersShape,
  projections: projectionStateSchema,
  totals: z.object(metricsShape),
  /** How many rows there are; at most 200 of them are listed. */
  count: z.number().int(),
  /** Most clicks first, then most impressions. What only the comparison period has is listed with 0. */
  rows: z.array(
    z.object({
      /** Null where an event named none. */
      page: z.string().nullable(),
      linkPlacement: z.string().nullable(),
      productId: z.number().int().nullable(),
      productName: z.string().nullable(),
      ...metricsShape,
      /** Clicks for each impression; null without impressions, which older pages did not tell. */
      clickRate: z.number().nullable(),
      compared: z.object(metricsShape).nullable(),
      /** By how much clicks grew, 0.5 for half as much again; null where there were none before. */
      change: z.number().nullable(),
    }),
  ),
});
export type ClickAttribution = z.infer<typeof clickAttributionSchema>;
export type AttributionRow = ClickAttribution['rows'][number];
