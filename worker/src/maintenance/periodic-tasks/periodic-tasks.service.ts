import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { EventLogRepository } from '../../analytics/events/event-log.repository';
import { Projector } from '../../analytics/projections/projector';
import { EventRecorder } from '../../analytics/events/event-recorder';
import { InboxRepository } from '../../analytics/events/inbox.repository';
import { Throughput } from '../../lib/metrics/throughput';
import { MonthlyRollupsRepository } from '../../analytics/rollups/monthly-tables.repository';
import { IntervalTasks } from '../../lib/interval-tasks';
import { RetentionRepository } from './retention.repository';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/**
 * Periodic tasks of every worker. They are safe to run concurrently and do not need the queue: the inbox is drained
 * even if Redis cannot be reached.
 */
@Injectable()
export class PeriodicTasks implements OnModuleInit {
  constructor(
    private readonly inbox: InboxRepository,
    private readonly recorder: EventRecorder,
    private readonly flow: Throughput,
    private readonly retention: RetentionRepository,
    private readonly log: EventLogRepository,
    private readonly months: MonthlyRollupsRepository,
    private readonly projections: Projector,
    private readonly intervalTasks: IntervalTasks,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.intervalTasks.every(SECOND, 'drain the inbox', (signal) => this.drainInbox(signal));
    this.intervalTasks.every(MINUTE, 'forget what has expired', () => this.retention.prune(new Date()));
    this.intervalTasks.every(MINUTE, 'sum up months', () => this.months.sum(new Date()));
    this.intervalTasks.every(MINUTE, 'work out attributions and funnels', (signal) =>
      this.projections.catchUp(signal),
    );
    this.intervalTasks.every(60 * MINUTE, 'prepare partitions', () => this.preparePartitions(new Date()));
  }

  private async drainInbox(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.inbox.drain((...batch) => this.recordInbox(...batch))) > 0);
  }

  private async recordInbox(batch: unknown, requestIds: unknown): Promise<void> {
    const startedAt = performance.now();
    await this.recorder.record(batch, null);
    this.flow.recorded(batch, performance.now() - startedAt);
    this.logger.debug({ requestIds }, 'A batch of the inbox is recorded');
  }

  /** A month's partition must exist before its first event arrives. */
  private async preparePartitions(now: Date): Promise<void> {
    await this.log.ensurePartition(now);
    await this.log.ensurePartition(new Date(now.getTime() + 7 * DAY));
  }
}
