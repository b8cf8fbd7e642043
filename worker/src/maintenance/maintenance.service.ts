import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { PinoLogger } from 'nestjs-pino';
import type { EventLogRepository } from '../events/event-log.repository';
import type { EventRecorder } from '../events/event-recorder';
import type { InboxRepository } from '../events/inbox.repository';
import { Rounds } from '../rounds';
import type { RetentionRepository } from './retention.repository';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/**
 * What comes round by itself. Every worker does it, each step is safe beside its like, and none needs the
 * queue: while Redis is away the inbox is drained all the same.
 */
export class MaintenanceService implements OnModuleInit, OnApplicationShutdown {
  private readonly rounds: Rounds;
  private stopped = false;

  constructor(
    private readonly inbox: InboxRepository,
    private readonly recorder: EventRecorder,
    private readonly retention: RetentionRepository,
    private readonly log: EventLogRepository,
    logger: PinoLogger,
  ) {
    this.rounds = new Rounds(logger);
  }

  onModuleInit(): void {
    this.rounds.every(SECOND, 'drain the inbox', () => this.drainInbox());
    this.rounds.every(MINUTE, 'forget what has expired', () => this.retention.prune(new Date()));
    this.rounds.every(60 * MINUTE, 'prepare partitions', () => this.preparePartitions(new Date()));
  }

  /** Waits for the steps under way. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.rounds.stop();
  }

  private async drainInbox(): Promise<void> {
    while (!this.stopped && (await this.inbox.drain((batch) => this.recorder.record(batch, null))) > 0);
  }

  /** The month of tomorrow's events must have its partition before the first of them comes. */
  private async preparePartitions(now: Date): Promise<void> {
    await this.log.ensurePartition(now);
    await this.log.ensurePartition(new Date(now.getTime() + 7 * DAY));
  }
}
