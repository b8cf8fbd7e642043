import { SESSION_OPTIONS } from '@astaguide/database/data-source';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { BACKEND_CONFIG, type BackendConfig } from '../../config';
import { QUERY_TIMEOUT } from '../../query-timeout';
import { within } from '../../within';
import type { NamedStatement, Reader } from './reader';
import { ReplicaLag } from './replica-lag';
import { ReplicationRepository } from './replication.repository';

/** Maximum lag of a replica. Milliseconds. */
const MAX_LAG = 5000;
/** Milliseconds between two checks of the replicas. */
const LOOK_EVERY = 1000;
/** Timeout for connecting to a replica and for its status. Milliseconds. */
const PATIENCE = 2000;
/** The same for the primary, which has no fallback. */
const PRIMARY_PATIENCE = 5000;
/** Connections to each server. */
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

interface Replica {
  /** Host and port, without the password. */
  name: string;
  pool: Pool;
  usable: boolean;
}

/**
 * Runs the reads of reports: on the replicas in turn, and on the primary if there is none, none keeps up, or one fails.
 * `onPrimary` reads what must include the latest writes.
 */
@Injectable()
export class ReadReplicas implements Reader, OnModuleInit, OnApplicationShutdown {
  private readonly primary: Pool;
  private readonly replicas: Replica[];
  private readonly lag = new ReplicaLag();
  private turn = 0;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private stopped = false;

  constructor(
    @Inject(BACKEND_CONFIG) { databaseUrl, databaseReplicaUrls }: BackendConfig,
    private readonly replication: ReplicationRepository,
    private readonly logger: PinoLogger,
  ) {
    this.primary = this.open(databaseUrl, PRIMARY_PATIENCE);
    this.replicas = databaseReplicaUrls.map((url) => ({
      name: new URL(url).host,
      pool: this.open(url, PATIENCE),
      usable: false,
    }));
  }

  onModuleInit(): void {
    if (this.replicas.length > 0) this.look();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
    await Promise.all([this.primary, ...this.replicas.map(({ pool }) => pool)].map((pool) => pool.end()));
  }

  /** Rows of a statement that only reads, as of at most 5 seconds ago. */
  query<Rows>(statement: string | NamedStatement, values: unknown[]): Promise<Rows> {
    return this.onReplica(async (pool) => rowsOf<Rows>(await pool.query(queryOf(statement, values))));
  }

  /** Several reads in one snapshot. */
  snapshot<Result>(planMode: PlanMode, work: (reader: Reader) => Promise<Result>): Promise<Result> {
    return this.onReplica((pool) => snapshotOf(pool, planMode, work));
  }

  /** The same on the primary, with all previous writes. */
  onPrimary<Result>(planMode: PlanMode, work: (reader: Reader) => Promise<Result>): Promise<Result> {
    return snapshotOf(this.primary, planMode, work);
  }

  private async onReplica<Result>(ask: (pool: Pool) => Promise<Result>): Promise<Result> {
    const usable = this.replicas.filter((replica) => replica.usable);
    const replica = usable[this.turn++ % usable.length];
    if (replica) {
      try {
        return await ask(replica.pool);
      } catch (error) {
        // The replica may be unreachable, or have cancelled the query during replay: the primary answers.
        this.leaveOut(replica, error);
      }
    }
    return ask(this.primary);
  }

  private open(url: string, patience: number): Pool {
    const pool = new Pool({
      connectionString: url,
      max: POOL_SIZE,
      connectionTimeoutMillis: patience,
      query_timeout: QUERY_TIMEOUT,
      application_name: 'astaguide reports',
      options: SESSION_OPTIONS,
      idleTimeoutMillis: IDLE_TIMEOUT,
      // Independent statements are sent together (pipelined).
      pipeline: true,
    });
    const server = new URL(url).host;
    pool.on('error', (error) => this.logger.warn({ err: error, server }, 'A server of the reports is away'));
    return pool;
  }

  private look(): void {
    this.looking = this.compare().finally(() => {
      if (!this.stopped) this.timer = setTimeout(() => this.look(), LOOK_EVERY);
    });
  }

  private async compare(): Promise<void> {
    const askedAt = Date.now();
    // While the primary is unreachable, nothing is written: the replicas do not fall behind.
    const written = await this.replication.readWritten().catch(() => undefined);
    if (written !== undefined) this.lag.note(askedAt, written);
    await Promise.all(this.replicas.map((replica) => this.judge(replica)));
  }

  private async judge(replica: Replica): Promise<void> {
    try {
      const lag = this.lag.of(await within(PATIENCE, this.replication.readReplayed(replica.pool)));
      if (lag > MAX_LAG) throw new Error(`It is ${lag} ms behind`);
      if (!replica.usable) this.logger.info({ replica: replica.name }, 'A replica answers the reports');
      replica.usable = true;
    } catch (error) {
      this.leaveOut(replica, error);
    }
  }

  private leaveOut(replica: Replica, error: unknown): void {
    if (replica.usable)
      this.logger.warn({ err: error, replica: replica.name }, 'A replica is left out of the reports');
    replica.usable = false;
  }
}

async function snapshotOf<Result>(
  pool: Pool,
  planMode: PlanMode,
  work: (reader: Reader) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
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
