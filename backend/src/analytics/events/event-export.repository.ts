import type { ExportedEvent } from './event-export-query';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LAST_MOMENT, NEXT_ROWS } from './event-export.sql';

/** Cursor of an export: the last row read. */
export interface ExportPlace {
  timestamp: string;
  id: string;
}

export interface ExportRow extends Omit<ExportedEvent, 'event_data'> {
  /** JSON text. */
  event_data: string;
}

/** Reads the log in order, one part at a time. */
@Injectable()
export class EventExportRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * The rows after a cursor, oldest first.
   *
   * @param end ISO 8601, exclusive
   */
  async findAfter(place: ExportPlace, end: string, limit: number): Promise<ExportRow[]> {
    const { timestamp, id } = place;
    const [last] = await this.dataSource.query<{ moment: string }[]>(LAST_MOMENT, [timestamp, end, limit]);
    return this.dataSource.query<ExportRow[]>(NEXT_ROWS, [timestamp, id, end, last?.moment ?? end, limit]);
  }
}
