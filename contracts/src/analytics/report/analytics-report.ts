import { clickRate } from './key-metric';
import { z } from 'zod';
import { inputDay } from '../../lib/calendar-range';
import { breakdownDimensions, filterDimensions } from './report-dimension';
import { filterParameter } from './filter-parameter';
import { filterProblem, MAX_FILTERS } from './report-filter';
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

/** See ReportFilter. */
const filters = filterParameter(MAX_FILTERS, filterProblem)
  .optional()
  .describe(
    'A dimension and a key: `page:/comparison`, `device!:mobile` for all others, `page^:/review/` begins with, `source~:google` contains, `campaign:` none; `!^:` and `!~:` for all others; repeated for several. Entry page, exit page and goal keep whole sessions.',
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
  table: exportedTable(['series', ...breakdownDimensions, 'goals']),
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
  /** Clicks per view: 0.05 for 5 per 100; null without views, with more clicks than views, and with imported days. */
  clickThroughRate: z.number().nullable(),
  /** The comparison period's metrics; null without a comparison. */
  compared: metricsSchema.nullable(),
  /** Relative change of each metric: 0.5 for +50%, -1 for a drop to 0; null if it was 0 before. */
  change: z.record(metricsSchema.keyof(), z.number().nullable()).nullable(),
});
export type MeasuredMetrics = z.infer<typeof measuredSchema>;

/** What sessions add to the totals. A session is a visitor's events without a pause of 30 minutes, within a day. */
const visitsShape = {
  sessions: z.number().int(),
  /** Share of sessions with one event, impressions aside: 0 to 1; null without sessions. */
  bounceRate: z.number().nullable(),
  /** Mean seconds from the first to the last event of a session; null without sessions. */
  visitDuration: z.number().nullable(),
  /** Page views per session; null without sessions. */
  viewsPerSession: z.number().nullable(),
};
export type VisitMetrics = z.infer<z.ZodObject<typeof visitsShape>>;
export const visitMetrics = Object.keys(visitsShape) as (keyof VisitMetrics)[];

const totalsSchema = measuredSchema.extend({
  ...visitsShape,
  compared: metricsSchema.extend(visitsShape).nullable(),
  change: z
    .record(
      z.enum(
        Object.keys({ ...metricsSchema.shape, ...visitsShape }) as [keyof ReportMetrics | keyof VisitMetrics],
      ),
      z.number().nullable(),
    )
    .nullable(),
});
export type ReportTotals = z.infer<typeof totalsSchema>;

/** A key of a breakdown with its metrics. */
const keyRowSchema = measuredSchema.extend({
  /** A product's id, a path, a link placement, a host, a device or a two-letter country code. */
  key: z.string().meta({ example: '1' }),
  /** Display text: the name of a product, a country or a language, otherwise the key. */
  label: z.string().meta({ example: 'Astaxanthin 12 mg' }),
  /** Of entry and exit pages alone: the sessions that began or ended there, whose metrics the row has. */
  sessions: z.number().int().optional(),
});

/**
 * The clicks and page views that have no key, so that the rows of all keys and this one add up to the totals. Its
 * visitors and unique clicks are not counted: a visitor counts under every key, so they are not what the totals exceed
 * the keys by.
 */
const unknownRowSchema = measuredSchema.extend({
  key: z.null(),
  label: z.enum(['None', 'Unknown']),
  sessions: z.number().int().optional(),
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
  /** Has as many days as the period, or the same dates of an earlier month or year; null without a comparison. */
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
      dimension: z.enum(filterDimensions),
      /** Null for events without a value in the dimension. */
      key: z.string().meta({ example: '1' }).nullable(),
      excluded: z.boolean(),
      /** How the key is compared; absent if it is the value. */
      match: z.enum(['begins', 'contains']).optional(),
      /** Display text of the key, as in the breakdowns; the key if a part is compared, 'None' without one. */
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

/** The metrics of an interval. */
const bucketSchema = metricsSchema.extend({
  ...reportSpanSchema.shape,
  /**
   * Whether a day of it was imported: another tool counted it. Imported days have no clicks and no hours, and filtered
   * metrics lack them. Absent otherwise.
   */
  imported: z.literal(true).optional(),
});

const reachedShape = { events: z.number().int(), visitors: z.number().int() };
const reachedChangeShape = { events: z.number().nullable(), visitors: z.number().nullable() };

/** What events were worth, as decimals; null for a goal without a value. */
const worthSchema = z
  .object({
    /** Of the goal, and the sum in it. */
    currency: z.string().meta({ example: 'EUR' }),
    amount: z.string().meta({ example: '120.50' }),
    /** The sum in the reporting currency, by the exchange rates of the days; null if a day has no rate. */
    reported: z.string().meta({ example: '131.20' }).nullable(),
  })
  .nullable();

/** A goal of the owner. A visitor counts once a day. */
const reportGoalSchema = z.object({
  id: z.number().int(),
  name: z.string().meta({ example: 'Newsletter' }),
  ...reachedShape,
  /** Visitors who reached it, of all visitors of the report: 0 to 1; null without visitors. */
  rate: z.number().nullable(),
  value: worthSchema,
  compared: z.object({ ...reachedShape, value: worthSchema }).nullable(),
  change: z.object({ ...reachedChangeShape, value: z.number().nullable() }).nullable(),
});

/** The response of `GET /api/analytics/report`. Days are in the owner's time zone; weeks begin as the settings say. */
export const analyticsReportSchema = z.object({
  ...answeredRangeShape,
  ...answeredFiltersShape,
  /**
   * The intervals that the metrics of the period and of the comparison are of: their days, or the last 24 hours. If the
   * period ends with today, the comparison ends at the same time of its own last day, to the minute.
   */
  span: reportSpanSchema,
  comparedSpan: reportSpanSchema.nullable(),
  grain: z.enum(reportGrains),
  /**
   * One row per bucket, ascending and without gaps; empty and future buckets are 0. A day, week or month is compared
   * with the days at the same offset in the comparison period, or of the same dates if that has another number of days;
   * an hour with the same hour of the clock. A date that the comparison does not have, and what is later than the
   * comparison's end, has none.
   */
  series: z.array(bucketSchema.extend({ compared: bucketSchema.nullable() })),
  totals: totalsSchema,
  /**
   * What changed most from the comparison to the period: at most 10 of clicks, then at most 10 of page views, each
   * the most striking first; see biggestChanges. Empty without a comparison.
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
  /** The owner's goals, by name, reached or not. */
  goals: z.array(reportGoalSchema),
  /** ISO 4217 code of `reported` values. */
  reportingCurrency: z.string().meta({ example: 'USD' }),
  /** Months without raw events, which goals are counted from. Empty without goals. */
  goalsLackMonths: z.array(z.string().meta({ example: '2023-12' })),
  /**
   * Events of other types than page views, affiliate clicks and those of the goals, by type: most visitors first, at
   * most 20. Types that the owner ignores are left out.
   */
  otherEvents: z.array(
    z.object({
      /** The event type: 'newsletter_signup'. */
      name: z.string().meta({ example: 'newsletter_signup' }),
      ...reachedShape,
      compared: z.object(reachedShape).nullable(),
      change: z.object(reachedChangeShape).nullable(),
    }),
  ),
  /** One for each dimension. */
  breakdowns: z.array(
    z.object({
      dimension: z.enum(breakdownDimensions),
      /** Number of keys; at most 50 of them are listed. */
      keys: z.number().int(),
      /**
       * Most clicks first, then most views; of entry and exit pages most sessions first. Keys that occur only in the comparison period are listed with 0. The last
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
export type OtherEvent = AnalyticsReport['otherEvents'][number];
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

/** Sums of sessions. */
export interface SessionSums {
  sessions: number;
  bounces: number;
  milliseconds: number;
  views: number;
  clicks: number;
}

export const NO_SESSIONS: SessionSums = { sessions: 0, bounces: 0, milliseconds: 0, views: 0, clicks: 0 };

/** Adds the metrics of sessions to totals. */
export function withVisits(totals: MeasuredMetrics, now: SessionSums, before: SessionSums): ReportTotals {
  const { compared, change } = totals;
  const [visits, visitsBefore] = [visitsOf(now), visitsOf(before)];
  const changes = visitMetrics.map((metric) => {
    const [is, was] = [visits[metric], visitsBefore[metric]];
    return [metric, is === null || was === null ? null : growth(is, was)] as const;
  });
  return {
    ...totals,
    ...visits,
    compared: compared && { ...compared, ...visitsBefore },
    change: change && {
      ...change,
      ...(Object.fromEntries(changes) as Record<keyof VisitMetrics, number | null>),
    },
  };
}

function visitsOf({ sessions, bounces, milliseconds, views }: SessionSums): VisitMetrics {
  const perSession = (sum: number) => (sessions === 0 ? null : sum / sessions);
  return {
    sessions,
    bounceRate: perSession(bounces),
    visitDuration: perSession(milliseconds / 1000),
    viewsPerSession: perSession(views),
  };
}

/** Relative change of a number: 0.5 for +50%; null if it was 0 before. */
export function growth(now: number, before: number): number | null {
  return before === 0 ? null : now / before - 1;
}
