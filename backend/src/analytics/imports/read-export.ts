import type { HistorySource, ImportedMetric } from '@astaguide/contracts/analytics/history-import';
import { plural } from '@astaguide/contracts/lib/plural';
import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { filesOf, isZip, type ArchivedStream } from '../../http/input/zip-archive';
import { DailyFigures, RefusedExport } from './daily-figures';
import type { ExportContext, ExportTable } from './export-table';
import { ga4Table } from './ga4';
import { plausibleTable } from './plausible';
import { umamiTable } from './umami';

/** Maximum size of all files of an archive, in bytes. */
const LIMITS = { files: 500, unpacked: 500 * 1024 * 1024 };
/** Maximum number of rows of all files. */
const MAX_ROWS = 3_000_000;
/** Maximum length of a row, in characters. */
const MAX_ROW = 200_000;
/** Maximum number of sentences about what is not imported. */
const MAX_SENTENCES = 40;
/** Maximum number of headings in a sentence. */
const LISTED_HEADINGS = 12;
/** Characters of a heading or a file's name that are shown. */
const SHOWN = 60;

/** What an export has. */
export interface ReadExport {
  source: HistorySource;
  /** Ascending. */
  days: string[];
  metrics: ImportedMetric[];
  /** What is not imported, in sentences. */
  notImported: string[];
}

/** What was read so far. */
interface Reading {
  tables: OpenTable[];
  /** Why tables are not imported, in sentences. */
  reasons: string[];
  rows: number;
}

/** A table with the name of its file, and what became of its rows. */
interface OpenTable {
  file: string;
  table: ExportTable & { finish?: () => void };
  unread: number;
}

/**
 * Reads an export of Plausible, Umami or GA4: a CSV file, or a ZIP archive of several. Rows are read one after another,
 * so that memory is bounded by the number of figures.
 *
 * @throws RefusedExport with a message for the owner
 */
export async function readExport(
  bytes: Buffer,
  fileName: string,
  context: Omit<ExportContext, 'figures'>,
): Promise<ReadExport> {
  const figures = new DailyFigures();
  const reading: Reading = { tables: [], reasons: [], rows: 0 };
  const { tables, reasons } = reading;
  const file = { ...context, figures };
  try {
    if (!isZip(bytes)) await readFile(fileName, Readable.from([bytes]), file, reading);
    else
      for await (const { name, content } of unpack(bytes)) {
        if (isVisible(name)) await readFile(name, content, file, reading);
        else content.destroy();
      }
  } catch (error) {
    throw asRefusal(error);
  }
  const source = tables[0]?.table.source;
  if (!source)
    throw new RefusedExport(
      reasons[0] ?? 'This is not an export of Plausible, Umami or Google Analytics 4 that can be imported.',
    );
  for (const { table } of tables) table.finish?.();
  const { days, metrics, missing } = figures.finish();
  if (days.length === 0)
    throw new RefusedExport(
      `The file has no days with visitors and page views. ${reasons[0] ?? WHOLE_DAYS[source]}`,
    );
  const notImported = [...missing, ...tables.flatMap(sentencesOf), ...reasons];
  return { source, days, metrics, notImported: [...new Set(notImported)].slice(0, MAX_SENTENCES) };
}

/** What to export so that the visitors of whole days are known. */
const WHOLE_DAYS: Record<HistorySource, string> = {
  plausible: 'Choose the ZIP file that Plausible exports, with imported_visitors in it.',
  umami: 'Choose the CSV file of all events.',
  ga4: 'Export a table with Date alone, with total users, sessions and views, and put all files into one ZIP archive.',
};

const isVisible = (name: string) => /\.csv$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name);

/** Reads the tables of a CSV file: each begins after an empty line or a comment. */
async function readFile(
  name: string,
  content: Readable,
  context: ExportContext,
  reading: Reading,
): Promise<void> {
  const { tables, reasons } = reading;
  const parser = content.pipe(
    parse({
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: false,
      maxRecordSize: MAX_ROW,
    }),
  );
  content.once('error', (error) => parser.destroy(damaged(error)));
  const short = name.split('/').at(-1)!.slice(0, SHOWN);
  let open: OpenTable | 'other' | null = null;
  let start: string | undefined;
  for await (const cells of parser as AsyncIterable<string[]>) {
    reading.rows += 1;
    if (reading.rows > MAX_ROWS)
      throw new RefusedExport(
        `There are more than ${MAX_ROWS.toLocaleString('en-US')} rows. Export fewer months at a time.`,
      );
    const [first = ''] = cells;
    if (first.startsWith('#')) {
      start = startOf(cells.join(',')) ?? start;
      open = null;
    } else if (cells.every((cell) => cell.trim() === '')) open = null;
    else if (open === null) {
      const table = tableOf(cells, context, start);
      if (typeof table === 'string') reasons.push(`${short}: ${table}`);
      open = typeof table === 'string' ? 'other' : { file: short, table, unread: 0 };
      const expected = tables[0]?.table.source;
      if (open !== 'other' && expected !== undefined && open.table.source !== expected) {
        reasons.push(`${short}: it is of another tool than ${tables[0]!.file}.`);
        open = 'other';
      }
      if (open !== 'other') tables.push(open);
    } else if (open !== 'other' && !open.table.add(cells)) open.unread += 1;
  }
}

/** The table with these headings; a sentence if it cannot be imported. */
function tableOf(
  headings: readonly string[],
  context: ExportContext,
  start: string | undefined,
): ExportTable | string {
  return (
    plausibleTable(headings, context) ??
    umamiTable(headings, context) ??
    ga4Table(headings, context, start) ??
    'it has no table that can be imported.'
  );
}

/** The first day that a comment of GA4 names: '# Start date: 20260101', '# 20260101-20260331'. */
function startOf(comment: string): string | undefined {
  const [, year, month, day] =
    /^# ?(?:Start date: ?)?(\d{4})(\d\d)(\d\d)(?:-\d{8})?\s*,*$/.exec(comment) ?? [];
  return comment.includes('End date') || year === undefined ? undefined : `${year}-${month}-${day}`;
}

function sentencesOf({ file, table, unread }: OpenTable): string[] {
  const { unmapped } = table;
  const listed = unmapped.slice(0, LISTED_HEADINGS).map((heading) => heading.slice(0, SHOWN));
  const more = unmapped.length > listed.length ? ' and others' : '';
  return [
    ...(unmapped.length > 0 ? [`${file}: ${listed.join(', ')}${more} can’t be mapped.`] : []),
    ...(unread > 0 ? [`${file}: ${plural(unread, 'row')} can’t be read.`] : []),
  ];
}

async function* unpack(bytes: Buffer): AsyncGenerator<ArchivedStream> {
  try {
    yield* filesOf(bytes, LIMITS);
  } catch (error) {
    throw damaged(error as Error);
  }
}

const damaged = ({ message }: Error) => new RefusedExport(`The archive can’t be unpacked. ${message}`);

function asRefusal(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  return new RefusedExport(
    error.code === 'CSV_MAX_RECORD_SIZE'
      ? 'A row is too long. This is not a CSV file that can be imported.'
      : 'The file can’t be read: a quotation mark is not closed.',
  );
}
