import { z } from 'zod';
import {
  answeredFiltersShape,
  answeredRangeShape,
  projectionStateSchema,
  exportedTable,
  reportQuerySchema,
} from './analytics-report';

/** Dimensions of the funnel: channel, device and country at the start of a session. */
export const funnelDimensions = ['channel', 'device', 'country'] as const;

/** Maximum number of rows per breakdown in a response; the CSV contains all. */
export const FUNNEL_ROWS = 50;

/** The query of `GET /api/analytics/funnel`: the report's query, and a goal as a further step. */
export const funnelQuerySchema = reportQuerySchema.safeExtend({
  goal: z.string().max(60).optional().describe('The name of a goal, for a further step.'),
});
export type FunnelQuery = z.infer<typeof funnelQuerySchema>;

/** The query of `GET /api/analytics/funnel.csv`. */
export const funnelCsvQuerySchema = funnelQuerySchema.safeExtend({
  table: exportedTable(['total', ...funnelDimensions]),
});
export type FunnelCsvQuery = z.infer<typeof funnelCsvQuerySchema>;

const stepsSchema = z.object({
  /** Sessions: a visitor's events without a pause of 30 minutes. They end at midnight, when visitor hashes change. */
  sessions: z.number().int(),
  /** Sessions that viewed the comparison or a review. */
  engaged: z.number().int(),
  /** Engaged sessions that then clicked a buy link. */
  clicked: z.number().int(),
  /** Engaged sessions that then reached the goal of the query; absent without one. */
  reached: z.number().int().optional(),
});
export type FunnelSteps = z.infer<typeof stepsSchema>;

const measuredStepsSchema = stepsSchema.extend({
  /** Share of all sessions; null without sessions. */
  engagedRate: z.number().nullable(),
  clickedRate: z.number().nullable(),
  reachedRate: z.number().nullable().optional(),
  compared: stepsSchema.nullable(),
});
export type MeasuredSteps = z.infer<typeof measuredStepsSchema>;

/**
 * The response of `GET /api/analytics/funnel`: how many sessions lead to a click on a buy link. Filters keep whole
 * sessions that have at least one matching event.
 */
export const visitFunnelSchema = z.object({
  ...answeredRangeShape,
  ...answeredFiltersShape,
  projections: projectionStateSchema,
  /** The goal of the last step, as it is named; null without one. */
  goal: z.string().meta({ example: 'Newsletter' }).nullable(),
  totals: measuredStepsSchema,
  breakdowns: z.array(
    z.object({
      dimension: z.enum(funnelDimensions),
      /** Number of keys; at most 50 of them are listed. */
      keys: z.number().int(),
      /** Most sessions first. Keys that occur only in the comparison period are listed with 0. */
      rows: z.array(
        measuredStepsSchema.extend({
          key: z.string().meta({ example: 'organic-search' }),
          label: z.string().meta({ example: 'Organic search' }),
        }),
      ),
    }),
  ),
});
export type VisitFunnel = z.infer<typeof visitFunnelSchema>;
export type FunnelBreakdown = VisitFunnel['breakdowns'][number];

/** Computes the rates of the steps. */
export function measureSteps(steps: FunnelSteps, compared: FunnelSteps | null): MeasuredSteps {
  const { sessions, engaged, clicked, reached } = steps;
  const rate = (part: number) => (sessions === 0 ? null : part / sessions);
  return {
    ...steps,
    engagedRate: rate(engaged),
    clickedRate: rate(clicked),
    ...(reached !== undefined && { reachedRate: rate(reached) }),
    compared,
  };
}
