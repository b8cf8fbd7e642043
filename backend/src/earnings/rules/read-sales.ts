import type {
  ConversionField,
  ConversionMapping,
  ConversionState,
} from '@astaguide/contracts/earnings/conversion-import';
import { readClickId } from '@astaguide/contracts/earnings/click-id';
import { InvalidInputError } from '../../http/errors';
import { readDate } from './read-dates';
import type { Report, ReportRow } from './read-report';
import { isNothing, isPaidWord, isTest, readAmount, readCurrency, readState, stateKey } from './read-values';
import type { ReportedSale } from './reported-sale';

/** A row that is not imported, with the reason for the owner. */
export interface RefusedRow {
  line: number;
  reason: string;
}

export interface ReadSales {
  sales: ReportedSale[];
  /** Rows that cannot be read. */
  refused: RefusedRow[];
  /** Rows that are not sales: tests, and words that the owner leaves out. */
  leftOut: RefusedRow[];
}

/** A format that the owner has to choose. */
type Missing = 'currency' | 'dateOrder' | 'decimalSign';

/** Maximum length of a name or an order number. Characters. */
const LONGEST = 300;

/**
 * Reads the sales of a report.
 *
 * @throws InvalidInputError if a row does not say its currency, or its date or amount can be read in two ways, and the
 *   mapping does not decide it
 */
export function readSales(
  { headings, rows }: Pick<Report, 'headings' | 'rows'>,
  mapping: ConversionMapping,
): ReadSales {
  const isOfBonuses =
    mapping.columns.amount === null && headings.some((heading) => BONUS.test(stateKey(heading)));
  const read: ReadSales = { sales: [], refused: [], leftOut: [] };
  const states = new Map(Object.entries(mapping.states).map(([word, state]) => [stateKey(word), state]));
  for (const row of rows) {
    const result = readRow(row, mapping, states, isOfBonuses);
    if (!('reason' in result)) read.sales.push(result);
    else if (result.missing)
      throw new InvalidInputError([
        { path: `mapping.${result.missing}`, message: `Line ${row.line}: ${result.reason}` },
      ]);
    else (result.isLeftOut ? read.leftOut : read.refused).push({ line: row.line, reason: result.reason });
  }
  return read;
}

/** What the owner has to choose before a report can be read, because some row leaves it open. */
export function missingOf({ rows }: Pick<Report, 'rows'>, mapping: ConversionMapping): Missing[] {
  const missing = new Set<Missing>();
  // What is chosen cannot be missing.
  const isMoneyOpen = mapping.currency === null || mapping.decimalSign === null;
  for (const { cells } of rows) {
    const textOf = textsOf(cells, mapping);
    // A row can leave open both the decimal sign and the currency.
    const reads = [
      isMoneyOpen && moneyOf(textOf, mapping),
      isMoneyOpen && missing.has('decimalSign') && moneyOf(textOf, { ...mapping, decimalSign: '.' }),
      mapping.dateOrder === null && dateOf(textOf, mapping),
    ];
    for (const read of reads) if (read && 'missing' in read && read.missing) missing.add(read.missing);
  }
  return [...missing];
}

/** The values of a row by field. */
const textsOf =
  (cells: readonly string[], { columns }: ConversionMapping) =>
  (field: ConversionField) => {
    const text = columns[field] === null ? '' : plain(cells[columns[field]] ?? '');
    return isNothing(text) ? '' : text;
  };

interface NoSale {
  reason: string;
  missing?: Missing;
  isLeftOut?: boolean;
}

function readRow(
  { line, cells }: ReportRow,
  mapping: ConversionMapping,
  states: ReadonlyMap<string, ConversionMapping['states'][string]>,
  isOfBonuses: boolean,
): ReportedSale | NoSale {
  const textOf = textsOf(cells, mapping);
  const state = stateOf(textOf, mapping, states);
  if ('reason' in state) return state;
  const money = moneyOf(textOf, mapping);
  if ('reason' in money) return money;
  const clickId = readClickId(textOf('clickId'));
  const date = dateOf(textOf, mapping);
  if ('reason' in date) return date;
  if (date.day === null && clickId === null) return { reason: 'No date and no click ID of this site' };
  const texts = {
    product: textOf('product') || null,
    rowId: textOf('rowId') || null,
    orderId: textOf('orderId') || null,
    corrects: textOf('corrects') || null,
  };
  if (Object.values(texts).some((text) => text !== null && text.length > LONGEST))
    return { reason: `A name or order number has more than ${LONGEST} characters` };
  const signedMoney = signed(money, state);
  return {
    line,
    ...date,
    clickId,
    ...texts,
    account: textOf('account').slice(0, LONGEST) || null,
    ...signedMoney,
    isAdjustment: isBonus(
      { ...texts, ...signedMoney },
      textOf('type'),
      isOfBonuses || mapping.columns.amount !== null,
    ),
    paidOn: state.paidOn,
  };
}

const BONUS = /\b(bonus(es)?|bounty|bounties|adjustments?|incentives?|tenancy|anpassung|korrektur|ajuste?)\b/;

/**
 * Whether a row without an order and an amount is no sale: its type says so, or it has no id either, in a report whose
 * sales have amounts.
 */
const isBonus = (
  { rowId, orderId, amount }: Pick<ReportedSale, 'rowId' | 'orderId' | 'amount'>,
  type: string,
  haveSalesAmounts: boolean,
): boolean =>
  orderId === null &&
  !/[1-9]/.test(amount) &&
  (BONUS.test(stateKey(type)) || (haveSalesAmounts && rowId === null));

/** Removes the apostrophe that keeps spreadsheets from evaluating a cell, and characters that cannot be stored. */
const plain = (cell: string) =>
  cell
    .replace(/^'(?=[=+\-@])/, '')
    .toWellFormed()
    .trim();

type TextOf = (field: ConversionField) => string;

function dateOf(
  textOf: TextOf,
  { dateOrder, timeZone }: ConversionMapping,
): Pick<ReportedSale, 'day' | 'moment'> | NoSale {
  const text = [textOf('date'), textOf('time')].join(' ').trim();
  if (textOf('date') === '') return { day: null, moment: null };
  const date = readDate(text, dateOrder, timeZone) ?? readDate(textOf('date'), dateOrder, timeZone);
  if (date === 'ambiguous')
    return {
      reason: `'${textOf('date')}' can be two dates: choose whether the day or the month comes first`,
      missing: 'dateOrder',
    };
  return date ?? { reason: `'${text}' is not a date` };
}

type Money = Pick<ReportedSale, 'amount' | 'commission' | 'currency' | 'commissionCurrency'>;

function moneyOf(textOf: TextOf, mapping: ConversionMapping): Money | NoSale {
  const texts = { amount: textOf('amount'), commission: textOf('commission') };
  const amount = readAmount(texts.amount, mapping.decimalSign);
  const commission = readAmount(texts.commission, mapping.decimalSign);
  for (const read of [amount, commission]) {
    if (!('reason' in read)) continue;
    const reason = read === commission ? `Commission: ${read.reason}` : read.reason;
    return read.isAmbiguous ? { reason, missing: 'decimalSign' } : { reason };
  }
  if ('reason' in amount || 'reason' in commission) return { reason: 'No amount' };
  if (amount.value === null && commission.value === null) return { reason: 'No amount' };
  const currency = readCurrency(textOf('currency'), [texts.amount], mapping.currency);
  const code = 'code' in currency ? currency.code : null;
  const earned = commissionCurrency(textOf, texts.commission, code, mapping);
  // A bonus has a commission without an amount.
  const paidIn = amount.value === null && code === null ? earned : currency;
  if ('reason' in paidIn) return { reason: paidIn.reason, missing: paidIn.isMissing && 'currency' };
  if ('reason' in earned) return { reason: `Commission: ${earned.reason}` };
  return {
    amount: amount.value ?? '0.0000',
    commission: commission.value,
    currency: paidIn.code,
    commissionCurrency: earned.code,
  };
}

/** Of the commission's column, sign or heading; without any of these, that of the amount. */
function commissionCurrency(
  textOf: TextOf,
  text: string,
  currency: string | null,
  mapping: ConversionMapping,
) {
  const column = textOf('commissionCurrency');
  if (column !== '') return readCurrency(column, [text]);
  return readCurrency('', [text], mapping.commissionCurrency ?? currency);
}

interface ReadState {
  state: ConversionState;
  /** Whether the row takes back a sale. */
  isReturn: boolean;
  paidOn: string | null;
}

const YES = /^(1|y|yes|true|x|ja|oui|si|tak|да)$/;
const NO = /^(0|n|no|false|nein|non|nie|нет|unpaid|not paid|open|pending)$/;

/** Whether a mark or a date is set. */
const isSet = (text: string) => text !== '' && !NO.test(stateKey(text)) && !/^0000-00-00|^0+$/.test(text);

function stateOf(
  textOf: TextOf,
  { columns, dateOrder }: ConversionMapping,
  states: ReadonlyMap<string, ConversionMapping['states'][string]>,
): ReadState | NoSale {
  const [word, type, paid] = [textOf('state'), textOf('type'), textOf('paid')];
  const chosen =
    states.get(stateKey(word)) ?? (states.get(stateKey(type)) === 'left-out' ? 'left-out' : undefined);
  if (chosen === 'left-out') return { reason: `'${word || type}' is left out`, isLeftOut: true };
  const test = [word, type].find(isTest);
  if (test !== undefined && !chosen) return { reason: `'${test}' is a test transaction`, isLeftOut: true };
  const named = chosen ?? (/^-?\d+$/.test(word) ? undefined : readState(word));
  if (word !== '' && !named) return { reason: `Unknown status '${word}': choose what it means` };
  const isPaid =
    isSet(paid) && (isPaidWord(paid) || YES.test(stateKey(paid)) || readDate(paid, dateOrder) !== undefined);
  const paidDate = readDate(paid, dateOrder);
  const paidDay = typeof paidDate === 'object' ? paidDate.day : '';
  const isReturn = readState(type) === 'reversed' && !/^\d/.test(type);
  let state: ConversionState = named ?? 'confirmed';
  if (isSet(textOf('voided')) || isReturn) state = 'reversed';
  else if (!named && !isPaid && columns.locked !== null)
    state = isSet(textOf('locked')) ? 'confirmed' : 'pending';
  // Only an approved commission is paid.
  const isPaidOut = state === 'confirmed' && (isPaid || isPaidWord(word));
  return { state, isReturn: state === 'reversed', paidOn: isPaidOut ? (isPaid ? paidDay : '') : null };
}

/**
 * A row with negative money takes back a part of a sale and counts by itself, so it is not a reversed sale. A refund
 * whose commission alone is negative takes back its amount, too.
 */
function signed(money: Money, { state, isReturn }: ReadState): Money & { state: ConversionState } {
  const isNegative = (text: string | null) => text !== null && text.startsWith('-');
  if (!isReturn || (!isNegative(money.amount) && !isNegative(money.commission))) return { ...money, state };
  const negative = (text: string) => (isNegative(text) || !/[1-9]/.test(text) ? text : `-${text}`);
  return {
    ...money,
    amount: negative(money.amount),
    commission: money.commission && negative(money.commission),
    state: 'confirmed',
  };
}
