import { z } from 'zod';
import { daysIn, LONGEST_REPORT, reportComparisons, reportGrains, reportRanges } from './report-period';

/** What the figures are broken down by. */
export const reportDimensions = ['product', 'page', 'slot', 'source', 'device', 'country'] as const;
export type ReportDimension = (typeof reportDimensions)[number];

/** The rows of a breakdown that a report carries at the most; its CSV has them all. */
export const BREAKDOWN_ROWS = 50;

const queryShape = {
  range: z.enum(reportRanges).default('28d'),
  compare: z.enum(reportComparisons).default('previous'),
  /** First and last UTC day, both included; with the range 'custom', and only with it. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

interface AskedDays {
  range: (typeof reportRanges)[number];
  from?: string | undefined;
  to?: string | undefined;
}

/** Which days make no period; what lies in the future only the server can say. */
function checkDays({ value, issues }: z.core.ParsePayload<AskedDays>): void {
  const { range, from, to } = value;
  const refuse = (path: 'from' | 'to', message: string) =>
    issues.push({ code: 'custom', input: value[path], path: [path], message });
  if (range !== 'custom') {
    if (from !== undefined) refuse('from', "Days go with the range 'custom' only");
    if (to !== undefined) refuse('to', "Days go with the range 'custom' only");
    return;
  }
  if (from === undefined) refuse('from', 'The first day is missing');
  if (to === undefined) refuse('to', 'The last day is missing');
  if (from === undefined || to === undefined) return;
  if (to < from) refuse('to', 'The last day lies before the first');
  else if (daysIn({ from, to }) > LONGEST_REPORT) refuse('to', `More than ${LONGEST_REPORT} days`);
}

/** The query of `GET /api/analytics/report`. */
export const reportQuerySchema = z.object(queryShape).check(checkDays);
export type ReportQuery = z.infer<typeof reportQuerySchema>;

/** The query of `GET /api/analytics/report.csv`: the report, and which of its tables. */
export const reportCsvQuerySchema = z
  .object({ ...queryShape, table: z.enum(['series', ...reportDimensions]) })
  .check(checkDays);
export type ReportCsvQuery = z.infer<typeof reportCsvQuerySchema>;

/**
 * What is counted. Visitors are daily visitors: a visitor's mark changes every midnight (UTC) and cannot be
 * followed beyond it, so that who comes on three days counts three times. Within one
 * day nobody counts twice: a visitor counts in the hour of the day's first event, so that hours add up to days.
 */
const figuresSchema = z.object({
  views: z.number().int(),
  clicks: z.number().int(),
  visitors: z.number().int(),
});
export type ReportFigures = z.infer<typeof figuresSchema>;

/** Figures with what they are measured against. */
const measuredSchema = figuresSchema.extend({
  /** Clicks for each view, 0.05 for 5 in 100; null where nothing was viewed. */
  clickThroughRate: z.number().nullable(),
  /** The comparison period's figures; null without a comparison. */
  compared: figuresSchema.nullable(),
  /** By how much each figure grew, 0.5 for half as much again, -1 for all gone; null where there was none before. */
  change: z
    .object({
      views: z.number().nullable(),
      clicks: z.number().nullable(),
      visitors: z.number().nullable(),
    })
    .nullable(),
});
export type MeasuredFigures = z.infer<typeof measuredSchema>;

const periodSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

/** The answer of `GET /api/analytics/report`. Days are UTC days, weeks begin on Monday; bots are left out. */
export const analyticsReportSchema = z.object({
  period: periodSchema,
  /** As many days as the period has; null without a comparison. */
  comparison: periodSchema.nullable(),
  /** When the figures were read. A bucket that begins later has not been yet, and is 0. */
  asOf: z.iso.datetime(),
  grain: z.enum(reportGrains),
  /**
   * One row a bucket, ascending and without gaps; nothing counted is 0. `end` is not part of the bucket. The
   * comparison of a bucket lies as far into the comparison period as the bucket into its own, and is as long.
   */
  series: z.array(
    figuresSchema.extend({
      start: z.iso.datetime(),
      end: z.iso.datetime(),
      compared: figuresSchema.nullable(),
    }),
  ),
  totals: measuredSchema,
  /** One for each dimension. */
  breakdowns: z.array(
    z.object({
      dimension: z.enum(reportDimensions),
      /** How many keys there are; at most 50 of them are listed. */
      keys: z.number().int(),
      /** Most clicks first, then most views. What only the comparison period has is listed with 0. */
      rows: z.array(
        measuredSchema.extend({
          /** A product's id, a path, a slot, a host, a device, a country's two letters. */
          key: z.string(),
          /** What people read: a product's or a country's name, else the key. */
          label: z.string(),
        }),
      ),
    }),
  ),
});
export type AnalyticsReport = z.infer<typeof analyticsReportSchema>;
export type ReportBreakdown = AnalyticsReport['breakdowns'][number];

/** Figures measured against those of the comparison, where there is one. */
export function measure(
  { views, clicks, visitors }: ReportFigures,
  compared: ReportFigures | null,
): MeasuredFigures {
  return {
    views,
    clicks,
    visitors,
    clickThroughRate: views === 0 ? null : clicks / views,
    compared,
    change: compared && {
      views: growth(views, compared.views),
      clicks: growth(clicks, compared.clicks),
      visitors: growth(visitors, compared.visitors),
    },
  };
}

function growth(now: number, before: number): number | null {
  return before === 0 ? null : now / before - 1;
}
