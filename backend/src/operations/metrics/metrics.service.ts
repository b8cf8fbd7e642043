import { earliest } from '../../lib/iso-dates';
import { freeBytes } from '@astaguide/contracts/operations/disk';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { IngestService } from '../../analytics/ingest/ingest.service';
import { ChatMetrics } from '../../chat/chat-metrics';
import { DiskReader } from '../disk-reader.service';
import { QueueReader, jobStates } from '../queue-reader.service';
import type { FastifyInstance } from 'fastify';
import { summarizeLag } from '@astaguide/contracts/operations/lag-percentile';
import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { NotificationsService } from '../notifications/notifications.service';
import { type EventCounts, EventPathRepository } from '../event-path.repository';
import { WorkersRepository } from '../workers.repository';

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

/** Seconds: from a cached page to a request that is too slow, including the dashboard's limit of 20 ms. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Times every request by its route's pattern, never by its path: a path may name a visitor or be anything. */
export function measureRequests(fastify: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

type Stored = Awaited<ReturnType<OperationsMetrics['readStored']>>;

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
  /** What is read from the database: name, help and value; a value that does not exist is left out. */
  private readonly stored = (
    [
      [
        'astaguide_events_in_time_ratio',
        'Share of the events of the last five minutes that were in the rollups within a second after their 202',
        ({ lag }) => lag?.inTime,
      ],
      [
        'astaguide_event_lag_p50_seconds',
        'Median time of the events of the last five minutes from their 202 to the rollups',
        ({ lag }) => lag && lag.p50 / 1000,
      ],
      ['astaguide_event_lag_p95_seconds', 'The same, 95th percentile', ({ lag }) => lag && lag.p95 / 1000],
      [
        'astaguide_inbox_batches',
        'Batches that wait in PostgreSQL for a worker',
        ({ inboxBatches }) => inboxBatches,
      ],
      ['astaguide_failed_events', 'Failed events', ({ failed }) => failed],
      ['astaguide_events_counted', 'Events in the rollups since the beginning', ({ counted }) => counted],
      ['astaguide_workers_alive', 'Workers with a recent heartbeat', ({ workersAlive }) => workersAlive],
      [
        'astaguide_last_backup_timestamp_seconds',
        'The moment whose state the last backup holds; 0 when there is none yet',
        ({ backupTakenAt }) => (backupTakenAt?.getTime() ?? 0) / 1000,
      ],
      [
        'astaguide_rollup_drift_rows',
        'Rollup rows that the newest verification of each day found to differ from the log',
        ({ drift }) => drift,
      ],
      [
        'astaguide_verification_age_seconds',
        'Time since one of the last three days was verified last',
        ({ verifiedAt }) => (verifiedAt ? (Date.now() - verifiedAt.getTime()) / 1000 : 0),
      ],
      [
        'astaguide_notifications_lost',
        'Mails of the last day that were given up, or may not have arrived',
        ({ notificationsLost }) => notificationsLost,
      ],
    ] satisfies [string, string, (stored: Stored) => number | null | undefined][]
  ).map(([name, help, valueOf]) => ({ gauge: this.gauge(name, help), valueOf }));
  private readonly disk = this.gauge(
    'astaguide_disk_bytes',
    'The disk that DATA_DIR lies on, by what is used and what is free',
    ['state'],
  );
  private readonly pool = this.gauge('astaguide_database_connections', 'Connections of this process', [
    'state',
  ]);
  private readonly up = this.gauge(
    'astaguide_part_up',
    'Whether a dependency answered, and for the part events: whether they are accepted',
    ['part'],
  );

  constructor(
    private readonly queues: QueueReader,
    private readonly metrics: OperationsMetrics,
    private readonly diskReader: DiskReader,
    private readonly ingest: IngestService,
    private readonly logger: PinoLogger,
    chat: ChatMetrics,
  ) {
    this.registry.registerMetric(chat.answers);
    collectDefaultMetrics({ register: this.registry });
  }

  /** Prometheus text. A part that cannot be reached is reported as such, without its metrics. */
  async read(): Promise<string> {
    const { total, idle, waiting } = this.metrics.readPool();
    this.pool.set({ state: 'idle' }, idle);
    this.pool.set({ state: 'busy' }, total - idle);
    this.pool.set({ state: 'awaited' }, waiting);
    const [stored, oldestJobAt, disk] = await Promise.all([
      this.ask('database', () => this.metrics.readStored()),
      this.ask('queue', () => this.readQueue()),
      this.diskReader.read(),
      this.ask('events', () => this.ingest.requireAccepting()),
    ]);
    this.disk.reset();
    if (disk) {
      this.disk.set({ state: 'used' }, disk.usedBytes);
      this.disk.set({ state: 'free' }, freeBytes(disk));
    }
    for (const { gauge, valueOf } of this.stored) {
      const value = stored && valueOf(stored);
      if (typeof value === 'number') gauge.set(value);
      else gauge.remove();
    }
    this.setOldest(stored, oldestJobAt);
    return this.registry.metrics();
  }

  private setOldest(stored: Stored | undefined, oldestJobAt: number | null | undefined): void {
    this.oldest.remove();
    // With one of both unknown, the age would be a guess.
    if (!stored || oldestJobAt === undefined) return;
    const oldest = earliest(stored.oldestInboxAt, oldestJobAt);
    this.oldest.set(oldest === null ? 0 : Math.max(0, (Date.now() - oldest) / 1000));
  }

  /** @returns when the oldest job was added; null if there is none */
  private async readQueue(): Promise<number | null> {
    this.jobs.reset();
    this.workers.reset();
    const [jobs, workers, oldestBatchAt] = await Promise.all([
      this.queues.jobs(),
      this.queues.workers(),
      this.queues.oldestBatchAt(),
    ]);
    for (const { name: queue, ...counts } of jobs) {
      for (const state of jobStates) this.jobs.set({ queue, state }, counts[state]);
    }
    for (const { name: queue, workers: connected } of workers) this.workers.set({ queue }, connected);
    return oldestBatchAt;
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
