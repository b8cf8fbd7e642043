import { MAX_CONVERSION_ROWS } from '@astaguide/contracts/earnings/conversion-import';
import { CsvError, parse } from 'csv-parse/sync';
import { isUtf8 } from 'node:buffer';
import { InvalidInputError } from '../../http/errors';
import { isZip, unpack } from '../../http/input/zip-archive';
import { ARCHIVE_LIMITS, isWorkbook, readWorkbook } from './read-archive';
import { readDay } from './read-dates';
import { isNothing, readAmount, stateKey } from './read-values';

/** A row below the headings. */
export interface ReportRow {
  /** Line number as in an editor, from 1. In an archive the lines of its files are counted on. */
  line: number;
  cells: readonly string[];
}

export interface Report {
  headings: readonly string[];
  rows: readonly ReportRow[];
  /** Number of rows that repeat the sums of the table; `rows` does not have them. */
  totalLines: number;
}

/** Rows of a file, before its headings are found. */
interface Table {
  name: string;
  records: readonly ReportRow[];
}

const TOO_MANY_ROWS = `A file can have up to ${MAX_CONVERSION_ROWS.toLocaleString('en-US')} rows.`;
/** Maximum number of rows above the headings: titles, dates, filters. */
const MAX_TITLES = 40;

/**
 * Parses a report: a table of comma, semicolon, tab or bar separated values, an Excel workbook, or a ZIP archive of
 * these. Finds the headings below title lines, and leaves out empty rows, repeated headings and rows with totals.
 *
 * @param field of the form with the file, for errors
 * @param bytes of a text: UTF-8 or UTF-16 with a byte order mark, UTF-8, UTF-16 or Windows-1252 without one
 * @throws InvalidInputError for a file that is not a table, has no rows, or too many
 */
export async function readReport(bytes: Uint8Array, field = 'report'): Promise<Report> {
  const refused = (message: string) => new InvalidInputError([{ path: field, message }]);
  try {
    return reportOf(await readTables(Buffer.from(bytes), 'The file'));
  } catch (error) {
    throw error instanceof RefusedFile ? refused(error.message) : error;
  }
}

/** A file that cannot be read; the message is for the owner. */
class RefusedFile extends Error {}

async function readTables(bytes: Buffer, name: string, isArchived = false): Promise<Table[]> {
  if (!isZip(bytes)) return [{ name, records: readText(bytes) }];
  const files = await unpack(bytes, ARCHIVE_LIMITS).catch((error: Error) => {
    throw new RefusedFile(`The archive can’t be unpacked. ${error.message}`);
  });
  if (isWorkbook(files)) {
    const sheets = await readWorkbook(bytes, files).catch((error: Error) => {
      throw new RefusedFile(`The Excel file can’t be read. ${error.message}`);
    });
    return sheets.map((sheet) => ({
      name: `Sheet ${sheet.name}`,
      records: sheet.rows.map((cells, index) => ({
        line: index + 1,
        cells: cells.map((cell) => cell.trim()),
      })),
    }));
  }
  if (isArchived)
    throw new RefusedFile('The archive has another archive inside. Unpack it and choose a file.');
  const visible = files.filter((file) => !/(^|\/)(__MACOSX\/|\.)|(readme|license)[^/]*$/i.test(file.name));
  const tables: Table[] = [];
  for (const file of visible) tables.push(...(await readTables(file.bytes, file.name, true)));
  return tables;
}

/** The report of one or more tables; those of an archive must have the same headings. */
function reportOf(tables: readonly Table[]): Report {
  const reports: (Report & { name: string })[] = [];
  let refusal: RefusedFile | undefined;
  let before = 0;
  for (const { name, records } of tables) {
    try {
      const lines = records.map(({ line, cells }) => ({ line: line + before, cells }));
      reports.push({ name, ...findTable(lines) });
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      refusal ??= error;
    }
    before += records.at(-1)?.line ?? 0;
  }
  const [first, ...others] = reports;
  if (!first) throw refusal ?? new RefusedFile('The archive has no file with a table.');
  const isAlike = ({ headings }: Report) => JSON.stringify(headings) === JSON.stringify(first.headings);
  if (!others.every(isAlike)) {
    const names = reports.map(({ name }) => name).join(', ');
    throw new RefusedFile(
      `There are ${reports.length} different tables: ${names}. Save and import each by itself.`,
    );
  }
  const rows = reports.flatMap((report) => report.rows);
  if (rows.length > MAX_CONVERSION_ROWS) throw new RefusedFile(TOO_MANY_ROWS);
  return {
    headings: first.headings,
    rows,
    totalLines: reports.reduce((sum, report) => sum + report.totalLines, 0),
  };
}

/** First bytes or characters of files that are no tables, and what to say of them. */
const otherFiles: [RegExp, string][] = [
  [/^\uFEFF?\s*<(!doctype html|html|table)/i, 'This is a web page. Export the report as a CSV file.'],
  [/^\uFEFF?\s*<[?\w!]/, 'This is an XML file. Export the report as a CSV or Excel file.'],
  [/^\uFEFF?\s*(\{\s*"|\[\s*[{"[])/, 'This is a JSON file. Export the report as a CSV or Excel file.'],
  [/^%PDF/, 'This is a PDF file. Export the report as a CSV or Excel file.'],
  [/^\xD0\xCF.\xE0/, 'This is an old Excel file (.xls). Save it as .xlsx or CSV.'],
];

function readText(bytes: Buffer): ReportRow[] {
  const begin = bytes.subarray(0, 8).toString('latin1');
  const text = decode(bytes);
  const other = otherFiles.find(([form]) => form.test(begin) || form.test(text.slice(0, 200)));
  if (other) throw new RefusedFile(other[1]);
  if (text.includes('\u0000')) throw new RefusedFile('This is not a text file. Export it as a CSV file.');
  const records = readRows(text);
  if (!records) throw new RefusedFile('The file can’t be read: a quotation mark is not closed.');
  return records;
}

function decode(bytes: Buffer): string {
  const [one, two, three, four] = bytes;
  if (one === 0xff && two === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (one === 0xfe && two === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Latin text in UTF-16 without a mark has a zero in every second byte.
  if (one && two === 0 && three && four === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (one === 0 && two && three === 0 && four) return new TextDecoder('utf-16be').decode(bytes);
  if (isUtf8(bytes)) return new TextDecoder('utf-8').decode(bytes);
  // Older spreadsheets write Windows-1252. TextDecoder reads it as Latin-1 on some versions of Node.
  return bytes
    .toString('latin1')
    .replaceAll(/[\x80-\x9f]/g, (character) => windows1252[character.charCodeAt(0) - 0x80]!);
}

/** The characters of Windows-1252 from 0x80 to 0x9F; the five unused ones as spaces. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** @returns undefined for text with a quotation mark that is not closed */
function readRows(text: string): ReportRow[] | undefined {
  // The first line of Excel's files that names the separator.
  const [named = '', sign] = /^\uFEFF?"?sep=(.)"?[ ,;\t]*(?:\r\n|\r|\n)/i.exec(text) ?? [];
  try {
    const records = parse(text.slice(named.length), {
      delimiter: sign ?? delimiterOf(text),
      bom: true,
      info: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const skipped = named === '' ? 0 : 1;
    // A cell may span several lines; a row is identified by its first line.
    return records.map(({ record, info }) => ({
      line: info.lines - lineBreaksIn(record) + skipped,
      cells: record,
    }));
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

const lineBreaksIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/**
 * The separator that divides most of the first lines into the same number of cells: title lines have none, and a comma
 * in amounts is in some cells only.
 */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 50_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 60);
  const weights = [',', ';', '\t', '|'].map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0);
    const alike = mostFrequent(counts);
    return { sign, weight: counts.filter((count) => count === alike).length * Math.min(alike, 50) };
  });
  return weights.toSorted((one, other) => other.weight - one.weight)[0]!.sign;
}

/** The most frequent number; of equally frequent ones the largest, 0 of none. */
function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].toSorted(([a, many], [b, more]) => more - many || b - a)[0]?.[0] ?? 0;
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;

/** Splits the rows of a file into headings, rows and totals. */
function findTable(records: readonly ReportRow[]): Report {
  const used = records.filter(({ cells }) => filled(cells) > 0);
  if (used.length === 0) throw new RefusedFile('The file has no rows below the header.');
  const width = mostFrequent(used.filter(({ cells }) => filled(cells) > 1).map(({ cells }) => cells.length));
  if (width < 2)
    throw new RefusedFile('The file has only one column. Separate columns by comma, semicolon or tab.');
  const place = used.slice(0, MAX_TITLES).findIndex(({ cells }) => isHeading(cells, width));
  if (place === -1) {
    throw new RefusedFile('No line with column names was found. Export the report with its header line.');
  }
  const headings = trimmed(used[place]!.cells);
  const names = JSON.stringify(headings);
  const below = used
    .slice(place + 1)
    .filter(({ cells }) => filled(cells) > 0 && JSON.stringify(trimmed(cells)) !== names);
  if (below.length > MAX_CONVERSION_ROWS) throw new RefusedFile(TOO_MANY_ROWS);
  const rows = withoutTotals(below, headings.length);
  if (rows.length === 0) throw new RefusedFile('The file has no rows below the header.');
  return { headings, rows, totalLines: below.length - rows.length };
}

/** Without empty cells at the end, as spreadsheets add. */
function trimmed(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}

/** A row of names: most columns have one, and none is a value. */
const isHeading = (cells: readonly string[], width: number) =>
  filled(cells) >= Math.max(2, Math.ceil(width * 0.6)) && !cells.some(isValue);

const isValue = (cell: string) =>
  !isNothing(cell) &&
  (/^[-+(]?\d/.test(cell) || /@|^https?:/.test(cell)
    ? 'value' in readAmount(cell, '.') || readDay(cell, 'day-first') !== undefined || /[@:]|-.*-/.test(cell)
    : /[\p{Sc}]/u.test(cell) && /\d/.test(cell));

/** Maximum number of rows that show what a column is. */
const LOOKED_AT = 200;

const TOTAL =
  /^(grand |sub ?|page |report )?(totals?|sums?|gesamt|gesamtsumme|summe|zwischensumme|somme|suma|somma|totale|totaux|totaal|razem|ogolem|lacznie|итого|всего|insgesamt)(?!\p{L})/u;

/**
 * Leaves out rows with totals. A total has no value in most of the columns that identify the other rows, and either its
 * amounts are the sums of their columns, or it says so.
 */
function withoutTotals(rows: readonly ReportRow[], width: number): ReportRow[] {
  const columns = Array.from({ length: width }, (_, column) => column);
  const valuesOf = (column: number) => rows.slice(0, LOOKED_AT).flatMap(({ cells }) => cells[column] || []);
  const isMost = (values: readonly string[], fits: (value: string) => boolean) =>
    values.length > 0 && values.filter(fits).length >= values.length * 0.6;
  const isMoney = (value: string) => unitsOf(value) !== undefined && /[.,]\d{1,4}(?!\d)|\p{Sc}/u.test(value);
  const money = columns.filter((column) => isMost(valuesOf(column), isMoney));
  // Whole numbers may be counts, which totals have, too.
  const identifying = columns.filter((column) => {
    const values = valuesOf(column);
    return (
      values.length >= (Math.min(rows.length, LOOKED_AT) - 1) * 0.6 &&
      !isMost(values, (value) => unitsOf(value) !== undefined)
    );
  });
  const isSparse = ({ cells }: ReportRow) =>
    identifying.filter((column) => !cells[column]).length >= Math.max(1, identifying.length * 0.5);
  const sparse = new Set(rows.filter(isSparse));
  if (sparse.size === 0 || sparse.size === rows.length) return [...rows];
  const dense = rows.filter((row) => !sparse.has(row));
  const sums = new Map(money.map((column) => [column, sumOf(dense, column)]));
  const isTotal = ({ cells }: ReportRow) => {
    if (TOTAL.test(stateKey(cells.find((cell) => cell !== '')!))) return true;
    const amounts = money.filter((column) => cells[column]);
    return (
      dense.length > 1 &&
      amounts.some((column) => sums.get(column) !== 0n) &&
      amounts.every((column) => sums.get(column) === unitsOf(cells[column]!))
    );
  };
  return rows.filter((row) => !(sparse.has(row) && isTotal(row)));
}

/** An amount in ten-thousandths; undefined for anything else. */
function unitsOf(text: string): bigint | undefined {
  const sign = /,\d{1,2}\D*$/.test(text) ? ',' : '.';
  const amount = readAmount(text, sign);
  return 'value' in amount && amount.value !== null ? BigInt(amount.value.replace('.', '')) : undefined;
}

const sumOf = (rows: readonly ReportRow[], column: number) =>
  rows.reduce((sum, { cells }) => sum + (unitsOf(cells[column] ?? '') ?? 0n), 0n);
