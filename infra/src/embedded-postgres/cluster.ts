import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bareEnvironment } from '../config';
import { StartError } from '../machine/start-error';
import { commandFor, fromInside, giveTo, type PostgresBinaries, type ServerAccount } from './programs';

/** Name of the superuser and of the database. */
export const NAME = 'astaguide';

interface ClusterOptions {
  clusterDir: string;
  binaries: PostgresBinaries;
  account: ServerAccount;
  password: string;
  log: (line: string) => void;
}

/**
 * Creates the server's data folder unless it exists, and gives it to the server's account.
 *
 * @throws StartError when another major version of PostgreSQL made it
 */
export function ensureCluster(options: ClusterOptions): void {
  const { clusterDir, account, binaries } = options;
  if (existsSync(join(clusterDir, 'PG_VERSION'))) assertSameVersion(clusterDir, binaries);
  else createCluster(options);
  giveTo(account, clusterDir);
  // PostgreSQL refuses a folder that others can access.
  chmodSync(clusterDir, 0o700);
}

function createCluster({ clusterDir, binaries, account, password, log }: ClusterOptions): void {
  // Created under a temporary name, so that an interrupted start leaves nothing that looks complete. The name contains
  // the pid, because an initdb whose launcher was killed may still be writing to its own draft.
  const draft = `${clusterDir}.new-${process.pid}`;
  removeDrafts(clusterDir);
  const passwordFile = join(dirname(clusterDir), 'postgres.password');
  mkdirSync(draft, { mode: 0o700 });
  giveTo(account, draft);
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    giveTo(account, passwordFile);
    runInitdb(binaries, account, draft, passwordFile);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, clusterDir);
  log(`made a new PostgreSQL data folder in ${clusterDir}`);
}

function removeDrafts(clusterDir: string): void {
  const folder = dirname(clusterDir);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(clusterDir)}.new-`)) continue;
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

function runInitdb(
  binaries: PostgresBinaries,
  account: ServerAccount,
  folder: string,
  passwordFile: string,
): void {
  const descriptor = openSync(passwordFile, 'r');
  const [command, args] = commandFor(account, binaries.initdb, [
    `--pgdata=${fromInside(folder)}`,
    `--username=${NAME}`,
    // Passed as an open descriptor, because the account has no access to the file's path.
    `--pwfile=${process.platform === 'linux' ? '/proc/self/fd/0' : passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ]);
  const { status, stderr, error } = spawnSync(command, args, {
    ...account.spawnOptions,
    cwd: folder,
    env: { ...bareEnvironment(), LC_ALL: 'C', TZ: 'UTC' },
    encoding: 'utf8',
    stdio: [descriptor, 'ignore', 'pipe'],
  });
  closeSync(descriptor);
  if (status === 0) return;
  throw new StartError(
    'PostgreSQL could not make its data folder',
    (error?.message ?? stderr).trim().split('\n'),
  );
}

function assertSameVersion(clusterDir: string, binaries: PostgresBinaries): void {
  const made = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  const { stdout } = spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8' });
  const included = /(\d+)[.\w]*\s*$/.exec(stdout)?.[1];
  if (made === included) return;
  throw new StartError(
    `DATA_DIR: ${clusterDir} was made by PostgreSQL ${made}, included is ${included}: move the folder away, or set DATABASE_URL to a PostgreSQL ${made} that serves it`,
  );
}
