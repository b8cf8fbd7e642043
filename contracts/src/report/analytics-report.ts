import { z } from 'zod';
import { inputDay } from '../values/calendar-range';
import { reportDimensions } from './report-dimension';
import { MAX_FILTERS, readFilter } from './report-filter';
import { daysIn, MAX_REPORT_DAYS, reportComparisons, reportGrains, reportRanges } from './report-period';

/** The rows of a breakdown that a report carries at the most; its CSV has them all. */
export const BREAKDOWN_ROWS = 50;

/** The query that every screen over a range has. */
export const rangeShape = {
  range: z.enum(reportRanges).default('28d'),
  compare: z.enum(reportComparisons).default('previous'),
  /** First and last day of the owner's zone, both included; with the range 'custom', and only with it. */
  from: inputDay().optional(),
  to: inputDay().optional(),
};

const filter = z
  .string()
  .max(400)
  .refine((text) => readFilter(text) !== null, 'Expected a dimension, a colon and a key');

/** 'page:/comparison', 'device!:mobile'; repeated for several, see ReportFilter. */
const filters = z.union([filter, z.array(filter).max(MAX_FILTERS)]).optional();

interface DaysQuery {
  range: (typeof reportRanges)[number];
  from?: string | undefined;
  to?: string | undefined;
}

/** Which days make no period; what lies in the future only the server can say. */
export function checkDays({ value, issues }: z.core.ParsePayload<DaysQuery>): void {
  const { range, from, to } = value;
  const refuse = (path: 'from' | 'to', message: string) =>
    issues.push({ code: 'custom', input: value[path], path: [path], message });
  if (range !== 'custom') {
    if (from !== undefined) refuse('from', "Days go with the range 'custom' only");
    if (to !== undefined) refuse('to', "Days go with the range 'custom' only");
    return;
  }
  if (from === undefined) refuse('from', 'Choose a start date');
  if (to === undefined) refuse('to', 'Choose an end date');
  if (from === undefined || to === undefined) return;
  if (to < from) refuse('to', 'The end date is before the start date');
  else if (daysIn({ from, to }) > MAX_REPORT_DAYS) refuse('to', `More than ${MAX_REPORT_DAYS} days`);
}

/** Which days a screen shows, and what it compares them with. */
export const rangeQuerySchema = z.object(rangeShape).check(checkDays);
export type RangeQuery = z.infer<typeof rangeQuerySchema>;

const filteredRangeShape = { ...rangeShape, filter: filters };

/** The query of every screen that takes filters: report, attribution, funnel, earnings. */
export const reportQuerySchema = z.object(filteredRangeShape).check(checkDays);
export type ReportQuery = z.infer<typeof reportQuerySchema>;

/** The query of `GET /api/analytics/report.csv`: the report, and which of its tables. */
export const reportCsvQuerySchema = reportQuerySchema.safeExtend({
  table: z.enum(['series', ...reportDimensions]),
});
export type ReportCsvQuery = z.infer<typeof reportCsvQuerySchema>;

/**
 * What is counted. Visitors are daily visitors: a visitor's number changes every midnight of the site's time zone and
 * cannot be followed beyond it, so that who comes on three days counts three times. Each is counted once a day under
 * every key, in the hour of the day's first event: so hours add up to days, but an hour shows who came in it first.
 */
const metricsSchema = z.object({
  views: z.number().int(),
  clicks: z.number().int(),
  /** One visitor's clicks on one product, or on none, count once a day, under every key and in the hour of the first. */
  uniqueClicks: z.number().int(),
  visitors: z.number().int(),
});
export type ReportMetrics = z.infer<typeof metricsSchema>;

/** The metrics of a report, in the order of its files. */
export const reportMetrics = Object.keys(metricsSchema.shape) as (keyof ReportMetrics)[];

/** @param valueOf the value of each metric */
export const metricsBy = <Value>(valueOf: (metric: keyof ReportMetrics) => Value) =>
  Object.fromEntries(reportMetrics.map((metric) => [metric, valueOf(metric)])) as Record<
    keyof ReportMetrics,
    Value
  >;

/** Metrics with what they are measured against. */
const measuredSchema = metricsSchema.extend({
  /** Clicks for each view, 0.05 for 5 in 100; null where nothing was viewed. */
  clickThroughRate: z.number().nullable(),
  /** The comparison period's metrics; null without a comparison. */
  compared: metricsSchema.nullable(),
  /** By how much each metric grew, 0.5 for half as much again, -1 for all gone; null where there was none before. */
  change: z.record(metricsSchema.keyof(), z.number().nullable()).nullable(),
});
export type MeasuredMetrics = z.infer<typeof measuredSchema>;

export const reportPeriodSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

/** A stretch of time as moments in UTC, the end not included. */
export const reportSpanSchema = z.object({ start: z.iso.datetime(), end: z.iso.datetime() });
export type ReportSpan = z.infer<typeof reportSpanSchema>;

/** What every answer about a range says of it. Bots are left out of all metrics. */
export const answeredRangeShape = {
  /** Days of the zone below, both included. */
  period: reportPeriodSchema,
  /** As many days as the period has; null without a comparison. */
  comparison: reportPeriodSchema.nullable(),
  /** The owner's zone, an IANA name: whose days these are. */
  timeZone: z.string(),
  /** When the metrics were read. */
  asOf: z.iso.datetime(),
};

/** What an answer says of the filters it was asked with. */
export const answeredFiltersShape = {
  /** What the metrics are limited to, in the query's order. */
  filters: z.array(
    z.object({
      dimension: z.enum(reportDimensions),
      key: z.string(),
      excluded: z.boolean(),
      /** What people read, as in the breakdowns. */
      label: z.string(),
    }),
  ),
  /**
   * Months ('2026-03') within the period or the comparison whose raw events were dropped. Filters read raw events, so
   * the metrics of these months are missing. Empty without filters.
   */
  droppedMonths: z.array(z.string()),
};

/**
 * How current metrics are that a worker computes from the log by day: every minute for days that are not over, once
 * more for a day whose events change. With filters they are counted from the log at once, and nothing is missing.
 */
export const projectionStateSchema = z.object({
  /** Every event recorded before is in them; null where there are events and no day is computed yet. */
  asOf: z.iso.datetime().nullable(),
  /** Days with events that are not computed yet, and not in the metrics. */
  missingDays: z.number().int(),
});
export type ProjectionState = z.infer<typeof projectionStateSchema>;

const goalSchema = z.object({ events: z.number().int(), visitors: z.number().int() });

/** The answer of `GET /api/analytics/report`. Days are days of the owner's zone, weeks begin on Monday. */
export const analyticsReportSchema = z.object({
  ...answeredRangeShape,
  ...answeredFiltersShape,
  /** The moments that the period's days and the comparison's take up. */
  span: reportSpanSchema,
  comparedSpan: reportSpanSchema.nullable(),
  grain: z.enum(reportGrains),
  /**
   * One row a bucket, ascending and without gaps; nothing counted is 0, and so is a bucket that has not been yet.
   * A day, week or month is compared with the days that lie as far into the comparison period, an hour with the
   * same hour of the clock.
   */
  series: z.array(
    metricsSchema.extend({
      ...reportSpanSchema.shape,
      compared: metricsSchema.extend(reportSpanSchema.shape).nullable(),
    }),
  ),
  totals: measuredSchema,
  /** Events of all other types, by their names: what visitors did beside viewing and clicking. Most visitors first. */
  goals: z.array(
    goalSchema.extend({
      /** The event type: 'newsletter_signup'. */
      name: z.string(),
      compared: goalSchema.nullable(),
      change: z.object({ events: z.number().nullable(), visitors: z.number().nullable() }).nullable(),
    }),
  ),
  /** One for each dimension. */
  breakdowns: z.array(
    z.object({
      dimension: z.enum(reportDimensions),
      /** How many keys there are; at most 50 of them are listed. */
      keys: z.number().int(),
      /** Most clicks first, then most views. What only the comparison period has is listed with 0. */
      rows: z.array(
        measuredSchema.extend({
          /** A product's id, a path, a link placement, a host, a device, a country's two letters. */
          key: z.string(),
          /** What people read: the name of a product, a country or a language, else the key. */
          label: z.string(),
        }),
      ),
    }),
  ),
});
export type AnalyticsReport = z.infer<typeof analyticsReportSchema>;
export type AnsweredFilter = AnalyticsReport['filters'][number];
export type ReportGoal = AnalyticsReport['goals'][number];
export type ReportBreakdown = AnalyticsReport['breakdowns'][number];

/** Metrics measured against those of the comparison, where there is one. */
export function measure(metrics: ReportMetrics, compared: ReportMetrics | null): MeasuredMetrics {
  return {
    ...metricsBy((metric) => metrics[metric]),
    clickThroughRate: metrics.views === 0 ? null : metrics.clicks / metrics.views,
    compared,
    change: compared && metricsBy((metric) => growth(metrics[metric], compared[metric])),
  };
}

/** By how much a number has grown, 0.5 for half as much again; null where there was none before. */
export function growth(now: number, before: number): number | null {
  return before === 0 ? null : now / before - 1;
}
