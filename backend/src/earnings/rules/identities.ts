import { hash } from 'node:crypto';
import type { ReportedSale } from './read-row';
import { nameKey } from './read-values';

/** A known sale that has an order number. */
export interface LineRecord {
  orderId: string;
  productKey: string | null;
  identity: string;
}

export interface IdentifiedSale extends ReportedSale {
  /** Identifies the sale in every report of the retailer. */
  identity: string;
}

/**
 * The traits that distinguish sales without an order number. State and commission change over time, so they are not
 * included.
 */
const traitsOf = ({ day, clickId, product, amount }: ReportedSale) =>
  JSON.stringify([day, clickId, product && nameKey(product), amount]);

const weights = { reversed: 2, confirmed: 1, pending: 0 };

/** Orders sales independently of the order of rows, so that a re-sorted file gives the same result. */
function compare(one: ReportedSale, other: ReportedSale): number {
  const place = (sale: ReportedSale) =>
    `${2 - weights[sale.state]} ${sale.amount.padStart(20)} ${(sale.commission ?? '').padStart(20)} ${sale.day} ${sale.clickId}`;
  const [a, b] = [place(one), place(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Finds out which rows report the same sale.
 *
 * An order number identifies a sale; together with the product it identifies one line of an order. Rows without an
 * order number are identified by day, click, product and amount, and identical ones within a file are numbered.
 *
 * @param known sales of earlier imports with the same order numbers
 * @returns one row per sale, and the lines of rows that repeat an order and product; of these, the row with the most
 *   advanced state is used
 */
export function identify(
  sales: readonly ReportedSale[],
  known: readonly LineRecord[],
): { sales: IdentifiedSale[]; repeated: number[] } {
  const repeated: number[] = [];
  const identified: IdentifiedSale[] = [];
  const numbered = sales.filter(({ orderId }) => orderId !== null);
  const knownByOrder = groupBy(known, ({ orderId }) => orderId);
  for (const [orderId, rows] of groupBy(numbered, (sale) => sale.orderId!)) {
    const byProduct = groupBy(rows, ({ product }) => nameKey(product ?? ''));
    const identityOf = nameLines(orderId, [...byProduct.keys()], knownByOrder.get(orderId) ?? []);
    for (const [product, same] of byProduct) {
      const [first, ...others] = same.toSorted(compare);
      identified.push({ ...first!, identity: identityOf(product) });
      repeated.push(...others.map(({ line }) => line));
    }
  }
  const others = sales.filter(({ orderId }) => orderId === null);
  for (const [traits, alike] of groupBy(others, traitsOf)) {
    const name = hash('sha256', traits, 'base64url').slice(0, 32);
    alike.toSorted(compare).forEach((sale, place) => {
      identified.push({ ...sale, identity: `row:${name}:${place + 1}` });
    });
  }
  return { sales: identified, repeated };
}

/**
 * Names the lines of an order: by their known identity, otherwise by a number. The only line of an order keeps its
 * identity even if the retailer renames the product, or the name is read from another column.
 */
function nameLines(
  orderId: string,
  products: readonly string[],
  known: readonly LineRecord[],
): (product: string) => string {
  const names = new Map<string, string>();
  const free = new Set(known.map(({ identity }) => identity));
  for (const product of products) {
    const line = known.find(
      ({ productKey, identity }) => (productKey ?? '') === product && free.has(identity),
    );
    if (!line) continue;
    names.set(product, line.identity);
    free.delete(line.identity);
  }
  if (products.length === 1 && known.length === 1 && names.size === 0)
    names.set(products[0]!, known[0]!.identity);
  let number = 0;
  const taken = new Set([...names.values(), ...known.map(({ identity }) => identity)]);
  for (const product of products.toSorted()) {
    if (names.has(product)) continue;
    do number++;
    while (taken.has(`order:${orderId}:${number}`));
    names.set(product, `order:${orderId}:${number}`);
  }
  return (product) => names.get(product)!;
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
