import { SPREAD_DAYS } from '@astaguide/contracts/earnings/earnings';
import { zonedDayOf, type LoggedEvent } from '../analytics/logged-events';
import { plusDays } from '../analytics/recorded-month';
import type { ReportedSale } from './reported-sales';

/** A sale, or one of the equal shares of a sale that was spread over clicks. */
export interface CountedSale extends ReportedSale {
  /** Number of these clicks. */
  spreadOver?: number;
}

/**
 * Spreads sales without a click in the log, click by click: a share for each human click on the product from 29 days
 * before the day of the sale on, up to that day in the time zone.
 *
 * @param clicks all clicks of the log, including those of bots
 */
export function spreadSales(
  sales: readonly ReportedSale[],
  clicks: readonly LoggedEvent[],
  zone: string,
): CountedSale[] {
  const known = new Set(clicks.map(({ id }) => id));
  const byProduct = new Map<string, { id: string; day: string }[]>();
  for (const { id, at, keys, isBot } of clicks)
    if (!isBot) {
      const product = keys['product'] ?? '';
      byProduct.set(product, [...(byProduct.get(product) ?? []), { id, day: zonedDayOf(at, zone) }]);
    }
  return sales.flatMap((sale): CountedSale[] => {
    if (sale.productId === null || (sale.click !== null && known.has(sale.click))) return [sale];
    const day = sale.moment === null ? sale.day : zonedDayOf(sale.moment, zone);
    const from = plusDays(day, 1 - SPREAD_DAYS);
    const before = (byProduct.get(String(sale.productId)) ?? []).filter(
      (click) => click.day >= from && click.day <= day,
    );
    if (before.length === 0) return [sale];
    return before.map(({ id }) => ({ ...sale, click: id, spreadOver: before.length }));
  });
}
