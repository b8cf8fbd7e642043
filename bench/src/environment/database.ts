import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, Pool } from 'pg';
import type { Cleanup } from './cleanup';
import { checkout } from './folders';
import { inherited } from './server-process';
import type { PostgresServer } from './postgres-server';

const run = promisify(execFile);

/** The owner of every database of a run. */
export const owner = { email: 'owner@example.com', password: randomBytes(12).toString('base64url') };

/** A database of this run, with the product's schema and demo catalog. */
export class BenchDatabase {
  private readonly pool: Pool;

  private constructor(
    readonly url: string,
    private readonly drop: () => unknown,
  ) {
    this.pool = new Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5000 });
    // Stopping the server on purpose closes idle connections.
    this.pool.on('error', () => undefined);
  }

  static async create(cleanup: Cleanup, server: PostgresServer): Promise<BenchDatabase> {
    const name = `bench_${randomBytes(6).toString('hex')}`;
    const release = cleanup.guard({ kind: 'database', serverUrl: server.url, name });
    await onServer(server.url, `CREATE DATABASE ${name}`);
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    const database = new BenchDatabase(url.href, async () => {
      await onServer(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      release();
    });
    await run(process.execPath, [join(checkout, 'database/dist/migrate-cli.js'), url.href], {
      env: { ...inherited(), ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, DEMO_DATA: 'catalog' },
    });
    return database;
  }

  /** Uses an existing database, which is not removed. */
  static open(url: string): BenchDatabase {
    return new BenchDatabase(url, () => undefined);
  }

  async query<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(statement, values);
    return rows;
  }

  /** The number that a statement selects; 0 for null. */
  async count(statement: string, values: unknown[] = []): Promise<number> {
    const [row] = await this.query<Record<string, string | null>>(statement, values);
    return Number(Object.values(row!)[0] ?? 0);
  }

  /** Rows in the log and events in the daily rollups, from one snapshot. */
  async countBoth(): Promise<{ logged: number; inRollups: number }> {
    const rows = await this.query<{ logged: string; inRollups: string | null }>(
      `SELECT (SELECT count(*) FROM events) AS logged,
         (SELECT sum(events) FROM daily_rollups WHERE dimension = 0) AS "inRollups"`,
    );
    return { logged: Number(rows[0]!.logged), inRollups: Number(rows[0]!.inRollups ?? 0) };
  }

  /** Events in the daily rollups, over all days. */
  countInRollups(): Promise<number> {
    return this.count('SELECT sum(events) FROM daily_rollups WHERE dimension = 0');
  }

  async findProductIds(): Promise<number[]> {
    const rows = await this.query<{ id: number }>('SELECT id FROM products ORDER BY id');
    return rows.map((row) => row.id);
  }

  async close(): Promise<void> {
    await this.pool.end();
    await this.drop();
  }
}

/** Runs a statement on a connection of its own. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
