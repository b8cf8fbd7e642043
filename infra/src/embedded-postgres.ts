import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount } from './embedded-postgres/account';
import { findBinaries } from './embedded-postgres/binaries';
import { ensureCluster } from './embedded-postgres/cluster';
import { ensureDatabase } from './embedded-postgres/database';
import { stopLeftover } from './embedded-postgres/leftover';
import { isPassing, spawnServer, type ServerOptions, type StopMode } from './embedded-postgres/server';
import { readState, writeState } from './embedded-postgres/state';
import { findFreePort } from './processes/port';

interface EmbeddedPostgresOptions {
  /** Folder for everything of this server: its data folder, its password and port, its log. */
  dataDir: string;
  /** Told in a sentence what takes long or was repaired. */
  log?: (line: string) => void;
  /** Called when the server ends without having been stopped. */
  onExit?: (reason: string) => void;
}

/** A PostgreSQL server of our own, listening on 127.0.0.1. */
export interface EmbeddedPostgres {
  /** Connection string of the database `astaguide`, as a superuser. */
  url: string;
  port: number;
  pid: number;
  /** Such as `18.4`. */
  version: string;
  /** Ends every connection and the server; `immediate` leaves a recovery to the next start. Nothing is lost. */
  stop(mode?: StopMode): Promise<void>;
  /**
   * Starts the server anew after it has ended, at the same address. Writes nothing itself: on a full disk PostgreSQL
   * may still hold.
   *
   * @throws StartError where it does not start, with the end of its log
   */
  startAgain(): Promise<EmbeddedPostgres>;
}

/** How long parts of a killed server may be in the way of a new one. Milliseconds. */
const PATIENCE = 15_000;
const RETRY_AFTER = 200;

/**
 * Starts a PostgreSQL server on a data folder of its own, which is made at the first start. A server that
 * was left running on the folder is stopped first: the caller makes sure that nobody else uses it.
 *
 * @throws StartError where it cannot be started, with the end of its log
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  mkdirSync(options.dataDir, { recursive: true });
  // One spelling, by which a server that was left running is known again.
  const dataDir = realpathSync(options.dataDir);
  const clusterDir = join(dataDir, 'postgres');
  await stopLeftover(clusterDir, log);

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
          await stopLeftover(clusterDir, log);
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
