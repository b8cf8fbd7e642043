import {
  TRACE_PAGE,
  type EventTrace,
  type TracedEvent,
  type TraceQuery,
} from '@astaguide/contracts/analytics/event-trace';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { siteDayOf } from '@astaguide/contracts/analytics/site-days';
import { Injectable } from '@nestjs/common';
import { findDroppedMonths } from '../report/report-rollups.repository';
import type { Reader } from '../report/reader';
import { ReportReader } from '../report/report-reader.repository';
import { SettingsService } from '../../settings/settings.service';
import { PageTitlesService } from '../page-titles/page-titles.service';
import { InvalidInputError } from '../../http/errors';
import { findBetween, findCounted, findDetails, type Place } from './event-trace.repository';
import { isCounted, type TraceCursor } from './event-trace.sql';

const DAY = 86_400_000;
/** Days of the log read by each step of a call, until a page is full: 3 weeks in total. */
const PARTS = [1, 4, 16];
/** The lowest UUID, which sorts before every event of the same millisecond. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

interface Found {
  places: Place[];
  /** The cursor to continue from when the search stopped before the page was full. */
  readUntil?: TraceCursor;
}

/** Traces a metric to its events. */
@Injectable()
export class EventTraceService {
  constructor(
    private readonly reader: ReportReader,
    private readonly pageTitles: PageTitlesService,
    private readonly settings: SettingsService,
  ) {}

  /** @throws InvalidInputError for a range whose end is before its start */
  async find(query: TraceQuery): Promise<EventTrace> {
    if (Date.parse(query.to) < Date.parse(query.from))
      throw new InvalidInputError([{ path: 'to', message: 'The end lies before the beginning' }]);
    const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor);
    return this.reader.snapshot('custom', async (reader) => {
      const { places, readUntil } = isCounted(query)
        ? { places: await findCounted(reader, query, cursor) }
        : await this.search(reader, query, cursor);
      const [events, droppedMonths] = await Promise.all([
        this.describePlaces(reader, places),
        findDroppedMonths(reader, [await this.daysOf(query)]),
      ]);
      const last = places.length > TRACE_PAGE ? events.at(-1) : readUntil;
      return {
        events,
        nextCursor: last ? `${last.timestamp}_${last.id}` : null,
        droppedMonths,
      };
    });
  }

  /** The events at known places of the log, newest first; at most a page. */
  async describe(places: Place[]): Promise<TracedEvent[]> {
    const newestFirst = places.toSorted((a, b) => b.occurred_at.getTime() - a.occurred_at.getTime());
    return this.reader.snapshot('custom', (reader) => this.describePlaces(reader, newestFirst));
  }

  /** The days of the site that the range of a query lies in. */
  private async daysOf({ from, to }: Pick<TraceQuery, 'from' | 'to'>): Promise<ReportPeriod> {
    const zone = await this.settings.getDays();
    return { from: siteDayOf(new Date(from), zone), to: siteDayOf(new Date(Date.parse(to) - 1), zone) };
  }

  private async describePlaces(reader: Reader, places: Place[]): Promise<TracedEvent[]> {
    const events = await findDetails(reader, places);
    const titles = await this.pageTitles.find(events.flatMap(({ page }) => page ?? []));
    return events.map((event) => ({ ...event, pageTitle: titles.get(event.page ?? '') ?? null }));
  }

  /** Reads the log backwards in growing steps until a page is full. */
  private async search(reader: Reader, query: TraceQuery, cursor?: TraceCursor): Promise<Found> {
    const earliest = Date.parse(query.from);
    let to = cursor ? Math.min(Date.parse(cursor.timestamp) + 1, Date.parse(query.to)) : Date.parse(query.to);
    const places: Place[] = [];
    for (const days of PARTS) {
      const from = Math.max(earliest, to - days * DAY);
      const part = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
      places.push(...(await findBetween(reader, query, part, cursor)));
      if (places.length > TRACE_PAGE || from <= earliest) return { places };
      to = from;
    }
    return { places, readUntil: { timestamp: new Date(to).toISOString(), id: FIRST_ID } };
  }
}

function readCursor(cursor: string): TraceCursor {
  const [timestamp, id] = cursor.split('_') as [string, string];
  return { timestamp, id };
}
