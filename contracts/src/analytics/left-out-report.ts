import { z } from 'zod';
import {
  answeredRangeShape,
  checkDays,
  derivedStateSchema,
  rangeQuerySchema,
  rangeShape,
} from '../report/analytics-report';

/** What left-out events are broken down by: why, by which family of programs, from which network. */
export const leftOutDimensions = ['reason', 'agent', 'network'] as const;
export type LeftOutDimension = (typeof leftOutDimensions)[number];

/** The rows of a breakdown that an answer carries at the most; the CSV has them all. */
export const LEFT_OUT_ROWS = 50;

export const leftOutQuerySchema = rangeQuerySchema;

/** The query of `GET /api/analytics/left-out.csv`: the days, or one of the breakdowns. */
export const leftOutCsvQuerySchema = z
  .object({ ...rangeShape, table: z.enum(['days', ...leftOutDimensions]) })
  .check(checkDays);
export type LeftOutCsvQuery = z.infer<typeof leftOutCsvQuerySchema>;

const figuresSchema = z.object({
  events: z.number().int(),
  views: z.number().int(),
  clicks: z.number().int(),
  /** Daily visitors: one of several days counts on each. */
  visitors: z.number().int(),
});
export type LeftOutFigures = z.infer<typeof figuresSchema>;

/** The answer of `GET /api/analytics/left-out`: what was judged to be bots', and so left out of every other figure. */
export const leftOutReportSchema = z.object({
  ...answeredRangeShape,
  /** A day counts as missing while it is not computed. Without a time nothing is known yet, and every figure is 0. */
  derived: derivedStateSchema,
  totals: figuresSchema.extend({
    /** The events of people on the same days, for comparison. */
    counted: z.number().int(),
    /** Null without a comparison. */
    compared: figuresSchema.nullable(),
  }),
  /** Every day of the period, oldest first. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      ...figuresSchema.shape,
      /** False while what was left out that day was never computed: the figures are 0 then. */
      isComputed: z.boolean(),
    }),
  ),
  /** Most events first. An event of several reasons counts under each of them. */
  breakdowns: z.array(
    z.object({
      dimension: z.enum(leftOutDimensions),
      /** How many there are; at most 50 of them are listed. */
      keys: z.number().int(),
      rows: z.array(figuresSchema.extend({ key: z.string() })),
    }),
  ),
});
export type LeftOutReport = z.infer<typeof leftOutReportSchema>;
