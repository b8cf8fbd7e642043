import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { PinoLogger } from 'nestjs-pino';
import type { EventLogRepository } from '../events/event-log.repository';
import type { EventRecorder } from '../events/event-recorder';
import type { InboxRepository } from '../events/inbox.repository';
import type { EventFlow } from '../metrics/event-flow';
import type { WorkerMetrics } from '../metrics/worker-metrics';
import type { RollupMonthsRepository } from '../rollups/rollup-months.repository';
import type { RetentionRepository } from './retention.repository';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/**
 * What comes round by itself. Every worker does it, each step is safe beside its like, and none needs the
 * queue: while Redis is away the inbox is drained all the same.
 */
export class MaintenanceService implements OnModuleInit, OnApplicationShutdown {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    private readonly inbox: InboxRepository,
    private readonly recorder: EventRecorder,
    private readonly flow: EventFlow,
    private readonly retention: RetentionRepository,
    private readonly log: EventLogRepository,
    private readonly months: RollupMonthsRepository,
    private readonly metrics: WorkerMetrics,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.every(SECOND, 'drain the inbox', () => this.drainInbox());
    this.every(MINUTE, 'forget what has expired', () => this.retention.prune(new Date()));
    this.every(MINUTE, 'sum up months', () => this.sumUpMonths(new Date()));
    this.every(60 * MINUTE, 'prepare partitions', () => this.preparePartitions(new Date()));
  }

  /** Waits for the steps under way. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }

  private async drainInbox(): Promise<void> {
    while (!this.stopped && (await this.inbox.drain((...batch) => this.recordInbox(...batch))) > 0);
  }

  private async recordInbox(batch: unknown, requestIds: unknown): Promise<void> {
    const startedAt = performance.now();
    await this.recorder.record(batch, null);
    this.flow.recorded(batch, performance.now() - startedAt);
    this.logger.debug({ requestIds }, 'A batch of the inbox is recorded');
  }

  private async sumUpMonths(now: Date): Promise<void> {
    await this.months.close(now);
  }

  /** The month of tomorrow's events must have its partition before the first of them comes. */
  private async preparePartitions(now: Date): Promise<void> {
    await this.log.ensurePartition(now);
    await this.log.ensurePartition(new Date(now.getTime() + 7 * DAY));
  }

  /** Runs a step now and again after each pause; a step that fails is logged and tried at the next turn. */
  private every(pause: number, name: string, step: () => Promise<void>): void {
    if (this.stopped) return;
    const run = step()
      .then(() => this.metrics.countMaintenance(name, 'done'))
      .catch((error: unknown) => {
        this.metrics.countMaintenance(name, 'failed');
        this.logger.warn({ err: error }, `Could not ${name}`);
      })
      .finally(() => {
        this.running.delete(run);
        if (this.stopped) return;
        const timer = setTimeout(() => {
          this.timers.delete(timer);
          this.every(pause, name, step);
        }, pause);
        this.timers.add(timer);
      });
    this.running.add(run);
  }
}
