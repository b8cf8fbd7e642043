import { Injectable } from '@nestjs/common';
import { EventPathRepository, type StoredEvents } from './event-path.repository';
import { WorkersRepository } from './workers.repository';

/** What the database knows of how the product runs, for the metrics. */
@Injectable()
export class OperationsFigures {
  constructor(
    private readonly events: EventPathRepository,
    private readonly workers: WorkersRepository,
  ) {}

  async readStored(): Promise<StoredEvents & { workersAlive: number }> {
    const [stored, workers] = await Promise.all([this.events.read(), this.workers.findAlive()]);
    return { ...stored, workersAlive: workers.length };
  }

  readPool(): { total: number; idle: number; waiting: number } {
    return this.events.readPool();
  }
}
