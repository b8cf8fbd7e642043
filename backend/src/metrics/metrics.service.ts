import { eventsQueue, type RecordEventsJob } from '@astaguide/queues/events-queue';
import { jobStates, type ShardedQueue } from '@astaguide/queues/sharded-queue';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { EVENTS_QUEUE } from '../analytics/events-queue.provider';
import { EventPathRepository, type StoredEvents } from './event-path.repository';

/** What Prometheus reads: the process, its requests, the event path, the database's connections. */
@Injectable()
export class MetricsService {
  readonly registry = new Registry();

  private readonly jobs = this.gauge('astaguide_queue_jobs', 'Jobs of a queue by state', ['queue', 'state']);
  private readonly workers = this.gauge('astaguide_queue_workers', 'Workers connected to a queue', ['queue']);
  private readonly oldest = this.gauge(
    'astaguide_oldest_unrecorded_event_seconds',
    'Age of the oldest accepted event that is not in the log and the rollups yet; 0 when all are',
  );
  private readonly inbox = this.gauge(
    'astaguide_inbox_batches',
    'Batches that wait in PostgreSQL for a worker',
  );
  private readonly quarantined = this.gauge('astaguide_quarantined_events', 'Events kept apart');
  private readonly counted = this.gauge(
    'astaguide_events_counted',
    'Events in the rollups since the beginning',
  );
  private readonly drift = this.gauge(
    'astaguide_rollup_drift_rows',
    'Rollup rows that the newest verification of each day found to differ from the log',
  );
  private readonly verified = this.gauge(
    'astaguide_verification_age_seconds',
    'Time since one of the last three days was verified last',
  );
  private readonly pool = this.gauge('astaguide_database_connections', 'Connections of this process', [
    'state',
  ]);
  private readonly up = this.gauge('astaguide_part_up', 'Whether a part answered this reading', ['part']);

  constructor(
    @Inject(EVENTS_QUEUE) private readonly queue: ShardedQueue<RecordEventsJob>,
    private readonly events: EventPathRepository,
    private readonly logger: PinoLogger,
  ) {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Prometheus text. A part that is away is told as such, and its figures are left out. */
  async read(): Promise<string> {
    const { total, idle, waiting } = this.events.readPool();
    this.pool.set({ state: 'idle' }, idle);
    this.pool.set({ state: 'busy' }, total - idle);
    this.pool.set({ state: 'awaited' }, waiting);
    const [stored, oldestJobAt] = await Promise.all([
      this.ask('database', () => this.events.read()),
      this.ask('queue', () => this.readQueue()),
    ]);
    this.setStored(stored);
    this.setOldest(stored, oldestJobAt);
    return this.registry.metrics();
  }

  private setStored(stored: StoredEvents | undefined): void {
    for (const gauge of [this.inbox, this.quarantined, this.counted, this.drift, this.verified])
      gauge.reset();
    if (!stored) return;
    this.inbox.set(stored.inboxBatches);
    this.quarantined.set(stored.quarantined);
    this.counted.set(stored.counted);
    this.drift.set(stored.drift);
    if (stored.verifiedAt) this.verified.set((Date.now() - stored.verifiedAt.getTime()) / 1000);
  }

  private setOldest(stored: StoredEvents | undefined, oldestJobAt: number | null | undefined): void {
    this.oldest.reset();
    // With one of both unknown, the age would be a guess.
    if (!stored || oldestJobAt === undefined) return;
    const times = [stored.oldestInboxAt?.getTime(), oldestJobAt ?? undefined].filter(
      (at) => at !== undefined,
    );
    this.oldest.set(times.length > 0 ? Math.max(0, (Date.now() - Math.min(...times)) / 1000) : 0);
  }

  /** @returns when the oldest job came, null when there is none */
  private async readQueue(): Promise<number | null> {
    this.jobs.reset();
    this.workers.reset();
    const [counts, workers, oldest] = await Promise.all([
      this.queue.countJobs(),
      this.queue.countWorkers(),
      this.queue.findOldest(),
    ]);
    for (const state of jobStates) this.jobs.set({ queue: eventsQueue.name, state }, counts[state]);
    this.workers.set({ queue: eventsQueue.name }, workers);
    return oldest;
  }

  private async ask<Answer>(part: string, question: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await question();
      this.up.set({ part }, 1);
      return answer;
    } catch (error) {
      this.logger.warn({ err: error, part }, 'A part did not answer while the metrics were read');
      this.up.set({ part }, 0);
      return undefined;
    }
  }

  private gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}
