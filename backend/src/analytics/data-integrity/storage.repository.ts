import type { Storage } from '@astaguide/contracts/analytics/data-integrity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isoDates } from '../../lib/iso-dates';

/** Tables by purpose; all others are 'other'. */
const PART_OF = `CASE
    WHEN schema = 'bullmq' THEN 'queue'
    WHEN name ~ '^(hourly|daily|monthly)_|^log_(days|months)$' THEN 'rollups'
    WHEN name IN ('event_ids', 'event_inbox', 'failed_events', 'visitors_seen', 'visitor_salts') THEN 'short-lived'
    ELSE 'other'
  END`;

/** Reads the size of the whole database in bytes, and the day of the oldest event in the log. */
const READ_WHOLE = `
  SELECT pg_database_size(current_database())::float8 AS bytes,
    (SELECT day_of(min(occurred_at))::text FROM events) AS "oldestRawDay"`;

/** Reads the log's partitions from PostgreSQL's catalog, oldest first. Their names end in the month. */
const FIND_MONTHS = `
  SELECT replace(substring(relname FROM '_(\\d{4}_\\d{2})$'), '_', '-') AS month,
    greatest(n_live_tup, 0)::float8 AS rows, pg_table_size(relid)::float8 AS bytes,
    pg_indexes_size(relid)::float8 AS "indexBytes"
  FROM pg_stat_user_tables JOIN pg_inherits ON inhrelid = relid
  WHERE inhparent = 'events'::regclass AND relname ~ '_\\d{4}_\\d{2}$' ORDER BY 1`;

/** Sums the sizes of all tables but the log's by purpose, each with its indexes. Every purpose has a row. */
const FIND_PARTS = `
  SELECT parts.part AS name, coalesce(sum(rows), 0)::float8 AS rows, coalesce(sum(bytes), 0)::float8 AS bytes
  FROM unnest(ARRAY['rollups', 'short-lived', 'queue', 'other']) WITH ORDINALITY AS parts(part, place)
  LEFT JOIN (
    SELECT ${PART_OF} AS part, rows, bytes FROM (
      SELECT schemaname AS schema, relname AS name, greatest(n_live_tup, 0) AS rows,
        pg_total_relation_size(relid) AS bytes
      FROM pg_stat_user_tables
      WHERE relid NOT IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = 'events'::regclass)
    ) AS tables
  ) AS sized ON sized.part = parts.part
  GROUP BY parts.part, parts.place ORDER BY parts.place`;

/** Sums the events of the dropped days by month, newest first. */
const FIND_DROPPED = `
  SELECT to_char(day, 'YYYY-MM') AS month, sum(dropped_events)::float8 AS events, max(dropped_at) AS "droppedAt"
  FROM log_days WHERE dropped_at IS NOT NULL GROUP BY 1 ORDER BY 1 DESC`;

/** Sizes of tables from PostgreSQL's catalog. */
@Injectable()
export class StorageRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Bytes of the whole database, and the day of the oldest event in the log; null without any. */
  async readWhole(): Promise<Pick<Storage, 'bytes' | 'oldestRawDay'>> {
    const [row] = await this.dataSource.query<[Pick<Storage, 'bytes' | 'oldestRawDay'>]>(READ_WHOLE);
    return row;
  }

  /** The log's partitions, oldest first. */
  findMonths(): Promise<Storage['months']> {
    return this.dataSource.query(FIND_MONTHS);
  }

  /** Every other table by purpose. */
  findParts(): Promise<Storage['parts']> {
    return this.dataSource.query(FIND_PARTS);
  }

  /** Dropped months, newest first. */
  async findDropped(): Promise<Storage['retention']['dropped']> {
    const rows =
      await this.dataSource.query<{ month: string; events: number; droppedAt: Date }[]>(FIND_DROPPED);
    return rows.map(isoDates);
  }
}
