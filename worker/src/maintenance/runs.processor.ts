import type { RunKind } from '@astaguide/contracts/operations/maintenance-run';
import { OPEN_DAYS } from '@astaguide/contracts/report/open-days';
import { plusDays } from '@astaguide/contracts/report/report-period';
import { openWorker, type QueueTarget } from '@astaguide/queues/backend';
import {
  maintenanceQueue,
  type MaintenanceJob,
  type MaintenanceSchedule,
} from '@astaguide/queues/maintenance-queue';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { Job, Worker } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { DatabaseError } from 'pg';
import { WorkerMetrics } from '../metrics/worker-metrics';
import { daysBetween } from '../rollups/days';
import { DayChecks } from './day-checks';
import { RUN_HANDLERS, type RunHandler } from './run-handler';
import { RunEnded, RunPostponed, RunRefused } from './run-outcomes';
import { RunProgress } from './run-progress';
import { type ClaimedRun, MaintenanceRunsRepository } from './runs.repository';
import { WORKER_CONFIG } from '../config';

/** Two, so that a rebuild of a year does not keep an erasure or a verification waiting. */
const CONCURRENCY = 2;
/** Tries of a run that ends in an error each time: some minutes. */
const TRIES = 40;
/** Days that the nightly verification goes back. */
const RECENT_DAYS = 35;

/** Takes runs off the maintenance queue and has them done. */
@Injectable()
export class RunsProcessor implements OnModuleInit, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly handlers: ReadonlyMap<RunKind, RunHandler>;
  private worker: Worker<MaintenanceJob> | undefined;
  private stopping = false;

  constructor(
    @Inject(WORKER_CONFIG) private readonly target: QueueTarget,
    private readonly runs: MaintenanceRunsRepository,
    private readonly checks: DayChecks,
    @Inject(RUN_HANDLERS) handlers: readonly RunHandler[],
    @Inject(WorkerMetrics) private readonly metrics: Pick<WorkerMetrics, 'watch'>,
    private readonly logger: PinoLogger,
  ) {
    this.handlers = new Map(handlers.map((handler) => [handler.kind, handler]));
  }

  onModuleInit(): void {
    this.worker = openWorker<MaintenanceJob>(maintenanceQueue, this.target, (job) => this.process(job), {
      concurrency: CONCURRENCY,
    });
    this.worker.on('error', (error) => this.logger.warn({ err: error }, 'The maintenance queue is away'));
    this.worker.on('failed', (job, error) => {
      if (!isFailure(error)) return;
      this.logger.warn({ err: error, jobId: job?.id }, 'A maintenance job failed, and is tried again');
    });
    this.metrics.watch(maintenanceQueue.name, this.worker, isFailure);
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** Waits for the steps in hand; another worker goes on from there. */
  async onApplicationShutdown(): Promise<void> {
    await this.worker?.close();
  }

  private async process(job: Job<MaintenanceJob>): Promise<void> {
    const { data } = job;
    if ('run' in data) return this.work(data.run, job.attemptsMade);
    if (data.schedule === 'verify-open-days') return this.verifyOpenDays();
    await this.work(await this.runOfSchedule(job.id!, data.schedule), job.attemptsMade);
  }

  private async runOfSchedule(
    jobId: string,
    schedule: Exclude<MaintenanceSchedule, 'verify-open-days'>,
  ): Promise<number> {
    if (schedule === 'compact-log') return this.runs.ofSchedule(jobId, 'compact', {});
    const today = await this.runs.today();
    return this.runs.ofSchedule(jobId, 'verify', { from: plusDays(today, 1 - RECENT_DAYS), to: today });
  }

  /** Comes round too often to be listed as a run: what it finds stands in the header of the figures. */
  private async verifyOpenDays(): Promise<void> {
    const today = await this.runs.today();
    for (const day of daysBetween(plusDays(today, 1 - OPEN_DAYS), today)) {
      if (this.stopping) return;
      const drift = await this.checks.verify(day);
      if (drift > 0) this.logger.warn({ day, drift }, 'Rollups differ from the log');
    }
  }

  private async work(id: number, triesBefore: number): Promise<void> {
    const run = await this.runs.claim(id);
    if (!run) return;
    try {
      await this.runs.succeed(id, await this.handle(run));
    } catch (error) {
      if (error instanceof RunEnded) return;
      if (error instanceof RunPostponed || isOutOfRoom(error)) throw error;
      if (!isHopeless(error) && triesBefore + 1 < TRIES) throw error;
      this.logger.warn({ err: error, run: id, kind: run.kind }, 'A maintenance run failed');
      await this.runs.fail(id, error instanceof Error ? error.message : String(error));
    }
  }

  private handle(run: ClaimedRun) {
    const handler = this.handlers.get(run.kind);
    if (!handler) throw new RunRefused(`This version knows no run of the kind ${run.kind}`);
    const progress = new RunProgress(run, {
      report: (stand) => this.runs.report(run.id, stand),
      isStopping: () => this.stopping,
      now: () => Date.now(),
    });
    return handler.run(run.parameters, progress);
  }
}

/** What waits for something else has not failed. */
const isFailure = (error: Error) => !(error instanceof RunPostponed);

/** What would fail again: a refusal, a bad value, a missing table. Lost connections and locks are not. */
function isHopeless(error: unknown): boolean {
  if (error instanceof RunRefused || error instanceof TypeError || error instanceof RangeError) return true;
  return error instanceof DatabaseError && /^(22|23|42)/.test(error.code ?? '');
}

/** SQLSTATE classes 53 and 58: a full disk may stay full for days, and the run is tried again for as long. */
function isOutOfRoom(error: unknown): boolean {
  return error instanceof DatabaseError && /^(53|58)/.test(error.code ?? '');
}
