import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { LauncherConfig } from '../config';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres';
import { NAME } from '../embedded-postgres/cluster';
import { readState } from '../embedded-postgres/embedded-postgres';
import { assertReachable } from '../prepare-database';
import { RunFile } from '../services/run-file';

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
