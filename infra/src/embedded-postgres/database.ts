import { Client, DatabaseError } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../processes/start-error';
import { NAME } from './cluster';
import { endedEarly, type ServerProcess } from './server';

/** Milliseconds. A start after a crash first replays what the data files do not have yet. */
const READY_TIMEOUT = 300_000;
const POLL = 25;
const STARTING_UP = '57P03';
const WRONG_PASSWORD = '28P01';

/**
 * Waits until the server answers, and makes the product's database at the first start.
 *
 * @throws StartError when the server ends instead
 */
export async function ensureDatabase(options: {
  port: number;
  password: string;
  server: ServerProcess;
}): Promise<{ url: string; version: string }> {
  const base = `postgres://${NAME}:${options.password}@127.0.0.1:${options.port}`;
  const client = await connectWhenReady(`${base}/postgres`, options.server);
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [NAME]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`);
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return { url: `${base}/${NAME}`, version: rows[0]!.server_version };
  } finally {
    await client.end();
  }
}

async function connectWhenReady(connectionString: string, server: ServerProcess): Promise<Client> {
  const deadline = Date.now() + READY_TIMEOUT;
  for (;;) {
    if (server.ended !== undefined) throw endedEarly(server);
    const client = new Client({ connectionString });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      assertStillStarting(error);
    }
    if (Date.now() > deadline) throw new StartError('PostgreSQL does not answer', server.lastLines());
    await sleep(POLL);
  }
}

function assertStillStarting(error: unknown): void {
  const { code } = error as NodeJS.ErrnoException;
  if (code === WRONG_PASSWORD) {
    throw new StartError('DATA_DIR: the password in postgres.json is not that of the PostgreSQL data folder');
  }
  if (error instanceof DatabaseError && code !== STARTING_UP) throw error;
}
