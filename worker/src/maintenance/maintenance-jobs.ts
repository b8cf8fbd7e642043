import type { RunKind } from '@astaguide/contracts/maintenance/maintenance-run';
import { plusDays, type ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { maintenanceQueue, type MaintenanceJob } from '@astaguide/queues/maintenance-queue';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';
import {
  defineProcessor,
  type JobContext,
  JobCancelledError,
  RetryLaterError,
  PermanentJobError,
} from '../lib/queue-processor';
import { daysBetween } from '../analytics/rollups/days';
import { DayChecks } from './day-checks';
import { DEFINED_RUNS, type DefinedRun } from './define-run';
import { RunProgress } from './run-progress';
import { type ClaimedRun, MaintenanceRunsRepository } from './runs.repository';

/** Attempts of a failing run: some minutes in all. */
const TRIES = 40;

/** Handles the jobs of the maintenance queue: requested runs, and scheduled jobs. */
@Injectable()
export class MaintenanceJobs {
  private readonly definedRuns: ReadonlyMap<RunKind, DefinedRun>;

  constructor(
    private readonly runs: MaintenanceRunsRepository,
    private readonly checks: DayChecks,
    @Inject(DEFINED_RUNS) definedRuns: readonly DefinedRun[],
    private readonly logger: PinoLogger,
  ) {
    this.definedRuns = new Map(definedRuns.map((defined) => [defined.kind, defined]));
  }

  async process(payload: MaintenanceJob, job: JobContext): Promise<void> {
    if ('run' in payload) return this.work(payload.run, job);
    const { work } = payload;
    if (work.kind === 'compact') return this.work(await this.runs.ofSchedule(job.id!, work.kind, {}), job);
    const to = await this.runs.today();
    const period = { from: plusDays(to, 1 - work.days), to };
    if (!work.isListed) return this.verify(period, job);
    await this.work(await this.runs.ofSchedule(job.id!, work.kind, period), job);
  }

  /** Verifies days without a run: the result is shown in the header of the dashboard. */
  private async verify({ from, to }: ReportPeriod, { isStopping }: JobContext): Promise<void> {
    for (const day of daysBetween(from, to)) {
      if (isStopping()) return;
      const drift = await this.checks.verify(day);
      if (drift > 0) this.logger.warn({ day, drift }, 'Rollups differ from the log');
    }
  }

  private async work(id: number, job: JobContext): Promise<void> {
    const run = await this.runs.claim(id);
    if (!run) return;
    try {
      await this.runs.succeed(id, await this.handle(run, job));
    } catch (error) {
      if (error instanceof JobCancelledError) return;
      if (error instanceof RetryLaterError || isOutOfRoom(error)) throw error;
      if (!isHopeless(error) && job.attemptsMade + 1 < TRIES) throw error;
      this.logger.warn({ err: error, run: id, kind: run.kind }, 'A maintenance run failed');
      await this.runs.fail(id, error instanceof Error ? error.message : String(error));
    }
  }

  private handle(run: ClaimedRun, { isStopping }: JobContext) {
    const defined = this.definedRuns.get(run.kind);
    if (!defined) throw new PermanentJobError(`This version knows no run of the kind ${run.kind}`);
    const progress = new RunProgress(run, {
      report: (progress) => this.runs.report(run.id, progress),
      isStopping,
      now: () => Date.now(),
    });
    return defined.run(run.parameters, progress);
  }
}

/** Two jobs at once, so that a rebuild of a year does not keep an erasure or a verification waiting. */
export const maintenanceProcessor = defineProcessor(
  maintenanceQueue,
  (payload: MaintenanceJob, job, jobs: MaintenanceJobs) => jobs.process(payload, job),
  { concurrency: 2, inject: [MaintenanceJobs], isFailure: (error) => !(error instanceof RetryLaterError) },
);

/** Errors that would repeat: invalid data, a missing table. Lost connections and locks are not among them. */
function isHopeless(error: unknown): boolean {
  if (error instanceof PermanentJobError || error instanceof TypeError || error instanceof RangeError)
    return true;
  return /^(22|23|42)/.test(sqlStateOf(error));
}

/** SQLSTATE classes 53 and 58: a disk may stay full for days, so the run is retried until there is room. */
function isOutOfRoom(error: unknown): boolean {
  return /^(53|58)/.test(sqlStateOf(error));
}

/** The SQLSTATE of PostgreSQL's error, also if TypeORM has wrapped it; empty for any other. */
function sqlStateOf(error: unknown): string {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return (cause instanceof DatabaseError && cause.code) || '';
}
