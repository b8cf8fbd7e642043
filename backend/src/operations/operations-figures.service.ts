import type { Disk } from '@astaguide/contracts/operations/disk';
import { Injectable } from '@nestjs/common';
import { NotificationsService } from '../notifications/notifications.service';
import { DiskReader } from './disk-reader.service';
import { EventPathRepository, type StoredEvents } from './event-path.repository';
import { WorkersRepository } from './workers.repository';

/** How the product runs, for the metrics. */
@Injectable()
export class OperationsFigures {
  constructor(
    private readonly events: EventPathRepository,
    private readonly workers: WorkersRepository,
    private readonly mails: NotificationsService,
    private readonly disk: DiskReader,
  ) {}

  readDisk(): Promise<Disk | null> {
    return this.disk.read();
  }

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
