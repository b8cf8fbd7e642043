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
import { isoDates, type DatedRow } from '../iso-dates';

/** Reasons shown to the owner, at most. */
const MAX_REASONS = 100;

type Row = DatedRow<FailedEvent, 'failedAt'>;

// Only the text is stored: it may be no object, or have no type.
const SUMMARY = `id, reason, job_id AS "jobId",
  left(substring(event FROM '"eventType":"((?:[^"\\\\]|\\\\.)*)"'), 64) AS "eventType", length(event) AS size,
  failed_at AS "failedAt"`;

/** The events that could not be recorded. */
@Injectable()
export class FailedEventsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** A page, newest first; `before` is an exclusive id. */
  async findPage(where: FailedEventsQuery): Promise<FailedEvent[]> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT ${SUMMARY} FROM failed_events
       WHERE ($1::bigint IS NULL OR id < $1) AND ($2::text IS NULL OR reason = $2)
       ORDER BY id DESC LIMIT ${FAILED_EVENTS_PAGE}`,
      [where.before ?? null, where.reason ?? null],
    );
    return rows.map(isoDates);
  }

  async countReasons(): Promise<FailureReason[]> {
    return this.dataSource.query<FailureReason[]>(
      `SELECT reason, count(*)::integer AS events FROM failed_events
       GROUP BY reason ORDER BY events DESC, reason LIMIT ${MAX_REASONS}`,
    );
  }

  async find(id: string): Promise<FailedEventText | undefined> {
    const [row] = await this.dataSource.query<(Row & { event: string })[]>(
      `SELECT ${SUMMARY}, event FROM failed_events WHERE id = $1`,
      [id],
    );
    return row && isoDates(row);
  }

  /** The highest id; '0' for none. */
  async lastId(): Promise<string> {
    const [row] = await this.dataSource.query<[{ last: string }]>(
      'SELECT coalesce(max(id), 0)::text AS last FROM failed_events',
    );
    return row.last;
  }

  /** JSON texts of a reason, by ascending id: those after one id, up to and with another. */
  findTexts(where: {
    reason: string;
    after: string;
    last: string;
    limit: number;
  }): Promise<{ id: string; event: string }[]> {
    return this.dataSource.query(
      `SELECT id, event FROM failed_events WHERE reason = $1 AND id > $2 AND id <= $3
       ORDER BY id LIMIT $4`,
      [where.reason, where.after, where.last, where.limit],
    );
  }

  /**
   * Moves failed events to the inbox, in one transaction, so that none is lost or counted twice. The worker takes them
   * from there.
   *
   * @returns the number of moved events
   */
  releaseAll(entries: { id: string; event: TrackedEvent }[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [gone] = await manager.query<[{ id: string }[], number]>(
        'DELETE FROM failed_events WHERE id = ANY($1::bigint[]) RETURNING id',
        [entries.map(({ id }) => id)],
      );
      const ids = new Set(gone.map(({ id }) => id));
      const events = entries.filter(({ id }) => ids.has(id)).map(({ event }) => event);
      if (events.length > 0) {
        await manager.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(events)]);
      }
      return events.length;
    });
  }

  /** Whether it was there. */
  async delete(id: string): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      'DELETE FROM failed_events WHERE id = $1',
      [id],
    );
    return count > 0;
  }
}
