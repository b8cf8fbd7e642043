import { plusDays } from '@astaguide/contracts/lib/report-period';
import { findClicks, type ClickRow } from '../clicks.repository';
import { correctedBy, identify, type IdentifiedSale } from '../rules/identities';
import { MAX_ATTRIBUTION } from '../rules/longest-attribution';
import { productMatcher } from '../rules/match-product';
import { amountOfUnits, nameKey, unitsOf } from '../rules/read-values';
import type { ReportedSale } from '../rules/reported-sale';
import type { Transaction } from './conversion-imports.repository';
import {
  findCurrent,
  findKnownSales,
  nameLines,
  settleConversions,
  withOrders,
  writeConversions,
  type Conversion,
  type CurrentConversion,
  type Replaced,
  type Reporting,
} from './conversions.repository';
import { findAliases, findProducts } from './named-products.repository';

export interface MatchedSales {
  conversions: Conversion[];
  /** What a report of these sales replaces: sales without an id. Null without such sales. */
  nameless: Replaced | null;
  /** Sales without a date whose click is not in the log either. */
  undated: ReportedSale[];
  /** Lines that repeat another line. */
  repeated: number[];
  /** Number of different clicks that are named, and of those that are in the log. */
  clicks: { reported: number; found: number };
  /** The current rows of the sales, and of the other lines of their orders, by identity. */
  current: Map<string, CurrentConversion>;
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
  const ids = dated.flatMap((line) =>
    [line.rowId, line.orderId, correctedBy(line)].filter((id) => id !== null),
  );
  const knownSales = await findKnownSales(manager, retailerKey, [...new Set(ids)]);
  const { sales, repeated } = identify(dated, knownSales);
  const current = new Map([
    ...knownSales.filter(({ isCurrent }) => isCurrent).map((row) => [row.identity, row] as const),
    ...(await findCurrent(
      manager,
      retailerKey,
      sales.flatMap(({ identity, ...line }) => (isNameless(line) ? identity : [])),
    )),
  ]);
  const linesOf = linesByOrder(current);
  const earnedBefore = commissionsBefore(current, linesOf, [
    ...knownSales.filter(({ corrects }) => corrects === null),
    ...sales.filter((sale) => correctedBy(sale) === null),
  ]);
  const productOf = productMatcher(await findProducts(manager), await findAliases(manager, retailerKey));
  const conversions = sales.map((sale) => {
    const click = sale.clickId === null ? undefined : clicks.get(sale.clickId);
    // A line knows what the total of its order says, and the total what the lines say.
    const others = correctedBy(sale) === null ? (linesOf.get(sale.orderId) ?? []) : [];
    const known =
      current.get(sale.identity) ??
      combined(others.filter(({ isWholeOrder }) => isWholeOrder !== sale.isWholeOrder));
    return conversionOf(sale, click, productOf(sale.product), known && { ...known, ...earnedBefore(sale) });
  });
  const nameless = conversions.filter(isNameless);
  const accounts = nameless.map(({ account }) => account);
  return {
    conversions,
    nameless:
      nameless.length === 0
        ? null
        : {
            ...rangeOf(nameless.map(({ day }) => day)),
            accounts: accounts.includes(null) ? null : [...new Set(accounts as string[])],
          },
    undated: reported.filter((sale) => !isDated(sale)),
    repeated,
    clicks: {
      reported: new Set(reported.flatMap(({ clickId }) => clickId ?? [])).size,
      found: clicks.size,
    },
    current,
  };
}

/**
 * Writes the sales of a report, and decides again which row of each sale counts.
 *
 * @param replaced identities of the sales without an id on the days of which the report replaces them; the import must
 *   name the days
 * @returns ids of the written rows, in the order of the sales
 */
export async function recordSales(
  manager: Transaction,
  reporting: Reporting,
  conversions: readonly Conversion[],
  replaced: readonly string[] = [],
): Promise<number[]> {
  const ids = await writeConversions(manager, reporting, conversions);
  await nameLines(manager, reporting.retailerKey, conversions);
  const identities = await withOrders(
    manager,
    reporting.retailerKey,
    conversions.map(({ identity }) => identity),
  );
  await settleConversions(manager, reporting.retailerKey, [...new Set([...identities, ...replaced])]);
  return ids;
}

const isNameless = ({ rowId, orderId, corrects }: Pick<ReportedSale, 'rowId' | 'orderId' | 'corrects'>) =>
  (rowId ?? orderId ?? corrects) === null;

/** Current sales by their order. */
function linesByOrder(
  current: ReadonlyMap<string, CurrentConversion>,
): Map<string | null, CurrentConversion[]> {
  const orders = new Map<string | null, CurrentConversion[]>();
  for (const sale of current.values())
    if (sale.orderId !== null && sale.corrects === null)
      orders.set(sale.orderId, [...(orders.get(sale.orderId) ?? []), sale]);
  return orders;
}

/** What the current sales of an order say together: their click, a product that they share, and whether all are paid. */
function combined([first, ...others]: readonly CurrentConversion[]): Inherited | undefined {
  if (!first) return undefined;
  const lines = [first, ...others];
  const paid = lines.filter(({ isPaid }) => isPaid);
  return {
    rowId: null,
    orderId: first.orderId,
    clickId: lines.find(({ clickId }) => clickId !== null)?.clickId ?? null,
    awaitsClick: lines.some(({ awaitsClick }) => awaitsClick),
    productId: lines.every(({ productId }) => productId === first.productId) ? first.productId : null,
    isPaid: paid.length === lines.length,
    paidOn: first.paidOn,
  };
}

/**
 * Finds the commission that earlier reports state, for a report without one. A sale keeps its own, the total of an order
 * gets the sum of its lines, and the only line of an order that of the total, if their amounts are the same.
 *
 * @param linesOf current sales by their order
 * @param all known and reported sales, current or not, without corrections
 */
function commissionsBefore(
  current: ReadonlyMap<string, CurrentConversion>,
  linesOf: ReadonlyMap<string | null, CurrentConversion[]>,
  all: readonly Pick<CurrentConversion, 'identity' | 'orderId' | 'isWholeOrder'>[],
): (sale: IdentifiedSale) => Earned {
  const lines = new Map<string, Set<string>>();
  for (const { identity, orderId, isWholeOrder } of all)
    if (orderId !== null && !isWholeOrder)
      lines.set(orderId, (lines.get(orderId) ?? new Set()).add(identity));
  return (sale) => {
    // A report replaces what earlier ones say of sales without an id.
    if (isNameless(sale)) return NOT_EARNED;
    const own = current.get(sale.identity);
    // A postback that counted as the total of an order may have named this line.
    const isOfLine = own?.isWholeOrder && own.orderId === sale.rowId && own.orderId !== sale.orderId;
    if (own && (isOfLine || own.isWholeOrder === sale.isWholeOrder)) return earnedOf(own);
    const ofOrder = (linesOf.get(sale.orderId) ?? []).filter(
      ({ isWholeOrder }) => isWholeOrder !== sale.isWholeOrder,
    );
    if (sale.isWholeOrder) return sumOf(ofOrder.map(earnedOf));
    const isOnly = sale.orderId !== null && lines.get(sale.orderId)?.size === 1;
    const [total] = ofOrder;
    return isOnly && total && Number(total.amount) === Number(sale.amount) ? earnedOf(total) : NOT_EARNED;
  };
}

/** A commission with its currency, which may not be that of the sale. */
interface Earned {
  commission: string | null;
  earnedIn: string | null;
}

const NOT_EARNED: Earned = { commission: null, earnedIn: null };

const earnedOf = ({ reportedCommission, commissionCurrency, currency }: CurrentConversion): Earned => ({
  commission: reportedCommission,
  earnedIn: commissionCurrency ?? currency,
});

/** None if one of them is not known, or they have several currencies. */
function sumOf(parts: readonly Earned[]): Earned {
  const [first] = parts;
  if (!first || parts.some(({ commission, earnedIn }) => !commission || earnedIn !== first.earnedIn))
    return NOT_EARNED;
  const units = parts.reduce((sum, { commission }) => sum + unitsOf(commission!), 0n);
  return { commission: amountOfUnits(units), earnedIn: first.earnedIn };
}

/** First and last of some days. */
export const rangeOf = (days: readonly string[]): { from: string; to: string } => {
  const sorted = days.toSorted();
  return { from: sorted[0]!, to: sorted.at(-1)! };
};

async function findReportedClicks(
  manager: Transaction,
  sales: readonly ReportedSale[],
): Promise<Map<string, ClickRow>> {
  const named = sales.filter(({ clickId }) => clickId !== null);
  if (named.length === 0) return new Map();
  const days = named.map(({ day }) => day);
  const { from, to } = rangeOf(days.map((day) => day ?? ''));
  const found = await findClicks(
    manager,
    [...new Set(named.map(({ clickId }) => clickId!))],
    // The retailer's clock or time zone may shift the day by one.
    days.includes(null) ? null : { from: plusDays(from, -MAX_ATTRIBUTION - 1), to: plusDays(to, 1) },
  );
  return new Map(found.map((click) => [click.id, click]));
}

/** What stays known of a sale where a report does not say it. */
type Inherited = Pick<
  CurrentConversion,
  'rowId' | 'orderId' | 'clickId' | 'awaitsClick' | 'productId' | 'isPaid' | 'paidOn'
>;

function conversionOf(
  sale: IdentifiedSale,
  click: ClickRow | undefined,
  productId: number | null,
  known: (Inherited & Earned) | undefined,
): Conversion {
  const { identity, line, rowId, orderId, clickId, product, amount, currency, paidOn } = sale;
  const commission = sale.commission ?? known?.commission ?? null;
  const earnedIn =
    (sale.commission === null && commission !== null && known?.earnedIn) || sale.commissionCurrency;
  const corrects = correctedBy(sale);
  // A refund that is called reversed lowers its sale like any other.
  const state = corrects !== null && sale.state === 'reversed' ? 'confirmed' : sale.state;
  // What is paid stays paid in a report that has no such column.
  const wasPaid = state === 'confirmed' && (known?.isPaid ?? false);
  const isKnownClick = clickId === null || clickId === known?.clickId;
  return {
    identity,
    line,
    rowId: rowId ?? known?.rowId ?? null,
    orderId: orderId ?? known?.orderId ?? null,
    corrects,
    clickId: clickId ?? known?.clickId ?? null,
    // A click that was in the log may have left it since, and the owner may have accepted one that never was.
    awaitsClick: isKnownClick ? !click && (known?.awaitsClick ?? false) : !click && line === 0,
    productText: product,
    productKey: product && nameKey(product),
    productId: productId ?? click?.productId ?? known?.productId ?? null,
    day: sale.day ?? click!.moment.slice(0, 10),
    moment: sale.day === null ? click!.moment : sale.moment,
    amount,
    commission,
    currency,
    commissionCurrency: earnedIn === currency ? null : earnedIn,
    isWholeOrder: sale.isWholeOrder,
    isAdjustment: sale.isAdjustment,
    account: sale.account,
    state,
    isPaid: paidOn !== null || wasPaid,
    paidOn: paidOn || (wasPaid ? known!.paidOn : null),
  };
}
