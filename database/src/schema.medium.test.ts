import { verify } from '@node-rs/argon2';
import { Client, type Pool } from 'pg';
import { annotationKinds } from '@astaguide/contracts/analytics/annotation';
import { capsuleShells } from '@astaguide/contracts/catalog/product';
import { rankChangeReasons } from '@astaguide/contracts/catalog/ranking';
import { commissionKinds } from '@astaguide/contracts/earnings/commission';
import { alertSensitivities } from '@astaguide/contracts/operations/notification-preferences';
import { keyMetrics } from '@astaguide/contracts/analytics/report/key-metric';
import { analyticsScreens } from '@astaguide/contracts/analytics/report/analytics-screen';
import { sharedRanges } from '@astaguide/contracts/share-links/share-link';
import { socialProofModes } from '@astaguide/contracts/settings/site-settings';
import { studyChangeKinds } from '@astaguide/contracts/catalog/evidence/study-change';
import { FIRST_DEMO_HISTORY } from '@astaguide/contracts/maintenance/demo-data';
import { databaseForTests, schemaDifferences } from './database.fixture';
import { eventColumns, eventLogView } from './event-store/event-columns';
import { addDemoCatalog, loadDemo } from './load-demo';
import { migrate, UnknownSchemaError } from './migrate';
import { StatementsMigration } from './migrations/statements-migration';
import { confirmPasswordShown, hashPassword, setOwner } from './owner';
import { withDataSource } from './data-source';
import { createTestDatabase, type TestDatabase } from './test-database';

let pool: Pool;
let databaseUrl: string;
databaseForTests((opened, url) => {
  pool = opened;
  databaseUrl = url;
});

test('the entities and the migrated schema agree', async () => {
  expect(await schemaDifferences(databaseUrl)).toEqual([]);
});

test('the event log has the columns that the recorder writes, and its view reads them', async () => {
  const { rows: columns } = await pool.query<{ name: string; type: string }>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = 'events'::regclass AND attnum > 0 ORDER BY attnum`,
  );
  const long = (type: string) => type.split(' ')[0]!.replace('timestamptz(3)', 'timestamp(3) with time zone');
  expect(columns).toEqual(
    Object.entries(eventColumns).map(([name, { type }]) => ({ name, type: long(type) })),
  );
  await pool.query(eventLogView().replace('CREATE VIEW event_log', 'CREATE VIEW event_log_of_the_list'));
  const { rows: views } = await pool.query<{ text: string }>(
    `SELECT pg_get_viewdef(name::regclass) AS text FROM unnest(ARRAY['event_log', 'event_log_of_the_list']) AS name`,
  );
  await pool.query('DROP VIEW event_log_of_the_list');
  expect(views[0]!.text).toBe(views[1]!.text);
});

test('detects a schema that lacks a column of the entities', async () => {
  await pool.query('ALTER TABLE images RENAME COLUMN width TO breadth');
  expect(await schemaDifferences(databaseUrl)).not.toEqual([]);
  await pool.query('ALTER TABLE images RENAME COLUMN breadth TO width');
});

test('processes that migrate at the same moment apply each migration once', async () => {
  await pool.query('CREATE DATABASE migrated_at_once');
  const url = databaseUrl.replace(/\/test_\w+$/, '/migrated_at_once');
  const applied = (await Promise.all([migrate(url), migrate(url), migrate(url)])).flatMap(
    (run) => run.applied,
  );
  expect(applied).toEqual([...new Set(applied)]);
  expect(applied.length).toBeGreaterThan(0);
  await pool.query('DROP DATABASE migrated_at_once WITH (FORCE)');
});

describe('a database of another version', () => {
  let other: TestDatabase;
  let client: Client;
  beforeEach(async () => {
    other = await createTestDatabase(process.env.TEST_DATABASE_URL!);
    client = new Client({ connectionString: other.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await other.drop();
  });

  test.each([
    [
      'with a migration that this one does not have',
      `UPDATE schema_migrations SET name = 'OfTomorrow9999' WHERE id = 2`,
      'this one has no migration OfTomorrow9999',
    ],
    [
      'whose migration had other statements under the same name',
      `UPDATE schema_migration_hashes SET hash = repeat('0', 64) WHERE name LIKE 'Earnings%'`,
      'its migration Earnings1790000000003 differs',
    ],
    [
      'from before hashes were stored',
      'DROP TABLE schema_migration_hashes',
      'its migration CatalogAndContent1790000000001 differs',
    ],
  ])(
    '%s is refused in one line that says what to do, and left as it is',
    async (_what, change, difference) => {
      // Without its last migration, which would be applied.
      await client.query(`${change}; DELETE FROM schema_migrations WHERE id = 6; DROP TABLE notifications`);
      const refused = migrate(other.url);
      await expect(refused).rejects.toThrow(UnknownSchemaError);
      await expect(refused).rejects.toThrow(
        `The database was made by another version of AstaGuide (${difference}), and nothing was changed: start that version, from whose dashboard your data can be exported, or set DATA_DIR or DATABASE_URL to a new database`,
      );
      expect((await client.query(`SELECT to_regclass('notifications') AS made`)).rows).toEqual([
        { made: null },
      ]);
    },
  );
});

test('a hash covers every statement of a migration', () => {
  const hashOf = (...statements: string[]) =>
    new (class extends StatementsMigration {
      protected readonly statements = statements;
    })().hash;
  const hashes = [hashOf('a', 'b'), hashOf('a', 'c'), hashOf('ab'), hashOf('b', 'a'), hashOf('a')];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashOf('a', 'b')).toBe(hashes[0]);
});

test('the demo catalog is loaded once, and a second time changes nothing', async () => {
  const first = await loadDemo(databaseUrl);
  expect(first.products).toBeGreaterThanOrEqual(12);
  expect(first.posts).toBe(8);
  const before = await pool.query('SELECT * FROM products ORDER BY id');
  expect(await loadDemo(databaseUrl)).toEqual({ products: 0, posts: 0 });
  expect((await pool.query('SELECT * FROM products ORDER BY id')).rows).toEqual(before.rows);
  const { rows } = await pool.query(
    `SELECT placement FROM products JOIN rank_changes ON product_id = products.id
     AND from_rank IS NULL AND to_rank = placement AND reason = 'new-product'`,
  );
  expect(rows).toHaveLength(before.rows.filter(({ placement }) => placement !== null).length);
  const drafts = await pool.query('SELECT slug FROM blog_posts WHERE NOT published');
  expect(drafts.rows).toHaveLength(1);
});

test('a history is requested together with the catalog, and never again', async () => {
  const asked = async () =>
    (await pool.query(`SELECT parameters FROM maintenance_runs WHERE kind = 'load-demo-data'`)).rows;
  await loadDemo(databaseUrl, { history: true });
  expect(await asked()).toEqual([]);
  const empty = await createTestDatabase(process.env.TEST_DATABASE_URL!);
  const other = new Client({ connectionString: empty.url });
  await other.connect();
  await loadDemo(empty.url, { history: true });
  await loadDemo(empty.url, { history: true });
  const { rows } = await other.query('SELECT kind, state, parameters FROM maintenance_runs');
  expect(rows).toEqual([
    {
      kind: 'load-demo-data',
      state: 'queued',
      parameters: expect.objectContaining({ events: FIRST_DEMO_HISTORY.events }),
    },
  ]);
  await other.end();
  await empty.drop();
});

test('a catalog that the owner has emptied stays empty at a start, and is filled again on request', async () => {
  await pool.query('UPDATE products SET deleted_at = now()');
  expect(await loadDemo(databaseUrl)).toEqual({ products: 0, posts: 0 });
  const added = await withDataSource(databaseUrl, (dataSource) =>
    dataSource.transaction(async (manager) => {
      const result = await addDemoCatalog(manager, { withDeleted: false });
      const again = await addDemoCatalog(manager, { withDeleted: false });
      return [result, again];
    }),
  );
  expect(added).toEqual([
    { products: expect.any(Number), posts: 0 },
    { products: 0, posts: 0 },
  ]);
  expect(added[0]!.products).toBeGreaterThanOrEqual(12);
  await pool.query(
    'DELETE FROM rank_changes WHERE product_id IN (SELECT id FROM products WHERE deleted_at IS NULL)',
  );
  await pool.query('DELETE FROM products WHERE deleted_at IS NULL');
  await pool.query('UPDATE products SET deleted_at = NULL');
});

test.each([
  ['a rating above 5', 'UPDATE products SET rating = 5.1 WHERE id = 1'],
  ['a rank of 21', 'UPDATE products SET placement = 21 WHERE id = 1'],
  ['a negative price', 'UPDATE products SET price = -1 WHERE id = 1'],
  ['a slug twice', 'UPDATE products SET slug = (SELECT slug FROM products WHERE id = 2) WHERE id = 1'],
  ['a published article without a date', 'UPDATE blog_posts SET published_at = NULL WHERE published'],
  ['an address in capitals', `INSERT INTO newsletter_subscribers (email) VALUES ('A@example.com')`],
  ['a second row of settings', `INSERT INTO site_settings (id, site_name) VALUES (2, 'x')`],
  [
    'a whole IP address in the log',
    `SELECT ensure_event_partition(now()); INSERT INTO events
      (occurred_at, received_at, dequeued_at, visitor, id, type_id, origin_id, user_agent_id, network)
      VALUES (now(), now(), now(), 1, gen_random_uuid(), 1, 1, 1, '203.0.113.7')`,
  ],
])('the database refuses %s', async (_what, statement) => {
  await expect(pool.query(statement)).rejects.toThrow(/violates|duplicate/);
});

test.each<[string, readonly string[]]>([
  ['annotations_kind_check', annotationKinds],
  ['commissions_kind_check', commissionKinds],
  ['notification_preferences_sensitivity_check', alertSensitivities],
  ['products_capsule_check', capsuleShells],
  ['rank_changes_reason_check', rankChangeReasons],
  ['saved_views_metric_check', keyMetrics],
  ['saved_views_screen_check', analyticsScreens],
  ['share_links_range_check', sharedRanges],
  ['site_settings_social_proof_check', socialProofModes],
  ['study_changes_kind_check', studyChangeKinds],
])('%s allows the values of the contract, and no other', async (name, values) => {
  const { rows } = await pool.query<{ definition: string }>(
    'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1',
    [name],
  );
  const allowed = [...rows[0]!.definition.matchAll(/'([^']*)'/g)].map(([, value]) => value);
  expect(allowed.toSorted()).toEqual(values.toSorted());
});

test('partitions of a month are made once, however many ask', async () => {
  const ask = async () => {
    const asking = new Client({ connectionString: databaseUrl });
    await asking.connect();
    await asking.query(`SELECT ensure_event_partition('2031-02-28T23:59:59Z')`);
    await asking.end();
  };
  await Promise.all([ask(), ask(), ask()]);
  const { rows } = await pool.query<{ bounds: string }>(
    `SELECT pg_get_expr(relpartbound, oid) AS bounds FROM pg_class WHERE relname = 'events_2031_02'`,
  );
  expect(rows).toHaveLength(1);
});

describe('the owner', () => {
  const GIVEN = 'a password that was given';
  const rowsOf = async (table: string) =>
    (await pool.query<Record<string, string>>(`SELECT * FROM ${table}`)).rows;
  const isPassword = async (password: string) =>
    verify((await rowsOf('owners'))[0]!['password_hash']!, password);
  const addSession = () => pool.query(`INSERT INTO sessions VALUES ('s', '{}', now() + interval '1 day')`);
  /** As the dashboard does. */
  const changePassword = async (password: string) =>
    pool.query('UPDATE owners SET password_hash = $1, password_unseen = false', [
      await hashPassword(password),
    ]);

  test('gets another generated password at each start until one was shown, which then stays', async () => {
    const first = await setOwner(databaseUrl);
    expect(first).toEqual({ email: 'owner@example.com', generatedPassword: expect.any(String) });
    // The first start failed before it said so.
    const second = await setOwner(databaseUrl);
    expect(await isPassword(first.generatedPassword!)).toBe(false);
    await confirmPasswordShown(databaseUrl);
    expect(await setOwner(databaseUrl)).toEqual({ email: 'owner@example.com' });
    expect(await isPassword(second.generatedPassword!)).toBe(true);
    expect((await rowsOf('owners'))[0]!['password_hash']).toMatch(/^\$argon2id\$/);
  });

  test('loses every session with a new password or address, and none with the same ones', async () => {
    await addSession();
    await setOwner(databaseUrl, { password: GIVEN });
    expect(await isPassword(GIVEN)).toBe(true);
    expect(await rowsOf('sessions')).toEqual([]);
    await addSession();
    await setOwner(databaseUrl, { email: 'Owner@example.com', password: GIVEN });
    expect(await rowsOf('sessions')).toHaveLength(1);
    expect(await setOwner(databaseUrl, { email: 'new@example.com' })).toEqual({ email: 'new@example.com' });
    expect(await rowsOf('sessions')).toEqual([]);
    expect(await rowsOf('owners')).toHaveLength(1);
  });

  test('keeps a password changed in the dashboard until a start gives another one than the last', async () => {
    await setOwner(databaseUrl, { password: GIVEN });
    await changePassword('one from the dashboard');
    await addSession();
    for (const password of [GIVEN, undefined, GIVEN]) await setOwner(databaseUrl, { password });
    expect(await isPassword('one from the dashboard')).toBe(true);
    // When the given password equals the current one, all sessions stay, and it counts as the last given one.
    await setOwner(databaseUrl, { password: 'one from the dashboard' });
    expect(await rowsOf('sessions')).toHaveLength(1);
    await changePassword('another from the dashboard');
    await setOwner(databaseUrl, { password: 'one from the dashboard' });
    expect(await isPassword('another from the dashboard')).toBe(true);
    await setOwner(databaseUrl, { password: GIVEN });
    expect(await isPassword(GIVEN)).toBe(true);
    expect(await rowsOf('sessions')).toEqual([]);
  });
});
