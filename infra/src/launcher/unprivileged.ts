import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bareEnvironment } from './config';
import { usersNamed, type User } from './postgres/postgres-installation';

interface DropOptions {
  development: boolean;
  /** The repository's root. */
  root: string;
  dataDir: string;
  port: number;
  host: string;
}

/** Files that stand for what the processes read: each workspace that they load, and a package. */
const READ = [
  'backend/dist/main.js',
  'worker/dist/main.js',
  'frontend/dist/server/entry-server.js',
  'node_modules/@nestjs/core/package.json',
];

/** Says on standard output what the user who runs it cannot do; arguments: folder to write, host, port, files to read. */
const PROBE = `
  const { accessSync, constants } = require('node:fs');
  const [folder, host, port, ...files] = process.argv.slice(1);
  const fail = (what) => { console.log(what); process.exit(1); };
  const access = (path, mode) => { try { accessSync(path, mode); } catch { fail('cannot reach ' + path); } };
  for (const file of files) access(file, constants.R_OK);
  access(folder, constants.R_OK | constants.W_OK);
  require('node:net').createServer()
    .on('error', ({ code }) => fail('cannot listen on port ' + port + ' (' + code + ')'))
    .listen({ host, port: Number(port) }, () => process.exit(0));`;

/**
 * For root, chooses another user for backend and worker, and gives it the uploaded pictures. Everything else in the data
 * folder stays root's: its other files are closed, and the user may only pass through.
 *
 * @returns the user, or why there is none; neither for a start that is not root's
 */
export function dropRoot({ development, root, dataDir, port, host }: DropOptions): {
  user?: User;
  problem?: string;
} {
  if (process.getuid?.() !== 0) return {};
  if (development) return { problem: 'the development server writes into the checkout' };
  const [user] = usersNamed('astaguide', 'nobody');
  if (!user) return { problem: 'there is no user "astaguide" or "nobody"' };
  const uploads = join(dataDir, 'uploads');
  mkdirSync(uploads, { recursive: true, mode: 0o700 });
  giveAll(uploads, user);
  const { mode, uid, gid } = lstatSync(dataDir);
  // A folder that is open to everybody, such as /tmp, stays as it is.
  const isOpen = (mode & 0o001) !== 0;
  if (!isOpen) {
    chownSync(dataDir, uid, user.gid);
    chmodSync(dataDir, 0o710);
  }
  const problem = tryAs(user, [uploads, host, String(port), ...READ.map((file) => join(root, file))]);
  if (problem === undefined) return { user };
  if (!isOpen) {
    chownSync(dataDir, uid, gid);
    chmodSync(dataDir, mode & 0o777);
  }
  return { problem: `the user "${user.name}" ${problem}` };
}

/** Each file by itself: those of a restored backup, or of a start that stayed root, are root's. */
function giveAll(folder: string, { uid, gid }: User): void {
  for (const name of readdirSync(folder)) chownUnlessLink(join(folder, name), uid, gid);
  chownSync(folder, uid, gid);
}

function chownUnlessLink(path: string, uid: number, gid: number): void {
  const stat = lstatSync(path);
  // A link could lead to a file of the system.
  if (stat.isFile() && stat.nlink === 1 && stat.uid !== uid) chownSync(path, uid, gid);
}

function tryAs({ uid, gid }: User, parameters: string[]): string | undefined {
  const { status, stdout, error } = spawnSync(process.execPath, ['-e', PROBE, '--', ...parameters], {
    uid,
    gid,
    env: bareEnvironment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (status === 0) return undefined;
  return stdout?.trim() || `cannot run ${process.execPath}${error ? ` (${error.message})` : ''}`;
}
