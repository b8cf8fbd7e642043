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

/** Columns of an exported event, in their order, as SQL over a row of event_log. $6 is a seed of the export. */
const COLUMNS: Record<keyof ExportedEvent, string> = {
  id: 'log.id',
  timestamp: `to_char(log.occurred_at AT TIME ZONE 'UTC', ${ISO})`,
  date: 'day_of(log.occurred_at)::text',
  event_type: 'log.type',
  // 53 bits: the largest integers that JSON can carry exactly.
  visitor: '(hashint8extended(log.visitor, $6::bigint) & 9007199254740991)::float8',
  page: 'log.page',
  link_placement: 'log.link_placement',
  product_id: 'log.product_id',
  rank: 'log.rank',
  price: 'log.price::float8',
  channel: 'log.channel',
  source: 'log.source',
  referrer: `nullif(log.referrer, '')`,
  campaign: 'log.utm_campaign',
  medium: 'log.utm_medium',
  content: 'log.utm_content',
  term: 'log.utm_term',
  country: 'log.country',
  language: 'log.language',
  device: 'log.device',
  browser: 'log.browser',
  system: 'log.os',
  bot_reasons: `array_to_string(log.bot_reasons, ' ')`,
  event_data: 'log.data::text',
};
export const EXPORT_COLUMNS = Object.keys(COLUMNS) as (keyof ExportedEvent)[];

/**
 * Finds the $5 rows after the cursor ($1, $2), before the time $3, and not after the time $4. The bounds are
 * timestamps, so that only the partitions of the range are scanned, using their index.
 */
const NEXT_ROWS = `
  SELECT ${Object.entries(COLUMNS)
    .map(([name, value]) => `${value} AS ${name}`)
    .join(', ')}
  FROM event_log log
  WHERE log.occurred_at >= $1::timestamptz AND (log.occurred_at, log.id) > ($1::timestamptz, $2::uuid)
    AND log.occurred_at < $3::timestamptz AND log.occurred_at <= $4::timestamptz
  ORDER BY log.occurred_at, log.id LIMIT $5`;

/** Cursor of an export: the last row read. */
export interface ExportPlace {
  timestamp: string;
  id: string;
}

/** Reads the log in order, one part at a time. */
@Injectable()
export class EventExportRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * The rows after a cursor, oldest first.
   *
   * @param end ISO 8601, exclusive
   * @param seed of the numbers of visitors: an integer of 64 bits
   */
  async findAfter(place: ExportPlace, end: string, limit: number, seed: bigint): Promise<ExportedEvent[]> {
    const { timestamp, id } = place;
    const [last] = await this.dataSource.query<{ moment: string }[]>(LAST_MOMENT, [timestamp, end, limit]);
    const values = [timestamp, id, end, last?.moment ?? end, limit, String(seed)];
    return this.dataSource.query<ExportedEvent[]>(NEXT_ROWS, values);
  }
}
