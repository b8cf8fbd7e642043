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
