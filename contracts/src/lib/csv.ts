/**
 * Text that a spreadsheet would read as a formula, with or without leading quotes. The full-width characters come from
 * East Asian keyboards.
 */
const FORMULA = /^["']*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A decimal number, such as a refund: '-29.99'. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A text, a number computed by the product, or an empty cell. */
export type CsvValue = string | number | null;

/** Formats rows as CSV (RFC 4180): comma-separated, CRLF after each row. The first row is the header. */
export function csvTable(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/**
 * Formats one cell. A text that would be read as a formula gets a leading apostrophe, which makes it text; numbers,
 * also negative ones and those given as text, stay numbers.
 */
export function csvCell(value: CsvValue): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
