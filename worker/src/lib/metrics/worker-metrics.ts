import { Injectable } from '@nestjs/common';
import type { Worker } from 'bullmq';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The statistics of a connection pool. */
interface WatchedPool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** Seconds. */
const RECORDING_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds. */
const LAG_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
/** Events. */
const BATCH_BUCKETS = [1, 2, 5, 10, 25, 50, 100, 250, 500];

const jobOutcomes = ['completed', 'failed', 'retried', 'stalled'] as const;
type JobOutcome = (typeof jobOutcomes)[number];

/** The Prometheus metrics of one worker: the process, its connections, and its work. */
@Injectable()
export class WorkerMetrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly pools: WatchedPool[] = [];

  private readonly batch = new Histogram({
    name: 'astaguide_worker_batch_events',
    help: 'Events of a batch from the queue or the inbox',
    buckets: BATCH_BUCKETS,
    registers: this.registers,
  });
  private readonly recording = new Histogram({
    name: 'astaguide_worker_recording_seconds',
    help: 'Time to record a batch in the log and the rollups',
    buckets: RECORDING_BUCKETS,
    registers: this.registers,
  });
  private readonly lag = new Histogram({
    name: 'astaguide_worker_event_lag_seconds',
    help: 'Time from the 202 of an event until it is in the log and the rollups',
    buckets: LAG_BUCKETS,
    registers: this.registers,
  });
  private readonly jobs = new Counter({
    name: 'astaguide_worker_jobs_total',
    help: 'Attempts of jobs by queue: completed, failed, retried, and stalled with a dead worker',
    labelNames: ['queue', 'outcome'] as const,
    registers: this.registers,
  });
  private readonly failed = new Counter({
    name: 'astaguide_worker_failed_events_total',
    help: 'Events stored as failed events',
    registers: this.registers,
  });
  private readonly maintenance = new Counter({
    name: 'astaguide_worker_maintenance_total',
    help: 'Runs of periodic jobs, by step and outcome',
    labelNames: ['step', 'outcome'] as const,
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const sum = (metric: keyof WatchedPool) => this.pools.reduce((total, pool) => total + pool[metric], 0);
    new Gauge({
      name: 'astaguide_database_connections',
      help: 'Connections of this process',
      labelNames: ['state'] as const,
      registers: this.registers,
      collect() {
        this.set({ state: 'idle' }, sum('idleCount'));
        this.set({ state: 'busy' }, sum('totalCount') - sum('idleCount'));
        this.set({ state: 'awaited' }, sum('waitingCount'));
      },
    });
  }

  /** Counts the connections of a pool. */
  watchPool(pool: WatchedPool): void {
    this.pools.push(pool);
  }

  /**
   * Counts the jobs of a queue.
   *
   * @param isFailure distinguishes failures from jobs that ask to be retried later
   */
  watch<Data>(queue: string, worker: Worker<Data>, isFailure: (error: Error) => boolean = () => true): void {
    const count = (outcome: JobOutcome) => this.jobs.inc({ queue, outcome });
    // Exported from the start, so that the first failure is an increase.
    for (const outcome of jobOutcomes) this.jobs.inc({ queue, outcome }, 0);
    worker.on('completed', () => count('completed'));
    worker.on('failed', (_job, error) => isFailure(error) && count('failed'));
    worker.on('active', (job) => job.attemptsMade > 0 && count('retried'));
    worker.on('stalled', () => count('stalled'));
  }

  /**
   * @param lags of each event, milliseconds
   * @param took milliseconds
   */
  countBatch(lags: readonly number[], took: number): void {
    this.batch.observe(lags.length);
    this.recording.observe(took / 1000);
    for (const lag of lags) this.lag.observe(lag / 1000);
  }

  countFailedEvents(events: number): void {
    this.failed.inc(events);
  }

  countMaintenance(step: string, outcome: 'done' | 'failed'): void {
    this.maintenance.inc({ step, outcome });
  }
}
