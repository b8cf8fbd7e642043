import type {
  ConversionField,
  ConversionMapping,
  ConversionState,
} from '@astaguide/contracts/earnings/conversion-import';
import type { ReportRow } from './read-report';
import { readAmount, readCurrency, readDay, readState, readTime } from './read-values';

/** A sale as a row reports it. */
export interface ReportedSale {
  line: number;
  /** As written, or in UTC if there is a time with a zone; null if the date must be taken from the click. */
  day: string | null;
  /** ISO 8601; null if the row has no time with a zone. */
  moment: string | null;
  clickId: string | null;
  product: string | null;
  orderId: string | null;
  /** In the currency, with four decimals, never negative. */
  amount: string;
  commission: string | null;
  /** ISO 4217. */
  currency: string;
  state: ConversionState;
}

export interface RefusedRow {
  line: number;
  reason: string;
}

/** A click id of this site: a UUID. */
export const CLICK_ID_FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Maximum length of a name or an order number. Characters. */
const LONGEST = 300;

/**
 * Parses a row by the mapping, or returns the reason why it cannot be parsed. A negative amount means a reversed sale.
 */
export function readRow(
  { line, cells }: ReportRow,
  { columns, dateOrder, decimalSign }: ConversionMapping,
): ReportedSale | RefusedRow {
  const textOf = (field: ConversionField) => {
    const column = columns[field];
    return column === null ? '' : plain(cells[column] ?? '');
  };
  const refused = (reason: string): RefusedRow => ({ line, reason });

  const currency = readCurrency(textOf('currency'), [textOf('amount'), textOf('commission')]);
  if ('reason' in currency) return refused(currency.reason);
  const amount = readAmount(textOf('amount'), decimalSign);
  if ('reason' in amount) return refused(amount.reason);
  if (amount.value === null) return refused('No amount');
  const commission = readAmount(textOf('commission'), decimalSign);
  if ('reason' in commission) return refused(`Commission: ${commission.reason}`);

  const date = textOf('date');
  const day = date === '' ? null : readDay(date, dateOrder);
  if (day === undefined) return refused(`'${date}' is not a date`);
  const clickText = textOf('clickId');
  const clickId = CLICK_ID_FORM.test(clickText) ? clickText.toLowerCase() : null;
  if (day === null && clickId === null) return refused('No date and no click ID of this site');

  const word = textOf('state');
  // A row without a state counts as confirmed.
  const state = word === '' ? 'confirmed' : readState(word);
  if (!state) return refused(`Unknown status '${word}': use pending, approved or reversed`);
  const texts = { product: textOf('product') || null, orderId: textOf('orderId') || null };
  if (Object.values(texts).some((text) => text !== null && text.length > LONGEST))
    return refused(`A name or order number has more than ${LONGEST} characters`);
  const isReversed = state === 'reversed' || amount.value.startsWith('-');
  return {
    line,
    day,
    moment: readTime(date),
    clickId,
    ...texts,
    amount: unsigned(amount.value),
    commission: commission.value && unsigned(commission.value),
    currency: currency.code,
    state: isReversed ? 'reversed' : state,
  };
}

const unsigned = (amount: string) => amount.replace('-', '');

/** Removes the apostrophe that keeps spreadsheets from evaluating a cell, and characters that cannot be stored. */
const plain = (cell: string) =>
  cell
    .replace(/^'(?=[=+\-@])/, '')
    .toWellFormed()
    .trim();
