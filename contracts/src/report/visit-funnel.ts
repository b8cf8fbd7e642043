import { z } from 'zod';
import {
  answeredFiltersShape,
  answeredRangeShape,
  projectionStateSchema,
  reportQuerySchema,
} from './analytics-report';

/** What the funnel is broken down by: where, and on what, a session began. */
export const funnelDimensions = ['channel', 'device', 'country'] as const;

/** The rows of a breakdown that an answer carries at the most; the CSV has them all. */
export const FUNNEL_ROWS = 50;

/** The query of `GET /api/analytics/funnel.csv`. */
export const funnelCsvQuerySchema = reportQuerySchema.safeExtend({
  table: z.enum(['total', ...funnelDimensions]),
});
export type FunnelCsvQuery = z.infer<typeof funnelCsvQuerySchema>;

const stepsSchema = z.object({
  /** A visitor's events without a pause of 30 minutes; midnight ends one, as visitors change there. */
  sessions: z.number().int(),
  /** Sessions that viewed the comparison or a review. */
  engaged: z.number().int(),
  /** Engaged sessions that clicked a buy link after that. */
  clicked: z.number().int(),
});
export type FunnelSteps = z.infer<typeof stepsSchema>;

const measuredStepsSchema = stepsSchema.extend({
  /** Of the sessions; null without any. */
  engagedRate: z.number().nullable(),
  clickedRate: z.number().nullable(),
  compared: stepsSchema.nullable(),
});
export type MeasuredSteps = z.infer<typeof measuredStepsSchema>;

/**
 * The answer of `GET /api/analytics/funnel`: how many sessions come to a buy link's click. With filters, the whole
 * sessions that have an event which passes them.
 */
export const visitFunnelSchema = z.object({
  ...answeredRangeShape,
  ...answeredFiltersShape,
  projections: projectionStateSchema,
  totals: measuredStepsSchema,
  breakdowns: z.array(
    z.object({
      dimension: z.enum(funnelDimensions),
      /** How many keys there are; at most 50 of them are listed. */
      keys: z.number().int(),
      /** Most sessions first. What only the comparison period has is listed with 0. */
      rows: z.array(measuredStepsSchema.extend({ key: z.string(), label: z.string() })),
    }),
  ),
});
export type VisitFunnel = z.infer<typeof visitFunnelSchema>;
export type FunnelBreakdown = VisitFunnel['breakdowns'][number];

/** Steps with their rates. */
export function measureSteps(steps: FunnelSteps, compared: FunnelSteps | null): MeasuredSteps {
  const { sessions, engaged, clicked } = steps;
  const rate = (part: number) => (sessions === 0 ? null : part / sessions);
  return { sessions, engaged, clicked, engagedRate: rate(engaged), clickedRate: rate(clicked), compared };
}
