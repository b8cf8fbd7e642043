import type { Storage } from '@astaguide/contracts/operations/data-integrity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Tables by purpose; all others are 'other'. */
const PART_OF = `CASE
    WHEN schema = 'bullmq' THEN 'queue'
    WHEN name ~ '^(hourly|daily|monthly)_|^log_(days|months)$' THEN 'rollups'
    WHEN name IN ('event_ids', 'event_inbox', 'failed_events', 'visitors_seen', 'visitor_salts') THEN 'short-lived'
    ELSE 'other'
  END`;

/** Sizes of tables from PostgreSQL's catalog. */
@Injectable()
export class StorageRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Bytes of the whole database. */
  async readBytes(): Promise<number> {
    const rows = await this.dataSource.query<{ bytes: string }[]>(
      'SELECT pg_database_size(current_database()) AS bytes',
    );
    return Number(rows[0]!.bytes);
  }

  /** The log's partitions, oldest first. */
  async findMonths(): Promise<Storage['months']> {
    const rows = await this.dataSource.query<
      { month: string; rows: string; bytes: string; index_bytes: string }[]
    >(
      `SELECT replace(substring(relname FROM '_(\\d{4}_\\d{2})$'), '_', '-') AS month,
         greatest(n_live_tup, 0) AS rows, pg_table_size(relid) AS bytes, pg_indexes_size(relid) AS index_bytes
       FROM pg_stat_user_tables JOIN pg_inherits ON inhrelid = relid
       WHERE inhparent = 'events'::regclass AND relname ~ '_\\d{4}_\\d{2}$' ORDER BY 1`,
    );
    return rows.map((row) => ({
      month: row.month,
      rows: Number(row.rows),
      bytes: Number(row.bytes),
      indexBytes: Number(row.index_bytes),
    }));
  }

  /** Every other table by purpose. */
  async findParts(): Promise<Storage['parts']> {
    const rows = await this.dataSource.query<
      { name: Storage['parts'][number]['name']; rows: string; bytes: string }[]
    >(
      `SELECT parts.part AS name, coalesce(sum(rows), 0) AS rows, coalesce(sum(bytes), 0) AS bytes
       FROM unnest(ARRAY['rollups', 'short-lived', 'queue', 'other']) WITH ORDINALITY AS parts(part, place)
       LEFT JOIN (
         SELECT ${PART_OF} AS part, rows, bytes FROM (
           SELECT schemaname AS schema, relname AS name, greatest(n_live_tup, 0) AS rows,
             pg_total_relation_size(relid) AS bytes
           FROM pg_stat_user_tables
           WHERE relid NOT IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = 'events'::regclass)
         ) AS tables
       ) AS sized ON sized.part = parts.part
       GROUP BY parts.part, parts.place ORDER BY parts.place`,
    );
    return rows.map(({ name, rows: count, bytes }) => ({ name, rows: Number(count), bytes: Number(bytes) }));
  }

  /** The day of the oldest event in the log; null without any. */
  async findOldestRawDay(): Promise<string | null> {
    const rows = await this.dataSource.query<{ day: string | null }[]>(
      `SELECT day_of(min(received_at))::text AS day FROM events`,
    );
    return rows[0]!.day;
  }

  /** Dropped months, newest first. */
  async findDropped(): Promise<Storage['retention']['dropped']> {
    const rows = await this.dataSource.query<{ month: string; events: string; dropped_at: Date }[]>(
      `SELECT to_char(day, 'YYYY-MM') AS month, sum(dropped_events) AS events, max(dropped_at) AS dropped_at
       FROM log_days WHERE dropped_at IS NOT NULL GROUP BY 1 ORDER BY 1 DESC`,
    );
    return rows.map((row) => ({
      month: row.month,
      events: Number(row.events),
      droppedAt: row.dropped_at.toISOString(),
    }));
  }
}
