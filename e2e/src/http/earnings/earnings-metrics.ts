import type { EarningsMetrics } from '@astaguide/contracts/earnings/earnings';
import { CENT, inDollars } from './cents';
import type { Days } from '../analytics/asked-days';
import { zonedDayOf, type LoggedEvent } from '../analytics/logged-events';
import type { EnteredCommission } from './retailer-reports';
import type { ReportedSale } from './reported-sales';

interface DatedSale extends ReportedSale {
  zoneDay: string;
  /** Exact hundred-millionths of a dollar; null if unknown. */
  earned: bigint | null;
}

/** Clicks and sales by calendar day in a time zone. */
export class EarningsOfLog {
  private readonly sales: DatedSale[];
  private readonly clicks: { zoneDay: string; productId: number | null }[];

  /** @param clicks human clicks of the event log */
  constructor(
    clicks: readonly LoggedEvent[],
    sales: readonly ReportedSale[],
    commissions: readonly EnteredCommission[],
    zone: string,
  ) {
    this.clicks = clicks.map(({ at, keys }) => ({
      zoneDay: zonedDayOf(at, zone),
      productId: keys['product'] ? Number(keys['product']) : null,
    }));
    this.sales = sales.map((sale) => {
      const zoneDay = sale.moment === null ? sale.day : zonedDayOf(sale.moment, zone);
      return { ...sale, zoneDay, earned: earnedBy(sale, zoneDay, commissions) };
    });
  }

  /** @param productId default: all products */
  in(days: Days, productId?: number): EarningsMetrics {
    const isAsked = (fact: { zoneDay: string; productId: number | null }) =>
      isWithin(days, fact.zoneDay) && (productId === undefined || fact.productId === productId);
    const clicks = this.clicks.filter(isAsked).length;
    const all = this.sales.filter(isAsked);
    const counting = all.filter(({ state }) => state !== 'reversed');
    const confirmed = all.filter(({ state }) => state === 'confirmed');
    const [commission, expected] = [earnedOf(confirmed), earnedOf(counting)];
    return {
      clicks,
      pending: all.filter(({ state }) => state === 'pending').length,
      confirmed: confirmed.length,
      reversed: all.length - counting.length,
      sales: inDollars(sum(counting.map(({ amount }) => amount * 10_000n))),
      commission: inDollars(commission),
      expected: inDollars(expected),
      conversionRate: clicks === 0 ? null : counting.length / clicks,
      earningsPerClick: clicks === 0 ? null : inDollars(commission, clicks),
      expectedPerClick: clicks === 0 ? null : inDollars(expected, clicks),
    };
  }

  withoutCommission(days: Days): number {
    return this.salesIn(days).filter(({ state, earned }) => state !== 'reversed' && earned === null).length;
  }

  unmatched(days: Days): number {
    return this.salesIn(days).filter(({ productId }) => productId === null).length;
  }

  /** Products with clicks or sales in the periods, sorted by expected earnings, sales and clicks, highest first. */
  productsOf(period: Days, comparison: Days | null): number[] {
    const ids = [...this.clicks, ...this.sales]
      .filter(({ zoneDay }) => isWithin(period, zoneDay) || (comparison && isWithin(comparison, zoneDay)))
      .flatMap(({ productId }) => productId ?? []);
    const weights = new Map(
      [...new Set(ids)].map((id) => {
        const sales = this.salesIn(period).filter(
          ({ productId, state }) => productId === id && state !== 'reversed',
        );
        const amount = sum(sales.map((sale) => sale.amount));
        return [id, [earnedOf(sales), amount, BigInt(this.in(period, id).clicks), -BigInt(id)]];
      }),
    );
    return [...weights.keys()].toSorted((one, other) => {
      const place = weights.get(one)!.findIndex((weight, index) => weight !== weights.get(other)![index]);
      return weights.get(one)![place]! > weights.get(other)![place]! ? -1 : 1;
    });
  }

  private salesIn(days: Days): DatedSale[] {
    return this.sales.filter(({ zoneDay }) => isWithin(days, zoneDay));
  }
}

const isWithin = ({ from, to }: Days, day: string) => day >= from && day <= to;
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const earnedOf = (sales: readonly DatedSale[]) => sum(sales.map(({ earned }) => earned ?? 0n));

function earnedBy(
  { commission, amount, productId }: ReportedSale,
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
