import type { HistoryImport as Answer } from '@astaguide/contracts/analytics/history-import';
import { HistoryImport } from '@astaguide/database/entities/analytics/history-import.entity';
import { ROLLUPS_CHANNEL } from '@astaguide/database/event-store/channels';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { siteToday } from '@astaguide/database/site-today';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';

/** Uploads that are neither expired nor confirmed, and confirmed imports. */
const IS_SHOWN = `(confirmed_at IS NOT NULL OR uploaded_at > now() - interval '1 hour')`;

/** Imports as they are answered: $1 is an id, or null for all confirmed ones. */
const FIND = `
  SELECT id, file_name AS "fileName", source, days[1]::text AS "from", days[cardinality(days)]::text AS "to",
    cardinality(days) AS days, totals, dimensions, not_imported AS "notImported",
    CASE WHEN confirmed_at IS NULL THEN 'preview' WHEN metrics IS NULL THEN 'imported'
      WHEN EXISTS (SELECT FROM maintenance_runs WHERE kind = 'import-history' AND state = 'failed'
        AND parameters->'import' = to_jsonb(history_imports.id)) THEN 'failed' ELSE 'importing' END AS state,
    confirmed_at AS "confirmedAt",
    (SELECT count(*)::integer FROM unnest(days) AS own(day) JOIN daily_rollups USING (day)
      WHERE dimension = ${dimensions.total} AND key_id = 0 AND events > 0) AS "ownDays",
    (SELECT count(*)::integer FROM unnest(days) AS taken(day) JOIN imported_metrics USING (day)
      WHERE dimension = ${dimensions.total} AND key_id = 0 AND import_id <> history_imports.id) AS "takenDays"
  FROM history_imports
  WHERE CASE WHEN $1::integer IS NULL THEN confirmed_at IS NOT NULL ELSE id = $1::integer AND ${IS_SHOWN} END
  ORDER BY confirmed_at DESC, id DESC`;

/** An import as a row of FIND. */
type Found = Omit<Answer, 'confirmedAt'> & { confirmedAt: Date | null };

/** Uploaded exports of other tools, and confirmed imports. */
@Injectable()
export class HistoryImportsRepository {
  constructor(@InjectRepository(HistoryImport) private readonly imports: Repository<HistoryImport>) {}

  /** Today in the site's time zone, 'YYYY-MM-DD'. */
  today(): Promise<string> {
    return siteToday(this.imports.manager);
  }

  /** @returns its id */
  async add(upload: Omit<HistoryImport, 'id' | 'uploadedAt' | 'confirmedAt'>): Promise<number> {
    const { identifiers } = await this.imports.insert(upload as object);
    return (identifiers[0] as { id: number }).id;
  }

  /** Confirmed imports, newest first. */
  async findConfirmed(): Promise<Answer[]> {
    return (await this.imports.query<Found[]>(FIND, [null])).map(answerOf);
  }

  /** An import, or an upload that has not expired. */
  async find(id: number): Promise<Answer | undefined> {
    return (await this.imports.query<Found[]>(FIND, [id])).map(answerOf)[0];
  }

  /** Confirms an upload. @param start requests the run, in the same transaction. @returns null if it was confirmed */
  confirm<Run>(id: number, start: (manager: EntityManager) => Promise<Run>): Promise<Run | null> {
    return this.imports.manager.transaction(async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(HistoryImport)
        .set({ confirmedAt: () => 'now()' })
        .where('id = :id AND confirmed_at IS NULL', { id })
        .execute();
      return affected === 1 ? start(manager) : null;
    });
  }

  /** Deletes an import with its days. @returns whether it existed */
  async remove(id: number): Promise<boolean> {
    const { affected } = await this.imports.manager.transaction(async (manager) => {
      // Before the rows, as a run that stores days does.
      await manager.query('SELECT hold_imported_history()');
      return manager.delete(HistoryImport, { id });
    });
    await this.imports.query(`NOTIFY ${ROLLUPS_CHANNEL}`);
    return affected === 1;
  }
}

const answerOf = ({ confirmedAt, ...found }: Found): Answer => ({
  ...found,
  confirmedAt: confirmedAt?.toISOString() ?? null,
});
