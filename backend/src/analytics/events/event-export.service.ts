import type { EventExportQuery } from './event-export-query';
import { spanOf } from '@astaguide/contracts/report/report-buckets';
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { SettingsService } from '../../settings/settings.service';
import { EventExportRepository, type ExportPlace, type ExportRow } from './event-export.repository';

/** Rows read at once: what an export holds in memory, whatever its length. */
const ROWS = 500;
/** No id lies after it. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * The raw events of some days as NDJSON. Rows are read part by part, each from where the last one ended, when the
 * reader has taken what came before: a slow reader holds neither memory nor a transaction, and one that goes
 * away ends the reading. An event that is recorded meanwhile is in it or not; none is in it twice.
 */
@Injectable()
export class EventExportService {
  constructor(
    private readonly events: EventExportRepository,
    private readonly settings: SettingsService,
  ) {}

  /** @param days of the site's time zone, both included */
  async stream(days: EventExportQuery): Promise<Readable> {
    const { timeZone } = await this.settings.get();
    const { start, end } = spanOf(days, timeZone);
    const first: ExportPlace = { timestamp: new Date(start - 1).toISOString(), id: LAST_ID };
    return Readable.from(this.lines(first, new Date(end).toISOString()), {
      objectMode: false,
      highWaterMark: 1,
    });
  }

  private async *lines(place: ExportPlace, end: string): AsyncGenerator<string> {
    for (;;) {
      const rows = await this.events.findAfter(place, end, ROWS);
      if (rows.length > 0) yield rows.map(lineOf).join('');
      const last = rows.at(-1);
      if (!last || rows.length < ROWS) return;
      place = last;
    }
  }
}

/** The data is JSON already. */
function lineOf({ event_data, ...row }: ExportRow): string {
  return `${JSON.stringify(row).slice(0, -1)},"event_data":${event_data}}\n`;
}
