import type { EarningsMetrics } from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import { CENT, inDollars } from './cents';
import type { Days } from '../analytics/asked-days';
import { zonedDayOf, type LoggedEvent } from '../analytics/logged-events';
import type { EnteredCommission } from './retailer-reports';
import type { CountedSale } from './spread-sales';

interface DatedSale extends CountedSale {
  zoneDay: string;
  /** The day of its click; null if that is unknown or a bot's. */
  clickDay: string | null;
  /** Of the asked dimension. */
  key: string | null;
  /** Exact hundred-millionths of a dollar; null if unknown. */
  earned: bigint | null;
}

/** The dimension of the rows, and where a sale finds its key. */
interface KeysOfSales {
  by: EarningsDimension;
  /** All clicks of the log, by their id. */
  clickOf: ReadonlyMap<string, LoggedEvent>;
}

/** Clicks and sales by calendar day in a time zone, with their keys of a dimension. */
export class EarningsOfLog {
  private readonly sales: DatedSale[];
  /** A multiple of the numbers of clicks that sales are spread over, so that sums of shares are exact. */
  private readonly whole: bigint;
  private readonly by: EarningsDimension;
  private readonly clicks: { zoneDay: string; key: string | null }[];

  /** @param clicks human clicks of the event log */
  constructor(
    clicks: readonly LoggedEvent[],
    sales: readonly CountedSale[],
    commissions: readonly EnteredCommission[],
    zone: string,
    { by, clickOf }: KeysOfSales,
  ) {
    this.by = by;
    this.whole = sales.reduce(
      (multiple, { spreadOver = 1 }) => leastMultiple(multiple, BigInt(spreadOver)),
      1n,
    );
    this.clicks = clicks.map(({ at, keys }) => {
      const zoneDay = zonedDayOf(at, zone);
      return { zoneDay, key: by === 'day' ? zoneDay : (keys[by] ?? null) };
    });
    this.sales = sales.map((sale) => {
      const zoneDay = sale.moment === null ? sale.day : zonedDayOf(sale.moment, zone);
      const click = clickOf.get(sale.click ?? '');
      const own = { day: zoneDay, product: sale.productId === null ? null : String(sale.productId) };
      const key = by === 'day' || by === 'product' ? own[by] : (click?.keys[by] ?? null);
      const clickDay =
        click && !click.isBot && sale.spreadOver === undefined ? zonedDayOf(click.at, zone) : null;
      return { ...sale, zoneDay, clickDay, key, earned: earnedBy(sale, zoneDay, commissions) };
    });
  }

  /** @param asked a key, or null for what has none; default: all */
  in(days: Days, asked?: string | null): EarningsMetrics {
    const isAsked = ({ zoneDay, key }: { zoneDay: string; key: string | null }) =>
      isWithin(days, zoneDay) && (asked === undefined || key === asked);
    const clicks = this.clicks.filter(isAsked).length;
    const all = this.sales.filter(isAsked);
    const ordered = this.sales.filter(({ state, clickDay, key }) => {
      const asks = asked === undefined || (this.by === 'day' ? clickDay : key) === asked;
      return asks && state !== 'reversed' && clickDay !== null && isWithin(days, clickDay);
    }).length;
    const counting = all.filter(({ state }) => state !== 'reversed');
    const confirmed = all.filter(({ state }) => state === 'confirmed');
    const spread = counting.filter(({ spreadOver }) => spreadOver !== undefined);
    const [commission, expected] = [this.earnedOf(confirmed), this.earnedOf(counting)];
    const dollars = (shares: bigint, divisor = 1) => inDollars(shares, BigInt(divisor) * this.whole);
    const orders = (sales: readonly DatedSale[]) => Number(dollars(this.sumOf(sales, () => 100n * CENT)));
    return {
      clicks,
      pending: orders(all.filter(({ state }) => state === 'pending')),
      confirmed: orders(confirmed),
      reversed: orders(all.filter(({ state }) => state === 'reversed')),
      sales: dollars(this.sumOf(counting, ({ amount }) => amount * 10_000n)),
      commission: dollars(commission),
      expected: dollars(expected),
      spreadOrders: orders(spread),
      spreadExpected: dollars(this.earnedOf(spread)),
      conversionRate:
        clicks === 0 ? null : Number(this.sumOf(counting, () => 1n)) / Number(this.whole) / clicks,
      cohortOrders: ordered,
      cohortConversionRate: clicks === 0 ? null : ordered / clicks,
      earningsPerClick: clicks === 0 ? null : dollars(commission, clicks),
      expectedPerClick: clicks === 0 ? null : dollars(expected, clicks),
    };
  }

  withoutCommission(days: Days): number {
    return numberOfSales(
      this.salesIn(days).filter(({ state, earned }) => state !== 'reversed' && earned === null),
    );
  }

  unmatched(days: Days): number {
    return numberOfSales(this.salesIn(days).filter(({ productId }) => productId === null));
  }

  /** Keys with clicks or sales in the periods: the highest expected earnings, sales and clicks first, none last. */
  keysOf(period: Days, comparison: Days | null): (string | null)[] {
    const isAsked = (day: string) => isWithin(period, day) || (comparison && isWithin(comparison, day));
    const ordered = this.sales.filter(
      ({ state, clickDay }) => state !== 'reversed' && isAsked(clickDay ?? ''),
    );
    const keys = [...this.clicks, ...this.sales]
      .filter(({ zoneDay }) => isAsked(zoneDay))
      .concat(ordered)
      .map(({ key }) => key);
    const weights = new Map(
      [...new Set(keys)].map((key) => {
        const sales = this.salesIn(period).filter((sale) => sale.key === key && sale.state !== 'reversed');
        const amount = this.sumOf(sales, (sale) => sale.amount);
        return [
          key,
          [key === null ? 0n : 1n, this.earnedOf(sales), amount, BigInt(this.in(period, key).clicks)],
        ];
      }),
    );
    // Of equal keys the shorter one first, so that ids are in the order of numbers.
    const names = [...weights.keys()].toSorted((one, other) => {
      const [a, b] = [one ?? '', other ?? ''];
      return a.length - b.length || (a < b ? -1 : 1);
    });
    return names.toSorted((one, other) => {
      const place = weights.get(one)!.findIndex((weight, index) => weight !== weights.get(other)![index]);
      if (place < 0) return 0;
      return weights.get(one)![place]! > weights.get(other)![place]! ? -1 : 1;
    });
  }

  private salesIn(days: Days): DatedSale[] {
    return this.sales.filter(({ zoneDay }) => isWithin(days, zoneDay));
  }

  /** Of whole sales and shares, times `whole`. */
  private sumOf(sales: readonly DatedSale[], amountOf: (sale: DatedSale) => bigint): bigint {
    return sales.reduce(
      (total, sale) => total + (amountOf(sale) * this.whole) / BigInt(sale.spreadOver ?? 1),
      0n,
    );
  }

  private earnedOf(sales: readonly DatedSale[]): bigint {
    return this.sumOf(sales, ({ earned }) => earned ?? 0n);
  }
}

const isWithin = ({ from, to }: Days, day: string) => day >= from && day <= to;
const numberOfSales = (shares: readonly CountedSale[]) =>
  new Set(shares.map(({ retailer, identity }) => `${retailer}|${identity}`)).size;

const leastMultiple = (one: bigint, other: bigint) => (one / greatestDivisor(one, other)) * other;
const greatestDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestDivisor(other, one % other);

function earnedBy(
  { commission, amount, productId }: CountedSale,
  day: string,
  entered: readonly EnteredCommission[],
): bigint | null {
  if (commission !== null) return commission * 10_000n;
  // Of several on one day, the last one that was entered counts.
  const valid = entered
    .filter((one) => one.productId === productId && one.validFrom <= day)
    .reduce<EnteredCommission | null>(
      (last, one) => (last && last.validFrom > one.validFrom ? last : one),
      null,
    );
  if (!valid) return null;
  const hundredths = BigInt(valid.hundredths);
  return valid.kind === 'rate' ? amount * hundredths : hundredths * CENT;
}
