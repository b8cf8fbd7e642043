import type { ImportedDimension } from '@astaguide/contracts/analytics/history-import';
import type { Measure, Measures } from './daily-figures';
import {
  browserKey,
  countryKey,
  deviceKey,
  keyOf,
  originKeys,
  pageKey,
  systemKey,
  type Keyed,
} from './export-keys';
import {
  columnsOf,
  countOf,
  dayOf,
  rowReader,
  type ExportContext,
  type ExportTable,
  type NamedRow,
} from './export-table';

/** The columns that count, with what they count. Exits and entrances are sessions. */
const counts: Record<string, Measure> = {
  pageviews: 'views',
  visitors: 'visitors',
  events: 'events',
  visits: 'sessions',
  entrances: 'sessions',
  exits: 'sessions',
  bounces: 'bounces',
  visit_duration: 'milliseconds',
};

/** The tables by a column that no other has: what their rows are counted by, and the columns that say it. */
const tables: readonly {
  column: string;
  read: string[];
  keysOf: (row: NamedRow, context: ExportContext) => readonly Keyed[];
}[] = [
  { column: 'page', read: [], keysOf: page('page') },
  { column: 'entry_page', read: [], keysOf: page('entryPage', 'entry_page') },
  { column: 'exit_page', read: [], keysOf: page('exitPage', 'exit_page') },
  {
    column: 'source',
    read: ['referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'],
    keysOf: (row) =>
      originKeys({
        source: row('utm_source') || row('source'),
        isCampaign: row('utm_source') !== '',
        referrer: row('referrer'),
        medium: row('utm_medium'),
        campaign: row('utm_campaign'),
        content: row('utm_content'),
        term: row('utm_term'),
      }),
  },
  { column: 'country', read: [], keysOf: (row) => [['country', countryKey(row('country'))]] },
  { column: 'device', read: [], keysOf: (row) => [['device', deviceKey(row('device'))]] },
  { column: 'browser', read: [], keysOf: (row) => [['browser', browserKey(row('browser'))]] },
  { column: 'name', read: [], keysOf: (row) => [['type', keyOf(row('name'))]] },
  {
    column: 'operating_system',
    read: [],
    keysOf: (row) => [['system', systemKey(row('operating_system'))]],
  },
];

function page(dimension: ImportedDimension, column = 'page') {
  return (row: NamedRow, { isKnownPage }: ExportContext): Keyed[] => [
    [dimension, pageKey(row(column), isKnownPage)],
  ];
}

/** A table of Plausible's export (`imported_pages_20250101_20251231.csv`), by its headings; null for another one. */
export function plausibleTable(headings: readonly string[], context: ExportContext): ExportTable | null {
  if (!headings.includes('date') || !headings.includes('visitors')) return null;
  const columns = columnsOf(headings);
  const table = tables.find(({ column }) => columns.has(column)) ?? {
    column: 'date',
    read: [],
    keysOf: (): Keyed[] => [['total', '']],
  };
  const identity = {};
  const isRead = (heading: string) =>
    ['date', table.column, ...table.read].includes(heading) || heading in counts;
  return {
    source: 'plausible',
    unmapped: headings.filter((heading) => !isRead(heading)),
    add(cells) {
      const row = rowReader(columns, cells);
      const day = dayOf(row('date'), context.today);
      const measures: Measures = {};
      for (const [heading, measure] of Object.entries(counts)) {
        if (!columns.has(heading)) continue;
        const value = countOf(row(heading));
        if (value === undefined) return false;
        measures[measure] = measure === 'milliseconds' ? value * 1000 : value;
      }
      if (day === undefined) return false;
      for (const [dimension, key] of table.keysOf(row, context))
        if (dimension === 'total' || key !== '') context.figures.add(identity, dimension, day, key, measures);
      return true;
    },
  };
}
