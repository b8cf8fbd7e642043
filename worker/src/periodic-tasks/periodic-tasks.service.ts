import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { EventLogRepository } from '../events/event-log.repository';
import { DerivedFigures } from '../projections/derived-figures';
import { EventRecorder } from '../events/event-recorder';
import { InboxRepository } from '../events/inbox.repository';
import { EventFlow } from '../metrics/event-flow';
import { MonthlyRollupsRepository } from '../rollups/monthly-sums.repository';
import { Rounds } from '../rounds';
import { RetentionRepository } from './retention.repository';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/**
 * What comes round by itself. Every worker does it, each step is safe beside its like, and none needs the
 * queue: while Redis is away the inbox is drained all the same.
 */
@Injectable()
export class PeriodicTasks implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly inbox: InboxRepository,
    private readonly recorder: EventRecorder,
    private readonly flow: EventFlow,
    private readonly retention: RetentionRepository,
    private readonly log: EventLogRepository,
    private readonly months: MonthlyRollupsRepository,
    private readonly derived: DerivedFigures,
    private readonly rounds: Rounds,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.rounds.every(SECOND, 'drain the inbox', (signal) => this.drainInbox(signal));
    this.rounds.every(MINUTE, 'forget what has expired', () => this.retention.prune(new Date()));
    this.rounds.every(MINUTE, 'sum up months', () => this.months.sum(new Date()));
    this.rounds.every(MINUTE, 'work out attributions and funnels', (signal) => this.derived.catchUp(signal));
    this.rounds.every(60 * MINUTE, 'prepare partitions', () => this.preparePartitions(new Date()));
  }

  /** Waits for the steps under way. */
  async onApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
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

  /** The month of tomorrow's events must have its partition before the first of them comes. */
  private async preparePartitions(now: Date): Promise<void> {
    await this.log.ensurePartition(now);
    await this.log.ensurePartition(new Date(now.getTime() + 7 * DAY));
  }
}
