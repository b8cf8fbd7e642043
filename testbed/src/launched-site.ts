import { findFreePort } from '@astaguide/infra/launcher/machine';
import { appUrl } from '@astaguide/infra/launcher/postgres/app-role';
import { readState, superuserUrl } from '@astaguide/infra/launcher/postgres/embedded-postgres';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Cleanup } from './cleanup';
import { checkout, ServerProcess } from './server-process';

/** Milliseconds. */
const START_WITHIN = 90_000;

/** The owner of every product that is started here. */
export const OWNER = { email: 'owner@example.com', password: 'owner of the tests' };

/** The URL and data folder of a running product. */
export interface Site {
  url: string;
  dataDir: string;
}

/** The whole product as `npm start` runs it, with a separate data folder. */
export interface RunningSite extends Site {
  /** Stops it like Ctrl-C, and starts it on the same data. @param more replaces environment variables */
  restart(more?: Record<string, string>): Promise<void>;
  /** Removes the data folder, unless DATA_DIR was given. */
  stop(): Promise<void>;
}

interface StartOptions {
  /** Cancels the start; default: after 90 seconds. */
  giveUp?: AbortSignal;
  /** The script for Node and its arguments; default: this checkout's `npm start`. */
  command?: readonly string[];
  cleanup?: Cleanup;
  /** Default: a file beside the data folder, which is removed with it. */
  logFile?: string;
}

/**
 * Starts the product as a user would, on a free port. If TEST_SITE_DATA names the data folder of a first start, it
 * starts on a copy of it, which is faster; an existing DATA_DIR is used as is.
 *
 * @throws with the output of the start, if it fails or is cancelled; no process is left running then
 */
export async function startSite(
  environment: Record<string, string> = {},
  options: StartOptions = {},
): Promise<RunningSite> {
  const {
    giveUp = AbortSignal.timeout(START_WITHIN),
    command = [join(checkout, 'infra/start.mjs')],
    cleanup,
  } = options;
  const { DATA_DIR: given } = environment;
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'astaguide-site-'));
  const { logFile = `${dataDir}.log` } = options;
  const removeFiles = () => {
    for (const path of [logFile, ...(given === undefined ? [dataDir] : [])])
      if (path !== options.logFile) rmSync(path, { recursive: true, force: true });
  };
  if (given === undefined) cleanup?.guard({ kind: 'folder', path: dataDir });
  const { TEST_SITE_DATA: firstData } = process.env;
  if (firstData !== undefined && given === undefined) cpSync(firstData, dataDir, { recursive: true });
  const port = await findFreePort();
  const launcher = new ServerProcess({
    name: 'The site',
    args: command,
    environment: {
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      // Tests count from zero, and should not spend time on demo history.
      DEMO_DATA: 'catalog',
      ...environment,
    },
    logFile,
    readyText: 'AstaGuide is running at',
    // A second Ctrl-C, as an impatient user would press it: killed, the launcher would leave its processes running.
    lastSignal: 'SIGINT',
    cleanup,
  });
  await launcher.start({}, giveUp).catch((error: unknown) => {
    removeFiles();
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    dataDir,
    restart: async (more) => {
      await launcher.stop();
      await launcher.start(more, AbortSignal.timeout(START_WITHIN));
    },
    stop: async () => {
      await launcher.stop();
      removeFiles();
    },
  };
}

/** The URL of a site's embedded database, as the application connects. */
export function embeddedDatabaseUrl({ dataDir }: Pick<Site, 'dataDir'>): string {
  const { port, password } = readState(dataDir);
  return appUrl(password, port!);
}

/** The same as the superuser, who also sees the tables of other sessions. */
export function superuserUrlOf({ dataDir }: Pick<Site, 'dataDir'>): string {
  const { port, password } = readState(dataDir);
  return superuserUrl(password, port!);
}

/** Connects to a site's embedded database. */
export async function embeddedDatabase(site: Site, url = embeddedDatabaseUrl(site)): Promise<Client> {
  const database = new Client({ connectionString: url });
  await database.connect();
  return database;
}

/** Process ids by name from the launcher's run file: launcher, postgres, backend, worker. Outdated if the disk is full. */
export function readPids(dataDir: string): Record<string, number> {
  const content = readFileSync(join(dataDir, 'run.json'), 'utf8');
  const parts = JSON.parse(content) as Record<string, { pid: number }>;
  return Object.fromEntries(Object.entries(parts).map(([name, { pid }]) => [name, pid]));
}
