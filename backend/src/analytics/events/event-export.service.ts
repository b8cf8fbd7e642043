import type { EventExportQuery } from './event-export-query';
import { spanOf } from '@astaguide/contracts/analytics/report/report-buckets';
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { SettingsService } from '../../settings/settings.service';
import { EventExportRepository, type ExportPlace, type ExportRow } from './event-export.repository';

/** Rows read at once, which bounds the memory of an export. */
const ROWS = 500;
/** The largest UUID. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Exports the raw events of a range of days as NDJSON. Each part is read only after the client has consumed the
 * previous one (backpressure), so a slow client holds neither memory nor a transaction, and a closed connection ends
 * the export. An event recorded during the export may be missing, but none is exported twice.
 */
@Injectable()
export class EventExportService {
  constructor(
    private readonly events: EventExportRepository,
    private readonly settings: SettingsService,
  ) {}

  /** @param days in the site's time zone, both included */
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

/** Builds the line by hand, because event_data is JSON text already. */
function lineOf({ event_data, ...row }: ExportRow): string {
  return `${JSON.stringify(row).slice(0, -1)},"event_data":${event_data}}\n`;
}
