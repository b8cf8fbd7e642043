import type { TrackedEvent } from '@astaguide/contracts/analytics-event';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Where batches wait that the queue could not take. */
@Injectable()
export class EventInboxRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async add(events: TrackedEvent[]): Promise<void> {
    await this.dataSource.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(events)]);
  }
}
