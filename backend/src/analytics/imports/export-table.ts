import type { HistorySource } from '@astaguide/contracts/analytics/history-import';
import type { IsKnownPage } from '../ingest/known-pages.service';
import type { DailyFigures } from './daily-figures';

/** What the rows of an export are read with. */
export interface ExportContext {
  figures: DailyFigures;
  /** The site's today: it and later days are not read. */
  today: string;
  /** The site's time zone, of events with a time. An IANA name. */
  timeZone: string;
  isKnownPage: IsKnownPage;
}

/** A table of an export. */
export interface ExportTable {
  source: HistorySource;
  /** Reads a row. @returns false for one that cannot be read */
  add(cells: readonly string[]): boolean;
  /** Headings of columns that are not imported. */
  unmapped: string[];
}

/** A row with the headings of its table. */
export type NamedRow = (heading: string) => string;

/**
 * How a column is read: by the heading, in lower case, if it is one of these.
 *
 * @returns the headings that the table has
 */
export const columnsOf = (headings: readonly string[]): Map<string, number> =>
  new Map(headings.map((heading, place) => [heading.trim().toLowerCase(), place]));

export const rowReader =
  (columns: ReadonlyMap<string, number>, cells: readonly string[]): NamedRow =>
  (heading) =>
    cells[columns.get(heading) ?? -1]?.trim() ?? '';

/** The largest count of a row. */
const LARGEST = 1_000_000_000;

/** A count or a number of seconds; undefined for anything else. An empty cell is 0. */
export function countOf(text: string): number | undefined {
  if (text === '') return 0;
  const number = /^\d[\d,]*(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  return number <= LARGEST ? number : undefined;
}

/** A day from 2000 to yesterday, written '2026-03-01' or '20260301'; undefined for anything else. */
export function dayOf(text: string, today: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const isDay = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
  return isDay && date >= '2000' && date < today ? date : undefined;
}
