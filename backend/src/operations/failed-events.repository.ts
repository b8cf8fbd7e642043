import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import {
  FAILED_EVENTS_PAGE,
  type FailedEvent,
  type FailedEventText,
  type FailedEventsQuery,
  type FailureReason,
} from '@astaguide/contracts/analytics/failed-event';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ADD_TO_INBOX } from '../analytics/ingest/event-inbox.sql';
import { type DatedRow, isoDates } from '../lib/iso-dates';

/** Reasons shown to the owner, at most. */
const MAX_REASONS = 100;

// Only the text is stored: it may be no object, or have no type.
const SUMMARY = `id, reason, job_id AS "jobId",
  left(substring(event FROM '"eventType":"((?:[^"\\\\]|\\\\.)*)"'), 64) AS "eventType", length(event) AS size,
  failed_at AS "failedAt"`;

/** Finds a page of failed events, newest first: before the id $1, with the reason $2. Null is no condition. */
const FIND_PAGE = `
  SELECT ${SUMMARY} FROM failed_events
  WHERE ($1::bigint IS NULL OR id < $1) AND ($2::text IS NULL OR reason = $2)
  ORDER BY id DESC LIMIT ${FAILED_EVENTS_PAGE}`;

/** Counts the failed events by reason, the most frequent first. */
const COUNT_REASONS = `
  SELECT reason, count(*)::integer AS events FROM failed_events
  GROUP BY reason ORDER BY events DESC, reason LIMIT ${MAX_REASONS}`;

/** Finds the failed event with the id $1, with its text. */
const FIND_FAILED = `SELECT ${SUMMARY}, event FROM failed_events WHERE id = $1`;

/** Finds the highest id; '0' for none. */
const LAST_ID = 'SELECT coalesce(max(id), 0)::text AS last FROM failed_events';

/** Finds $4 texts of the reason $1 by ascending id: those after the id $2, up to and with the id $3. */
const FIND_TEXTS = `
  SELECT id, event FROM failed_events WHERE reason = $1 AND id > $2 AND id <= $3
  ORDER BY id LIMIT $4`;

/** Deletes the failed events with the ids $1. Its rows are those that existed: another call may have deleted some. */
const TAKE_FAILED = 'DELETE FROM failed_events WHERE id = ANY($1::bigint[]) RETURNING id';

/** Deletes the failed event with the id $1. */
const DELETE_FAILED = 'DELETE FROM failed_events WHERE id = $1';

/** Deletes the failed events of the reason $1; null for all. */
const DELETE_REASON = 'DELETE FROM failed_events WHERE $1::text IS NULL OR reason = $1';

type Row = DatedRow<FailedEvent, 'failedAt'>;

/** The events that could not be recorded. */
@Injectable()
export class FailedEventsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** A page, newest first; `before` is an exclusive id. */
  async findPage(where: FailedEventsQuery): Promise<FailedEvent[]> {
    const rows = await this.dataSource.query<Row[]>(FIND_PAGE, [where.before ?? null, where.reason ?? null]);
    return rows.map(isoDates);
  }

  async countReasons(): Promise<FailureReason[]> {
    return this.dataSource.query<FailureReason[]>(COUNT_REASONS);
  }

  async find(id: string): Promise<FailedEventText | undefined> {
    const [row] = await this.dataSource.query<(Row & { event: string })[]>(FIND_FAILED, [id]);
    return row && isoDates(row);
  }

  /** The highest id; '0' for none. */
  async lastId(): Promise<string> {
    const [row] = await this.dataSource.query<[{ last: string }]>(LAST_ID);
    return row.last;
  }

  /** JSON texts of a reason, by ascending id: those after one id, up to and with another. */
  findTexts(where: {
    reason: string;
    after: string;
    last: string;
    limit: number;
  }): Promise<{ id: string; event: string }[]> {
    return this.dataSource.query(FIND_TEXTS, [where.reason, where.after, where.last, where.limit]);
  }

  /**
   * Moves failed events to the inbox, in one transaction, so that none is lost or counted twice. The worker takes them
   * from there.
   *
   * @returns the number of moved events
   */
  releaseAll(entries: { id: string; event: TrackedEvent }[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [gone] = await manager.query<[{ id: string }[], number]>(TAKE_FAILED, [
        entries.map(({ id }) => id),
      ]);
      const ids = new Set(gone.map(({ id }) => id));
      const events = entries.filter(({ id }) => ids.has(id)).map(({ event }) => event);
      if (events.length > 0) await manager.query(ADD_TO_INBOX, [JSON.stringify(events), null]);
      return events.length;
    });
  }

  /** Whether it was there. */
  async delete(id: string): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown, number]>(DELETE_FAILED, [id]);
    return count > 0;
  }

  /** @param reason undefined for all */
  async deleteAll(reason: string | undefined): Promise<void> {
    await this.dataSource.query(DELETE_REASON, [reason ?? null]);
  }
}
