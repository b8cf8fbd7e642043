import fc from 'fast-check';
import { utcDayOf } from '../analytics/logged-events';
import { plusDays } from '../analytics/recorded-month';
import { MONTH } from '../analytics/report-month';

const DAY = 86_400_000;
/** Maximum number of sales; their index in the pool is lower. */
const MAX_SALES = 16;
const retailers = ['Shop', 'Other Shop'] as const;
const names = ['', '1', '2', '3', 'Unheard of', 'asta  new'] as const;

/** Ten-thousandths of a dollar, mostly whole cents. */
const money = fc.oneof(
  fc.integer({ min: 0, max: 99_999 }).map((cents) => cents * 100),
  fc.integer({ min: 0, max: 999_999_999 }),
);

/** Sales of retailers, before they are reported. */
const sale = fc.record({
  isNumbered: fc.boolean(),
  date: fc.constantFrom('day', 'time', 'moment', 'offset', 'none'),
  // Around the month, and around the same month of the previous year.
  day: fc.oneof(
    fc.integer({ min: 0, max: 34 }),
    fc.integer({ min: -45, max: 50 }),
    fc.integer({ min: -410, max: -315 }),
  ),
  minute: fc.integer({ min: 0, max: 1439 }),
  click: fc.constantFrom('none', 'none', 'known', 'unknown'),
  clickPlace: fc.nat(9999),
  product: fc.constantFrom(...names),
  amount: money,
});
type Generated<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
type GeneratedSale = Generated<typeof sale>;

const telling = fc.record({
  sale: fc.nat(MAX_SALES - 1),
  state: fc.constantFrom('Pending', 'Pending', 'Approved', 'Paid', 'Declined', ''),
  commission: fc.option(money, { freq: 1 }),
  /** Fields that a later report may change when the order number identifies the sale. */
  amount: fc.option(money, { freq: 1 }),
  product: fc.option(fc.constantFrom(...names), { freq: 1 }),
  isBelowZero: fc.integer({ min: 0, max: 9 }).map((number) => number === 9),
});
type GeneratedTelling = Generated<typeof telling>;

const report = fc.record({
  retailer: fc.constantFrom(...retailers),
  tellings: fc.array(telling, { minLength: 1, maxLength: 14 }),
  /** What the owner does after the import. */
  after: fc.constantFrom('nothing', 'nothing', 'nothing', 'assign', 'take back'),
  which: fc.nat(99),
  assigned: fc.integer({ min: 1, max: 3 }),
});

const commission = fc.record({
  // Product 3 has no commission.
  productId: fc.integer({ min: 1, max: 2 }),
  /** The commission starts about the day of this sale. */
  sale: fc.nat(MAX_SALES - 1),
  days: fc.constantFrom(-500, -1, 0, 0, 1),
  kind: fc.constantFrom('rate' as const, 'fixed' as const),
  /** Hundredths of a percent, or of a dollar. */
  hundredths: fc.integer({ min: 0, max: 10_000 }),
});

/** Retailers' reports in sequence, the owner's actions between them, and the commissions. */
export const someReports = fc.record({
  sales: fc.array(sale, { minLength: 1, maxLength: MAX_SALES }),
  reports: fc.array(report, { maxLength: 4 }),
  commissions: fc.array(commission, { maxLength: 5 }),
});

export type GeneratedReports = Generated<typeof someReports>;

/** A row of a report, before formatting. */
export interface ReportedRow {
  order: string | null;
  date: GeneratedSale['date'];
  /** Milliseconds since the epoch; `date` determines which part of it is written. */
  at: number;
  click: string | null;
  product: string;
  /** Ten-thousandths of a dollar. */
  amount: number;
  commission: number | null;
  state: string;
  isBelowZero: boolean;
}

export const HEADINGS = 'Order ID,Date,Product,Click Ref,Sale Amount,Commission,Status';

type Clicks = readonly { id: string; at: number }[];

const clickOf = ({ click, clickPlace }: GeneratedSale, clicks: Clicks) =>
  click === 'known' ? clicks[clickPlace % clicks.length]! : undefined;

/** The moment of a sale, which is after its click. */
function momentOf(sold: GeneratedSale, clicks: Clicks): number {
  const click = clickOf(sold, clicks);
  return click
    ? click.at + (Math.abs(sold.day) % 30) * DAY
    : Date.parse(MONTH) + sold.day * DAY + sold.minute * 60_000;
}

/** The rows of a report, each sale once. */
export function rowsOf(
  sales: readonly GeneratedSale[],
  tellings: readonly GeneratedTelling[],
  clicks: Clicks,
): ReportedRow[] {
  const bySale = new Map(tellings.map((reported) => [reported.sale % sales.length, reported]));
  return [...bySale].map(([place, reported]) => {
    const { isNumbered, date, click, product, amount } = sales[place]!;
    const unknown = `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
    return {
      date,
      state: reported.state,
      commission: reported.commission,
      isBelowZero: reported.isBelowZero,
      order: isNumbered ? `N${place}` : null,
      at: momentOf(sales[place]!, clicks),
      click: clickOf(sales[place]!, clicks)?.id ?? (click === 'unknown' ? unknown : null),
      product: (isNumbered ? reported.product : null) ?? product,
      // Without an order number, the amount distinguishes sales of the same day.
      amount: isNumbered ? (reported.amount ?? amount) : amount - (amount % MAX_SALES) + place,
    };
  });
}

/** A commission as the owner enters it; hundredths of a percent, or of a dollar. */
export interface EnteredCommission {
  productId: number;
  validFrom: string;
  kind: 'rate' | 'fixed';
  hundredths: number;
}

/** The commissions in the order the owner enters them. */
export function commissionsOf({ sales, commissions }: GeneratedReports, clicks: Clicks): EnteredCommission[] {
  return commissions.map(({ sale: place, days, ...rest }) => ({
    ...rest,
    validFrom: plusDays(utcDayOf(momentOf(sales[place % sales.length]!, clicks)), days),
  }));
}

/** A row as a retailer's CSV formats it. */
export const lineOf = ({
  order,
  date,
  at,
  click,
  product,
  amount,
  commission,
  ...row
}: ReportedRow): string =>
  [
    order ?? '',
    dateText(date, at),
    product,
    click ?? '',
    (row.isBelowZero ? '-' : '') + dollars(amount),
    commission === null ? '' : (row.isBelowZero ? '-' : '') + dollars(commission),
    row.state,
  ].join();

const dollars = (amount: number) =>
  `${Math.floor(amount / 10_000)}.${String(amount % 10_000).padStart(4, '0')}`;

function dateText(date: ReportedRow['date'], at: number): string {
  const iso = new Date(at).toISOString();
  const inDelhi = new Date(at + 5.5 * 3_600_000).toISOString();
  return {
    day: iso.slice(0, 10),
    time: `${iso.slice(0, 10)} ${iso.slice(11, 16)}`,
    moment: iso,
    offset: `${inDelhi.slice(0, 19)}+05:30`,
    none: '',
  }[date];
}
