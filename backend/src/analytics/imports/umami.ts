import type { ImportedDimension } from '@astaguide/contracts/analytics/history-import';
import { dayIn } from '@astaguide/contracts/lib/time-zone';
import { RefusedExport } from './daily-figures';
import {
  browserKey,
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
  dayOf,
  rowReader,
  type ExportContext,
  type ExportTable,
  type NamedRow,
} from './export-table';

/** Maximum number of events in a file. */
const MAX_EVENTS = 1_000_000;
const PAGE_VIEW = '1';
const CUSTOM_EVENT = '2';

/** Columns that are read, and those that only identify a row. */
const READ = [
  'session_id visit_id event_id website_id job_id created_at event_type event_name hostname url_path referrer_domain',
  'utm_source utm_medium utm_campaign utm_content utm_term browser os device screen language country',
]
  .join(' ')
  .split(' ');

/** A visit on a day: it ends at midnight, as sessions do here. */
interface Visit {
  visitor: string;
  day: string;
  first: number;
  last: number;
  views: number;
  events: number;
  entry: { at: number; page: string } | null;
  exit: { at: number; page: string } | null;
  /** Of the first event. */
  keys: Keyed[];
}

/** A table of Umami's events (`website_event.csv`), by its headings; null for another one. */
export function umamiTable(headings: readonly string[], context: ExportContext): UmamiEvents | null {
  const columns = columnsOf(headings);
  const needed = ['session_id', 'created_at', 'url_path', 'event_type'];
  return needed.every((name) => columns.has(name)) ? new UmamiEvents(headings, columns, context) : null;
}

/** Events are counted when all are read: a file need not be in the order of time. */
class UmamiEvents implements ExportTable {
  readonly source = 'umami';
  readonly unmapped: string[];
  private readonly visits = new Map<string, Visit>();
  /** Visitors that a key of a day has counted. */
  private readonly seen = new Set<string>();
  private readonly days = new Map<number, string>();
  private events = 0;

  constructor(
    headings: readonly string[],
    private readonly columns: ReadonlyMap<string, number>,
    private readonly context: ExportContext,
  ) {
    this.unmapped = headings.filter((heading) => !READ.includes(heading.trim().toLowerCase()));
  }

  add(cells: readonly string[]): boolean {
    const row = rowReader(this.columns, cells);
    const at = momentOf(row('created_at'));
    const type = row('event_type');
    if (at === undefined || row('session_id') === '' || (type !== PAGE_VIEW && type !== CUSTOM_EVENT))
      return false;
    const day = this.dayOf(at);
    if (day === undefined) return false;
    this.events += 1;
    if (this.events > MAX_EVENTS)
      throw new RefusedExport(
        `There are more than ${MAX_EVENTS.toLocaleString('en-US')} events. Export fewer months at a time.`,
      );
    const page = pageKey(row('url_path'), this.context.isKnownPage);
    this.addToVisit(row, { at, day, page, isView: type === PAGE_VIEW });
    const visitor = row('session_id');
    if (type === PAGE_VIEW) this.count(day, 'page', page, visitor, { views: 1 });
    else this.count(day, 'type', keyOf(row('event_name')), visitor, { events: 1 });
    return true;
  }

  /** Counts the visits. */
  finish(): void {
    for (const { day, visitor, keys, ...visit } of this.visits.values()) {
      const measures = {
        views: visit.views,
        sessions: 1,
        bounces: visit.events === 1 ? 1 : 0,
        milliseconds: visit.last - visit.first,
      };
      this.count(day, 'total', '', visitor, { ...measures, events: visit.events });
      this.count(day, 'entryPage', visit.entry?.page ?? '', visitor, measures);
      this.count(day, 'exitPage', visit.exit?.page ?? '', visitor, measures);
      for (const [dimension, key] of keys) this.count(day, dimension, key, visitor, measures);
    }
  }

  private addToVisit(
    row: NamedRow,
    { at, day, page, isView }: { at: number; day: string; page: string; isView: boolean },
  ): void {
    const id = `${row('visit_id') || row('session_id')} ${day}`;
    const visit: Visit = this.visits.get(id) ?? {
      visitor: row('session_id'),
      day,
      first: at,
      last: at,
      views: 0,
      events: 0,
      entry: null,
      exit: null,
      keys: [],
    };
    if (visit.events === 0 || at < visit.first) visit.keys = keysOf(row);
    visit.first = Math.min(visit.first, at);
    visit.last = Math.max(visit.last, at);
    visit.events += 1;
    if (isView) {
      visit.views += 1;
      if (!visit.entry || at < visit.entry.at) visit.entry = { at, page };
      if (!visit.exit || at >= visit.exit.at) visit.exit = { at, page };
    }
    this.visits.set(id, visit);
  }

  private count(
    day: string,
    dimension: ImportedDimension,
    key: string,
    visitor: string,
    measures: Partial<Record<'views' | 'events' | 'sessions' | 'bounces' | 'milliseconds', number>>,
  ): void {
    if (key === '' && dimension !== 'total') return;
    const id = `${day} ${dimension} ${visitor} ${key}`;
    const visitors = this.seen.has(id) ? 0 : 1;
    this.seen.add(id);
    this.context.figures.add(this.columns, dimension, day, key, { ...measures, visitors });
  }

  /** The site's day; undefined outside of the days that can be imported. */
  private dayOf(at: number): string | undefined {
    const { timeZone, today } = this.context;
    // No time zone changes within a quarter of an hour.
    const quarter = Math.floor(at / 900_000);
    const day = this.days.get(quarter) ?? dayIn(new Date(at), timeZone);
    this.days.set(quarter, day);
    return dayOf(day, today);
  }
}

/** What a visit is counted by besides its pages. */
function keysOf(row: NamedRow): Keyed[] {
  const host = row('hostname');
  return [
    ...originKeys({
      source: row('utm_source'),
      isCampaign: row('utm_source') !== '',
      referrer: row('referrer_domain'),
      ownHosts: host === '' ? [] : [host, `www.${host}`, host.replace(/^www\./, '')],
      medium: row('utm_medium'),
      campaign: row('utm_campaign'),
      content: row('utm_content'),
      term: row('utm_term'),
    }),
    ['country', countryKey(row('country'))],
    ['device', deviceKey(row('device'))],
    ['browser', browserKey(row('browser'))],
    ['system', systemKey(row('os'))],
    ['screen', screenKey(row('screen'))],
    ['language', languageKey(row('language'))],
  ];
}

/** '2026-03-01 10:00:00' in UTC, also with milliseconds or an offset, in milliseconds since 1970. */
function momentOf(text: string): number | undefined {
  const [, day, time, offset = ''] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d+)?) ?(Z|[+-]\d\d(?::?\d\d)?)?$/.exec(text) ?? [];
  const zone = /^[+-]\d\d$/.test(offset) ? `${offset}:00` : offset || 'Z';
  const moment = Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(moment) ? undefined : moment;
}
