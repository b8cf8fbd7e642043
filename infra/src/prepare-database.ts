import type { DemoData } from '@astaguide/contracts/operations/environment';
import { loadDemo } from '@astaguide/database/load-demo';
import { migrate, UnknownSchemaError } from '@astaguide/database/migrate';
import { Client } from 'pg';
import { StartError } from './machine/start-error';
import type { Terminal } from './machine/terminal';

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
 * Migrates the schema, and loads demo data into an empty database.
 *
 * @throws StartError for a database of another version
 */
export async function prepareDatabase(
  databaseUrl: string,
  options: { demoData: DemoData; terminal: Terminal },
): Promise<void> {
  const { demoData, terminal } = options;
  await terminal.step(
    ({ applied }) => `database ${applied.length ? `migrated: ${applied.join(', ')}` : 'schema up to date'}`,
    () => migrate(databaseUrl).catch(refuseToStart),
  );
  if (demoData === 'false') return;
  const history = demoData === 'true';
  await terminal.step(
    ({ products, posts }) =>
      products + posts
        ? `demo catalog loaded: ${products} products, ${posts} articles${history ? '; demo visitors follow in the background' : ''}`
        : 'catalog kept as it is',
    () => loadDemo(databaseUrl, { history }),
  );
}

function refuseToStart(error: unknown): never {
  throw error instanceof UnknownSchemaError ? new StartError(error.message) : error;
}
