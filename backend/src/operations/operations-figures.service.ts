import { Injectable } from '@nestjs/common';
import { MailsService } from '../mails/mails.service';
import { EventPathRepository, type StoredEvents } from './event-path.repository';
import { WorkersRepository } from './workers.repository';

/** What the database knows of how the product runs, for the metrics. */
@Injectable()
export class OperationsFigures {
  constructor(
    private readonly events: EventPathRepository,
    private readonly workers: WorkersRepository,
    private readonly mails: MailsService,
  ) {}

  /** `mailsLost`: those of the last day that were given up, or may not have arrived. */
  async readStored(): Promise<StoredEvents & { workersAlive: number; mailsLost: number }> {
    const [stored, workers, mailsLost] = await Promise.all([
      this.events.read(),
      this.workers.findAlive(),
      this.mails.countLost(),
    ]);
    return { ...stored, workersAlive: workers.length, mailsLost };
  }

  readPool(): { total: number; idle: number; waiting: number } {
    return this.events.readPool();
  }
}
