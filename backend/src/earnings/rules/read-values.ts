import type { ConversionMapping, ConversionState } from '@astaguide/contracts/earnings/conversion-import';

/** Number of decimals of an amount: as many as the smallest commissions in reports need. */
const PLACES = 4;
/** Maximum number of digits before the decimal point, as in numeric(14,4). */
const MAX_DIGITS = 10;

/**
 * Parses an amount, whatever its currency: '1.234,5 USD' → '1234.5000', or returns what is wrong with it.
 *
 * @returns text with four decimals, negative with a sign; null for an empty text
 */
export function readAmount(
  text: string,
  decimalSign: ConversionMapping['decimalSign'],
): { value: string | null } | { reason: string } {
  if (text === '' || text === '-') return { value: null };
  const isNegative = /^\(.*\)$|[-−]/.test(text);
  const bare = text.replaceAll(/\b[A-Z]{3}\b|US\$|[$€£¥₹()+\-−\s'’]/g, '');
  const group = decimalSign === '.' ? ',' : '.';
  const [whole = '', fraction = '', ...more] = bare.split(decimalSign);
  const isGrouped = whole.includes(group);
  const digits = whole.replaceAll(group, '');
  const isWellFormed =
    more.length === 0 &&
    /^\d*$/.test(digits + fraction) &&
    digits + fraction !== '' &&
    (!isGrouped || new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`).test(whole));
  if (!isWellFormed)
    return { reason: `'${text}' is not an amount with '${decimalSign}' as decimal separator` };
  const value = round(digits.replace(/^0+(?=\d)/, '') || '0', fraction);
  if (value.length > MAX_DIGITS + PLACES + 1) return { reason: `'${text}' is too large for one sale` };
  return { value: isNegative && /[1-9]/.test(value) ? `-${value}` : value };
}

const signs: Record<string, string> = { $: 'USD', US$: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR' };
const codeOf = (text: string) => signs[text] ?? (/^[A-Z]{3}$/.test(text) ? text : undefined);

/**
 * Finds the currency of a row, from its currency column and from the signs and codes in its amounts: '€ 12.50',
 * '12.50 EUR'. A dollar sign agrees with any code, because several currencies use it. Default: USD.
 *
 * @returns the ISO 4217 code, or what is wrong
 */
export function readCurrency(
  column: string,
  amounts: readonly string[],
): { code: string } | { reason: string } {
  const named = column === '' ? undefined : codeOf(column.toUpperCase());
  if (column !== '' && !named) return { reason: `Unknown currency '${column}': use a code such as EUR` };
  const marks = amounts.join(' ').match(/[€£¥₹]|\b[A-Z]{3}\b/g) ?? [];
  const found = new Set(marks.map((mark) => codeOf(mark) ?? named ?? mark));
  if (named) found.add(named);
  const [code = 'USD', other] = found;
  if (other) return { reason: `The row has two currencies, ${code} and ${other}` };
  return codeOf(code) ? { code } : { reason: `'${code}' names several currencies: use a code such as JPY` };
}

/** Rounds half up. */
function round(digits: string, fraction: string): string {
  const units = BigInt(digits + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  const text = String(units + (fraction.charAt(PLACES) >= '5' ? 1n : 0n)).padStart(PLACES + 1, '0');
  return `${text.slice(0, -PLACES)}.${text.slice(-PLACES)}`;
}

const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)? ?(Z|[+-]\d{2}:?\d{2})$/;

/** The time of a date that includes its time and zone, in ISO 8601; null for any other text. */
export function readTime(text: string): string | null {
  if (!ZONED.test(text)) return null;
  const moment = Date.parse(
    text
      .replace(/ (?=[Z+-])/, '')
      .replace(' ', 'T')
      .replace(/([+-]\d{2})(\d{2})$/, '$1:$2'),
  );
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

/**
 * The day of a date as written, or in UTC if it includes a time and zone: 'YYYY-MM-DD'; undefined for anything else.
 */
export function readDay(text: string, dateOrder: ConversionMapping['dateOrder']): string | undefined {
  if (ZONED.test(text)) return existing(readTime(text)?.slice(0, 10) ?? '');
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?!\d)/.exec(text);
  if (iso) return existing(`${iso[1]}-${iso[2]}-${iso[3]}`);
  const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(text);
  if (numbers) {
    const [day, month] = dateOrder === 'day-first' ? [numbers[1]!, numbers[3]!] : [numbers[3]!, numbers[1]!];
    const year = numbers[4]!.padStart(4, '20');
    return existing(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  }
  return readWords(text);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** '3 April 2026', 'Apr 3, 2026'. */
function readWords(text: string): string | undefined {
  const words =
    /^(?<day>\d{1,2})[ -](?<month>[a-z]{3})[a-z]*\.?[ ,-]+(?<year>\d{4})/i.exec(text) ??
    /^(?<month>[a-z]{3})[a-z]*\.? (?<day>\d{1,2}),? (?<year>\d{4})/i.exec(text);
  if (!words) return undefined;
  const { day, month, year } = words.groups!;
  const place = months.indexOf(month!.toLowerCase()) + 1;
  return existing(`${year}-${String(place).padStart(2, '0')}-${day!.padStart(2, '0')}`);
}

/** A valid calendar day, in a year in which affiliate programs existed. */
function existing(day: string): string | undefined {
  const moment = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(moment) || day < '2000-01-01' || day > '2100-12-31') return undefined;
  return new Date(moment).toISOString().startsWith(day) ? day : undefined;
}

const states: [ConversionState, RegExp][] = [
  [
    'reversed',
    /^(reversed?|reversal|declined?|rejected|cancell?ed|cancell?ation|refund(ed)?|returned|void(ed)?|denied|disapproved|not approved|unapproved|invalid|charged? ?back|deleted|failed|storniert)$/,
  ],
  [
    'pending',
    /^(pending|open|new|tracked|on hold|hold|waiting|under review|in review|unconfirmed|processing|offen)$/,
  ],
  [
    'confirmed',
    /^(confirmed?|approved?|accepted|paid|payable|validated|valid|locked|closed|complete|completed|cleared|settled|released|invoiced|success|successful|active|sale|bestatigt)$/,
  ],
];

/** The state that a retailer's word means; undefined for an unknown word. */
export function readState(text: string): ConversionState | undefined {
  const word = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[_-]/g, ' ').trim();
  return states.find(([, words]) => words.test(word))?.[0];
}

/** Normalises a name: case, the encoding of accents and spaces do not distinguish names. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
