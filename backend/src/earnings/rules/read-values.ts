import type { ConversionMapping, ConversionState } from '@astaguide/contracts/earnings/conversion-import';
import { asciiDigits } from './read-dates';
import { currencyMarks, currencyNames, paidWords, stateWords } from './value-words';

/** Number of decimals of an amount: as many as the smallest commissions in reports need. */
const PLACES = 4;
/** Maximum number of digits before the decimal point, as in numeric(14,4). */
const MAX_DIGITS = 10;

/** What reports write for a value that they do not have. */
export const isNothing = (text: string) => /^([-–—]+|n\/?a|null|none|nan|\(blank\))?$/i.test(text.trim());

const isoCodes = new Set(Intl.supportedValuesOf('currency'));

/** The currencies that a sign or code may mean; undefined for any other text. */
function currenciesOf(mark: string): readonly string[] | undefined {
  const key = mark.toLowerCase().replace(/(?<=\p{L})\.$/u, '');
  return currencyMarks[key] ?? (/^[A-Z]{3}$/.test(mark) && isoCodes.has(mark) ? [mark] : undefined);
}

/** Splits an amount into its currency signs and the rest. */
function splitMarks(text: string): { marks: string[]; rest: string } {
  const marks: string[] = [];
  const rest = text
    .replaceAll(/\b(US|CA|AU|NZ|HK|SG)\s+(?=\$)/g, '$1')
    .replaceAll(/[\p{L}\p{M}][\p{L}\p{M}\p{Sc}./]*|\p{Sc}\p{L}*/gu, (mark) => {
      // '$.50' and 'R$.50' begin with a decimal point.
      const dots = /\p{Sc}(\.+)$/u.exec(mark)?.[1] ?? '';
      marks.push(mark.slice(0, mark.length - dots.length));
      return ` ${dots}`;
    });
  return { marks, rest };
}

/** '1,234' and '1.234' are one thousand or one and a bit. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Splits an unsigned number into its digits before and after the decimal point.
 *
 * @returns undefined if it is not a number, 'ambiguous' if its only separator may be either
 */
function splitNumber(text: string, decimalSign: ConversionMapping['decimalSign']) {
  const parts = (whole: string, fraction = '') =>
    /^(\d*|\d{1,3}([.,' ]\d{3})+|\d{1,2}([.,' ]\d{2})*[.,' ]\d{3})$/.test(whole) &&
    new Set(whole.match(/\D/g)).size < 2 &&
    /\d/.test(whole + fraction) &&
    /^\d*$/.test(fraction)
      ? { whole: whole.replaceAll(/\D/g, ''), fraction }
      : undefined;
  const signs = text.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (!last) return parts(text);
  const at = text.lastIndexOf(last);
  const isOnce = signs.filter((sign) => sign === last).length === 1;
  if (signs.length > 1 && !isOnce) return new Set(signs).size === 1 ? parts(text) : undefined;
  if (signs.length === 1 && AMBIGUOUS.test(text)) {
    if (decimalSign === null) return 'ambiguous';
    if (decimalSign !== last) return parts(text);
  }
  return parts(text.slice(0, at), text.slice(at + 1));
}

/**
 * Parses an amount in the format of any locale, whatever its currency: '(1.234,5 €)' → '-1234.5000'.
 *
 * @param decimalSign decides '1.234' and '1,234'; null if it is not known
 * @returns text with four decimals, signed; null for an empty text. Or the reason why it is not an amount, with
 *   `isAmbiguous` if only the decimal separator is missing
 */
export function readAmount(
  text: string,
  decimalSign: ConversionMapping['decimalSign'],
): { value: string | null } | { reason: string; isAmbiguous?: true } {
  if (isNothing(text)) return { value: null };
  if (PLAIN.test(text)) {
    const [whole, fraction = ''] = text.replace('-', '').split('.');
    return amountOf(whole!, fraction, text.startsWith('-'), text);
  }
  const refused = { reason: `'${text}' is not an amount` };
  const plain = asciiDigits(text)
    .replaceAll('٬', "'")
    .replaceAll(/[\s\u00A0\u2007\u2009\u202F]+/g, ' ')
    .replaceAll(/[−‐‑–﹣－]/g, '-')
    .replaceAll(/[’ʼ´`]/g, "'");
  // '12,-' is the Dutch and German way to write a whole number.
  const whole = /(?<=\d)([.,٫])-{1,2}(?=\D*$)/.exec(plain);
  const { marks, rest } = splitMarks(whole ? plain.replace(whole[0], '') : plain);
  if (marks.length > 2 || marks.some((mark) => !currenciesOf(mark))) return refused;
  const form =
    /^ *(?<open>\()? *(?<before>[-+])? *(?<open2>\()? *(?<number>[\d.,٫' ]*\d[.,]?) *(?<close>\))? *(?<after>[-+])? *\)?$/;
  const groups = form.exec(rest)?.groups;
  if (!groups) return refused;
  const { open, open2, before, after, number } = groups;
  const isBracketed = open !== undefined || open2 !== undefined;
  if ((before && (after || isBracketed)) || isBracketed !== rest.includes(')')) return refused;
  const isNegative = isBracketed || before === '-' || after === '-';
  const sign = number!.includes('٫') ? ',' : ((whole?.[1] as '.' | ',' | undefined) ?? decimalSign);
  const found = splitNumber(number!.replaceAll('٫', ',').trim(), sign);
  if (found === 'ambiguous')
    return {
      reason: `'${text}' may be one thousand or less: choose the decimal separator`,
      isAmbiguous: true,
    };
  if (!found) return refused;
  return amountOf(found.whole, found.fraction, isNegative, text);
}

/** Most amounts: a number as programs write it, which no locale reads differently. */
const PLAIN = /^-?\d+(\.\d{1,2})?$/;

function amountOf(whole: string, fraction: string, isNegative: boolean, text: string) {
  const value = round(whole.replace(/^0+(?=\d)/, '') || '0', fraction);
  if (value.length > MAX_DIGITS + PLACES + 1) return { reason: `'${text}' is too large for one sale` };
  return { value: isNegative && /[1-9]/.test(value) ? `-${value}` : value };
}

/** The decimal sign that an amount shows by itself: '12,30' → ','; undefined if it does not. */
export function decimalSignOf(text: string): '.' | ',' | undefined {
  if (PLAIN.test(text)) return text.includes('.') ? '.' : undefined;
  const number = asciiDigits(text).replaceAll(/[^\d.,]/g, '');
  if (!/[.,]/.test(number) || AMBIGUOUS.test(number)) return undefined;
  const [dot, comma] = [readAmount(text, '.'), readAmount(text, ',')];
  if ('reason' in dot || 'reason' in comma) return undefined;
  const signs = number.match(/[.,]/g)!;
  const last = signs.at(-1) as '.' | ',';
  if (signs.filter((sign) => sign === last).length > 1) return last === '.' ? ',' : '.';
  return last;
}

/** The currencies that a text names by a code, sign or name; undefined if it names none. */
function currenciesIn(text: string): readonly string[] | undefined {
  const whole = text.trim();
  const named = currencyNames[stateKey(whole)] ?? currenciesOf(whole.toUpperCase()) ?? currenciesOf(whole);
  if (named) return named;
  const found = splitMarks(asciiDigits(text)).marks.map(currenciesOf);
  const [first, second] = found;
  if (!first || found.includes(undefined)) return undefined;
  return second ? first.filter((code) => second.includes(code)) : first;
}

/** Signs of several currencies that mean one of them unless something says otherwise. */
const usual = ['USD', 'GBP', 'EUR'];

/** The currency of a heading: 'Revenue(£)' → 'GBP', 'Sale Amount (USD)' → 'USD'; null if it names none. */
export function currencyOfHeading(heading: string): string | null {
  const marks = [
    ...(heading.match(/\(([^()]{1,4})\)|\[([^[\]]{1,4})\]/)?.slice(1) ?? []),
    ...(heading.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])|[A-Z]{0,2}\p{Sc}/gu) ?? []),
  ];
  for (const mark of marks) {
    const codes = mark && (currenciesOf(mark) ?? currenciesOf(mark.toUpperCase()));
    const code = codes && (codes.length === 1 ? codes[0] : usual.find((known) => codes.includes(known)));
    if (code) return code;
  }
  return null;
}

/**
 * Finds the currency of an amount: from its currency column, from the signs and codes in its text ('€ 12.50',
 * '12.50 EUR'), then from the fallback. A sign of several currencies agrees with each of them; alone, a dollar sign is
 * the US dollar and a pound sign the British pound.
 *
 * @param fallback what the file's heading, its network or the owner says; null if nothing does
 * @returns the ISO 4217 code; or what is wrong, with `isMissing` if nothing names a currency
 */
export function readCurrency(
  column: string,
  amounts: readonly string[],
  fallback: string | null = null,
): { code: string } | { reason: string; isMissing?: true } {
  const named = isNothing(column) ? undefined : currenciesIn(column);
  if (!named && !isNothing(column)) return { reason: `Unknown currency '${column}': use a code such as EUR` };
  let codes = named;
  for (const text of amounts) {
    const hasMark = !/^[\d.,\s+()'-]*$/.test(text) && splitMarks(text).marks.length > 0;
    const found = hasMark ? currenciesIn(text) : undefined;
    if (!found) continue;
    const common = codes ? codes.filter((code) => found.includes(code)) : found;
    if (common.length === 0) return { reason: `The row has two currencies, ${codes![0]} and ${found[0]}` };
    codes = common;
  }
  if (!codes)
    return fallback
      ? { code: fallback }
      : { reason: 'Nothing says the currency of the amount', isMissing: true };
  if (codes.length === 1) return { code: codes[0]! };
  const chosen = fallback && codes.includes(fallback) ? fallback : usual.find((code) => codes.includes(code));
  return chosen
    ? { code: chosen }
    : {
        reason: `The currency may be ${codes.slice(0, 3).join(' or ')}`,
        ...(fallback === null && { isMissing: true as const }),
      };
}

/** Rounds half up. */
function round(digits: string, fraction: string): string {
  const units = BigInt(digits + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  return amountOfUnits(units + (fraction.charAt(PLACES) >= '5' ? 1n : 0n));
}

/** Ten-thousandths of an amount with four decimals: '-29.9900' → -299900n. */
export const unitsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** The amount of ten-thousandths: -299900n → '-29.9900'. */
export function amountOfUnits(units: bigint): string {
  const text = String(units < 0n ? -units : units).padStart(PLACES + 1, '0');
  return `${units < 0n ? '-' : ''}${text.slice(0, -PLACES)}.${text.slice(-PLACES)}`;
}

/** Letters that decomposition leaves as they are. */
const letters: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', æ: 'ae', đ: 'd' };

/** The keys of words: a report repeats a few. */
const keys = new Map<string, string>();
const MAX_KEYS = 1000;

/** Normalises a word of a report: case, accents, underscores and hyphens do not distinguish words. */
export function stateKey(text: string): string {
  // '-1' is another code than '1'.
  if (/^\s*-?\d+\s*$/.test(text)) return text.trim();
  const known = keys.get(text);
  if (known !== undefined) return known;
  const key = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łßøæđ]/g, (letter) => letters[letter]!)
    .replaceAll(/[_\-–/.\s]+/g, ' ')
    .trim();
  if (keys.size === MAX_KEYS) keys.clear();
  keys.set(text, key);
  return key;
}

const states = new Map(
  (Object.entries(stateWords) as [ConversionState, string][]).flatMap(([state, words]) =>
    words.split(/,\s*/).map((word) => [stateKey(word), state] as const),
  ),
);
const paid = new Set(paidWords.split(/,\s*/).map(stateKey));

/** Numbers that networks use for a state in postbacks. In files the network's preset or the owner decides. */
const stateNumbers: Partial<Record<string, ConversionState>> = {
  '0': 'pending',
  '1': 'confirmed',
  '2': 'reversed',
  '-1': 'reversed',
};

/** The state that a network's word or code means; undefined for an unknown word. */
export const readState = (text: string): ConversionState | undefined =>
  states.get(stateKey(text)) ?? stateNumbers[stateKey(text)];

/** Whether a word of a state means that the network paid the commission. */
export const isPaidWord = (text: string): boolean => paid.has(stateKey(text));

/** Whether a state or type names a test transaction: 'Test Sale', 'TEST_BILL', 'Testbestellung'. */
export const isTest = (text: string): boolean =>
  /^(test|sandbox)( |$)|^test(bestellung|kauf|zahlung)$/.test(stateKey(text));

/** Normalises a name: case, the encoding of accents and spaces do not distinguish names. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
