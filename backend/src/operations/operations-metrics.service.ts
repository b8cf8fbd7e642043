import { Injectable } from '@nestjs/common';
import { NotificationsService } from '../notifications/notifications.service';
import { EventPathRepository, type EventCounts } from './event-path.repository';
import { WorkersRepository } from './workers.repository';

/** How the product runs, for the metrics. */
@Injectable()
export class OperationsMetrics {
  constructor(
    private readonly events: EventPathRepository,
    private readonly workers: WorkersRepository,
    private readonly notifications: NotificationsService,
  ) {}

  /** `notificationsLost`: those of the last day that were given up, or may not have arrived. */
  async readStored(): Promise<EventCounts & { workersAlive: number; notificationsLost: number }> {
    const [stored, workers, notificationsLost] = await Promise.all([
      this.events.read(),
      this.workers.findAlive(),
      this.notifications.countLost(),
    ]);
    return { ...stored, workersAlive: workers.length, notificationsLost };
  }

  readPool(): { total: number; idle: number; waiting: number } {
    return this.events.readPool();
  }
}
