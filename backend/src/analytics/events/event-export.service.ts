import type { EventExportQuery, ExportedEvent } from './event-export-query';
import { spanOf } from '@astaguide/contracts/analytics/report/report-buckets';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { csvTable } from '@astaguide/contracts/lib/csv';
import { BYTE_ORDER_MARK } from '../csv-file';
import { SettingsService } from '../../settings/settings.service';
import { EventExportRepository, EXPORT_COLUMNS, type ExportPlace } from './event-export.repository';

/** Rows read at once, which bounds the memory of an export. */
const ROWS = 500;
/** The largest UUID. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The formats of the export, by the ending of the file's name. */
export type ExportFormat = 'csv' | 'ndjson';

/**
 * Exports the raw events of a range of days as a flat table. Each part is read only after the client has consumed the
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
  async stream(days: EventExportQuery, format: ExportFormat): Promise<Readable> {
    const { start, end } = spanOf(days, await this.settings.getDays());
    const first: ExportPlace = { timestamp: new Date(start - 1).toISOString(), id: LAST_ID };
    return Readable.from(this.parts(first, new Date(end).toISOString(), format), {
      objectMode: false,
      highWaterMark: 1,
    });
  }

  private async *parts(place: ExportPlace, end: string, format: ExportFormat): AsyncGenerator<string> {
    const seed = randomBytes(8).readBigInt64LE();
    if (format === 'csv') yield BYTE_ORDER_MARK + csvTable([EXPORT_COLUMNS]);
    const textOf = format === 'csv' ? csvOf : ndjsonOf;
    for (;;) {
      const rows = await this.events.findAfter(place, end, ROWS, seed);
      if (rows.length > 0) yield textOf(rows);
      const last = rows.at(-1);
      if (!last || rows.length < ROWS) return;
      place = last;
    }
  }
}

const ndjsonOf = (rows: readonly ExportedEvent[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const csvOf = (rows: readonly ExportedEvent[]): string =>
  csvTable(rows.map((row) => EXPORT_COLUMNS.map((column) => cellOf(row[column]))));

/** A line break within a cell would end the row for programs that split files into lines. */
const cellOf = (value: string | number | null) =>
  typeof value === 'string' ? value.replace(/[\r\n\u2028\u2029]+/g, ' ') : value;
