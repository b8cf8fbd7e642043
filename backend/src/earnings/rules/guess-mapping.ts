import {
  conversionFields,
  type ConversionField,
  type ConversionUpload,
} from '@astaguide/contracts/earnings/conversion-import';
import type { Report } from './read-report';

type Mapping = ConversionUpload['mapping'];

/** Maximum number of rows used to guess. */
const LOOKED_AT = 500;

/** Column names of retailers and networks, the most certain first. Headings are normalised before they are compared. */
const headings: Record<ConversionField, RegExp[]> = {
  clickId: [
    /^(click|aff)?(sub ?id|click ?id|click ?ref|sid|u1)\d?$/,
    /click ?(id|ref)/,
    /\bsub ?id/,
    /^(aff )?sub\d?$/,
  ],
  orderId: [
    /^(order|transaction|sale|conversion|action) ?(id|no|number|nr|ref(erence)?)$/,
    /\border\b/,
    /\btransaction id\b/,
  ],
  product: [
    /^(product|item|article|sku|produkt|artikel)( ?(name|id|title|slug|number))?$/,
    /\b(product|item|sku)\b/,
  ],
  commission: [/\b(commission|earnings?|payout|revenue share|publisher amount|provision)\b/],
  amount: [
    /^(sale|order|gross|net)? ?(amount|value|total|price|sum)( usd)?$/,
    /\b(sale|order) ?(amount|value|total)\b/,
    /\b(amount|sales?|revenue|value|total|betrag|umsatz|price)\b/,
  ],
  state: [/^(order |transaction |sale |commission |action )?(status|state)$/, /\b(status|state)\b/],
  currency: [/\b(currency|wahrung|ccy)\b/],
  date: [
    /^(sale|order|transaction|conversion|event|purchase|action)? ?(date|day|time|datetime|timestamp)( utc)?$/,
    /\b(date|day|datum|tag)\b/,
    /\btime(stamp)?\b/,
  ],
};

/** Guesses the columns from the headings, and the formats of dates and amounts from the values. */
export function guessMapping(report: Report): Mapping {
  const columns = guessColumns(report.headings);
  const valuesOf = (...fields: ConversionField[]) =>
    fields.flatMap((field) => {
      const column = columns[field];
      return column === null ? [] : report.rows.slice(0, LOOKED_AT).map(({ cells }) => cells[column] ?? '');
    });
  return {
    columns,
    dateOrder: guessDateOrder(valuesOf('date')),
    decimalSign: guessDecimalSign(valuesOf('amount', 'commission')),
  };
}

function guessColumns(all: readonly string[]): Mapping['columns'] {
  const plain = all.map((heading) =>
    heading
      .normalize('NFKD')
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
  const taken = new Set<number>();
  const guessed = Object.fromEntries(conversionFields.map((field) => [field, null])) as Mapping['columns'];
  // More certain names of all fields are tried before less certain ones of any field.
  for (const sureness of [0, 1, 2, 3]) {
    for (const [field, names] of Object.entries(headings) as [ConversionField, RegExp[]][]) {
      const name = names[sureness];
      if (!name || guessed[field] !== null) continue;
      const column = plain.findIndex((heading, index) => !taken.has(index) && name.test(heading));
      if (column === -1) continue;
      guessed[field] = column;
      taken.add(column);
    }
  }
  return guessed;
}

/** A number above 12 is a day. If no value decides, dates with dots are day first, others month first, as in the US. */
function guessDateOrder(values: readonly string[]): Mapping['dateOrder'] {
  let dots = 0;
  for (const value of values) {
    const [, first, sign, second] = /^(\d{1,2})([./-])(\d{1,2})\2\d{2,4}/.exec(value) ?? [];
    if (Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
    if (sign === '.') dots++;
  }
  return dots > 0 ? 'day-first' : 'month-first';
}

/**
 * If a value has two different separators, the last one is the decimal one. A single separator not followed by exactly
 * three digits is decimal too.
 */
function guessDecimalSign(values: readonly string[]): Mapping['decimalSign'] {
  for (const value of values) {
    const signs = value.replaceAll(/[^.,]/g, '');
    const last = signs.at(-1) as '.' | ',' | undefined;
    if (!last) continue;
    if (new Set(signs).size === 2) return last;
    if (signs.length > 1) return last === '.' ? ',' : '.';
    if (!/[.,]\d{3}\D*$/.test(value)) return last;
  }
  return '.';
}
