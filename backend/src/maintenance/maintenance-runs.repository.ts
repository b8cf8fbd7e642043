import {
  LISTED_RUNS,
  type MaintenanceRun,
  type RunKind,
} from '@astaguide/contracts/operations/maintenance-run';
import { MAINTENANCE_CHANNEL } from '@astaguide/database/event-store/channels';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { RUN_COLUMNS, toRun, type RunRow } from './run-row.sql';

/** The transaction of a change that also requests a run. */
export type Transaction = EntityManager;

/** Seconds after its end in which a run counts as recently changed. */
const TOLD_FOR = 10;

/** The maintenance runs. */
@Injectable()
export class MaintenanceRunsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Today in the site's time zone, 'YYYY-MM-DD'. */
  async today(): Promise<string> {
    const [row] = await this.dataSource.query<[{ today: string }]>('SELECT day_of(now())::text AS today');
    return row.today;
  }

  /** Stores the request for a run. A worker finds it even if its job is lost. */
  async add<Kind extends RunKind>(
    kind: Kind,
    parameters: MaintenanceParameters[Kind],
    manager: Transaction = this.dataSource.manager,
  ): Promise<MaintenanceRun> {
    const rows = await manager.query<RunRow[]>(
      `WITH added AS (
         INSERT INTO maintenance_runs (kind, parameters) VALUES ($1, $2) RETURNING *
       )
       SELECT ${RUN_COLUMNS}, pg_notify('${MAINTENANCE_CHANNEL}', '') FROM added`,
      [kind, JSON.stringify(parameters)],
    );
    return toRun(rows[0]!);
  }

  /** The newest runs, newest first. */
  async findNewest(): Promise<MaintenanceRun[]> {
    const rows = await this.dataSource.query<RunRow[]>(
      `SELECT ${RUN_COLUMNS} FROM maintenance_runs ORDER BY id DESC LIMIT $1`,
      [LISTED_RUNS],
    );
    return rows.map(toRun);
  }

  async find(id: number): Promise<MaintenanceRun | null> {
    const rows = await this.dataSource.query<RunRow[]>(
      `SELECT ${RUN_COLUMNS} FROM maintenance_runs WHERE id = $1`,
      [id],
    );
    return rows[0] ? toRun(rows[0]) : null;
  }

  /** Runs that wait or work, and those that ended just now. */
  async findMoving(): Promise<MaintenanceRun[]> {
    const rows = await this.dataSource.query<RunRow[]>(
      `SELECT ${RUN_COLUMNS} FROM maintenance_runs
       WHERE id > (SELECT coalesce(max(id), 0) FROM maintenance_runs) - $1
         AND (finished_at IS NULL OR finished_at > now() - make_interval(secs => $2))
       ORDER BY id DESC`,
      [LISTED_RUNS, TOLD_FOR],
    );
    return rows.map(toRun);
  }

  /** Ends a run that has not ended by itself. @returns null when it has */
  async cancel(id: number): Promise<MaintenanceRun | null> {
    const rows = await this.dataSource.query<RunRow[]>(
      `WITH cancelled AS (
         UPDATE maintenance_runs SET state = 'cancelled', finished_at = now()
         WHERE id = $1 AND finished_at IS NULL RETURNING *
       )
       SELECT ${RUN_COLUMNS}, pg_notify('${MAINTENANCE_CHANNEL}', '') FROM cancelled`,
      [id],
    );
    return rows[0] ? toRun(rows[0]) : null;
  }
}
