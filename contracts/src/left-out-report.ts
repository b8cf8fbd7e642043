import { z } from 'zod';
import { answeredRangeShape, derivedStateSchema, rangeQuerySchema } from './analytics-report';

/** What left-out events are broken down by: why, by which family of programs, from which network. */
export const leftOutDimensions = ['reason', 'agent', 'network'] as const;
export type LeftOutDimension = (typeof leftOutDimensions)[number];

/** The rows of a breakdown that an answer carries at the most. */
export const LEFT_OUT_ROWS = 50;

export const leftOutQuerySchema = rangeQuerySchema;

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
  derived: derivedStateSchema,
  totals: figuresSchema.extend({
    /** The events of people on the same days, for comparison. */
    counted: z.number().int(),
    /** Null without a comparison. */
    compared: figuresSchema.nullable(),
  }),
  /** Every day of the period, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), ...figuresSchema.shape })),
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
