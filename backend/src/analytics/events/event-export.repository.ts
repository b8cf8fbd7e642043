import type { ExportedEvent } from './event-export-query';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/**
 * Finds the time of the last of the $3 rows after the time $1 and before $2. Without this upper bound of a part,
 * PostgreSQL would join all remaining rows.
 */
const LAST_MOMENT = `
  SELECT to_char(occurred_at AT TIME ZONE 'UTC', ${ISO}) AS moment FROM events
  WHERE occurred_at > $1::timestamptz AND occurred_at < $2::timestamptz
  ORDER BY occurred_at OFFSET $3::integer - 1 LIMIT 1`;

/**
 * Finds the $5 rows after the cursor ($1, $2), before the time $3, and not after the time $4. The bounds are
 * timestamps, so that only the partitions of the range are scanned, using their index.
 */
const NEXT_ROWS = `
  SELECT log.id, to_char(log.occurred_at AT TIME ZONE 'UTC', ${ISO}) AS timestamp, log.type AS event_type,
    log.data::text AS event_data,
    log.product_id, log.page, log.link_placement, log.rank, log.price, log.source, log.referrer, log.country,
    log.language, log.device, log.bot_reasons
  FROM event_log log
  WHERE log.occurred_at >= $1::timestamptz AND (log.occurred_at, log.id) > ($1::timestamptz, $2::uuid)
    AND log.occurred_at < $3::timestamptz AND log.occurred_at <= $4::timestamptz
  ORDER BY log.occurred_at, log.id LIMIT $5`;

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
