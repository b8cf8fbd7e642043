import type { ConversionState } from '@astaguide/contracts/earnings/conversion-import';
import { inDollars } from './cents';
import { utcDayOf, type LoggedEvent } from '../analytics/logged-events';
import type { ToldRow } from './retailer-reports';

/** A sale as one import says it; money in ten-thousandths of a dollar. */
export interface ToldSale {
  retailer: string;
  identity: string;
  order: string | null;
  click: string | null;
  productText: string | null;
  productId: number | null;
  /** As it is written, in UTC. */
  day: string;
  /** When it was, where that is known: days of any zone are told by it. */
  moment: number | null;
  amount: bigint;
  commission: bigint | null;
  state: ConversionState;
}

const states: Record<string, ConversionState> = { Pending: 'pending', Declined: 'reversed' };
const nameOf = (text: string | null) => text?.toLowerCase().replaceAll(/\s+/g, ' ') ?? null;

/** What retailers' reports say, followed import by import, in another way than the product's. */
export class ToldSales {
  private imports: { id: number; said: ToldSale[] }[] = [];
  private readonly aliases = new Map<string, number>();

  /** @param clicks those of the raw log, bots' among them */
  constructor(private readonly clicks: ReadonlyMap<string, LoggedEvent>) {}

  /** Rows that can be dated, as an import of them would say now. */
  read(retailer: string, rows: readonly ToldRow[]): ToldSale[] {
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
      const told = this.productOf(retailer, said.productText);
      const clicked = click?.keys['product'] ? Number(click.keys['product']) : null;
      return {
        ...said,
        productId: told ?? clicked ?? counting.get(keyOf(said))?.productId ?? null,
        day: utcDayOf(at),
        moment: isDayAlone ? null : at,
        amount: BigInt(row.amount),
        commission: row.commission === null ? null : BigInt(row.commission),
        state: isReversed ? 'reversed' : (states[row.state] ?? 'confirmed'),
      };
    });
  }

  add(id: number, said: ToldSale[]): void {
    this.imports.push({ id, said });
  }

  takeBack(id: number): void {
    this.imports = this.imports.filter((made) => made.id !== id);
  }

  get ids(): number[] {
    return this.imports.map(({ id }) => id);
  }

  /** Of each sale what was said last; pending only where nobody ever said more. */
  current(): ToldSale[] {
    const found = new Map<string, ToldSale>();
    for (const sale of this.imports.flatMap(({ said }) => said)) {
      const before = found.get(keyOf(sale));
      if (!before || before.state === 'pending' || sale.state !== 'pending') found.set(keyOf(sale), sale);
    }
    return [...found.values()];
  }

  /** What each import says of sales, and how many of them count as it says. */
  counts(): { id: number; conversions: number; current: number }[] {
    const counting = new Set(this.current());
    return this.imports.map(({ id, said }) => ({
      ...{ id, conversions: said.length, current: said.filter((sale) => counting.has(sale)).length },
    }));
  }

  /** Sales without a product by name, those without a name each alone. */
  unmatched(): ToldSale[][] {
    const groups = new Map<string, ToldSale[]>();
    for (const sale of this.current().filter(({ productId }) => productId === null)) {
      const group = groupOf(sale);
      groups.set(group, [...(groups.get(group) ?? []), sale]);
    }
    return [...groups.values()];
  }

  /** The owner says what product a group is. */
  assign([one]: readonly ToldSale[], productId: number): void {
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

const dateOf = ({ date, at }: ToldRow) => (date === 'none' ? null : utcDayOf(at));
const keyOf = ({ retailer, identity }: Pick<ToldSale, 'retailer' | 'identity'>) => `${retailer}|${identity}`;
const groupOf = (sale: ToldSale) =>
  sale.productText === null ? `${keyOf(sale)}|` : `${sale.retailer}|${nameOf(sale.productText)}`;

/** What the list of sales without a product should say of a group. */
export function unmatchedOf(same: readonly ToldSale[]) {
  const [one] = same;
  const counting = same.filter(({ state }) => state !== 'reversed');
  return {
    ...{ retailer: one!.retailer, productText: one!.productText, conversions: same.length },
    orderId: same.length === 1 ? one!.order : null,
    sales: inDollars(counting.reduce((total, { amount }) => total + amount * 10_000n, 0n)),
    lastDay: same
      .map(({ day }) => day)
      .toSorted()
      .at(-1)!,
  };
}

/** What a preview should say of these sales. */
export function previewOf(said: readonly ToldSale[], counting: readonly ToldSale[], rows: number) {
  const known = new Map(counting.map((sale) => [keyOf(sale), sale]));
  const fresh = said.filter((sale) => !known.has(keyOf(sale)));
  const changed = said.filter((sale) => {
    const before = known.get(keyOf(sale));
    if (!before || (sale.state === 'pending' && before.state !== 'pending')) return false;
    return figuresOf(sale) !== figuresOf(before);
  });
  const moving = [...fresh, ...changed];
  const inState = (state: ConversionState) => moving.filter((sale) => sale.state === state).length;
  return {
    ...{ rows, new: fresh.length, changed: changed.length, refused: rows - said.length },
    known: said.length - moving.length,
    unmatched: moving.filter(({ productId }) => productId === null).length,
    newSales: inDollars(
      fresh.reduce((total, { state, amount }) => total + (state === 'reversed' ? 0n : amount * 10_000n), 0n),
    ),
    states: { pending: inState('pending'), confirmed: inState('confirmed'), reversed: inState('reversed') },
  };
}

const figuresOf = ({ state, day, moment, amount, commission, productId }: ToldSale) =>
  [state, day, moment, amount, commission, productId].join();
