import type { ConversionState } from '@astaguide/contracts/earnings/conversion-import';
import { utcDayOf, zonedDayOf, type LoggedEvent } from '../analytics/logged-events';
import type { ReportedRow } from './retailer-reports';

/** A sale or a correction as reported by one import; money in ten-thousandths of a dollar, signed. */
export interface ReportedSale {
  retailer: string;
  identity: string;
  order: string | null;
  /** Whether it lowers the sale of its order. */
  isRefund: boolean;
  /** Whether it is a postback, which states the total of its order. */
  isTotal?: boolean;
  /** Whether it is a bonus. */
  isBonus?: boolean;
  /** The account of a sale without ids. */
  account?: string | null;
  click: string | null;
  productText: string | null;
  productId: number | null;
  /** The date as written, or in UTC. */
  day: string;
  /** The exact moment if known; it determines the day in any time zone. */
  moment: number | null;
  amount: bigint;
  commission: bigint | null;
  /** The commission in hundred-millionths of a dollar, where it is not a whole number of ten-thousandths. */
  exact?: bigint;
  /** Hundredths of a dollar for one unit of the currency; default: dollars. */
  rate?: bigint;
  /** Of the amount of its sale, for a fixed commission: numerator and denominator. */
  share?: readonly [bigint, bigint];
  state: ConversionState;
  isPaid: boolean;
}

interface Import {
  id: number;
  said: ReportedSale[];
  /** Its place in time. */
  at: number;
  isPostback: boolean;
}

interface Word {
  sale: ReportedSale;
  report: Import;
}

const states: Record<string, ConversionState> = { Pending: 'pending', Declined: 'reversed' };
const nameOf = (text: string | null) => text?.toLowerCase().replaceAll(/\s+/g, ' ') ?? null;
const today = () => new Date().toISOString().slice(0, 10);
const lastDayOf = ({ said, isPostback }: Import) =>
  isPostback
    ? today()
    : said
        .map(({ day }) => day)
        .toSorted()
        .at(-1)!;
const isNameless = ({ order }: ReportedSale) => order === null;
const orderOf = ({ retailer, order }: ReportedSale) => `${retailer}|${order}`;
/** What one or more reported sales say together. */
const unitOf = (words: readonly Word[]) => ({
  rank: Math.max(...words.map(({ sale }) => rankOf(sale))),
  until: words
    .map(({ report }) => lastDayOf(report))
    .toSorted()
    .at(-1)!,
  at: Math.max(...words.map(({ report }) => report.at)),
});
const isOutdated = (one: ReturnType<typeof unitOf>, other: ReturnType<typeof unitOf>) =>
  other.rank > one.rank && (one.rank === 0 || other.until > one.until);

function groupBy<Item>(items: readonly Item[], keyOfItem: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOfItem(item), [...(groups.get(keyOfItem(item)) ?? []), item]);
  return groups;
}

const rankOf = ({ state, isPaid }: ReportedSale) =>
  state === 'pending' ? 0 : state === 'reversed' ? 3 : isPaid ? 2 : 1;

/** A reference model of retailers' reports, import by import, implemented differently from the product. */
export class ReportedSales {
  private imports: Import[] = [];
  private readonly aliases = new Map<string, number>();

  /** @param clicks clicks of the event log, including those of bots */
  constructor(private readonly clicks: ReadonlyMap<string, LoggedEvent>) {}

  /** The rows with a date, as sales that an import of them would report now. */
  read(retailer: string, rows: readonly ReportedRow[]): ReportedSale[] {
    const counting = new Map(this.words().map(({ sale }) => [keyOf(sale), sale]));
    return rows.flatMap((row) => {
      const click = row.click === null ? undefined : this.clicks.get(row.click);
      if (row.date === 'none' && !click) return [];
      const at = row.date === 'none' ? click!.at : row.at;
      const isDayAlone = row.date === 'day' || row.date === 'time';
      const sign = row.isBelowZero ? -1n : 1n;
      const isNegative = row.isBelowZero && (row.amount > 0 || (row.commission ?? 0) > 0);
      const isRefund = isNegative && row.order !== null;
      const traits = JSON.stringify([
        dateOf(row),
        row.click,
        nameOf(row.product),
        String(sign * BigInt(row.amount)),
      ]);
      const identity =
        row.order === null ? traits : isRefund ? `${row.order} ${row.amount} ${utcDayOf(at)}` : row.order;
      const said = {
        retailer,
        identity,
        order: row.order,
        isRefund,
        isBonus: row.order === null && row.amount === 0,
        productText: row.product || null,
      };
      const known = counting.get(keyOf(said));
      const reported = this.productOf(retailer, said.productText);
      const clicked = click?.keys['product'] ? Number(click.keys['product']) : null;
      const reportedState = states[row.state] ?? 'confirmed';
      // What takes back money counts by itself.
      const state = isNegative && reportedState === 'reversed' ? 'confirmed' : reportedState;
      return {
        ...said,
        click: row.click ?? known?.click ?? null,
        productId: reported ?? clicked ?? known?.productId ?? null,
        day: utcDayOf(at),
        moment: isDayAlone ? null : at,
        amount: sign * BigInt(row.amount),
        commission: row.commission === null ? (known?.commission ?? null) : sign * BigInt(row.commission),
        state,
        isPaid: row.state === 'Paid' || (state === 'confirmed' && (known?.isPaid ?? false)),
      };
    });
  }

  /** @param at the place in time of a file that was imported before */
  add(id: number, said: ReportedSale[], { at = this.imports.length, isPostback = false } = {}): void {
    this.imports.push({ id, said, at, isPostback });
  }

  /** A postback: one word on each sale, which changes; a late pending one says nothing. */
  call(sale: ReportedSale): void {
    const isSame = (one: ReportedSale) => keyOf(one) === keyOf(sale);
    const postbacks = this.imports.filter(({ isPostback }) => isPostback);
    const stored = postbacks.flatMap(({ said }) => said).find(isSame);
    if (sale.state === 'pending' && stored && stored.state !== 'pending') return;
    for (const report of postbacks) report.said = report.said.filter((one) => !isSame(one));
    this.add(this.imports.length, [sale], { isPostback: true });
  }

  /** What counts of a sale now: of a line without a row that counts, the total of its order, and the other way round. */
  known(
    sale: Pick<ReportedSale, 'retailer' | 'identity'> & Partial<ReportedSale>,
  ): Pick<ReportedSale, 'click' | 'isPaid'> | undefined {
    const counting = this.words().map((word) => word.sale);
    const own = counting.find((one) => keyOf(one) === keyOf(sale));
    if (own || (sale.order ?? null) === null || sale.isRefund) return own;
    const others = counting.filter(
      (one) =>
        orderOf(one) === orderOf(sale as ReportedSale) &&
        !one.isRefund &&
        (one.isTotal ?? false) !== (sale.isTotal ?? false),
    );
    if (others.length === 0) return undefined;
    return {
      click: others.find(({ click }) => click !== null)?.click ?? null,
      isPaid: others.every(({ isPaid }) => isPaid),
    };
  }

  /**
   * The commission of a sale whose report may omit it: as known, of the lines together for their total, or of the total
   * for the only line.
   *
   * @param said the report's sales
   */
  commissionOf(sale: ReportedSale, said: readonly ReportedSale[] = []): bigint | null {
    if (sale.commission !== null || sale.order === null) return sale.commission;
    const counting = this.words().map((word) => word.sale);
    const own = counting.find((one) => keyOf(one) === keyOf(sale));
    if (own || sale.isRefund) return own?.commission ?? null;
    const isOther = (one: ReportedSale) =>
      !one.isRefund && orderOf(one) === orderOf(sale) && (one.isTotal ?? false) !== (sale.isTotal ?? false);
    const others = counting.filter(isOther);
    if (sale.isTotal && others.length > 0)
      return others.reduce<bigint | null>(
        (sum, { commission }) => (sum === null || commission === null ? null : sum + commission),
        0n,
      );
    const lines = [...this.imports.flatMap((report) => report.said), ...said].filter(
      (one) => !one.isRefund && !one.isTotal && orderOf(one) === orderOf(sale),
    );
    const [total] = others;
    const isOnly = new Set(lines.map(keyOf)).size === 1;
    return isOnly && total && total.amount === sale.amount ? total.commission : null;
  }

  undo(id: number): void {
    this.imports = this.imports.filter((made) => made.id !== id);
  }

  get ids(): number[] {
    return this.imports.map(({ id }) => id);
  }

  /** What counts, corrections with the day, click and product of their sale. */
  current(): ReportedSale[] {
    const sales = this.words().map(({ sale }) => sale);
    return sales.map((sale) => {
      if (!sale.isRefund) return sale;
      const lowered = sales
        .filter((one) => !one.isRefund && one.retailer === sale.retailer && one.order === sale.order)
        .toSorted(byFit(sale))[0];
      if (!lowered) return { ...sale, share: [-1n, 1n] as const };
      const isPart = lowered.commission !== null && lowered.amount !== 0n && sale.commission === null;
      // Four decimals of the currency, whose rate has two.
      const rate = sale.rate ?? 100n;
      const units = (money: bigint) => (money * 100n) / rate;
      const part = () => rounded(units(lowered.commission!) * units(sale.amount), units(lowered.amount));
      return {
        ...sale,
        click: lowered.click ?? sale.click,
        productId: lowered.productId ?? sale.productId,
        day: lowered.day,
        moment: lowered.moment,
        state: lowered.state === 'reversed' ? 'reversed' : sale.state,
        ...(isPart && { exact: part() * rate * 100n }),
        share: lowered.amount === 0n ? ([-1n, 1n] as const) : ([sale.amount, lowered.amount] as const),
      };
    });
  }

  /**
   * The last report of each sale, but no pending one beside others, and no earlier state of an older report. A postback
   * is of its order's line; of several lines and the postback, the later ones count.
   */
  private words(): Word[] {
    const all = this.imports
      .toSorted((one, other) => one.at - other.at)
      .flatMap((report) => report.said.map((sale) => ({ sale, report })))
      .filter(({ sale, report }) => !isNameless(sale) || !this.isReplaced(sale, report));
    const lines = new Map<string, Set<string>>();
    for (const { sale } of all)
      if (sale.order !== null && !sale.isRefund && !sale.isTotal)
        lines.set(orderOf(sale), (lines.get(orderOf(sale)) ?? new Set()).add(keyOf(sale)));
    const nameOfSale = (sale: ReportedSale) => {
      const ofOrder = [...(lines.get(orderOf(sale)) ?? [])];
      return sale.isTotal && ofOrder.length === 1 ? ofOrder[0]! : keyOf(sale);
    };
    const last = [...groupBy(all, ({ sale }) => nameOfSale(sale)).values()].map((words) =>
      words.findLast((word) => !words.some((other) => isOutdated(unitOf([word]), unitOf([other]))))!,
    );
    const total = new Map(
      last
        .filter(({ sale }) => (lines.get(orderOf(sale))?.size ?? 0) > 1)
        .flatMap((word) => (word.sale.isTotal ? [[orderOf(word.sale), word] as const] : [])),
    );
    return last.filter((word) => {
      const whole = total.get(orderOf(word.sale));
      if (!whole || word.sale.isRefund) return true;
      const others = last.filter(
        ({ sale }) => orderOf(sale) === orderOf(word.sale) && !sale.isRefund && !sale.isTotal,
      );
      const [one, many] = [unitOf([whole]), unitOf(others)];
      const isTotal = !isOutdated(one, many) && (isOutdated(many, one) || one.at > many.at);
      return isTotal === (word === whole);
    });
  }

  private productOf(retailer: string, text: string | null): number | null {
    if (text === null) return null;
    return /^[123]$/.test(text) ? Number(text) : (this.aliases.get(`${retailer}|${nameOf(text)}`) ?? null);
  }

  /** Whether a later file of the retailer covers the day of a sale without an id. */
  private isReplaced({ retailer, day, account = null }: ReportedSale, report: Import): boolean {
    return this.imports.some((later) => {
      const rows = later.said.filter((sale) => isNameless(sale) && sale.retailer === retailer);
      const days = rows.map((sale) => sale.day);
      const isOfAccount = rows.some((sale) => [null, account].includes(sale.account ?? null));
      if (account !== null && !isOfAccount) return false;
      const isLater = later.at > report.at || (later.at === report.at && later.id > report.id);
      return isLater && days.some((one) => one <= day) && days.some((one) => one >= day);
    });
  }

  /** The reported sales of each import, and how many of them are current. */
  counts(): { id: number; conversions: number; current: number }[] {
    const counting = new Set(this.words().map(({ sale }) => sale));
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

  /** The expected preview of these sales. */
  previewOf(said: readonly ReportedSale[], rows: number) {
    const after = new ReportedSales(this.clicks);
    after.imports = [...this.imports];
    after.add(Infinity, [...said]);
    const [former, latter] = [this, after].map(
      (state) => new Map(state.words().map(({ sale }) => [keyOf(sale), sale])),
    ) as [Map<string, ReportedSale>, Map<string, ReportedSale>];
    const resolved = new Map(after.current().map((sale) => [keyOf(sale), sale]));
    const counting = said.filter((sale) => latter.has(keyOf(sale)));
    const fresh = counting.filter((sale) => !former.has(keyOf(sale)));
    const changed = counting.filter((sale) => {
      const before = former.get(keyOf(sale));
      return before !== undefined && metricsOf(latter.get(keyOf(sale))!) !== metricsOf(before);
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
      replaced: [...former.keys()].filter((key) => !latter.has(key)).length,
      unmatched: moving.filter((sale) => resolved.get(keyOf(sale))!.productId === null).length,
      newSales: valued.length === 0 ? [] : [{ currency: 'USD', amount: inDollars(sumOf(valued)) }],
      states: { pending: inState('pending'), confirmed: inState('confirmed'), reversed: inState('reversed') },
    };
  }
}

/** Half away from zero. */
export function rounded(dividend: bigint, divisor: bigint): bigint {
  const [a, b] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const size = (2n * a + b) / (2n * b);
  return dividend < 0n === divisor < 0n ? size : -size;
}

/** Of several items of an order, the one of the same product, then one that is worth as much as the refund. */
const byFit = (refund: ReportedSale) => (one: ReportedSale, other: ReportedSale) => {
  const fit = (sale: ReportedSale) => [
    sale.productText !== null && nameOf(sale.productText) === nameOf(refund.productText) ? 0 : 1,
    sale.amount >= -refund.amount ? 0 : 1,
  ];
  const [a, b] = [fit(one), fit(other)];
  return a[0]! - b[0]! || a[1]! - b[1]! || (one.identity < other.identity ? -1 : 1);
};

const dateOf = ({ date, at }: ReportedRow) => (date === 'none' ? null : utcDayOf(at));
const keyOf = ({ retailer, identity }: Pick<ReportedSale, 'retailer' | 'identity'>) =>
  `${retailer}|${identity}`;
const groupOf = (sale: ReportedSale) =>
  sale.productText === null ? `${keyOf(sale)}|` : `${sale.retailer}|${nameOf(sale.productText)}`;

/** The expected entry of a group in the list of unmatched sales. */
export function unmatchedOf(same: readonly ReportedSale[], zone: string) {
  const [one] = same;
  const counting = same.filter(({ state }) => state !== 'reversed');
  return {
    retailer: one!.retailer,
    productText: one!.productText,
    conversions: same.length,
    orderId: same.length === 1 ? one!.order : null,
    sales: inDollars(counting.reduce((total, { amount }) => total + amount * 10_000n, 0n)),
    lastDay: same
      .map(({ day, moment }) => (moment === null ? day : zonedDayOf(moment, zone)))
      .toSorted()
      .at(-1)!,
  };
}

const sumOf = (sales: readonly ReportedSale[]) =>
  sales.reduce((total, { amount }) => total + amount * 10_000n, 0n);
const metricsOf = ({ state, isPaid, day, moment, amount, commission, productId, click }: ReportedSale) =>
  [state, isPaid, day, moment, amount, commission, productId, click].join();

/** Money is counted in hundred-millionths of a dollar, so that a rate of an amount is exact. */
export const CENT = 1_000_000n;

/** Hundred-millionths in dollars, divided and rounded, half a cent away from zero: '12.35', '-0.01'. */
export function inDollars(hundredMillionths: bigint, divisor = 1n): string {
  const whole = CENT * divisor;
  const size = hundredMillionths < 0n ? -hundredMillionths : hundredMillionths;
  const cents = String((2n * size + whole) / (2n * whole)).padStart(3, '0');
  const sign = hundredMillionths < 0n && /[1-9]/.test(cents) ? '-' : '';
  return `${sign}${cents.slice(0, -2)}.${cents.slice(-2)}`;
}
