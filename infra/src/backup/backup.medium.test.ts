import { loadDemo } from '@astaguide/database/load-demo';
import { schemaDifferences } from '@astaguide/database/database.fixture';
import { createTestDatabase, type TestDatabase } from '@astaguide/database/test-database';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { storeBackupFailure } from '../launcher/backup-failure';
import { backUp } from './back-up';
import { restore } from './restore';

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
let file: string;
let sourceDir: string;
let targetDir: string;

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const TABLES = [
  'products',
  'blog_posts',
  'newsletter_subscribers',
  'events',
  'texts',
  'event_log',
  'failed_events',
  'chat_model_usage',
];
/** Every row of some tables, as text. */
async function contents(url: string): Promise<string[]> {
  const all: string[] = [];
  for (const table of TABLES) {
    const rows = await query<{ row: string }>(url, `SELECT t::text AS row FROM ${table} t ORDER BY 1`);
    all.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return all;
}

const put = (options: { force?: boolean; from?: string } = {}) =>
  restore({
    databaseUrl: target.url,
    dataDir: targetDir,
    file: options.from ?? file,
    force: options.force ?? false,
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'astaguide-backup-'));
  file = join(folder, 'backup.tar.gz');
  sourceDir = join(folder, 'source');
  mkdirSync(join(sourceDir, 'uploads'), { recursive: true });
  writeFileSync(join(sourceDir, 'uploads', 'picture.webp'), Buffer.from([0, 10, 92, 255]));
  writeFileSync(join(sourceDir, 'uploads', '.half-written.tmp'), 'half');
  source = await createTestDatabase(process.env.TEST_DATABASE_URL!);
  await loadDemo(source.url);
  await query(
    source.url,
    `INSERT INTO newsletter_subscribers (email) SELECT 'reader' || n || '@example.com' FROM generate_series(1, 5) n;
     DELETE FROM newsletter_subscribers WHERE email = 'reader5@example.com';
     UPDATE products SET name = E'a\\\\b\\tc\\nd \\\\N' WHERE id = 1;
     SELECT ensure_event_partition('2025-02-03'), ensure_event_partition('2026-11-21');
     INSERT INTO texts (value) VALUES ('direct');
     INSERT INTO origins
       (source_id, channel_id, referrer_id, utm_source_id, utm_medium_id, utm_campaign_id, utm_content_id, utm_term_id)
       VALUES (3, 3, 0, 0, 0, 0, 0, 0);
     INSERT INTO events
       (occurred_at, received_at, dequeued_at, id, type_id, extra, price, network, origin_id, visitor, user_agent_id, bot_reasons)
       SELECT CASE WHEN n % 2 = 0 THEN timestamptz '2025-02-03Z' ELSE '2026-11-21T12:00Z' END, now(), now(), gen_random_uuid(),
         1, jsonb_build_object('note', E'line\\nbreak\\\\.' || repeat('x', 1000)), 19.90, '2001:db8:7::/48', 1, n, 1, ARRAY['a,b', NULL, '']
       FROM generate_series(1, 5000) n;
     INSERT INTO sessions (sid, sess, expire) VALUES ('a', '{}', now() + interval '1 day');
     INSERT INTO visitor_salts (day, salt, destroy_at) VALUES ('2026-11-21', 'a salt', now())`,
  );
  await backUp({ databaseUrl: source.url, dataDir: sourceDir, file, version: '0.1.0' });
}, 60_000);

beforeEach(async () => {
  target = await createTestDatabase(process.env.TEST_DATABASE_URL!);
  targetDir = mkdtempSync(join(folder, 'target-'));
}, 30_000);

afterEach(() => target.drop());

afterAll(async () => {
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('comes back as it was: every row, every picture, and the numbers that are given out next', async () => {
  const manifest = await put();
  expect(manifest.tables.find(({ name }) => name === 'events')).toMatchObject({ rows: 5000 });
  expect(await contents(target.url)).toEqual(await contents(source.url));
  expect(readdirSync(join(targetDir, 'uploads'))).toEqual(['picture.webp']);
  expect(readFileSync(join(targetDir, 'uploads', 'picture.webp'))).toEqual(Buffer.from([0, 10, 92, 255]));
  // Five subscribers existed, so the next id is 6, although the fifth was deleted.
  const sql = `INSERT INTO newsletter_subscribers (email) VALUES ('next@example.com') RETURNING id::integer`;
  expect(await query(target.url, sql)).toEqual([{ id: 6 }]);
  expect(await schemaDifferences(target.url)).toEqual([]);
}, 30_000);

it('holds issues of the newsletter that were being sent or were to be sent', async () => {
  await query(
    source.url,
    `INSERT INTO newsletter_issues (subject, state, send_at, started_at, sent_text, sent_html) VALUES
       ('Begun', 'sending', NULL, now(), 'Text', '<p>Text</p>'), ('Planned', 'scheduled', now(), NULL, NULL, NULL)`,
  );
  const later = join(folder, 'issues.tar.gz');
  await backUp({ databaseUrl: source.url, dataDir: sourceDir, file: later, version: '0.1.0' });
  await query(source.url, 'DELETE FROM newsletter_issues');
  await restore({ databaseUrl: target.url, dataDir: targetDir, file: later, force: false });
  expect(
    await query(target.url, 'SELECT subject, state, send_at FROM newsletter_issues ORDER BY subject'),
  ).toEqual([
    { subject: 'Begun', state: 'paused', send_at: null },
    { subject: 'Planned', state: 'draft', send_at: null },
  ]);
}, 30_000);

it('keeps no session and no salt', async () => {
  await put();
  expect(await query(target.url, 'SELECT FROM sessions UNION ALL SELECT FROM visitor_salts')).toEqual([]);
  expect(gunzipSync(readFileSync(file)).includes('tables/visitor_salts')).toBe(false);
}, 30_000);

it('is an archive that tar reads', () => {
  const { status, stdout } = spawnSync('tar', ['-tzf', file], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout.split('\n')).toEqual(expect.arrayContaining(['uploads/picture.webp', 'manifest.json']));
});

it('replaces data only with --force', async () => {
  await loadDemo(target.url);
  await query(target.url, `UPDATE products SET name = 'Mine' WHERE id = 1`);
  await expect(put()).rejects.toThrow(/^There is data already \(.*products.*\): --force replaces all of it$/);
  expect(await query(target.url, 'SELECT name FROM products WHERE id = 1')).toEqual([{ name: 'Mine' }]);
  await put({ force: true });
  expect(await contents(target.url)).toEqual(await contents(source.url));
}, 30_000);

it('does not touch a database that the site runs on', async () => {
  const site = new Client({ connectionString: target.url, application_name: 'astaguide worker' });
  await site.connect();
  await expect(put({ force: true })).rejects.toThrow('stop backend and worker first');
  await site.end();
}, 30_000);

it.each([
  ['broke off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 2000), /breaks off|unexpected end/],
  ['has no manifest', (bytes: Buffer) => gzipSync(withoutManifest(gunzipSync(bytes))), /no manifest\.json/],
  [
    'was changed',
    (bytes: Buffer) => gzipSync(changed(gunzipSync(bytes))),
    /newsletter_subscribers\/\S+ is not what was written/,
  ],
  ['is something else', () => Buffer.from('hello'), /cannot be read as a backup/],
])(
  'refuses an archive that %s, and leaves everything as it is',
  async (_what, spoil, reason) => {
    const from = join(folder, 'spoiled.tar.gz');
    writeFileSync(from, spoil(readFileSync(file)));
    await loadDemo(target.url);
    await expect(put({ from, force: true })).rejects.toThrow(reason);
    expect(await query(target.url, 'SELECT count(*)::integer AS count FROM products')).toEqual([
      { count: 14 },
    ]);
    expect(existsSync(join(targetDir, 'uploads'))).toBe(false);
  },
  30_000,
);

it.each([
  [
    'with one migration more',
    `INSERT INTO schema_migrations (timestamp, name) VALUES (9999, 'OfTomorrow9999')`,
    `DELETE FROM schema_migrations WHERE name = 'OfTomorrow9999'`,
  ],
  [
    'whose migration had other statements',
    `UPDATE schema_migration_hashes SET hash = 'x' || hash WHERE name LIKE 'Earnings%'`,
    `UPDATE schema_migration_hashes SET hash = substr(hash, 2) WHERE name LIKE 'Earnings%'`,
  ],
])(
  'refuses a backup of a schema %s, and changes nothing',
  async (_what, change, undo) => {
    await query(source.url, change);
    const other = join(targetDir, 'other.tar.gz');
    await backUp({ databaseUrl: source.url, dataDir: sourceDir, file: other, version: '9.0.0' });
    await query(source.url, undo);
    await expect(put({ from: other })).rejects.toThrow('of version 9.0.0, which has other tables');
    expect(await query(target.url, 'SELECT id FROM site_settings')).toEqual([{ id: 1 }]);
  },
  30_000,
);

it('leaves nothing under its name when it could not be finished', async () => {
  const unfinished = join(folder, 'no', 'such', 'folder.tar.gz');
  const options = { databaseUrl: source.url, dataDir: sourceDir, version: '0.1.0' };
  await expect(backUp({ ...options, file: unfinished })).rejects.toThrow(/ENOENT/);
  mkdirSync(join(sourceDir, 'uploads', `${'n'.repeat(120)}.webp`));
  const failing = join(folder, 'failing.tar.gz');
  await expect(backUp({ ...options, file: failing })).rejects.toThrow();
  rmSync(join(sourceDir, 'uploads', `${'n'.repeat(120)}.webp`), { recursive: true });
  expect(readdirSync(folder).filter((name) => name.startsWith('failing'))).toEqual([]);
}, 30_000);

it('stores why the last one failed, until one completes', async () => {
  const options = { databaseUrl: source.url, dataDir: sourceDir, version: '0.1.0' };
  const lastRun = () =>
    query<{ failure: string | null; failures: number }>(
      source.url,
      `SELECT failure, (SELECT count(*) FROM backup_runs WHERE failure IS NOT NULL)::integer AS failures
       FROM backup_runs ORDER BY finished_at DESC LIMIT 1`,
    );
  const begunAt = new Date();
  for (let time = 0; time < 2; time++)
    await expect(backUp({ ...options, file: join(folder, 'gone', 'backup.tar.gz') })).rejects.toThrow(
      /ENOENT/,
    );
  expect(await lastRun()).toEqual([
    { failure: expect.stringMatching(/^ENOENT.+backup\.tar\.gz/), failures: 1 },
  ]);
  // The launcher adds only what the backup could not store itself.
  await storeBackupFailure(source.url, begunAt, 'Exit code 1');
  expect(await lastRun()).toMatchObject([{ failure: expect.stringContaining('ENOENT') }]);
  await storeBackupFailure(source.url, new Date(), `killed by SIGKILL.\n${'x'.repeat(500)}`);
  expect(await lastRun()).toEqual([{ failure: 'killed by SIGKILL', failures: 1 }]);
  await backUp({ ...options, file: join(folder, 'later.tar.gz') });
  expect(await lastRun()).toMatchObject([{ failure: null }]);
}, 30_000);

it('leaves nothing when the database goes away meanwhile', async () => {
  const blocker = new Client({ connectionString: source.url });
  await blocker.connect();
  await blocker.query('BEGIN; LOCK TABLE products');
  const options = { databaseUrl: source.url, dataDir: sourceDir, version: '0.1.0' };
  const cutOff = expect(backUp({ ...options, file: join(folder, 'cut-off.tar.gz') })).rejects.toThrow();
  const waiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'astaguide backup' AND wait_event_type = 'Lock'`;
  while ((await query(source.url, waiting)).length === 0) await pause(20);
  await cutOff;
  await blocker.end();
  expect(readdirSync(folder).filter((name) => name.startsWith('cut-off'))).toEqual([]);
}, 30_000);

function withoutManifest(tar: Buffer): Buffer {
  return Buffer.concat([tar.subarray(0, tar.indexOf('manifest.json\0')), Buffer.alloc(1024)]);
}

function changed(tar: Buffer): Buffer {
  tar.write('thief', tar.indexOf('reader1@example.com'));
  return tar;
}
