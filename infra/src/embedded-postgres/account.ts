import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../processes/start-error';
import type { PostgresBinaries } from './binaries';

/** As whom the server runs: PostgreSQL refuses to run as root. */
export interface ServerAccount {
  /** Who has to own the server's files; undefined: whoever makes them. */
  owner: { uid: number; gid: number } | undefined;
  /** Options for child_process that change the user. */
  spawnOptions: { uid?: number; gid?: number };
  /** A command line to put before the program's. */
  prefix: readonly string[];
}

const NOBODY = 65_534;

/**
 * Chooses as whom to run the server: as ourselves unless that is root, else as the first account that can
 * run the programs and work in a folder of its own below the data folder, which only root may enter.
 *
 * @throws StartError when root can find no such account
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
 * The path by which a program that was started in a folder names that folder. The folder itself is enough on Linux:
 * the account has no way through the data folder above it.
 */
export function fromInside(folder: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** Gives everything below a folder to the account. The folder itself comes last: it tells that all is done. */
export function giveTo(account: ServerAccount, path: string): void {
  const { owner } = account;
  const stat = lstatSync(path);
  if (!owner || (stat.uid === owner.uid && stat.gid === owner.gid)) return;
  if (stat.isDirectory()) giveChildren(path, owner);
  chownSync(path, owner.uid, owner.gid);
}

/** The command line of a program run under the account. */
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
  const users = ['postgres', 'nobody'].flatMap((name) => {
    const [uid, gid] = [lookUp('-u', name), lookUp('-g', name)];
    return uid && gid ? [{ uid, gid }] : [];
  });
  const dropped = users.map((owner) => ({ owner, spawnOptions: owner, prefix: [] }));
  if (process.platform !== 'linux') return dropped;
  // Two ways to programs below a folder that only root may enter. In a user namespace root goes by another
  // number; it reads files as root does, so they stay root's.
  const namespace = {
    owner: { uid: 0, gid: 0 },
    spawnOptions: {},
    prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'],
  };
  // Containers often forbid namespaces. Another user who keeps just the right to pass by permissions; the
  // secure bit makes access(2) go by that right as well, which PostgreSQL asks about its own programs.
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

function lookUp(option: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

/** Tries it: a folder of the account's inside the data folder, and a program that has to load its libraries. */
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
