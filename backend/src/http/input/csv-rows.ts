import { CsvError, parse } from 'csv-parse/sync';
import { InvalidInputError } from '../errors';

/** A row of a table; the line is that of an editor, from 1. */
export interface CsvRow {
  line: number;
  cells: readonly string[];
}

/**
 * Parses values that are separated by comma, semicolon or tab. Empty rows are left out. An apostrophe that keeps
 * spreadsheets from evaluating a cell is removed.
 *
 * @param bytes UTF-8, with or without a byte order mark
 * @param field of the form with the file, for errors
 * @throws InvalidInputError for a file that is not a table, has no rows, or too many
 */
export function readCsvRows(bytes: Uint8Array, field: string, maxRows: number): CsvRow[] {
  const refuse = (message: string) => new InvalidInputError([{ path: field, message }]);
  const text = new TextDecoder().decode(bytes);
  if (text.includes('\u0000') || text.includes('\uFFFD'))
    throw refuse('The file is not UTF-8 text. Save it as CSV UTF-8.');
  const [heading = ''] = text.split(/[\r\n]/, 1);
  const delimiter = [',', ';', '\t'].toSorted(
    (one, other) => heading.split(other).length - heading.split(one).length,
  )[0]!;
  try {
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const rows = records
      .filter(({ record }) => record.some((cell) => cell !== ''))
      .map(({ record, info }) => ({
        line: info.lines,
        cells: record.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')),
      }));
    if (rows.length === 0) throw refuse('The file has no rows.');
    if (rows.length > maxRows) throw refuse(`A file can have up to ${maxRows.toLocaleString('en-US')} rows.`);
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw refuse(`The file can’t be read: ${error.message}`);
    throw error;
  }
}
