import { z } from 'zod';
import {
  answeredFiltersShape,
  answeredRangeShape,
  exportedTable,
  reportQuerySchema,
} from '../analytics/report/analytics-report';
import { reportGrains } from '../lib/report-period';
import { signedMoney } from './conversion-import';
import { earningsDimensions } from './earnings-dimension';

/** The query of `GET /api/earnings`: the report's query and the dimension of the rows. */
export const earningsQuerySchema = reportQuerySchema.safeExtend({
  by: z.enum(earningsDimensions).default('product').describe('What the rows are of.'),
});
export type EarningsQuery = z.output<typeof earningsQuerySchema>;

/** The query of `GET /api/earnings.csv`: the same and the table to export. */
export const earningsCsvQuerySchema = earningsQuerySchema.safeExtend({
  table: exportedTable(['series', 'rows']),
});
export type EarningsCsvQuery = z.infer<typeof earningsCsvQuerySchema>;

/** In the reporting currency of the settings, with two decimal places and a sign: '-129.90'. */
const money = signedMoney;
const count = z.number().int();
const ratio = z.number().nullable();

/**
 * Earnings of clicks. Clicks count on the day of the click, sales on the day of the sale, in the owner's time zone.
 * A sale reported with a date only counts on that date in every zone. One reported with a time and zone, or dated only
 * by its click, counts on the owner's day of that moment. The commission is the report's if it has one, otherwise that
 * of the product's commission on the day of the sale. Refunds and other corrections are summed with their sign, on the
 * day of their sale if it is known. Reversed sales earn nothing.
 */
const earningsMetricsSchema = z.object({
  clicks: count,
  /** Number of sales in the state; corrections are not counted. */
  pending: count,
  confirmed: count,
  reversed: count,
  /** Of pending and confirmed sales, less refunds. */
  sales: money,
  /** Commission of confirmed sales. */
  commission: money,
  /** Commission of confirmed and pending sales. */
  expected: money,
  /** Commission of reversed sales, and that taken back by refunds: a positive amount. */
  reversedCommission: money,
  /** Reversed commission of all commission, before reversals: 0.1 for 10%; null without commission. */
  reversalRate: ratio,
  /** Sales that were not reversed, per click: 0.02 for 2 per 100 clicks; null without clicks. */
  conversionRate: ratio,
  /** Confirmed commission per click; null without clicks. */
  earningsPerClick: money.nullable(),
  /** Confirmed and pending commission per click; null without clicks. */
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

const owedSchema = z.object({ sales: count, commission: money });

/**
 * The response of `GET /api/earnings`. Days are in the owner's time zone, clicks as in the report. Filters apply to the
 * click that led to a sale; a sale whose click is not in the log has no keys, so only exclusions keep it. A product
 * filter applies to the sale's own product. By rank, clicks are counted from the log.
 */
export const earningsSchema = z.object({
  ...answeredRangeShape,
  ...answeredFiltersShape,
  /** Sales have a day but no hour, so one day is a single bar. */
  grain: z.enum(reportGrains).exclude(['hour']),
  /** ISO 4217 code of all money in the response: the reporting currency of the settings. */
  currency: z.string().meta({ example: 'USD' }),
  totals: measuredEarningsSchema,
  /** What the sales of the period earn, by whether the network has paid it. */
  payment: z.object({ paid: owedSchema, approved: owedSchema, pending: owedSchema }),
  /** What is not paid yet, by the days since the sale; the last group has no end. */
  unpaidByAge: z.array(
    z.object({ fromDays: count, toDays: count.nullable(), approved: owedSchema, pending: owedSchema }),
  ),
  /** Pending and confirmed sales without a commission in their report or for their product. */
  withoutCommission: count,
  /** Sales of the period in a currency that has no exchange rate for their day: counted, but with no amount. */
  withoutExchangeRate: count,
  /** Sales of the period without a known product. */
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
  /** The dimension of the rows. */
  by: z.enum(earningsDimensions),
  /**
   * They add up to the totals. By day in the order of days; otherwise the highest expected commission first, then most
   * sales, then most clicks, and what has no key last.
   */
  rows: z.array(
    measuredEarningsSchema.extend({
      /** A product's id, a path, a rank, a day…; null where there is none. */
      key: z.string().meta({ example: '1' }).nullable(),
      /** Display text: the name of a product or a country, otherwise the key; 'Without a click', 'None' or 'Unknown' for none. */
      label: z.string().meta({ example: 'Astaxanthin 12 mg' }),
    }),
  ),
});
export type Earnings = z.infer<typeof earningsSchema>;
