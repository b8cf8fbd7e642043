import { z } from 'zod';
import { answeredFiltersShape, answeredRangeShape, reportQuerySchema } from '../report/analytics-report';
import { reportGrains } from '../report/report-period';

/** The query of `GET /api/earnings.csv`: the report's query and the table to export. */
export const earningsCsvQuerySchema = reportQuerySchema.safeExtend({ table: z.enum(['series', 'product']) });
export type EarningsCsvQuery = z.infer<typeof earningsCsvQuerySchema>;

/** US dollars with two decimal places: '129.90'. */
const money = z.string().regex(/^\d+\.\d{2}$/);
const count = z.number().int();
const ratio = z.number().nullable();

/**
 * Earnings of clicks. Clicks count on the day of the click, sales on the day of the sale, in the owner's time zone.
 * A sale reported with a date only counts on that date in every zone. One reported with a time and zone, or dated only
 * by its click, counts on the owner's day of that moment. The commission is the report's if it has one, otherwise that
 * of the product's commission on the day of the sale. Reversed sales earn nothing.
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
  /** Sales that were not reversed, per click: 0.02 for 2 per 100 clicks; null without clicks. */
  conversionRate: ratio,
  /** Confirmed commission per click, US dollars; null without clicks. */
  earningsPerClick: money.nullable(),
  /** Confirmed and pending commission per click, US dollars; null without clicks. */
  expectedPerClick: money.nullable(),
});
export type EarningsMetrics = z.infer<typeof earningsMetricsSchema>;

/** The metrics that can be charted and compared. */
export const earningsMeasures = ['expected', 'commission', 'sales', 'conversions', 'clicks'] as const;
export type EarningsMeasure = (typeof earningsMeasures)[number];

const measuredEarningsSchema = earningsMetricsSchema.extend({
  /** The comparison period's metrics; null without a comparison. */
  compared: earningsMetricsSchema.nullable(),
  /** Relative change: 0.5 for +50%; null if the metric was 0 before or there is no comparison. */
  change: z.record(z.enum(earningsMeasures), ratio).nullable(),
});
export type MeasuredEarnings = z.infer<typeof measuredEarningsSchema>;

/**
 * The response of `GET /api/earnings`. Days are in the owner's time zone, clicks as in the report. Filters apply to the
 * click that led to a sale; a sale whose click is not in the log has no keys, so only exclusions keep it. A product
 * filter applies to the sale's own product.
 */
export const earningsSchema = z.object({
  ...answeredRangeShape,
  ...answeredFiltersShape,
  /** Sales have a day but no hour, so one day is a single bar. */
  grain: z.enum(reportGrains).exclude(['hour']),
  totals: measuredEarningsSchema,
  /** Pending and confirmed sales without a commission in their report or for their product. */
  withoutCommission: count,
  /** Sales of the period without a known product: included in the totals, but in no product's row. */
  unmatched: count,
  /** Whether an import or a commission was ever entered. */
  hasBegun: z.boolean(),
  series: z.array(
    earningsMetricsSchema.extend({
      start: z.iso.datetime(),
      end: z.iso.datetime(),
      compared: earningsMetricsSchema.nullable(),
    }),
  ),
  /** Highest expected commission first, then most sales, then most clicks. */
  products: z.array(measuredEarningsSchema.extend({ productId: count, productName: z.string() })),
});
export type Earnings = z.infer<typeof earningsSchema>;
