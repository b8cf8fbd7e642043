import { z } from 'zod';
import {
  answeredRangeShape,
  projectionStateSchema,
  exportedTable,
  rangeQuerySchema,
  rangeShape,
} from './report/analytics-report';
import { checkDays } from '../lib/report-period';

/** Dimensions of bot traffic: reason, bot, and network. */
export const botTrafficDimensions = ['reason', 'agent', 'network'] as const;
export type BotTrafficDimension = (typeof botTrafficDimensions)[number];

/** Maximum number of rows per breakdown in a response; the CSV contains all. */
export const BOT_TRAFFIC_ROWS = 50;

export const botTrafficQuerySchema = rangeQuerySchema;

/** The query of `GET /api/analytics/bot-traffic.csv`: exports the days or one of the breakdowns. */
export const botTrafficCsvQuerySchema = z
  .object({ ...rangeShape, table: exportedTable(['days', ...botTrafficDimensions]) })
  .check(checkDays);
export type BotTrafficCsvQuery = z.infer<typeof botTrafficCsvQuerySchema>;

const metricsSchema = z.object({
  events: z.number().int(),
  views: z.number().int(),
  clicks: z.number().int(),
  /** Daily visitors: a visitor counts once on each day. */
  visitors: z.number().int(),
});
export type BotTrafficMetrics = z.infer<typeof metricsSchema>;

/** The response of `GET /api/analytics/bot-traffic`: bot traffic, which all other metrics exclude. */
export const botTrafficReportSchema = z.object({
  ...answeredRangeShape,
  /** A day is missing until it is computed. If `asOf` is null, no day is computed yet and every metric is 0. */
  projections: projectionStateSchema,
  totals: metricsSchema.extend({
    /** Events that are not bot traffic on the same days, for comparison. */
    counted: z.number().int(),
    /** Null without a comparison. */
    compared: metricsSchema.nullable(),
  }),
  /** Every day of the period, oldest first. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      ...metricsSchema.shape,
      /** False if the day is not computed yet; its metrics are then 0. */
      isComputed: z.boolean(),
    }),
  ),
  /** Most events first. An event with several reasons counts under each of them. */
  breakdowns: z.array(
    z.object({
      dimension: z.enum(botTrafficDimensions),
      /** Number of keys; at most 50 of them are listed. */
      keys: z.number().int(),
      rows: z.array(metricsSchema.extend({ key: z.string().meta({ example: 'crawler' }) })),
    }),
  ),
});
export type BotTrafficReport = z.infer<typeof botTrafficReportSchema>;
