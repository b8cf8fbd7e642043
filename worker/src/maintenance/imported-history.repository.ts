import { isSentDimension, sentDimensions } from '@astaguide/contracts/analytics/folded-names';
import type { ImportedMetric } from '@astaguide/contracts/analytics/history-import';
import { HistoryImport } from '@astaguide/database/entities/analytics/history-import.entity';
import { ROLLUPS_CHANNEL } from '@astaguide/database/event-store/channels';
import { dimensionNumbers, dimensions } from '@astaguide/database/event-store/dimensions';
import { sessionDimensions } from '@astaguide/database/event-store/sessions.sql';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

const numbers = { ...dimensionNumbers, ...sessionDimensions };

/** What is stored of a key on a day. */
type StoredMetric = Omit<ImportedMetric, 'dimension' | 'key'> & {
  dimension: number;
  /** Null for the total. */
  value: string | null;
  /** The lower-case form of a campaign parameter; null for other keys. */
  folded: string | null;
};

const SENT = `json_to_recordset($1::json) AS sent (day date, dimension smallint, value text, folded text, views bigint,
    visitors bigint, events bigint, sessions bigint, bounces bigint, milliseconds bigint)`;

/** Adds the texts of the rows $1, a JSON array. */
const ADD_TEXTS = `
  WITH sent AS MATERIALIZED (SELECT DISTINCT value, folded FROM ${SENT} WHERE value IS NOT NULL),
  plain AS (
    INSERT INTO texts (value) SELECT DISTINCT value FROM sent WHERE folded IS NULL ORDER BY value
    ON CONFLICT ((md5(value)::uuid)) WHERE folded IS NULL DO NOTHING
  )
  INSERT INTO texts (value, folded) SELECT min(value), folded FROM sent WHERE folded IS NOT NULL
  GROUP BY folded ORDER BY folded
  ON CONFLICT ((md5(folded)::uuid)) WHERE folded IS NOT NULL DO NOTHING`;

/**
 * Stores the rows $1 of the import $2, without days of another import. Names of campaigns are known from then on: the
 * owner has chosen the file. Answers the number of days, and how many of them are of another import.
 */
const ADD_METRICS = `
  WITH sent AS MATERIALIZED (
    SELECT sent.*, coalesce(plain.id, folded.id, 0) AS key_id
    FROM ${SENT}
    LEFT JOIN texts plain ON sent.folded IS NULL AND plain.folded IS NULL
      AND md5(plain.value)::uuid = md5(sent.value)::uuid
    LEFT JOIN texts folded ON folded.folded IS NOT NULL AND md5(folded.folded)::uuid = md5(sent.folded)::uuid
  ), taken AS MATERIALIZED (
    SELECT DISTINCT sent.day FROM sent JOIN imported_metrics AS other ON other.dimension = ${dimensions.total}
      AND other.key_id = 0 AND other.day = sent.day AND other.import_id <> $2::integer
  ), added AS (
    INSERT INTO imported_metrics
      (day, dimension, key_id, import_id, page_views, visitors, events, sessions, bounces, milliseconds)
    SELECT day, dimension, key_id, $2::integer, sum(views), sum(visitors), sum(events), sum(sessions), sum(bounces),
      sum(milliseconds)
    FROM sent WHERE day NOT IN (SELECT day FROM taken) GROUP BY day, dimension, key_id
    ON CONFLICT (dimension, day, key_id) DO NOTHING
  ), known AS (
    INSERT INTO sent_names AS stored (dimension, key_id, is_known, networks)
    SELECT DISTINCT dimension, key_id, true, '{}'::cidr[] FROM sent
    WHERE dimension IN (${sentDimensions.map((name) => dimensions[name]).join(', ')})
    ON CONFLICT (dimension, key_id) DO UPDATE SET is_known = true, networks = '{}' WHERE NOT stored.is_known
  )
  SELECT (count(DISTINCT day) - (SELECT count(*) FROM taken))::integer AS days,
    (SELECT count(*) FROM taken)::integer AS "takenDays"
  FROM sent`;

/** Days that were counted by another tool, as the owner imports them. */
@Injectable()
export class ImportedHistoryRepository {
  constructor(@InjectRepository(HistoryImport) private readonly imports: Repository<HistoryImport>) {}

  /** The months of a confirmed import that is not stored yet, oldest first: '2026-03'. None if it was removed. */
  async findMonths(id: number): Promise<string[]> {
    return [...new Set((await this.find(id)).map(({ day }) => day.slice(0, 7)))].toSorted();
  }

  /** Stores a month of an import. Again: nothing twice. */
  async store(id: number, month: string): Promise<{ days: number; takenDays: number }> {
    return this.imports.manager.transaction(async (manager) => {
      // Texts that nothing refers to yet stay until this transaction has ended.
      await manager.query('SELECT hold_time_zone()');
      await manager.query('SELECT hold_imported_history()');
      // The owner may remove the import meanwhile.
      const still = await manager.findOne(HistoryImport, {
        select: { id: true, metrics: true },
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      const metrics = (still?.metrics ?? []) as ImportedMetric[];
      const rows = metrics.filter(({ day }) => day.startsWith(month)).map(storedOf);
      await manager.query(ADD_TEXTS, [JSON.stringify(rows)]);
      const [stored] = await manager.query<[{ days: number; takenDays: number }]>(ADD_METRICS, [
        JSON.stringify(rows),
        id,
      ]);
      await manager.query(`NOTIFY ${ROLLUPS_CHANNEL}`);
      return stored;
    });
  }

  /** Everything is stored. */
  async finish(id: number): Promise<void> {
    await this.imports.update({ id }, { metrics: () => 'NULL' });
  }

  private async find(id: number): Promise<ImportedMetric[]> {
    const found = await this.imports.findOne({ select: { id: true, metrics: true }, where: { id } });
    return (found?.metrics ?? []) as ImportedMetric[];
  }
}

function storedOf({ dimension, key, ...metrics }: ImportedMetric): StoredMetric {
  return {
    ...metrics,
    dimension: numbers[dimension],
    value: dimension === 'total' ? null : key,
    folded: isSentDimension(dimension) ? key.toLowerCase() : null,
  };
}
