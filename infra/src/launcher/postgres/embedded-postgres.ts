import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { z } from 'zod';
import { appUrl, ensureAppDatabase } from './app-role';
import { StartError } from '../config';
import { isDiskFull, replaceFile } from '../data-folder';
import { findFreePort } from '../machine';
import { chooseAccount, ensureCluster, findBinaries, NAME } from './postgres-installation';
import { isPassing, ServerProcess, stopOrphan, type ServerOptions, type StopMode } from './postgres-server';
import { RestartBackoff, type Service, type Terminal } from '../service';

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
  /** Connection string of the database `astaguide`, as the role of the application. */
  url: string;
  /** Connection string of the same database as the superuser, for tests. */
  superuserUrl: string;
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
  const { log = () => undefined, onExit = () => undefined } = options;
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
  return startServer({ clusterDir, logFile, binaries, account, port }, { password, log, onExit });
}

async function startServer(
  options: ServerOptions,
  around: { password: string; log: (line: string) => void; onExit: (reason: string) => void },
): Promise<EmbeddedPostgres> {
  const { port, clusterDir } = options;
  const { password, log, onExit } = around;
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const server = new ServerProcess(options);
    try {
      const version = await ensureDatabase({ port, password, server, log });
      server.onExit(onExit);
      return {
        url: appUrl(password, port),
        superuserUrl: superuserUrl(password, port),
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

/** Connection string of the superuser. */
export function superuserUrl(password: string, port: number, database = NAME): string {
  return `postgres://${NAME}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Waits until the server accepts connections, and creates the product's database at the first start.
 *
 * @returns the server's version
 * @throws StartError if the server ends instead
 */
async function ensureDatabase(options: {
  port: number;
  password: string;
  server: ServerProcess;
  log: (line: string) => void;
}): Promise<string> {
  const { port, password, server, log } = options;
  const client = await connectWhenReady(superuserUrl(password, port, 'postgres'), server);
  try {
    const connectTo = (database: string) =>
      new Client({ connectionString: superuserUrl(password, port, database) });
    await ensureAppDatabase(client, { superuserPassword: password, connectTo, log });
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return rows[0]!.server_version;
  } finally {
    await client.end();
  }
}

async function connectWhenReady(connectionString: string, server: ServerProcess): Promise<Client> {
  const deadline = Date.now() + READY_TIMEOUT;
  for (;;) {
    if (server.ended !== undefined) {
      throw new StartError(`PostgreSQL ended at its start (${server.ended})`, server.lastLines());
    }
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
  if (!existsSync(path)) writeState(dataDir, { password: randomBytes(24).toString('base64url') });
  return stateSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

function writeState(dataDir: string, state: ServerState): void {
  replaceFile(statePath(dataDir), `${JSON.stringify(state)}\n`);
}

function statePath(dataDir: string): string {
  return join(dataDir, 'postgres.json');
}

interface SupervisedPostgresOptions {
  dataDir: string;
  terminal: Terminal;
  /** Called with the pid of each server that starts, and with undefined when it has ended. */
  onPid: (pid: number | undefined) => void;
}

/** Restarts the embedded PostgreSQL when it ends, always on the same port, so that backend and worker reconnect. */
export class SupervisedPostgres implements Service {
  readonly name = 'PostgreSQL';
  private readonly backoff = new RestartBackoff();
  private readonly stopping = new AbortController();
  private startedAt = 0;
  /** The running or starting server. */
  private server: Promise<EmbeddedPostgres> | undefined;

  constructor(private readonly options: SupervisedPostgresOptions) {}

  /**
   * Starts it for the first time.
   *
   * @throws StartError if it cannot be started
   */
  async start(): Promise<EmbeddedPostgres> {
    const { dataDir, terminal } = this.options;
    const log = (line: string) => terminal.line(`  · ${line}`);
    return this.run(
      startEmbeddedPostgres({ dataDir, log, onExit: (reason) => void this.startAgain(reason) }),
    );
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    const server = await this.server?.catch(() => undefined);
    await server?.stop();
  }

  kill(): void {
    this.stopping.abort();
    void this.server?.then((server) => server.stop('immediate')).catch(() => undefined);
  }

  private async run(starting: Promise<EmbeddedPostgres>): Promise<EmbeddedPostgres> {
    this.server = starting;
    const server = await starting;
    this.startedAt = Date.now();
    this.options.onPid(server.pid);
    return server;
  }

  /** Retries without limit, because a disk may stay full for days. */
  private async startAgain(reason: string): Promise<void> {
    const { terminal, onPid } = this.options;
    const ended = await this.server!;
    onPid(undefined);
    let ranFor = Date.now() - this.startedAt;
    let lastProblem = '';
    for (let problem = `ended (${reason}): starting it again`; !this.stopping.signal.aborted;) {
      // Prints a line for each new reason, not for each attempt.
      if (problem !== lastProblem) terminal.warn(`PostgreSQL ${problem}`);
      lastProblem = problem;
      const delay = this.backoff.next(ranFor);
      await sleep(delay, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.stopping.signal.aborted) return;
      try {
        await terminal.step('PostgreSQL started again', () => this.run(ended.startAgain()));
        return;
      } catch (error) {
        const why = isDiskFull(error) ? 'the disk is full' : (error as Error).message;
        problem = `did not start (${why}): trying until it does`;
        ranFor = 0;
      }
    }
  }
}
