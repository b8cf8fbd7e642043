/**
 * What a spreadsheet takes for a formula, quotes before it or not. The wide forms are those of East Asian
 * keyboards.
 */
const FORMULA = /^["']*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text, a number of our own making, or nothing. */
export type CsvValue = string | number | null;

/** Rows as a table of RFC 4180: commas between, CRLF after each row. The first row is the header. */
export function csvTable(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/**
 * One value as it stands in the file. A text that would be a formula gets an apostrophe before it, which makes
 * it a text again; a number is one and stays one, below zero too.
 */
export function csvCell(value: CsvValue): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
