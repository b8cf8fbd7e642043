import { MAX_CONVERSION_ROWS } from '@astaguide/contracts/earnings/conversion-import';
import { CsvError, parse } from 'csv-parse/sync';
import { isUtf8 } from 'node:buffer';
import { InvalidInputError } from '../../http/errors';

/** A row below the headings. */
export interface ReportRow {
  /** Line number as in an editor, from 1. */
  line: number;
  cells: readonly string[];
}

export interface Report {
  headings: readonly string[];
  rows: readonly ReportRow[];
}

const delimiters = [',', ';', '\t', '|'] as const;

/**
 * Parses a table of comma, semicolon or tab separated values. Empty rows are skipped.
 *
 * @param field of the form with the file, for errors
 * @param bytes UTF-8 or UTF-16 with a byte order mark, UTF-8 or Windows-1252 without one
 * @throws InvalidInputError for a file that is not a table, has no rows, or too many
 */
export function readReport(bytes: Uint8Array, field = 'report'): Report {
  const refused = (message: string) => new InvalidInputError([{ path: field, message }]);
  const text = decode(bytes);
  if (text.includes('\u0000')) throw refused('This is not a text file. Export it as a CSV file.');
  const records = readRows(text);
  if (!records) throw refused('The file can’t be read: a quotation mark is not closed.');
  const [first, ...rest] = records.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!first || rest.length === 0) throw refused('The file has no rows below the header.');
  if (first.cells.length < 2)
    throw refused('The file has only one column. Separate columns by comma, semicolon or tab.');
  if (rest.length > MAX_CONVERSION_ROWS) {
    throw refused(`A file can have up to ${MAX_CONVERSION_ROWS.toLocaleString('en-US')} rows.`);
  }
  return { headings: first.cells, rows: rest };
}

function decode(bytes: Uint8Array): string {
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (one === 0xfe && two === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Older spreadsheets write Windows-1252, in which every byte is valid.
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
}

/** @returns undefined for text with a quotation mark that is not closed */
function readRows(text: string): ReportRow[] | undefined {
  try {
    const records = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    // A cell may span several lines; a row is identified by its first line.
    return records.map(({ record, info }) => ({ line: info.lines - lineBreaksIn(record), cells: record }));
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

const lineBreaksIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/** The separator that occurs most often in the headings. Excel's 'sep=;' line is not evaluated. */
function delimiterOf(text: string): string {
  const headings = text.slice(0, text.search(/[\r\n]|$/)).replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((sign) => headings.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}
