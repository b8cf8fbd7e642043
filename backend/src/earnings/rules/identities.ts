import { hash } from 'node:crypto';
import { nameKey } from './read-values';
import type { ReportedSale } from './reported-sale';

/** What is known of a sale or correction that has one of the ids of a report. */
export interface KnownLine {
  identity: string;
  /** 0 for a postback. */
  line: number;
  day: string;
  corrects: string | null;
  rowId: string | null;
  orderId: string | null;
  productKey: string | null;
  amount: string;
  /** The time of the postback of it, ISO 8601, or a day; null if none reported it. */
  calledAt: string | null;
  /** Whether it is the total of an order. */
  isWholeOrder: boolean;
}

export interface IdentifiedSale extends ReportedSale {
  /** Identifies the sale in every report of the retailer. */
  identity: string;
  /** Whether it is a postback that states the total of its order, which has any number of lines in files. */
  isWholeOrder: boolean;
}

const isNegative = (amount: string | null) => amount?.startsWith('-') ?? false;

/** Whether a line lowers other sales: its amount is negative, or its commission without an amount. */
const isRefund = ({ amount, commission }: ReportedSale) =>
  isNegative(amount) || (/^[0.]+$/.test(amount) && isNegative(commission));

/**
 * The id of the sale that a line corrects: as its report says, otherwise that of a negative line's own order or row.
 * Null for sales, and for adjustments without an id.
 */
export const correctedBy = (line: ReportedSale): string | null => {
  const named = line.corrects === line.rowId ? null : line.corrects;
  return named ?? (isRefund(line) ? (line.orderId ?? line.rowId) : null);
};

/**
 * The traits that distinguish lines without an id of their own. State and commission change over time, so they are not
 * included.
 */
const traitsOf = ({ day, clickId, product, amount, account }: ReportedSale) =>
  JSON.stringify([day, clickId, product && nameKey(product), amount, ...(account === null ? [] : [account])]);

const keyOf = ({ product }: ReportedSale) => nameKey(product ?? '');
const short = (text: string) => hash('sha256', text, 'base64url').slice(0, 32);
const weights = { reversed: 2, confirmed: 1, pending: 0 };

/** The place of a line among others, independently of its place in the file. The most advanced state comes first. */
const placeOf = (sale: ReportedSale) =>
  `${2 - weights[sale.state]} ${sale.amount.padStart(20)} ${(sale.commission ?? '').padStart(20)} ${sale.day} ${sale.clickId} ${sale.corrects} ${sale.paidOn} ${sale.rowId} ${sale.orderId} ${keyOf(sale)}`;

/** Orders lines, so that a re-sorted file gives the same result. */
function inOrder(lines: readonly ReportedSale[], textOf = placeOf): ReportedSale[] {
  if (lines.length === 1) return [...lines];
  return lines
    .map((line) => ({ line, text: textOf(line) }))
    .toSorted((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))
    .map(({ line }) => line);
}

/**
 * Finds out which lines report the same sale.
 *
 * A row id identifies a line. Without one, an order id with the product and the amount does; several alike lines of an
 * order are several sales. Lines without any id are identified by day, click, product and amount, and alike ones within
 * a file are numbered. A correction is a line of its own, beside the sale that it corrects. A postback is of a whole order,
 * or of one line if its id is that line's.
 *
 * @param knownLines rows with the same row ids or order ids, current or not
 * @returns one line per sale, and the numbers of lines that repeat a row id; of these, the one with the most advanced
 *   state is used
 */
export function identify(
  lines: readonly ReportedSale[],
  knownLines: readonly KnownLine[],
): { sales: IdentifiedSale[]; repeated: number[] } {
  const known = distinct(knownLines.filter(({ corrects }) => corrects === null));
  const knownCorrections = groupBy(distinct(knownLines), ({ corrects }) => corrects);
  const corrections = lines.filter((line) => correctedBy(line) !== null);
  const all = lines.filter((line) => correctedBy(line) === null);
  const knownByOrder = groupBy(
    known.filter(({ orderId }) => orderId !== null),
    ({ orderId }) => orderId!,
  );
  const byRow = new Map(known.flatMap((sale) => (sale.rowId === null ? [] : [[sale.rowId, sale] as const])));
  const totals = new Map(
    knownLines.flatMap((row) => (row.isWholeOrder ? [[row.orderId, row.identity] as const] : [])),
  );
  const identified = all
    .filter(({ line }) => line === 0)
    .map((call) =>
      identifyCall(call, byRow, knownByOrder.get(call.orderId!) ?? [], totals.get(call.orderId)),
    );
  const sales = all.filter(({ line }) => line !== 0);
  const unique = once(
    sales.filter(({ rowId }) => rowId !== null),
    ({ rowId }) => rowId!,
  );
  const saleIds = new Set(unique.lines.map(({ rowId }) => rowId));
  const orderIds = new Set(sales.map(({ orderId }) => orderId));
  // A postback may have named the line's own id.
  const knownRow = (rowId: string) =>
    byRow.get(rowId) ??
    (orderIds.has(rowId) ? undefined : onlyOf(knownByOrder.get(rowId) ?? [], (one) => one.isWholeOrder));
  // The identities that a line of this report has.
  const used = new Set(unique.lines.flatMap(({ rowId }) => knownRow(rowId!)?.identity ?? []));
  const ordered = [
    ...unique.lines.filter(({ rowId }) => !knownRow(rowId!)),
    ...sales.filter(({ rowId, orderId }) => rowId === null && orderId !== null),
  ];
  identified.push(
    ...unique.lines.flatMap((line) => {
      const sale = knownRow(line.rowId!);
      return sale ? [{ ...line, identity: sale.identity, isWholeOrder: false }] : [];
    }),
  );
  for (const [orderId, ofOrder] of groupBy(ordered, (line) => line.orderId))
    identified.push(
      ...identifyOrder(orderId, ofOrder, orderId === null ? [] : (knownByOrder.get(orderId) ?? []), used),
    );
  const own = refundsWithId(corrections, saleIds);
  identified.push(
    ...own.lines.map((line) => ({
      ...line,
      identity: `refund-id:${line.orderId ?? line.corrects}:${line.rowId}`,
      isWholeOrder: false,
    })),
    ...numbered(sales.filter(({ rowId, orderId }) => rowId === null && orderId === null)),
  );
  const nameless = corrections.filter((line) => !hasOwnId(line, saleIds));
  for (const [sale, ofSale] of groupBy(nameless, (line) => correctedBy(line)!))
    identified.push(...identifyRefunds(sale, ofSale, knownCorrections.get(sale) ?? []));
  return { sales: identified, repeated: [...unique.repeated, ...own.repeated] };
}

/** One row of each identity: a line before the total of its order. */
const distinct = (rows: readonly KnownLine[]): KnownLine[] => [
  ...new Map(
    rows
      .toSorted((one, other) => Number(other.isWholeOrder) - Number(one.isWholeOrder))
      .map((row) => [row.identity, row]),
  ).values(),
];

const onlyOf = <Item>(items: readonly Item[], fits: (item: Item) => boolean): Item | undefined =>
  items.length === 1 && fits(items[0]!) ? items[0] : undefined;

/**
 * The sale of a postback: the line with its id, unless it is known as the id of an order; otherwise the total of its
 * order. That is another report of the order's line while there is one; of several lines and the total, the newer counts.
 *
 * @param byRow known lines by their ids
 * @param ofOrder known by its order
 * @param total identity of the order's total, if a postback stated it before
 */
function identifyCall(
  call: ReportedSale,
  byRow: ReadonlyMap<string, KnownLine>,
  ofOrder: readonly KnownLine[],
  total: string | undefined,
): IdentifiedSale {
  const line = byRow.get(call.orderId!);
  if (line && !ofOrder.some((one) => !one.isWholeOrder)) {
    const { identity, rowId, orderId } = line;
    return { ...call, identity, rowId, orderId: orderId ?? call.orderId, isWholeOrder: false };
  }
  const [first, ...others] = ofOrder;
  const fresh = others.length > 0 ? `whole:${call.orderId}` : (first?.identity ?? `order:${call.orderId}:1`);
  return { ...call, identity: total ?? fresh, isWholeOrder: true };
}

/** Whether a correction has an id that is not that of its sale. */
const hasOwnId = ({ rowId, orderId, corrects }: ReportedSale, saleIds: ReadonlySet<string | null>) =>
  rowId !== null &&
  rowId !== orderId &&
  rowId !== corrects &&
  !saleIds.has(rowId) &&
  (orderId ?? corrects) !== null;

const refundsWithId = (corrections: readonly ReportedSale[], saleIds: ReadonlySet<string | null>) =>
  once(
    corrections.filter((line) => hasOwnId(line, saleIds)),
    (line) => `${line.orderId ?? line.corrects}:${line.rowId}`,
  );

/** Keeps the most advanced line of each id. */
function once(lines: readonly ReportedSale[], idOf: (line: ReportedSale) => string) {
  const groups = [...groupBy(lines, idOf).values()].map((same) => inOrder(same));
  return {
    lines: groups.map(([first]) => first!),
    repeated: groups.flatMap(([, ...others]) => others.map(({ line }) => line)),
  };
}

function numbered(lines: readonly ReportedSale[]): IdentifiedSale[] {
  return [...groupBy(lines, traitsOf)].flatMap(([name, alike]) =>
    inOrder(alike).map((line, place) => ({
      ...line,
      identity: `row:${short(name)}:${place + 1}`,
      isWholeOrder: false,
    })),
  );
}

/**
 * Finds the known corrections of a sale, for those without an id of their own: of the same amount and day, or of the
 * same amount if one of the two came by a postback, which does not always say the day. Two postbacks with different
 * times are two corrections, because a retry has the same time.
 */
function identifyRefunds(
  sale: string,
  lines: readonly ReportedSale[],
  known: readonly KnownLine[],
): IdentifiedSale[] {
  const free = known.toSorted((one, other) => (one.identity < other.identity ? -1 : 1));
  const names = new Set(known.map(({ identity }) => identity));
  const identities = new Map<ReportedSale, string>();
  const sorted = inOrder(lines);
  const isOther = ({ statedTime = null }: ReportedSale, { calledAt }: KnownLine) =>
    statedTime !== null && calledAt !== null && statedTime !== calledAt;
  const take = (line: ReportedSale, fits: (one: KnownLine) => boolean) => {
    const place = identities.has(line)
      ? -1
      : free.findIndex(
          (one) => Number(one.amount) === Number(line.amount) && !isOther(line, one) && fits(one),
        );
    if (place >= 0) identities.set(line, free.splice(place, 1)[0]!.identity);
  };
  for (const line of sorted) take(line, (one) => !!line.statedTime && one.calledAt === line.statedTime);
  for (const line of sorted)
    take(line, ({ day, identity }) => day === line.day && !identity.startsWith('refund-id:'));
  for (const line of sorted) take(line, (one) => one.line === 0 || line.line === 0 || line.day === null);
  let number = 0;
  return sorted.map((line) => {
    const found = identities.get(line);
    if (found) return { ...line, identity: found, isWholeOrder: false };
    do number++;
    while (names.has(`refund:${sale}:${number}`));
    return { ...line, identity: `refund:${sale}:${number}`, isWholeOrder: false };
  });
}

/**
 * Finds the known sales of an order's lines: of the same product and amount, otherwise of the same product. The only
 * line of an order keeps its identity even if the retailer renames the product, or the name is read from another
 * column; it is also that of the order's postback.
 */
function identifyOrder(
  orderId: string | null,
  lines: readonly ReportedSale[],
  known: readonly KnownLine[],
  used: Set<string>,
): IdentifiedSale[] {
  const knownLines = known.filter(({ isWholeOrder }) => !isWholeOrder);
  const only = lines.length === 1 && known.length === 1;
  const free = (only ? known : knownLines).filter(({ identity }) => !used.has(identity));
  const freeOf = groupBy(free, ({ productKey }) => productKey ?? '');
  const identities = new Map<ReportedSale, string>();
  const take = (
    line: ReportedSale,
    sales: KnownLine[] = [],
    fits: (sale: KnownLine) => boolean = () => true,
  ) => {
    if (identities.has(line)) return;
    const place = sales.findIndex(
      // Two row ids are two sales.
      (sale) => (line.rowId === null || sale.rowId === null) && fits(sale),
    );
    if (place >= 0) identities.set(line, sales.splice(place, 1)[0]!.identity);
  };
  const sorted = inOrder(lines, (line) => `${keyOf(line)}\u0000${placeOf(line)}`);
  for (const line of sorted)
    take(line, freeOf.get(keyOf(line)), (sale) => Number(sale.amount) === Number(line.amount));
  for (const line of sorted) take(line, freeOf.get(keyOf(line)));
  if (only) take(lines[0]!, free);
  let number = 0;
  const names = new Set([...known.map(({ identity }) => identity), ...identities.values()]);
  for (const line of sorted) {
    if (identities.has(line)) continue;
    if (line.rowId !== null) identities.set(line, `id:${line.rowId}`);
    else {
      do number++;
      while (names.has(`order:${orderId}:${number}`));
      identities.set(line, `order:${orderId}:${number}`);
    }
  }
  for (const identity of identities.values()) used.add(identity);
  return sorted.map((line) => ({ ...line, identity: identities.get(line)!, isWholeOrder: false }));
}

function groupBy<Item, Key>(items: readonly Item[], keyOfItem: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOfItem(item));
    if (group) group.push(item);
    else groups.set(keyOfItem(item), [item]);
  }
  return groups;
}
