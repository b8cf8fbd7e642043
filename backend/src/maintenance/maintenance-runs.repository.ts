import {
  LISTED_RUNS,
  type MaintenanceRun as RunAnswer,
  type RunKind,
} from '@astaguide/contracts/maintenance/maintenance-run';
import { MaintenanceRun } from '@astaguide/database/entities/maintenance/maintenance-run.entity';
import { siteToday } from '@astaguide/database/site-today';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository, type EntityManager } from 'typeorm';
import { toRun } from './run-answer';

/** The transaction of a change that also requests a run. */
export type Transaction = EntityManager;

/** Sets the locks on runs apart from other advisory locks. */
const RUN_LOCKS = 7_305_003;
/** Seconds after its end in which a run counts as recently changed. */
const CHANGED_WITHIN = 10;

/** The maintenance runs. */
@Injectable()
export class MaintenanceRunsRepository {
  constructor(@InjectRepository(MaintenanceRun) private readonly runs: Repository<MaintenanceRun>) {}

  /** Today in the site's time zone, 'YYYY-MM-DD'. */
  today(): Promise<string> {
    return siteToday(this.runs.manager);
  }

  /** Stores the request for a run. A worker finds it even if its job is lost. */
  async add<Kind extends RunKind>(
    kind: Kind,
    parameters: MaintenanceParameters[Kind],
    manager: Transaction = this.runs.manager,
  ): Promise<RunAnswer> {
    return toRun(await manager.save(MaintenanceRun, { kind, parameters: { ...parameters } }));
  }

  /** The newest runs, newest first. */
  async findNewest(): Promise<RunAnswer[]> {
    return (await this.runs.find({ order: { id: 'DESC' }, take: LISTED_RUNS })).map(toRun);
  }

  async find(id: number): Promise<RunAnswer | null> {
    const run = await this.runs.findOneBy({ id });
    return run && toRun(run);
  }

  /** Unfinished runs of a kind, oldest first. */
  async findUnfinished(kind: RunKind): Promise<number[]> {
    const runs = await this.runs.find({
      select: { id: true },
      where: { kind, finishedAt: IsNull() },
      order: { id: 'ASC' },
    });
    return runs.map(({ id }) => id);
  }

  /**
   * Runs work for a run in one process at a time; not at all if the run has ended, or another process is at it.
   *
   * @param work gets the parameters of the run
   */
  async claim<Kind extends RunKind>(
    id: number,
    work: (parameters: MaintenanceParameters[Kind]) => Promise<void>,
  ): Promise<void> {
    const runner = this.runs.manager.connection.createQueryRunner();
    try {
      const [lock] = (await runner.query('SELECT pg_try_advisory_lock($1, $2) AS mine', [RUN_LOCKS, id])) as [
        { mine: boolean },
      ];
      if (!lock.mine) return;
      try {
        const run = await this.runs.findOneBy({ id, finishedAt: IsNull() });
        if (!run) return;
        await this.runs.update({ id }, { state: 'running', startedAt: () => 'coalesce(started_at, now())' });
        await work(run.parameters as MaintenanceParameters[Kind]);
      } finally {
        await runner.query('SELECT pg_advisory_unlock($1, $2)', [RUN_LOCKS, id]);
      }
    } finally {
      await runner.release();
    }
  }

  /** @returns false when the run has ended: it was cancelled */
  async report(id: number, progress: Pick<RunAnswer, 'done' | 'total' | 'result'>): Promise<boolean> {
    return (await this.runs.update({ id, finishedAt: IsNull() }, progress)).affected === 1;
  }

  /** Ends a run. @param error why it failed; null if it succeeded */
  async end(id: number, error: string | null): Promise<void> {
    const state = error === null ? 'succeeded' : 'failed';
    await this.runs.update({ id, finishedAt: IsNull() }, { state, error, finishedAt: () => 'now()' });
  }

  /** Runs that wait or work, and those that ended just now. */
  async findMoving(): Promise<RunAnswer[]> {
    const runs = await this.runs
      .createQueryBuilder('run')
      .where('run.id > (SELECT coalesce(max(id), 0) FROM maintenance_runs) - :listed')
      .andWhere('(run.finishedAt IS NULL OR run.finishedAt > now() - make_interval(secs => :changedWithin))')
      .setParameters({ listed: LISTED_RUNS, changedWithin: CHANGED_WITHIN })
      .orderBy('run.id', 'DESC')
      .getMany();
    return runs.map(toRun);
  }

  /** Ends a run that has not ended by itself. @returns null when it has */
  async cancel(id: number): Promise<RunAnswer | null> {
    const { affected } = await this.runs.update(
      { id, finishedAt: IsNull() },
      { state: 'cancelled', finishedAt: () => 'now()' },
    );
    return affected ? this.find(id) : null;
  }
}
