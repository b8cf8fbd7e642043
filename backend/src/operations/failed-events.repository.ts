import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type {
  FailedEvent,
  FailedEventText,
  FailedEventsQuery,
  FailureReason,
} from '@astaguide/contracts/analytics/failed-event';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ADD_TO_INBOX } from '../analytics/ingest/event-inbox.sql';
import { isoDates, type DatedRow } from '../lib/iso-dates';
import {
  COUNT_REASONS,
  DELETE_FAILED,
  DELETE_REASON,
  FIND_FAILED,
  FIND_PAGE,
  FIND_TEXTS,
  LAST_ID,
  TAKE_FAILED,
} from './failed-events.sql';

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
