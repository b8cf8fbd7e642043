import { z } from 'zod';
import { answeredFiltersShape, answeredRangeShape, reportQuerySchema } from '../report/analytics-report';
import { reportGrains } from '../report/report-period';

/** The query of `GET /api/earnings.csv`: the metrics, and which of the tables. */
export const earningsCsvQuerySchema = reportQuerySchema.safeExtend({ table: z.enum(['series', 'product']) });
export type EarningsCsvQuery = z.infer<typeof earningsCsvQuerySchema>;

/** US dollars with two places: '129.90'. */
const money = z.string().regex(/^\d+\.\d{2}$/);
const count = z.number().int();
const ratio = z.number().nullable();

/**
 * What clicks earned. Clicks count on the day of the click, sales on the day of the sale, both in the owner's zone.
 * A sale of which only the date is told counts on that date in every zone; one told with a time and its zone, and
 * one dated by its click alone, on the owner's day of that moment. The commission is the retailer's own where the
 * report has one, else that of the product's commission on the sale's day; reversed sales earn nothing.
 */
const earningsMetricsSchema = z.object({
  clicks: count,
  pending: count,
  confirmed: count,
  reversed: count,
  /** Of pending and confirmed sales. */
  sales: money,
  /** Commission of confirmed sales. */
  commission: money,
  /** Commission of confirmed and pending sales. */
  expected: money,
  /** Sales that were not reversed, for each click: 0.02 for 2 in 100; null without clicks. */
  conversionRate: ratio,
  /** Confirmed commission for each click, US dollars; null without clicks. */
  earningsPerClick: money.nullable(),
  /** Confirmed and pending commission for each click, US dollars; null without clicks. */
  expectedPerClick: money.nullable(),
});
export type EarningsMetrics = z.infer<typeof earningsMetricsSchema>;

/** The metrics that a chart can draw and that are compared. */
export const earningsMeasures = ['expected', 'commission', 'sales', 'conversions', 'clicks'] as const;
export type EarningsMeasure = (typeof earningsMeasures)[number];

const measuredEarningsSchema = earningsMetricsSchema.extend({
  /** The comparison period's metrics; null without a comparison. */
  compared: earningsMetricsSchema.nullable(),
  /** By how much each grew: 0.5 for half as much again; null where there was none before, or no comparison. */
  change: z.record(z.enum(earningsMeasures), ratio).nullable(),
});
export type MeasuredEarnings = z.infer<typeof measuredEarningsSchema>;

/**
 * The answer of `GET /api/earnings`. Days are days of the owner's zone, and clicks those of the report. With filters, a
 * sale counts by the click it came from: one whose click is not in the log has no key, and passes exclusions alone.
 * Filters by product ask for the product of the sale itself.
 */
export const earningsSchema = z.object({
  ...answeredRangeShape,
  ...answeredFiltersShape,
  /** Sales have a day and no hour: one day is drawn as one bar. */
  grain: z.enum(reportGrains).exclude(['hour']),
  totals: measuredEarningsSchema,
  /** Pending and confirmed sales that neither their report nor the product's commissions give a commission. */
  withoutCommission: count,
  /** Sales of the period whose product is not known: in the totals, and in no product's row. */
  unmatched: count,
  /** Whether there ever was an import or a commission: without, there is nothing to look at yet. */
  hasBegun: z.boolean(),
  series: z.array(
    earningsMetricsSchema.extend({
      start: z.iso.datetime(),
      end: z.iso.datetime(),
      compared: earningsMetricsSchema.nullable(),
    }),
  ),
  /** Most expected commission first, then most sales, most clicks. */
  products: z.array(measuredEarningsSchema.extend({ productId: count, productName: z.string() })),
});
export type Earnings = z.infer<typeof earningsSchema>;
