import { execFile, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onServer } from '../environment/database';
import { findFreePort } from '../environment/free-port';
import { inherited, ServerProcess } from '../environment/server-process';
import { waitUntil } from '../wait-until';
import type { Run } from '../environment/cleanup';

const run = promisify(execFile);
const USER = 'astaguide';
const PATIENCE = 30_000;

/** A primary and its streaming replica. */
export interface PostgresPair {
  primary: ServerProcess;
  replica: ServerProcess;
  primaryUrl: string;
  /** The connection string of a database on the replica. */
  replicaUrlOf: (database: string) => string;
}

/** @param programs folder of the server's executables */
export async function openPostgresPair({ cleanup, runFolder }: Run, programs: string): Promise<PostgresPair> {
  const folder = join(runFolder, 'postgres-pair');
  const account = chooseAccount();
  mkdirSync(folder, { mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  const env = { ...inherited(), LC_ALL: 'C' };
  const command = (program: string, args: string[]) =>
    run(join(programs, program), args, { cwd: folder, env, ...account });

  const [primaryPort, replicaPort] = [await findFreePort(), await findFreePort()];
  const open = async (name: string, port: number) => {
    const args = ['-D', join(folder, name), '-p', String(port), ...settings()];
    const server = new ServerProcess(cleanup, {
      name: `PostgreSQL ${name}`,
      open: () =>
        spawn(join(programs, 'postgres'), args, { env, stdio: 'ignore', detached: true, ...account }),
      ready: () => untilAnswers(urlOf(port)),
    });
    await server.start();
    return server;
  };
  await command('initdb', ['-D', join(folder, 'primary'), '-U', USER, '--auth=trust', '-E', 'UTF8']);
  const primary = await open('primary', primaryPort);
  const source = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', USER];
  await command('pg_basebackup', [...source, '-D', join(folder, 'replica'), '-R', '-c', 'fast']);
  const replica = await open('replica', replicaPort);
  return {
    primary,
    replica,
    primaryUrl: urlOf(primaryPort),
    replicaUrlOf: (database) => urlOf(replicaPort, database),
  };
}

function settings(): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    wal_level: 'replica',
    hot_standby: 'on',
    wal_keep_size: '512MB',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function urlOf(port: number, database = 'postgres'): string {
  return `postgres://${USER}@127.0.0.1:${port}/${database}`;
}

/** PostgreSQL refuses to run as root. */
function chooseAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  if (uid.status !== 0 || gid.status !== 0)
    throw new Error('PostgreSQL needs a user: there is none named postgres');
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function untilAnswers(url: string): Promise<void> {
  const answers = () =>
    onServer(url, 'SELECT').then(
      () => true,
      () => false,
    );
  if (!(await waitUntil(answers, PATIENCE))) throw new Error(`${url} does not answer`);
}
