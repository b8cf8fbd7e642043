import type { EarningsMetrics } from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import type { Days } from '../analytics/asked-days';
import { zonedDayOf, type LoggedEvent } from '../analytics/logged-events';
import type { EnteredCommission } from './retailer-reports';
import { CENT, inDollars, rounded, type ReportedSale } from './reported-sales';

interface DatedSale extends ReportedSale {
  zoneDay: string;
  /** Of the requested dimension. */
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
  private readonly clicks: { zoneDay: string; key: string | null }[];

  /** @param clicks human clicks of the event log */
  constructor(
    clicks: readonly LoggedEvent[],
    sales: readonly ReportedSale[],
    commissions: readonly EnteredCommission[],
    zone: string,
    { by, clickOf }: KeysOfSales,
  ) {
    this.clicks = clicks.map(({ at, keys }) => {
      const zoneDay = zonedDayOf(at, zone);
      return { zoneDay, key: by === 'day' ? zoneDay : (keys[by] ?? null) };
    });
    this.sales = sales.map((sale) => {
      const zoneDay = sale.moment === null ? sale.day : zonedDayOf(sale.moment, zone);
      const click = clickOf.get(sale.click ?? '');
      const own: Partial<Record<EarningsDimension, string | null>> = {
        day: zoneDay,
        product: sale.productId === null ? null : String(sale.productId),
        network: sale.retailer.toLowerCase(),
      };
      const key = by in own ? own[by]! : (click?.keys[by] ?? null);
      return { ...sale, zoneDay, key, earned: earnedBy(sale, zoneDay, commissions) };
    });
  }

  /** @param asked a key, or null for what has none; default: all */
  in(days: Days, asked?: string | null): EarningsMetrics {
    const isAsked = ({ zoneDay, key }: { zoneDay: string; key: string | null }) =>
      isWithin(days, zoneDay) && (asked === undefined || key === asked);
    const clicks = this.clicks.filter(isAsked).length;
    const all = this.sales.filter(isAsked);
    const counting = all.filter(({ state }) => state !== 'reversed');
    const sales = counting.filter(isSale);
    const confirmed = counting.filter(({ state }) => state === 'confirmed');
    const [commission, expected] = [earnedOf(confirmed), earnedOf(counting)];
    const reversed = all.filter((sale) => sale.state === 'reversed' && isSale(sale));
    const takenBack = earnedOf(reversed) - earnedOf(counting.filter(({ earned }) => (earned ?? 0n) < 0n));
    const perClick = (total: bigint) => (clicks === 0 ? null : inDollars(total, BigInt(clicks)));
    return {
      clicks,
      pending: sales.length - confirmed.filter(isSale).length,
      confirmed: confirmed.filter(isSale).length,
      reversed: reversed.length,
      sales: inDollars(amountOf(counting) * 10_000n),
      commission: inDollars(commission),
      expected: inDollars(expected),
      reversedCommission: inDollars(takenBack),
      reversalRate: expected + takenBack > 0n ? Number(takenBack) / Number(expected + takenBack) : null,
      conversionRate: clicks === 0 ? null : sales.length / clicks,
      earningsPerClick: perClick(commission),
      expectedPerClick: perClick(expected),
    };
  }

  /** What is paid, approved but not paid, and pending. */
  payment(days: Days) {
    const owed = (fits: (sale: DatedSale) => boolean) => {
      const sales = this.salesIn(days).filter(fits);
      return { sales: sales.filter(isSale).length, commission: inDollars(earnedOf(sales)) };
    };
    return {
      paid: owed(({ state, isPaid }) => state === 'confirmed' && isPaid),
      approved: owed(({ state, isPaid }) => state === 'confirmed' && !isPaid),
      pending: owed(({ state }) => state === 'pending'),
    };
  }

  withoutCommission(days: Days): number {
    return this.salesIn(days).filter(
      (sale) => isSale(sale) && sale.state !== 'reversed' && sale.earned === null,
    ).length;
  }

  unmatched(days: Days): number {
    return this.salesIn(days).filter(({ productId }) => productId === null).length;
  }

  /** Keys with clicks or sales in the periods: the highest expected earnings, sales and clicks first, none last. */
  keysOf(period: Days, comparison: Days | null): (string | null)[] {
    const isAsked = (day: string) => isWithin(period, day) || (comparison && isWithin(comparison, day));
    const keys = [...this.clicks, ...this.sales]
      .filter(({ zoneDay }) => isAsked(zoneDay))
      .map(({ key }) => key);
    const weights = new Map(
      [...new Set(keys)].map((key) => {
        const sales = this.salesIn(period).filter((sale) => sale.key === key && sale.state !== 'reversed');
        return [
          key,
          [key === null ? 0n : 1n, earnedOf(sales), amountOf(sales), BigInt(this.in(period, key).clicks)],
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
}

/** Whether it is no correction and no bonus. */
const isSale = ({ amount, commission, isRefund, isBonus }: ReportedSale) =>
  !isRefund && !isBonus && (amount > 0n || (amount === 0n && (commission ?? 0n) >= 0n));
const isWithin = ({ from, to }: Days, day: string) => day >= from && day <= to;
const amountOf = (sales: readonly DatedSale[]) => sales.reduce((total, { amount }) => total + amount, 0n);
const earnedOf = (sales: readonly DatedSale[]) =>
  sales.reduce((total, { earned }) => total + (earned ?? 0n), 0n);

function earnedBy(
  { commission, exact, share, amount, productId }: ReportedSale,
  day: string,
  entered: readonly EnteredCommission[],
): bigint | null {
  if (exact !== undefined) return exact;
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
  if (valid.kind === 'rate') return amount * hundredths;
  const [part, whole] = share ?? [amount < 0n ? -1n : 1n, 1n];
  return rounded(hundredths * CENT * part, whole);
}
