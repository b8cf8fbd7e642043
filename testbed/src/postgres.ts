import { createTemplateDatabase } from '@astaguide/database/test-database';
import { startEmbeddedPostgres } from '@astaguide/infra/launcher/postgres/embedded-postgres';
import { Client } from 'pg';
import type { Cleanup } from './cleanup';

/** `fast` closes connections and flushes all data; `immediate` is a crash, followed by recovery at the next start. */
export type StopMode = 'fast' | 'immediate';

/** A PostgreSQL server with the template of `createTestDatabase`. */
export interface PostgresServer {
  /** Connection string of an existing database, as the superuser. */
  readonly url: string;
  /** Undefined while it is stopped. */
  readonly pid: number | undefined;
  stop(mode?: StopMode): Promise<void>;
  /** Starts it again after `stop`, at the same address. */
  start(): Promise<void>;
}

/** Starts the PostgreSQL that the product includes, on a data folder that is created. */
export async function startPostgres(folder: string, cleanup: Cleanup): Promise<PostgresServer> {
  let server = await startEmbeddedPostgres({ dataDir: folder });
  let release = cleanup.guard({ kind: 'process', pid: server.pid });
  let isRunning = true;
  await createTemplateDatabase(server.superuserUrl);
  return {
    url: server.superuserUrl,
    get pid() {
      return isRunning ? server.pid : undefined;
    },
    async stop(mode) {
      isRunning = false;
      await server.stop(mode);
      release();
    },
    async start() {
      server = await server.startAgain();
      isRunning = true;
      release = cleanup.guard({ kind: 'process', pid: server.pid });
    },
  };
}

/**
 * Makes a server, and every copy of its data folder, wait for no disk. Only the end of the machine loses what it
 * committed, and no test can bring that about.
 *
 * @param options.survivesKill whether what it committed must survive that the server itself is killed, too
 */
export async function relaxDurability(url: string, options: { survivesKill: boolean }): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const settings = ['fsync', 'full_page_writes', ...(options.survivesKill ? [] : ['synchronous_commit'])];
    for (const setting of settings) await client.query(`ALTER SYSTEM SET ${setting} = off`);
    await client.query('SELECT pg_reload_conf()');
  } finally {
    await client.end();
  }
}
