import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { StartError, type LauncherConfig } from './config';
import { RunFile } from './data-folder';
import { readState, startEmbeddedPostgres } from './embedded-postgres';
import { NAME } from './postgres-installation';

/** Milliseconds. */
const CONNECT_TIMEOUT = 10_000;

/**
 * Checks that an external database is usable.
 *
 * @throws StartError that names DATABASE_URL, without its password
 */
export async function assertReachable(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT });
  try {
    await client.connect();
  } catch (error) {
    const { hostname, port, pathname } = new URL(databaseUrl);
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = message || code;
    throw new StartError(`DATABASE_URL: cannot use ${hostname}:${port || 5432}${pathname} (${reason})`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Runs work on the product's database: that of DATABASE_URL, or the embedded one, which is started if it is not
 * running.
 *
 * @param options.alone the site must not be running
 * @throws StartError if there is no database, or if the site is running and must not be
 */
export async function withDatabase<Result>(
  { databaseUrl, dataDir }: LauncherConfig,
  options: { alone: boolean },
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) {
    await assertReachable(databaseUrl);
    return work(databaseUrl);
  }
  const running = options.alone ? undefined : await findRunning(dataDir);
  if (running !== undefined) return work(running);
  const runFile = await RunFile.claim(dataDir);
  try {
    const postgres = await startEmbeddedPostgres({ dataDir });
    return await work(postgres.url).finally(() => postgres.stop());
  } finally {
    runFile.release();
  }
}

/** Connection string of the embedded server, if the site is running. */
async function findRunning(dataDir: string): Promise<string | undefined> {
  if (!existsSync(join(dataDir, 'postgres.json'))) return undefined;
  const { password, port } = readState(dataDir);
  if (port === undefined) return undefined;
  const url = `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}`;
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return url;
  } catch {
    // Not running, or another server uses the port: start it.
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
