import { Inject, Injectable } from '@nestjs/common';
import type { RunKind, RunResult } from '@astaguide/contracts/operations/maintenance-run';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import type { Pool } from 'pg';
import type { JobProgress } from './run-progress';
import { POOL } from '../pools';

/** A run that a worker has claimed. */
export interface ClaimedRun extends JobProgress {
  id: number;
  kind: RunKind;
  parameters: MaintenanceParameters[RunKind];
}

/** Parameters that identify a person; they are removed when the run has finished. */
const PERSONAL_PARAMETER = 'visitors';

/** The runs, for workers: a write to a run that has ended changes nothing. */
@Injectable()
export class MaintenanceRunsRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** Today in the site's time zone, 'YYYY-MM-DD'. */
  async today(): Promise<string> {
    const { rows } = await this.pool.query<{ today: string }>('SELECT day_of(now())::text AS today');
    return rows[0]!.today;
  }

  /** The run of a scheduled job, created once, however often the job is attempted. */
  async ofSchedule<Kind extends RunKind>(
    scheduleJob: string,
    kind: Kind,
    parameters: MaintenanceParameters[Kind],
  ): Promise<number> {
    await this.pool.query(
      `INSERT INTO maintenance_runs (kind, parameters, schedule_job) VALUES ($1, $2, $3)
       ON CONFLICT (schedule_job) DO NOTHING`,
      [kind, JSON.stringify(parameters), scheduleJob],
    );
    const { rows } = await this.pool.query<{ id: number }>(
      'SELECT id FROM maintenance_runs WHERE schedule_job = $1',
      [scheduleJob],
    );
    return rows[0]!.id;
  }

  /** Claims a run. @returns null when it has ended, or is unknown */
  async claim(id: number): Promise<ClaimedRun | null> {
    const { rows } = await this.pool.query<ClaimedRun>(
      `UPDATE maintenance_runs SET state = 'running', started_at = coalesce(started_at, now())
       WHERE id = $1 AND finished_at IS NULL RETURNING id, kind, parameters, done, total, result`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** @returns false when the run has ended */
  async report(id: number, { done, total, result }: JobProgress): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE maintenance_runs SET done = $2, total = $3, result = $4 WHERE id = $1 AND finished_at IS NULL`,
      [id, done, total, result && JSON.stringify(result)],
    );
    return rowCount === 1;
  }

  async succeed(id: number, result: RunResult): Promise<void> {
    await this.end(id, 'succeeded', { result });
  }

  async fail(id: number, error: string): Promise<void> {
    await this.end(id, 'failed', { error });
  }

  /** Unfinished runs that are older than some seconds: their jobs may have been lost with the queue. */
  async findUnfinished(olderThanSeconds: number): Promise<number[]> {
    const { rows } = await this.pool.query<{ id: number }>(
      `SELECT id FROM maintenance_runs
       WHERE finished_at IS NULL AND requested_at < now() - make_interval(secs => $1) ORDER BY id LIMIT 1000`,
      [olderThanSeconds],
    );
    return rows.map(({ id }) => id);
  }

  /** Deletes runs that ended 90 days ago. */
  async prune(now: Date): Promise<void> {
    await this.pool.query(
      `DELETE FROM maintenance_runs WHERE finished_at <= $1::timestamptz - interval '90 days'`,
      [now],
    );
  }

  private async end(
    id: number,
    state: 'succeeded' | 'failed',
    { result, error }: { result?: RunResult; error?: string },
  ): Promise<void> {
    await this.pool.query(
      `UPDATE maintenance_runs SET state = $2, finished_at = now(), result = coalesce($3, result), error = $4,
         done = CASE WHEN $2 = 'succeeded' THEN total ELSE done END, parameters = parameters - '${PERSONAL_PARAMETER}'
       WHERE id = $1 AND finished_at IS NULL`,
      [id, state, result ? JSON.stringify(result) : null, error ?? null],
    );
  }
}
