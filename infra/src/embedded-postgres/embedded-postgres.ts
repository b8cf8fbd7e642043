import { randomBytes } from 'node:crypto';
import { mkdirSync, realpathSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { z } from 'zod';
import { findFreePort } from '../machine/port';
import { StartError } from '../machine/start-error';
import { ensureCluster, NAME } from './cluster';
import { chooseAccount, findBinaries } from './programs';
import {
  stopOrphan,
  isPassing,
  spawnServer,
  type ServerOptions,
  type StopMode,
  endedEarly,
  type ServerProcess,
} from './server';

interface EmbeddedPostgresOptions {
  /** Folder of this server: its data folder, password and port, and log. */
  dataDir: string;
  /** Called with a sentence about slow steps and repairs. */
  log?: (line: string) => void;
  /** Called if the server ends unexpectedly. */
  onExit?: (reason: string) => void;
}

/** A PostgreSQL server that the product runs itself, listening on 127.0.0.1. */
export interface EmbeddedPostgres {
  /** Connection string of the database `astaguide`, as a superuser. */
  url: string;
  port: number;
  pid: number;
  /** Such as `18.4`. */
  version: string;
  /** Closes all connections and stops the server; after `immediate`, the next start recovers. No data is lost. */
  stop(mode?: StopMode): Promise<void>;
  /**
   * Restarts the server at the same address after it has ended. Writes no files itself, because PostgreSQL may still
   * start on a full disk.
   *
   * @throws StartError if it does not start, with the end of its log
   */
  startAgain(): Promise<EmbeddedPostgres>;
}

/** How long remains of a killed server may block a new one, in milliseconds. */
const PATIENCE = 15_000;
const RETRY_AFTER = 200;

/**
 * Starts a PostgreSQL server on its own data folder, which the first start creates. Stops an orphan server on the
 * folder first; the caller ensures that no other launcher uses it.
 *
 * @throws StartError if it cannot be started, with the end of its log
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  mkdirSync(options.dataDir, { recursive: true });
  // Canonical path, because an orphan server is recognised by it.
  const dataDir = realpathSync(options.dataDir);
  const clusterDir = join(dataDir, 'postgres');
  await stopOrphan(clusterDir, log);

  const binaries = findBinaries();
  const account = chooseAccount(dataDir, binaries);
  const state = readState(dataDir);
  ensureCluster({ clusterDir, binaries, account, password: state.password, log });

  const port = await findFreePort(state.port);
  writeState(dataDir, { ...state, port });
  const logFile = join(dataDir, 'postgres.log');
  const { password } = state;
  return startServer({ clusterDir, logFile, binaries, account, port }, { ...options, log, password });
}

async function startServer(
  options: ServerOptions,
  around: { password: string; log: (line: string) => void; onExit?: (reason: string) => void },
): Promise<EmbeddedPostgres> {
  const { port, clusterDir } = options;
  const { password, log, onExit } = around;
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const server = spawnServer(options);
    try {
      const { url, version } = await ensureDatabase({ port, password, server });
      if (onExit) server.onExit(onExit);
      return {
        url,
        port,
        pid: server.pid,
        version,
        stop: (mode = 'fast') => server.stop(mode),
        startAgain: async () => {
          await stopOrphan(clusterDir, log);
          return startServer(options, around);
        },
      };
    } catch (error) {
      const passing = server.ended !== undefined && isPassing(server.lastLines());
      await server.stop('immediate');
      if (!passing || Date.now() > deadline) throw error;
    }
    await sleep(RETRY_AFTER);
  }
}

/** Milliseconds. A start after a crash first replays the write-ahead log. */
const READY_TIMEOUT = 300_000;
const POLL = 25;
const STARTING_UP = '57P03';
const WRONG_PASSWORD = '28P01';

/**
 * Waits until the server accepts connections, and creates the product's database at the first start.
 *
 * @throws StartError if the server ends instead
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

const stateSchema = z.object({ password: z.string().min(1), port: z.int().optional() });

/** State that persists between starts. */
type ServerState = z.infer<typeof stateSchema>;

/** Reads the state; the first start generates a password and stores it. */
export function readState(dataDir: string): ServerState {
  const path = statePath(dataDir);
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const state = { password: randomBytes(24).toString('base64url') };
    writeState(dataDir, state);
    return state;
  }
  return stateSchema.parse(JSON.parse(content));
}

export function writeState(dataDir: string, state: ServerState): void {
  const draft = `${statePath(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(state)}\n`, { mode: 0o600 });
  renameSync(draft, statePath(dataDir));
}

function statePath(dataDir: string): string {
  return join(dataDir, 'postgres.json');
}
