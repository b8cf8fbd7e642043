import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';

let dataDir: string;
let server: EmbeddedPostgres;
beforeAll(() => (dataDir = mkdtempSync(join(tmpdir(), 'embedded-postgres-'))));
afterEach(() => server.stop());
afterAll(() => rmSync(dataDir, { recursive: true }));

async function query(sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server.url });
  // Killing the server closes its connections, which is not what is tested.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.flatMap((row) => Object.values(row));
  } finally {
    await client.end();
  }
}

it('makes a durable database that only this machine reaches, with a password', async () => {
  server = await startEmbeddedPostgres({ dataDir });
  expect(await query('SELECT current_database()')).toEqual(['astaguide']);
  expect(
    await query("SELECT setting FROM pg_settings WHERE name IN ('fsync', 'listen_addresses') ORDER BY name"),
  ).toEqual(['on', '127.0.0.1']);
  const stranger = new Client({ connectionString: server.url.replace(/:[^:@]+@/, ':wrong@') });
  await expect(stranger.connect()).rejects.toThrow('password authentication failed');
  expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
  expect(existsSync(join(dataDir, 'postgres.password'))).toBe(false);
  await query('CREATE TABLE kept AS SELECT 1 AS run');
});

// If the programs are below a folder that only root can access, only uid 0 works.
const nobody = { uid: 65_534, gid: 65_534 };
const canDropRoot =
  process.platform === 'linux' &&
  process.getuid!() === 0 &&
  spawnSync(process.execPath, ['-e', ''], { ...nobody, cwd: __dirname }).status === 0;

(canDropRoot ? it : it.skip)('does not run as root, though only root may enter the data folder', async () => {
  expect(statSync(dataDir)).toMatchObject({ uid: 0, mode: 0o40700 });
  server = await startEmbeddedPostgres({ dataDir });
  const [, uid] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))!;
  expect([Number(uid), statSync(join(dataDir, 'postgres')).uid]).toEqual([expect.any(Number), Number(uid)]);
  expect(uid).not.toBe('0');
});

it('keeps data, password and port from one start to the next', async () => {
  const before = server.url;
  server = await startEmbeddedPostgres({ dataDir });
  expect(server.url).toBe(before);
  await query('INSERT INTO kept VALUES (2)');
  expect(await query('SELECT run FROM kept ORDER BY run')).toEqual([1, 2]);
});

it('tells when it is killed, and starts again with every committed row', async () => {
  const killed = new Promise<string>((resolve) => {
    void startEmbeddedPostgres({ dataDir, onExit: resolve }).then(async (started) => {
      server = started;
      await query('INSERT INTO kept VALUES (3)');
      process.kill(server.pid, 'SIGKILL');
    });
  });
  expect(await killed).toBe('signal SIGKILL');
  server = await server.startAgain();
  expect(await query('SELECT run FROM kept ORDER BY run')).toEqual([1, 2, 3]);
});

it('stops an orphan server, and is not misled by its pid in other hands', async () => {
  const log: string[] = [];
  const left = await startEmbeddedPostgres({ dataDir });
  server = await startEmbeddedPostgres({ dataDir, log: (line) => log.push(line) });
  expect(log).toEqual([`stopping the orphaned PostgreSQL server (process ${left.pid})`]);

  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n');
  process.kill(server.pid, 'SIGKILL');
  await server.stop();
  writeFileSync(pidFile, [process.pid, ...rest].join('\n'));
  server = await startEmbeddedPostgres({ dataDir });
  expect(await query('SELECT count(*)::int FROM kept')).toEqual([3]);
});

it('says so when another major version made the data folder', async () => {
  const version = join(dataDir, 'postgres', 'PG_VERSION');
  writeFileSync(version, '17\n');
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    /was made by PostgreSQL 17, included is 18: /,
  );
  writeFileSync(version, '18\n');
});
