import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
const programs = (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
  .map((version) => join(DEBIAN, version, 'bin'))
  .find((folder) => ['initdb', 'postgres', 'pg_basebackup'].every((name) => existsSync(join(folder, name))));

/** Whether this machine can run a primary and a replica. The embedded PostgreSQL lacks pg_basebackup. */
export const hasPostgresPrograms = programs !== undefined;

/** A primary and a streaming replica. */
export interface PostgresPair {
  primaryUrl: string;
  replicaUrl: string;
  /** Pauses or resumes replay on the replica. */
  setFollowing(follows: boolean): Promise<void>;
  killReplica(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgresPair(): Promise<PostgresPair> {
  const folder = mkdtempSync(join(tmpdir(), 'astaguide-pair-'));
  const account = accountOf(folder);
  const children: ChildProcess[] = [];
  const command = (program: string, args: string[]) =>
    run(join(programs!, program), args, { cwd: folder, ...account });
  const start = async (name: string, port: number) => {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const args = ['-D', join(folder, name), '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
    const child = spawn(join(programs!, 'postgres'), args, { cwd: folder, stdio: 'ignore', ...account });
    children.push(child);
    await untilAnswers(urlOf(port));
    return child;
  };
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  await command('initdb', ['-D', join(folder, 'primary'), '-U', 'test', '--auth=trust', '-E', 'UTF8']);
  await start('primary', primaryPort);
  const source = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'test'];
  await command('pg_basebackup', [...source, '-D', join(folder, 'replica'), '-R', '-c', 'fast']);
  const replica = await start('replica', replicaPort);
  return {
    primaryUrl: urlOf(primaryPort),
    replicaUrl: urlOf(replicaPort),
    setFollowing: (follows) =>
      ask(urlOf(replicaPort), `SELECT pg_wal_replay_${follows ? 'resume' : 'pause'}()`),
    killReplica: () => end(replica),
    stop: async () => {
      await Promise.all(children.map(end));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function urlOf(port: number): string {
  return `postgres://test@127.0.0.1:${port}/postgres`;
}

/** PostgreSQL refuses to run as root. */
function accountOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  ) as [number, number];
  chownSync(folder, uid, gid);
  return { uid, gid };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGQUIT');
  await ended;
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask(url, 'SELECT 1');
    } catch (error) {
      if (attempt === 300) throw error;
      await sleep(100);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
