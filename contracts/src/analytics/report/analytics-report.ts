import { z } from 'zod';
import { inputDay } from '../../lib/calendar-range';
import { clickRate } from './click-rate';
import { reportDimensions } from './report-dimension';
import { MAX_FILTERS, readFilter } from './report-filter';
import {
  checkDays,
  DEFAULT_COMPARISON,
  DEFAULT_RANGE,
  reportComparisons,
  reportGrains,
  reportRanges,
} from '../../lib/report-period';

/** Maximum number of rows per breakdown in a report; its CSV contains all. */
export const BREAKDOWN_ROWS = 50;

/** Query parameters of every report over a range of days. */
export const rangeShape = {
  range: z
    .enum(reportRanges)
    .default(DEFAULT_RANGE)
    .describe('The days: a range that ends today, or `custom`.'),
  compare: z.enum(reportComparisons).default(DEFAULT_COMPARISON).describe('The days to compare with.'),
  from: inputDay()
    .optional()
    .describe('First day in the site’s time zone; with the range `custom` only, and always.'),
  to: inputDay().optional().describe('Last day, inclusive; with the range `custom` only, and always.'),
};

const filter = z
  .string()
  .max(400)
  .refine((text) => readFilter(text) !== null, 'Expected a dimension, a colon and a key');

/** See ReportFilter. */
const filters = z
  .union([filter, z.array(filter).max(MAX_FILTERS)])
  .optional()
  .describe(
    'A dimension and a key: `page:/comparison`, `device!:mobile` for all others; repeated for several.',
  );

/** The parameter that names the table of a CSV export. */
export const exportedTable = <const Table extends string>(tables: readonly Table[]) =>
  z.enum(tables).describe('The table to export.');

/** The dimensions of `biggestChanges`. */
export const changeDimensions = ['product', 'page', 'source', 'country'] as const;

/** The query for a range of days and what to compare it with. */
export const rangeQuerySchema = z.object(rangeShape).check(checkDays);
export type RangeQuery = z.infer<typeof rangeQuerySchema>;

const filteredRangeShape = { ...rangeShape, filter: filters };

/** The query of every report with filters: report, attribution, funnel, earnings. */
export const reportQuerySchema = z.object(filteredRangeShape).check(checkDays);
export type ReportQuery = z.infer<typeof reportQuerySchema>;

/** The query of `GET /api/analytics/report.csv`: the report's query and the table to export. */
export const reportCsvQuerySchema = reportQuerySchema.safeExtend({
  table: exportedTable(['series', ...reportDimensions]),
});
export type ReportCsvQuery = z.infer<typeof reportCsvQuerySchema>;

/**
 * The counted metrics. Visitors are daily visitors: the visitor hash changes at midnight of the site's time zone, so a
 * person who visits on three days counts three times. A visitor counts once a day under every key, in the hour of the
 * day's first event: hours add up to days, and an hour shows only the visitors who first came in it.
 */
const metricsSchema = z.object({
  views: z.number().int(),
  clicks: z.number().int(),
  /** A visitor's clicks on a product, or on none, count once a day under every key, in the hour of the first click. */
  uniqueClicks: z.number().int(),
  visitors: z.number().int(),
});
export type ReportMetrics = z.infer<typeof metricsSchema>;

/** The metrics of a report, in the order of the CSV columns. */
export const reportMetrics = Object.keys(metricsSchema.shape) as (keyof ReportMetrics)[];

/** Builds an object with a value for each metric. @param valueOf computes the value of a metric */
export const metricsBy = <Value>(valueOf: (metric: keyof ReportMetrics) => Value) =>
  Object.fromEntries(reportMetrics.map((metric) => [metric, valueOf(metric)])) as Record<
    keyof ReportMetrics,
    Value
  >;

/** Metrics with their comparison. */
const measuredSchema = metricsSchema.extend({
  /** Clicks per view: 0.05 for 5 per 100; null without views, and with more clicks than views. */
  clickThroughRate: z.number().nullable(),
  /** The comparison period's metrics; null without a comparison. */
  compared: metricsSchema.nullable(),
  /** Relative change of each metric: 0.5 for +50%, -1 for a drop to 0; null if it was 0 before. */
  change: z.record(metricsSchema.keyof(), z.number().nullable()).nullable(),
});
export type MeasuredMetrics = z.infer<typeof measuredSchema>;

/** A key of a breakdown with its metrics. */
const keyRowSchema = measuredSchema.extend({
  /** A product's id, a path, a link placement, a host, a device or a two-letter country code. */
  key: z.string().meta({ example: '1' }),
  /** Display text: the name of a product, a country or a language, otherwise the key. */
  label: z.string().meta({ example: 'Astaxanthin 12 mg' }),
});

/**
 * The clicks and page views that have no key, so that the rows of all keys and this one add up to the totals. Its
 * visitors and unique clicks are not counted: a visitor counts under every key, so they are not what the totals exceed
 * the keys by.
 */
const unknownRowSchema = measuredSchema.extend({
  key: z.null(),
  label: z.literal('Unknown'),
  ...unknownMetrics(z.number().int()),
  compared: z.object(unknownMetrics(z.number().int())).nullable(),
  change: z.object(unknownMetrics(z.number().nullable())).nullable(),
});
export type UnknownRow = z.infer<typeof unknownRowSchema>;

/** The clicks and page views of names that the site does not know. Its visitors are not counted for the same reason. */
const foldedRowSchema = unknownRowSchema.extend({
  key: z.string().meta({ example: '(unknown campaign)' }),
  label: z.string().meta({ example: '(unknown campaign)' }),
});

function unknownMetrics<Schema extends z.ZodType>(schema: Schema) {
  return { views: schema, clicks: schema, uniqueClicks: z.null(), visitors: z.null() };
}

export const reportPeriodSchema = z.object({
  from: z.iso.date().meta({ example: '2026-01-01' }),
  to: z.iso.date().meta({ example: '2026-01-28' }),
});

/** An interval between two moments in UTC, the end exclusive. */
export const reportSpanSchema = z.object({
  start: z.iso.datetime().meta({ example: '2026-01-15T00:00:00.000Z' }),
  end: z.iso.datetime().meta({ example: '2026-01-16T00:00:00.000Z' }),
});
export type ReportSpan = z.infer<typeof reportSpanSchema>;

/** Fields about the range in every response for a range of days. Bot traffic is excluded from all metrics. */
export const answeredRangeShape = {
  /** Days in the time zone below, both inclusive. */
  period: reportPeriodSchema,
  /** Has as many days as the period; null without a comparison. */
  comparison: reportPeriodSchema.nullable(),
  /** The time zone of the days, the owner's; an IANA name. */
  timeZone: z.string().meta({ example: 'Europe/Berlin' }),
  /** When the metrics were read. */
  asOf: z.iso.datetime(),
};

/** Fields about the applied filters in a response. */
export const answeredFiltersShape = {
  /** The applied filters, in the query's order. */
  filters: z.array(
    z.object({
      dimension: z.enum(reportDimensions),
      key: z.string().meta({ example: '1' }),
      excluded: z.boolean(),
      /** Display text of the key, as in the breakdowns. */
      label: z.string().meta({ example: 'Astaxanthin 12 mg' }),
    }),
  ),
  /**
   * Months ('2026-03') of the period or the comparison whose raw events were dropped. Filters read raw events, so the
   * metrics lack these months. Empty without filters.
   */
  droppedMonths: z.array(z.string().meta({ example: '2023-12' })),
};

/**
 * How current the projections are, which the worker computes from the log by day: every minute for days that are not
 * over, and again for a day whose events change. With filters, metrics are counted from the log directly, and no day
 * is missing.
 */
export const projectionStateSchema = z.object({
  /** All events recorded before this time are included; null if there are events but no day is computed yet. */
  asOf: z.iso.datetime().nullable(),
  /** Days with events that are not computed yet and thus missing in the metrics. */
  missingDays: z.number().int(),
});
export type ProjectionState = z.infer<typeof projectionStateSchema>;

const goalSchema = z.object({ events: z.number().int(), visitors: z.number().int() });

/** The response of `GET /api/analytics/report`. Days are in the owner's time zone; weeks begin on Monday. */
export const analyticsReportSchema = z.object({
  ...answeredRangeShape,
  ...answeredFiltersShape,
  /**
   * The intervals that the days of the period and of the comparison cover. If the period is today alone, the comparison
   * ends as many minutes after its midnight as now is after today's.
   */
  span: reportSpanSchema,
  comparedSpan: reportSpanSchema.nullable(),
  grain: z.enum(reportGrains),
  /**
   * One row per bucket, ascending and without gaps; empty and future buckets are 0. A day, week or month is compared
   * with the days at the same offset in the comparison period, an hour with the same hour of the clock.
   */
  series: z.array(
    metricsSchema.extend({
      ...reportSpanSchema.shape,
      compared: metricsSchema.extend(reportSpanSchema.shape).nullable(),
    }),
  ),
  totals: measuredSchema,
  /**
   * What changed most from the comparison to the period, the most striking first, at most 10: see biggestChanges.
   * Empty without a comparison.
   */
  biggestChanges: z.array(
    z.object({
      dimension: z.enum(changeDimensions),
      key: z.string().meta({ example: '1' }),
      /** Display text of the key, as in the breakdowns. */
      label: z.string().meta({ example: 'Astaxanthin 12 mg' }),
      metric: z.enum(['clicks', 'views']),
      now: z.number().int(),
      before: z.number().int(),
    }),
  ),
  /** Events of all other types (neither page views nor affiliate clicks), by type. Most visitors first. */
  goals: z.array(
    goalSchema.extend({
      /** The event type: 'newsletter_signup'. */
      name: z.string().meta({ example: 'newsletter_signup' }),
      compared: goalSchema.nullable(),
      change: z.object({ events: z.number().nullable(), visitors: z.number().nullable() }).nullable(),
    }),
  ),
  /** One for each dimension. */
  breakdowns: z.array(
    z.object({
      dimension: z.enum(reportDimensions),
      /** Number of keys; at most 50 of them are listed. */
      keys: z.number().int(),
      /**
       * Most clicks first, then most views. Keys that occur only in the comparison period are listed with 0. The last
       * row is that of the clicks and page views without a key, if there are any.
       */
      rows: z.array(z.union([keyRowSchema, foldedRowSchema, unknownRowSchema])),
    }),
  ),
});
export type AnalyticsReport = z.infer<typeof analyticsReportSchema>;
export type AnsweredFilter = AnalyticsReport['filters'][number];
export type BiggestChange = AnalyticsReport['biggestChanges'][number];
export type ReportGoal = AnalyticsReport['goals'][number];
export type ReportBreakdown = AnalyticsReport['breakdowns'][number];

/** Computes rates and the change from the comparison, if there is one. */
export function measure(metrics: ReportMetrics, compared: ReportMetrics | null): MeasuredMetrics {
  return {
    ...metricsBy((metric) => metrics[metric]),
    clickThroughRate: clickRate(metrics),
    compared,
    change: compared && metricsBy((metric) => growth(metrics[metric], compared[metric])),
  };
}

/** Relative change of a number: 0.5 for +50%; null if it was 0 before. */
export function growth(now: number, before: number): number | null {
  return before === 0 ? null : now / before - 1;
}
