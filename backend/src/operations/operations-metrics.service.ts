import { summarizeLag } from '@astaguide/contracts/operations/lag-percentile';
import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { Injectable } from '@nestjs/common';
import { NotificationsService } from './notifications/notifications.service';
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

  /** `lag`: over the last five minutes. `notificationsLost`: those of the last day that were given up, or may not have arrived. */
  async readStored(): Promise<
    EventCounts & { lag: QueueHealth['lag']; workersAlive: number; notificationsLost: number }
  > {
    const [stored, lags, workers, notificationsLost] = await Promise.all([
      this.events.read(),
      this.workers.recentLags(5),
      this.workers.findAlive(),
      this.notifications.countLost(),
    ]);
    return { ...stored, lag: summarizeLag(lags), workersAlive: workers.length, notificationsLost };
  }

  readPool(): { total: number; idle: number; waiting: number } {
    return this.events.readPool();
  }
}
