import {
  PREVIEW_ROWS,
  type ConversionPreview,
  type ConversionState,
  type SaleChange,
} from '@astaguide/contracts/earnings/conversion-import';
import { daysIn } from '@astaguide/contracts/lib/report-period';
import { unitsOf } from '../rules/read-values';
import type { Conversion, CurrentConversion } from './conversions.repository';
import type { PreparedImport } from './prepare-import';
import { rangeOf } from './record-sales';

const COMPARED = [
  ['state', 'Status'],
  ['isPaid', 'Paid'],
  ['day', 'Date'],
  ['moment', 'Time'],
  ['amount', 'Amount'],
  ['commission', 'Commission'],
  ['currency', 'Currency'],
  ['commissionCurrency', 'Commission currency'],
  ['productId', 'Product'],
  ['clickId', 'Click ID'],
] as const satisfies [keyof CurrentConversion, string][];

/** The fields of a sale that a report changes. */
export const changesOf = (before: CurrentConversion | undefined, after: CurrentConversion): SaleChange[] =>
  COMPARED.filter(([field]) => (before?.[field] ?? null) !== after[field]).map(([field, name]) => ({
    field: name,
    before: wordOf(field, before?.[field] ?? null),
    after: wordOf(field, after[field]),
  }));

function wordOf(field: (typeof COMPARED)[number][0], value: CurrentConversion[keyof CurrentConversion]) {
  if (value === null) return null;
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (field === 'amount' || field === 'commission') return moneyOf(unitsOf(String(value)));
  return field === 'state' && value === 'confirmed' ? 'approved' : String(value);
}

/** The current rows of the sales of a report, and of those that it replaces. */
interface Compared {
  before: ReadonlyMap<string, CurrentConversion>;
  after: ReadonlyMap<string, CurrentConversion>;
}

/**
 * The preview of an import, from what it changed before it was rolled back.
 *
 * @param unmatched identities of its sales without a product
 * @param today the site's day
 */
export function previewOf(
  prepared: PreparedImport,
  { before, after }: Compared,
  unmatched: ReadonlySet<string>,
  today: string,
): Omit<ConversionPreview, 'importedAt'> {
  const { conversions, refused, leftOut, rows, textOf, clicks } = prepared;
  const counting = conversions.filter(({ identity }) => after.has(identity));
  const fresh = counting.filter(({ identity }) => !before.has(identity));
  const changed = counting.flatMap(({ identity, line }) => {
    const known = before.get(identity);
    const fields = known ? changesOf(known, after.get(identity)!) : [];
    return fields.length === 0 ? [] : [{ identity, line, fields }];
  });
  const changedIds = new Set(changed.map(({ identity }) => identity));
  const moving = [...fresh, ...counting.filter(({ identity }) => changedIds.has(identity))];
  const withoutProduct = inOrder(moving.filter(({ identity }) => unmatched.has(identity)));
  const inState = (state: ConversionState) => moving.filter((reported) => reported.state === state).length;
  const days = conversions.map(({ day }) => day);
  const odd = oddDays(days, today);
  return {
    rows,
    new: fresh.length,
    changed: changed.length,
    known: rows - moving.length - refused.length - leftOut,
    refused: refused.length,
    replaced: [...before.keys()].filter((identity) => !after.has(identity)).length,
    leftOut,
    unmatched: withoutProduct.length,
    states: { pending: inState('pending'), confirmed: inState('confirmed'), reversed: inState('reversed') },
    newSales: sumsOf(fresh.filter(({ state }) => state !== 'reversed')),
    totals: totalsOf(conversions),
    days: days.length === 0 ? null : rangeOf(days),
    futureDays: conversions.filter(({ day }) => odd.get(day) === FUTURE).length,
    unusualDays: conversions.filter(({ day }) => odd.get(day) === FAR).length,
    clicks,
    refusedRows: refused.slice(0, PREVIEW_ROWS),
    unmatchedRows: withoutProduct.slice(0, PREVIEW_ROWS).map(({ line, productText, clickId }) => ({
      line,
      reason:
        productText !== null
          ? `No product is called '${productText}'`
          : clickId !== null
            ? 'The click is not in the log, and the row has no product'
            : 'The row has no product',
      text: textOf(line),
    })),
    oddRows: inOrder(conversions.filter(({ day }) => odd.has(day)))
      .slice(0, PREVIEW_ROWS)
      .map(({ line, day }) => ({ line, reason: `${day}: ${odd.get(day)!}`, text: textOf(line) })),
    changes: inOrder(changed)
      .slice(0, PREVIEW_ROWS)
      .map(({ line, fields }) => ({ line, text: textOf(line), fields })),
  };
}

const inOrder = <Row extends { line: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.line - other.line);

const FUTURE = 'in the future';
const FAR = 'far from the other days of the file';
/** Days without a sale that part the days of a file. */
const GAP = 45;

/** Days after today, and those of the smaller groups of days: often a date read with day and month exchanged. */
function oddDays(days: readonly string[], today: string): Map<string, string> {
  const groups: string[][] = [];
  for (const day of days.toSorted()) {
    const last = groups.at(-1);
    if (last && daysIn({ from: last.at(-1)!, to: day }) <= GAP) last.push(day);
    else groups.push([day]);
  }
  const [, ...smaller] = groups.toSorted((one, other) => other.length - one.length);
  return new Map([
    ...smaller.flat().map((day) => [day, FAR] as const),
    ...days.filter((day) => day > today).map((day) => [day, FUTURE] as const),
  ]);
}

/** The exact sums of a report by state and currency, to compare with the network's own. */
function totalsOf(sales: readonly Conversion[]): ConversionPreview['totals'] {
  const totals = new Map<string, { lines: number; sales: bigint; commission: bigint }>();
  const totalOf = (state: ConversionState, currency: string) => {
    const key = `${state} ${currency}`;
    const total = totals.get(key) ?? { lines: 0, sales: 0n, commission: 0n };
    totals.set(key, total);
    return total;
  };
  for (const { state, currency, commissionCurrency, amount, commission } of sales) {
    const total = totalOf(state, currency);
    total.lines++;
    total.sales += unitsOf(amount);
    if (commission !== null) totalOf(state, commissionCurrency ?? currency).commission += unitsOf(commission);
  }
  return [...totals].toSorted().map(([key, { lines, ...sums }]) => {
    const [state, currency] = key.split(' ') as [ConversionState, string];
    return { state, currency, lines, sales: moneyOf(sums.sales), commission: moneyOf(sums.commission) };
  });
}

/** The exact sum of the amounts of each currency. */
function sumsOf(sales: readonly Conversion[]): ConversionPreview['newSales'] {
  const units = new Map<string, bigint>();
  for (const { currency, amount } of sales)
    units.set(currency, (units.get(currency) ?? 0n) + unitsOf(amount));
  return [...units]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, sum]) => ({ currency, amount: moneyOf(sum) }));
}

/** Two decimals from ten-thousandths, half a cent away from zero. */
function moneyOf(units: bigint): string {
  const cents = String(((units < 0n ? -units : units) + 50n) / 100n).padStart(3, '0');
  const sign = units < 0n && /[1-9]/.test(cents) ? '-' : '';
  return `${sign}${cents.slice(0, -2)}.${cents.slice(-2)}`;
}
