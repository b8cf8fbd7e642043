import type { ConversionState } from '@astaguide/contracts/earnings/conversion-import';
import { inDollars } from './cents';
import { utcDayOf, type LoggedEvent } from '../analytics/logged-events';
import type { ReportedRow } from './retailer-reports';

/** A sale as reported by one import; money in ten-thousandths of a dollar. */
export interface ReportedSale {
  retailer: string;
  identity: string;
  order: string | null;
  click: string | null;
  productText: string | null;
  productId: number | null;
  /** The date as written, or in UTC. */
  day: string;
  /** The exact moment if known; it determines the day in any time zone. */
  moment: number | null;
  amount: bigint;
  commission: bigint | null;
  state: ConversionState;
}

const states: Record<string, ConversionState> = { Pending: 'pending', Declined: 'reversed' };
const nameOf = (text: string | null) => text?.toLowerCase().replaceAll(/\s+/g, ' ') ?? null;

/** A reference model of retailers' reports, import by import, implemented differently from the product. */
export class ReportedSales {
  private imports: { id: number; said: ReportedSale[] }[] = [];
  private readonly aliases = new Map<string, number>();

  /** @param clicks clicks of the event log, including those of bots */
  constructor(private readonly clicks: ReadonlyMap<string, LoggedEvent>) {}

  /** The rows with a date, as sales that an import of them would report now. */
  read(retailer: string, rows: readonly ReportedRow[]): ReportedSale[] {
    const counting = new Map(this.current().map((sale) => [keyOf(sale), sale]));
    return rows.flatMap((row) => {
      const click = row.click === null ? undefined : this.clicks.get(row.click);
      if (row.date === 'none' && !click) return [];
      const at = row.date === 'none' ? click!.at : row.at;
      const isDayAlone = row.date === 'day' || row.date === 'time';
      const isReversed = row.isBelowZero && row.amount > 0;
      const identity = row.order ?? JSON.stringify([dateOf(row), row.click, nameOf(row.product), row.amount]);
      const said = {
        retailer,
        identity,
        order: row.order,
        click: row.click,
        productText: row.product || null,
      };
      const reported = this.productOf(retailer, said.productText);
      const clicked = click?.keys['product'] ? Number(click.keys['product']) : null;
      return {
        ...said,
        productId: reported ?? clicked ?? counting.get(keyOf(said))?.productId ?? null,
        day: utcDayOf(at),
        moment: isDayAlone ? null : at,
        amount: BigInt(row.amount),
        commission: row.commission === null ? null : BigInt(row.commission),
        state: isReversed ? 'reversed' : (states[row.state] ?? 'confirmed'),
      };
    });
  }

  add(id: number, said: ReportedSale[]): void {
    this.imports.push({ id, said });
  }

  undo(id: number): void {
    this.imports = this.imports.filter((made) => made.id !== id);
  }

  get ids(): number[] {
    return this.imports.map(({ id }) => id);
  }

  /** The last report of each sale; pending only if no report says otherwise. */
  current(): ReportedSale[] {
    const found = new Map<string, ReportedSale>();
    for (const sale of this.imports.flatMap(({ said }) => said)) {
      const before = found.get(keyOf(sale));
      if (!before || before.state === 'pending' || sale.state !== 'pending') found.set(keyOf(sale), sale);
    }
    return [...found.values()];
  }

  /** The reported sales of each import, and how many of them are current. */
  counts(): { id: number; conversions: number; current: number }[] {
    const counting = new Set(this.current());
    return this.imports.map(({ id, said }) => ({
      id,
      conversions: said.length,
      current: said.filter((sale) => counting.has(sale)).length,
    }));
  }

  /** Sales without a product, grouped by product name; each sale without a name is a separate group. */
  unmatched(): ReportedSale[][] {
    const groups = new Map<string, ReportedSale[]>();
    for (const sale of this.current().filter(({ productId }) => productId === null)) {
      const group = groupOf(sale);
      groups.set(group, [...(groups.get(group) ?? []), sale]);
    }
    return [...groups.values()];
  }

  /** Assigns a group to a product, as the owner does. */
  assign([one]: readonly ReportedSale[], productId: number): void {
    const isNamed = one!.productText !== null;
    const markOf = isNamed ? groupOf : keyOf;
    for (const sale of this.imports.flatMap(({ said }) => said))
      if (sale.productId === null && markOf(sale) === markOf(one!)) sale.productId = productId;
    if (isNamed) this.aliases.set(groupOf(one!), productId);
  }

  private productOf(retailer: string, text: string | null): number | null {
    if (text === null) return null;
    return /^[123]$/.test(text) ? Number(text) : (this.aliases.get(`${retailer}|${nameOf(text)}`) ?? null);
  }
}

const dateOf = ({ date, at }: ReportedRow) => (date === 'none' ? null : utcDayOf(at));
const keyOf = ({ retailer, identity }: Pick<ReportedSale, 'retailer' | 'identity'>) =>
  `${retailer}|${identity}`;
const groupOf = (sale: ReportedSale) =>
  sale.productText === null ? `${keyOf(sale)}|` : `${sale.retailer}|${nameOf(sale.productText)}`;

/** The expected entry of a group in the list of unmatched sales. */
export function unmatchedOf(same: readonly ReportedSale[]) {
  const [one] = same;
  const counting = same.filter(({ state }) => state !== 'reversed');
  return {
    retailer: one!.retailer,
    productText: one!.productText,
    conversions: same.length,
    orderId: same.length === 1 ? one!.order : null,
    sales: inDollars(counting.reduce((total, { amount }) => total + amount * 10_000n, 0n)),
    lastDay: same
      .map(({ day }) => day)
      .toSorted()
      .at(-1)!,
  };
}

/** The expected preview of these sales. */
export function previewOf(said: readonly ReportedSale[], counting: readonly ReportedSale[], rows: number) {
  const known = new Map(counting.map((sale) => [keyOf(sale), sale]));
  const fresh = said.filter((sale) => !known.has(keyOf(sale)));
  const changed = said.filter((sale) => {
    const before = known.get(keyOf(sale));
    if (!before || (sale.state === 'pending' && before.state !== 'pending')) return false;
    return metricsOf(sale) !== metricsOf(before);
  });
  const moving = [...fresh, ...changed];
  const valued = fresh.filter(({ state }) => state !== 'reversed');
  const inState = (state: ConversionState) => moving.filter((sale) => sale.state === state).length;
  return {
    rows,
    new: fresh.length,
    changed: changed.length,
    refused: rows - said.length,
    known: said.length - moving.length,
    unmatched: moving.filter(({ productId }) => productId === null).length,
    newSales: valued.length === 0 ? [] : [{ currency: 'USD', amount: inDollars(sumOf(valued)) }],
    states: { pending: inState('pending'), confirmed: inState('confirmed'), reversed: inState('reversed') },
  };
}

const sumOf = (sales: readonly ReportedSale[]) =>
  sales.reduce((total, { amount }) => total + amount * 10_000n, 0n);
const metricsOf = ({ state, day, moment, amount, commission, productId }: ReportedSale) =>
  [state, day, moment, amount, commission, productId].join();
