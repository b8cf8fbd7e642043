import {
  backendRunKinds,
  type RunKind,
  type RunResult,
} from '@astaguide/contracts/maintenance/maintenance-run';
import { MaintenanceRun } from '@astaguide/database/entities/maintenance/maintenance-run.entity';
import { SiteSettings } from '@astaguide/database/entities/settings/site-settings.entity';
import { siteToday } from '@astaguide/database/site-today';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThanOrEqual, Not, Raw, Repository, type QueryDeepPartialEntity } from 'typeorm';
import type { JobProgress } from './run-progress';

/** A run that a worker has claimed. */
export interface ClaimedRun extends JobProgress {
  id: number;
  kind: RunKind;
  parameters: MaintenanceParameters[RunKind];
}

/** Parameters that identify a person; they are removed when the run has finished. */
const PERSONAL_PARAMETER = 'visitors';
/** Milliseconds. */
const KEPT = 90 * 86_400_000;

/** The runs, for workers: a write to a run that has ended changes nothing. */
@Injectable()
export class MaintenanceRunsRepository {
  constructor(@InjectRepository(MaintenanceRun) private readonly runs: Repository<MaintenanceRun>) {}

  /** Today in the site's time zone, 'YYYY-MM-DD'. */
  today(): Promise<string> {
    return siteToday(this.runs.manager);
  }

  /** The site's time zone: 'Europe/Berlin'. */
  async timeZone(): Promise<string> {
    return (await this.runs.manager.findOneByOrFail(SiteSettings, { id: 1 })).timeZone;
  }

  /** The run of a scheduled job, created once, however often the job is attempted. */
  async ofSchedule<Kind extends RunKind>(
    scheduleJob: string,
    kind: Kind,
    parameters: MaintenanceParameters[Kind],
  ): Promise<number> {
    const run = { kind, parameters, scheduleJob } as QueryDeepPartialEntity<MaintenanceRun>;
    await this.runs.createQueryBuilder().insert().values(run).orIgnore().execute();
    return (await this.runs.findOneByOrFail({ scheduleJob })).id;
  }

  /** Claims a run. @returns null when it has ended, or is unknown */
  async claim(id: number): Promise<ClaimedRun | null> {
    const { raw } = await this.runs
      .createQueryBuilder()
      .update()
      .set({ state: 'running', startedAt: () => 'coalesce(started_at, now())' })
      .where({ id, finishedAt: IsNull() })
      .returning(['id', 'kind', 'parameters', 'done', 'total', 'result'])
      .execute();
    return (raw as ClaimedRun[])[0] ?? null;
  }

  /** @returns false when the run has ended */
  async report(id: number, { done, total, result }: JobProgress): Promise<boolean> {
    const { affected } = await this.runs.update({ id, finishedAt: IsNull() }, { done, total, result });
    return affected === 1;
  }

  async succeed(id: number, result: RunResult): Promise<void> {
    await this.end(id, { state: 'succeeded', result, done: () => 'total' });
  }

  async fail(id: number, error: string): Promise<void> {
    await this.end(id, { state: 'failed', error });
  }

  /** Unfinished runs that are older than some seconds: their jobs may have been lost with the queue. */
  async findUnfinished(olderThanSeconds: number): Promise<number[]> {
    const requestedAt = Raw((column) => `${column} < now() - make_interval(secs => :olderThanSeconds)`, {
      olderThanSeconds,
    });
    const runs = await this.runs.find({
      select: { id: true },
      where: { finishedAt: IsNull(), requestedAt, kind: Not(In(backendRunKinds)) },
      order: { id: 'ASC' },
      take: 1000,
    });
    return runs.map(({ id }) => id);
  }

  /** Deletes runs that ended 90 days ago. */
  async prune(now: Date): Promise<void> {
    await this.runs.delete({ finishedAt: LessThanOrEqual(new Date(now.getTime() - KEPT)) });
  }

  private async end(id: number, values: QueryDeepPartialEntity<MaintenanceRun>): Promise<void> {
    await this.runs.update(
      { id, finishedAt: IsNull() },
      { ...values, finishedAt: () => 'now()', parameters: () => `parameters - '${PERSONAL_PARAMETER}'` },
    );
  }
}
