import type { Earnings, EarningsMetrics } from '@astaguide/contracts/earnings/earnings';
import type { Reader } from '../analytics/report/reader';
import type { ComparedPeriod } from '../analytics/report/cover-range';
import { earningsStatement } from './earnings.sql';
import type { SalesQuery } from './sales.sql';

/** Clicks in the period and in the comparison. Without a comparison the latter are 0. */
interface ComparedClicks {
  clicks: number;
  comparedClicks: number;
}

export type KeyClicks = { key: string | null } & ComparedClicks;

/** An interval of whole days in the site's time zone, with that of the comparison. `until` is exclusive. */
export interface EarningsBucket extends ComparedClicks {
  from: string;
  until: string;
  comparedFrom: string | null;
  comparedUntil: string | null;
}

/** Where the rows are by day there are none, because the series has them. */
interface EarningsReadQuery extends SalesQuery, ComparedPeriod {
  /** The start of each day in the site's time zone, from the first day to the end of the last one. */
  calendar: { first: string; starts: readonly string[] };
  /** Sales of the comparison whose time is known count before it. */
  comparedUntil: Date | null;
  buckets: readonly EarningsBucket[];
  keyClicks: readonly KeyClicks[];
}

interface Sides {
  now: EarningsMetrics;
  /** All 0 without a comparison. */
  before: EarningsMetrics;
}

export interface EarningsRows {
  totals: Sides;
  currency: string;
  payment: Earnings['payment'];
  unpaidByAge: Earnings['unpaidByAge'];
  withoutCommission: number;
  withoutExchangeRate: number;
  unmatched: number;
  hasBegun: boolean;
  /** In the order of the buckets. */
  series: Sides[];
  /** The name is that of a product. */
  rows: (Sides & { key: string | null; name: string | null })[];
}

/** The day of the first sale that counts, 'YYYY-MM-DD'; null without any. */
export async function findFirstSaleDay(reader: Reader): Promise<string | null> {
  const [{ day }] = await reader.query<[{ day: string | null }]>(
    `SELECT to_char(min(coalesce(day_of(moment), day)), 'YYYY-MM-DD') AS day FROM ledger_entries`,
    [],
  );
  return day;
}

/** Reads earnings: sales, commissions and clicks. */
export async function findEarnings(
  reader: Reader,
  { period, comparison, comparedUntil, calendar, buckets, keyClicks, ...sales }: EarningsReadQuery,
): Promise<EarningsRows> {
  const asked = [
    period.from,
    period.to,
    comparison?.from ?? null,
    comparison?.to ?? null,
    calendar.first,
    calendar.starts,
    JSON.stringify(buckets),
    JSON.stringify(keyClicks),
    comparedUntil,
  ];
  const { text, values } = earningsStatement(sales, asked);
  const [row] = await reader.query<[EarningsRows]>(text, values);
  return row;
}
