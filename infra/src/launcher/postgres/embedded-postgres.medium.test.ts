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

it.each([
  `COPY (SELECT 1) TO PROGRAM 'cat'`,
  `COPY kept FROM PROGRAM 'echo 1'`,
  `COPY kept TO '/tmp/kept'`,
  `SELECT pg_read_file('PG_VERSION')`,
  `SELECT pg_ls_dir('.')`,
  'SELECT rolpassword FROM pg_authid',
  'CREATE ROLE helper SUPERUSER',
  'ALTER ROLE CURRENT_USER SUPERUSER',
  'CREATE DATABASE another',
  `ALTER SYSTEM SET log_statement = 'all'`,
  `ALTER DATABASE astaguide SET session_preload_libraries = 'x'`,
  `CREATE FUNCTION run(text) RETURNS integer LANGUAGE c AS 'libc.so.6', 'system'`,
  'SET ROLE astaguide',
])('refuses the application what only a superuser may do: %s', async (statement) => {
  server = await startEmbeddedPostgres({ dataDir });
  await expect(query(statement)).rejects.toThrow(/permission denied|must be|Only roles/);
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

it('reports that it was killed, and starts again with every committed row', async () => {
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

describe('a data folder in which the application was the superuser', () => {
  let folder: string;
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Every object of the application's schemas that its role does not own. */
  const STRANGE = `
    SELECT oid::regclass::text FROM pg_class WHERE relnamespace IN ('public'::regnamespace, 'queue'::regnamespace)
      AND pg_get_userbyid(relowner) <> 'astaguide_app'
    UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      AND pg_get_userbyid(proowner) <> 'astaguide_app'
    UNION ALL SELECT typname FROM pg_type WHERE typnamespace IN ('public'::regnamespace, 'queue'::regnamespace)
      AND pg_get_userbyid(typowner) <> 'astaguide_app'
    UNION ALL SELECT nspname FROM pg_namespace WHERE nspname = 'queue'
      AND pg_get_userbyid(nspowner) <> 'astaguide_app'`;

  it('is handed over to the application’s role with nothing lost', async () => {
    folder = mkdtempSync(join(tmpdir(), 'embedded-postgres-old-'));
    server = await startEmbeddedPostgres({ dataDir: folder });
    const old = new Client({ connectionString: server.superuserUrl });
    await old.connect();
    await old.query('ALTER DATABASE astaguide OWNER TO astaguide; DROP ROLE astaguide_app');
    await old.query(`
      CREATE SCHEMA queue; CREATE TYPE queue.state AS ENUM ('waiting'); CREATE DOMAIN percent AS integer;
      CREATE SEQUENCE queue."Numbers"; CREATE TYPE pair AS (a integer, b integer);
      CREATE TABLE "Odd name" (id serial PRIMARY KEY, number integer GENERATED ALWAYS AS IDENTITY, state queue.state);
      INSERT INTO "Odd name" (state) VALUES ('waiting'), ('waiting');
      CREATE TABLE log (day date) PARTITION BY RANGE (day);
      CREATE TABLE log_2026 PARTITION OF log FOR VALUES FROM ('2026-01-01') TO ('2027-01-01');
      CREATE VIEW odd AS SELECT * FROM "Odd name"; CREATE MATERIALIZED VIEW kept_odd AS SELECT * FROM odd;
      CREATE FUNCTION counted(query text DEFAULT '') RETURNS bigint LANGUAGE sql AS 'SELECT count(*) FROM log';
      CREATE PROCEDURE nothing() LANGUAGE sql AS ''`);
    await old.end();
    await server.stop();

    const log: string[] = [];
    server = await startEmbeddedPostgres({ dataDir: folder, log: (line) => log.push(line) });
    expect(log).toEqual(['gave the database to a role that is no superuser']);
    expect(await query('SELECT current_user, rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([
      'astaguide_app',
      false,
    ]);
    expect(await query(STRANGE)).toEqual([]);
    expect(await query('SELECT id FROM "Odd name" ORDER BY id')).toEqual([1, 2]);
    for (const statement of [
      `INSERT INTO "Odd name" (state) VALUES ('waiting')`,
      `ALTER TABLE "Odd name" ADD note text`,
      `INSERT INTO log VALUES ('2026-05-04')`,
      'DROP TABLE log_2026',
      'CREATE SCHEMA more',
      'DROP SCHEMA queue CASCADE',
    ])
      await query(statement);
    expect(await query('SELECT max(id) FROM "Odd name"')).toEqual([3]);

    await server.stop();
    log.length = 0;
    server = await startEmbeddedPostgres({ dataDir: folder, log: (line) => log.push(line) });
    expect(log).toEqual([]);
  });
});
