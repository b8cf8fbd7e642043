import { z } from 'zod';
import { answeredFiltersShape, answeredRangeShape, derivedStateSchema } from './analytics-report';

/** The rows that an answer carries at the most; the CSV has them all. */
export const ATTRIBUTION_ROWS = 200;

const figuresShape = {
  /** How often a buy link was really seen: half of it for a second, once a page view. */
  impressions: z.number().int(),
  clicks: z.number().int(),
};

/**
 * The answer of `GET /api/analytics/attribution`: which buy link, standing where, is seen and clicked. Filters by slot
 * and product ask what was seen for the slot and the product of the link, filters of other dimensions for the event's.
 */
export const clickAttributionSchema = z.object({
  ...answeredRangeShape,
  ...answeredFiltersShape,
  derived: derivedStateSchema,
  totals: z.object(figuresShape),
  /** How many rows there are; at most 200 of them are listed. */
  count: z.number().int(),
  /** Most clicks first, then most impressions. What only the comparison period has is listed with 0. */
  rows: z.array(
    z.object({
      /** Null where an event named none. */
      page: z.string().nullable(),
      slot: z.string().nullable(),
      productId: z.number().int().nullable(),
      productName: z.string().nullable(),
      ...figuresShape,
      /** Clicks for each impression; null without impressions, which older pages did not tell. */
      clickRate: z.number().nullable(),
      compared: z.object(figuresShape).nullable(),
      /** By how much clicks grew, 0.5 for half as much again; null where there were none before. */
      change: z.number().nullable(),
    }),
  ),
});
export type ClickAttribution = z.infer<typeof clickAttributionSchema>;
export type AttributionRow = ClickAttribution['rows'][number];
