import { plusDays } from '@astaguide/contracts/lib/report-period';
import type { Measure, Measures } from './daily-figures';
import {
  browserKey,
  channelKey,
  countryKey,
  deviceKey,
  keyOf,
  languageKey,
  originKeys,
  pageKey,
  screenKey,
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

const DAYS = ['date', 'nth day'];

type KeysOf = (text: string, context: ExportContext) => Keyed[];
const named: KeysOf = (text) => [['type', keyOf(text)]];

/** The dimensions by the heading, in lower case. */
const dimensionColumns: readonly [RegExp, KeysOf][] = [
  [/^page (path|location)\b.*/, (text, { isKnownPage }) => [['page', pageKey(pathOf(text), isKnownPage)]]],
  [/^landing page\b.*/, (text, { isKnownPage }) => [['entryPage', pageKey(pathOf(text), isKnownPage)]]],
  [/^country( id)?$/, (text) => [['country', countryKey(text)]]],
  [/^device category$/, (text) => [['device', deviceKey(text)]]],
  [/^browser$/, (text) => [['browser', browserKey(text)]]],
  [/^operating system$/, (text) => [['system', systemKey(text)]]],
  [/^screen resolution$/, (text) => [['screen', screenKey(text)]]],
  [/^language( code)?$/, (text) => [['language', languageKey(text)]]],
  [/^event name$/, named],
  [/^session (default|primary) channel group.*/, (text) => [['channel', channelKey(text)]]],
];

/** The columns that together say where sessions came from. */
const originColumns = {
  source: ['session source', 'session manual source'],
  medium: ['session medium', 'session manual medium'],
  both: ['session source / medium', 'session manual source / medium', 'session source/medium'],
  campaign: ['session campaign', 'session manual campaign name'],
  content: ['session manual ad content'],
  term: ['session manual term'],
} as const;

/** The columns that are counts, the first that a table has; sessions that did not engage are bounces. */
const counts: Partial<Record<Measure, string[]>> = {
  views: ['views', 'screen page views', 'pageviews'],
  visitors: ['total users', 'active users', 'users'],
  events: ['event count'],
  sessions: ['sessions'],
};
const ENGAGED = 'engaged sessions';
const BOUNCE_RATE = 'bounce rate';
const DURATION = 'average session duration';
/** Headings of numbers that are not imported. */
const IS_METRIC =
  /\b(count|rate|users?|sessions?|events?|time|duration|revenue|views|value|total|purchases?)\b/i;

/**
 * A table of a CSV file that GA4 exported: of a free-form exploration, or of a report with Date as a dimension; null for
 * another one.
 *
 * @param start the report's first day, which an 'Nth day' counts from; undefined if the file does not say
 * @returns why, for a table of GA4 that cannot be imported
 */
export function ga4Table(
  headings: readonly string[],
  context: ExportContext,
  start: string | undefined,
): ExportTable | string | null {
  const columns = columnsOf(headings);
  const day = DAYS.find((name) => columns.has(name));
  const measured = (Object.entries(counts) as [Measure, string[]][]).flatMap(([measure, names]) => {
    const heading = names.find((name) => columns.has(name));
    return heading === undefined ? [] : [[measure, heading] as const];
  });
  if (measured.length === 0 || columns.has('visitors')) return null;
  if (day === undefined) return 'it has no days. Add Date as a dimension, and export it again.';
  const keyed = [...columns.keys()].flatMap((heading) => {
    const found = dimensionColumns.find(([pattern]) => pattern.test(heading));
    return found ? [[heading, found[1]] as const] : [];
  });
  const origin = Object.entries(originColumns).flatMap(([part, names]) => {
    const heading = names.find((name) => columns.has(name));
    return heading === undefined ? [] : [[part, heading] as const];
  });
  const read = new Set([
    day,
    ...Object.values(counts).flat(),
    ...origin.map(([, heading]) => heading),
    ...keyed.map(([heading]) => heading),
    ...(columns.has('sessions') ? [ENGAGED, BOUNCE_RATE, DURATION] : []),
  ]);
  const unmapped = headings.filter((heading) => heading !== '' && !read.has(heading.trim().toLowerCase()));
  // What splits the rows of a day, and is not known, would count visitors once for each of its keys.
  const splitting = unmapped.find((heading) => !IS_METRIC.test(heading));
  if (splitting !== undefined) return `the column ${splitting} is not known. Export the table without it.`;
  const isOfDays = keyed.length + origin.length === 0;
  const identity = {};
  return {
    source: 'ga4',
    unmapped,
    add(cells) {
      const row = rowReader(columns, cells);
      // The grand total has no day.
      if (row(day) === '') return true;
      const date = dateOf(row(day), start, context.today);
      // A dimension whose heading reads as a number's.
      if (unmapped.some((heading) => countOf(row(heading.trim().toLowerCase())) === undefined)) return false;
      const measures = measuresOf(row, measured, columns);
      if (date === undefined || measures === undefined) return false;
      const keys: Keyed[] = isOfDays ? [['total', '']] : [];
      for (const [heading, keysOf] of keyed) keys.push(...keysOf(row(heading), context));
      if (origin.length > 0) {
        const has = new Set(keys.map(([dimension]) => dimension));
        keys.push(...originOf(row, origin).filter(([dimension]) => !has.has(dimension)));
      }
      for (const [dimension, key] of keys)
        if (dimension === 'total' || key !== '')
          context.figures.add(identity, dimension, date, key, measures);
      return true;
    },
  };
}

function measuresOf(
  row: NamedRow,
  measured: readonly (readonly [Measure, string])[],
  columns: ReadonlyMap<string, number>,
): Measures | undefined {
  const measures: Measures = {};
  for (const [measure, heading] of measured) {
    const value = countOf(row(heading));
    if (value === undefined) return undefined;
    measures[measure] = Math.round(value);
  }
  const { sessions } = measures;
  if (sessions === undefined) return measures;
  const engaged = countOf(row(ENGAGED));
  const rate = countOf(row(BOUNCE_RATE));
  const seconds = countOf(row(DURATION));
  if (columns.has(ENGAGED) && engaged !== undefined) measures.bounces = Math.max(0, sessions - engaged);
  else if (columns.has(BOUNCE_RATE) && rate !== undefined) measures.bounces = Math.round(sessions * rate);
  if (columns.has(DURATION) && seconds !== undefined)
    measures.milliseconds = Math.round(sessions * seconds * 1000);
  return measures;
}

function originOf(row: NamedRow, columns: readonly (readonly [string, string])[]): Keyed[] {
  const found = Object.fromEntries(columns.map(([part, heading]) => [part, row(heading)])) as Partial<
    Record<keyof typeof originColumns, string>
  >;
  const [source = '', medium = ''] = found.both?.split(' / ') ?? [found.source, found.medium];
  const isSaid = found.both !== undefined || found.source !== undefined;
  const keys = originKeys({
    ...found,
    source,
    medium,
    // These are not of a campaign: GA4 writes them itself.
    isCampaign: !/^(organic|referral|\(.*\)|)$/i.test(medium),
    campaign: /^(organic|referral|direct)$/i.test(found.campaign ?? '') ? '' : (found.campaign ?? ''),
  });
  const hasMedium = found.both !== undefined || found.medium !== undefined;
  return keys.filter(
    ([dimension]) => (isSaid || dimension !== 'source') && ((isSaid && hasMedium) || dimension !== 'channel'),
  );
}

/** 'example.com/faq?a=b' and '/faq?a=b' → '/faq' */
const pathOf = (text: string) =>
  text.startsWith('/') || keyOf(text) === '' ? text : text.replace(/^(https?:\/\/)?[^/]*/, '') || '/';

function dateOf(text: string, start: string | undefined, today: string): string | undefined {
  if (/^\d{1,4}$/.test(text))
    return start === undefined ? undefined : dayOf(plusDays(start, Number(text)), today);
  return dayOf(text, today);
}
