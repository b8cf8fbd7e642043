import { plusDays } from '@astaguide/contracts/lib/report-period';
import { findClicks, type ClickRow } from '../clicks.repository';
import { identify, type IdentifiedSale } from '../rules/identities';
import { MAX_ATTRIBUTION } from '../rules/longest-attribution';
import { productMatcher } from '../rules/match-product';
import type { ReportedSale } from '../rules/read-row';
import { nameKey } from '../rules/read-values';
import type { Transaction } from './conversion-imports.repository';
import {
  findAliases,
  findCurrent,
  findLines,
  findProducts,
  type Conversion,
  type CurrentConversion,
} from './conversions.repository';

export interface MatchedSales {
  conversions: Conversion[];
  /** The current rows of the same sales, by identity. */
  current: Map<string, CurrentConversion>;
  /** Sales without a date whose click is not in the log either. */
  undated: ReportedSale[];
  /** Lines that repeat another line. */
  repeated: number[];
}

/** Matches reported sales to known sales, clicks and products. Writes nothing. */
export async function matchSales(
  manager: Transaction,
  retailerKey: string,
  reported: readonly ReportedSale[],
): Promise<MatchedSales> {
  const clicks = await findReportedClicks(manager, reported);
  const isDated = ({ day, clickId }: ReportedSale) => day !== null || clicks.has(clickId!);
  const dated = reported.filter(isDated);
  const orderIds = dated.flatMap(({ orderId }) => orderId ?? []);
  const { sales, repeated } = identify(dated, await findLines(manager, retailerKey, [...new Set(orderIds)]));
  const identities = sales.map(({ identity }) => identity);
  const current = await findCurrent(manager, retailerKey, identities);
  const productOf = productMatcher(await findProducts(manager), await findAliases(manager, retailerKey));
  return {
    conversions: sales.map((sale) => {
      const click = sale.clickId === null ? undefined : clicks.get(sale.clickId);
      const known = current.get(sale.identity)?.productId;
      return conversionOf(sale, click, productOf(sale.product) ?? click?.productId ?? known);
    }),
    current,
    undated: reported.filter((sale) => !isDated(sale)),
    repeated,
  };
}

async function findReportedClicks(
  manager: Transaction,
  sales: readonly ReportedSale[],
): Promise<Map<string, ClickRow>> {
  const named = sales.filter(({ clickId }) => clickId !== null);
  if (named.length === 0) return new Map();
  const days = named.map(({ day }) => day).toSorted();
  const isDated = !days.includes(null);
  const found = await findClicks(
    manager,
    [...new Set(named.map(({ clickId }) => clickId!))],
    // The retailer's clock or time zone may shift the day by one.
    isDated ? { from: plusDays(days[0]!, -MAX_ATTRIBUTION - 1), to: plusDays(days.at(-1)!, 1) } : null,
  );
  return new Map(found.map((click) => [click.id, click]));
}

function conversionOf(
  { product, ...sale }: IdentifiedSale,
  click: ClickRow | undefined,
  productId: number | null | undefined,
): Conversion {
  return {
    ...sale,
    productText: product,
    productKey: product && nameKey(product),
    productId: productId ?? null,
    day: sale.day ?? click!.moment.slice(0, 10),
    moment: sale.day === null ? click!.moment : sale.moment,
  };
}
