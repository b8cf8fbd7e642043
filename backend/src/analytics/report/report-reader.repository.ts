import { SESSION_OPTIONS } from '@astaguide/database/data-source';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { BACKEND_CONFIG, type BackendConfig, QUERY_TIMEOUT } from '../../lib/config';
import type { NamedStatement, Reader } from './reader';

/** Milliseconds. */
const CONNECTION_TIMEOUT = 5000;
const POOL_SIZE = 5;
/** Connections keep the plans of their statements: an open dashboard asks again within this time. Milliseconds. */
const IDLE_TIMEOUT = 5 * 60_000;

/**
 * How PostgreSQL plans a named statement: `generic` plans it once, for statements that find their rows by keys whatever
 * the values are; `custom` plans it for the values of each call. Planning takes as long as such a statement itself.
 */
export type PlanMode = 'generic' | 'custom';

const PLAN_CACHE_MODE: Record<PlanMode, string> = {
  generic: 'force_generic_plan',
  custom: 'auto',
};

/** Runs the reads of reports, on connections of their own. */
@Injectable()
export class ReportReader implements Reader, OnApplicationShutdown {
  private readonly pool: Pool;

  constructor(@Inject(BACKEND_CONFIG) { databaseUrl }: BackendConfig, logger: PinoLogger) {
    this.pool = new Pool({
      connectionString: databaseUrl,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
      query_timeout: QUERY_TIMEOUT,
      application_name: 'astaguide reports',
      options: SESSION_OPTIONS,
      idleTimeoutMillis: IDLE_TIMEOUT,
      // Independent statements are sent together (pipelined).
      pipeline: true,
    });
    this.pool.on('error', (error) =>
      logger.warn({ err: error }, 'Lost a database connection of the reports'),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  /** Rows of a statement that only reads. */
  async query<Rows>(statement: string | NamedStatement, values: unknown[]): Promise<Rows> {
    return rowsOf<Rows>(await this.pool.query(queryOf(statement, values)));
  }

  /** Several reads in one snapshot. */
  async snapshot<Result>(planMode: PlanMode, work: (reader: Reader) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    // The pool listens to its idle connections only.
    client.on('error', ignore);
    try {
      // Sent along with the first statements; if it fails, so do they.
      const begun = client.query(
        `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL plan_cache_mode = ${PLAN_CACHE_MODE[planMode]}`,
      );
      begun.catch(ignore);
      const result = await work({
        query: async <Rows>(statement: string | NamedStatement, values: unknown[]) =>
          rowsOf<Rows>(await client.query(queryOf(statement, values))),
      });
      await begun;
      // Nothing was written, so there is no need to wait for the end of the transaction.
      void endSnapshot(client);
      return result;
    } catch (error) {
      // A connection in an unknown state is closed, not released; the server rolls back.
      client.release(true);
      throw error;
    }
  }
}

async function endSnapshot(client: PoolClient): Promise<void> {
  try {
    await client.query('COMMIT');
    client.off('error', ignore);
    client.release();
  } catch {
    client.release(true);
  }
}

function ignore(): void {}

const queryOf = (statement: string | NamedStatement, values: unknown[]): QueryConfig =>
  typeof statement === 'string' ? { text: statement, values } : { ...statement, values };

const rowsOf = <Rows>({ rows }: QueryResult): Rows => rows as Rows;
