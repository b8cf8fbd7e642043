import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { appUrl } from './postgres/app-role';
import { StartError, type LauncherConfig } from './config';
import { RunFile } from './data-folder';
import { readState, startEmbeddedPostgres } from './postgres/embedded-postgres';

/** Milliseconds. */
const CONNECT_TIMEOUT = 10_000;

/**
 * Checks that an external database is usable.
 *
 * @throws StartError that names DATABASE_URL, without its password
 */
export async function assertReachable(databaseUrl: string): Promise<void> {
  const problem = await tryToConnect(databaseUrl);
  if (!problem) return;
  const { hostname, port, pathname } = new URL(databaseUrl);
  const reason = problem.message || problem.code;
  throw new StartError(`DATABASE_URL: cannot use ${hostname}:${port || 5432}${pathname} (${reason})`);
}

/** @returns the error, if the database cannot be used */
async function tryToConnect(connectionString: string): Promise<NodeJS.ErrnoException | undefined> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT });
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error as NodeJS.ErrnoException;
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
  const url = appUrl(password, port);
  // Otherwise it is not running, or another server uses the port.
  return (await tryToConnect(url)) ? undefined : url;
}
