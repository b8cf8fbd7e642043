import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ADD_TO_INBOX } from './event-inbox.sql';

/** Stores batches that the queue could not take. */
@Injectable()
export class EventInboxRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param requestIds ids of the events' requests, in the same order */
  async add(events: TrackedEvent[], requestIds: string[]): Promise<void> {
    await this.dataSource.query(ADD_TO_INBOX, [JSON.stringify(events), JSON.stringify(requestIds)]);
  }

  /**
   * Adds a batch and rolls back.
   *
   * @throws what `add` would throw
   */
  async tryOut(batch: string): Promise<void> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query(ADD_TO_INBOX, [batch, null]);
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      await runner.release();
    }
  }
}
