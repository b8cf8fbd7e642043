import type { Pool } from 'pg';
import { ownerDatabaseForTests } from '../lib/owner-database.fixture';
import { RetentionRepository } from './retention.repository';

const now = new Date('2026-06-30T12:00:00Z');
let pool: Pool;
let retention: RetentionRepository;

ownerDatabaseForTests((opened, dataSource) => {
  pool = opened;
  retention = new RetentionRepository(pool, dataSource);
});

test('deletes questions to the assistant after 90 days, and not before', async () => {
  await pool.query(
    `INSERT INTO chat_questions (question, group_key, answered, asked_at)
     VALUES ('old', 'old', true, '2026-04-01T12:00:00Z'), ('young', 'young', true, '2026-04-01T12:00:01Z')`,
  );
  await retention.prune(now);
  expect((await pool.query('SELECT question FROM chat_questions')).rows).toEqual([{ question: 'young' }]);
});

test('deletes searches without a result after 90 days', async () => {
  await pool.query(
    `INSERT INTO search_misses VALUES ('2026-03-31', 'old', 'old', 1, now()), ('2026-04-01', 'young', 'young', 1, now())`,
  );
  await retention.prune(now);
  expect((await pool.query('SELECT query FROM search_misses')).rows).toEqual([{ query: 'young' }]);
});

test('deletes the use of the language model after 90 days', async () => {
  await pool.query(`INSERT INTO chat_model_usage VALUES ('2026-03-31', 1, 1, 1), ('2026-04-01', 1, 1, 1)`);
  await retention.prune(now);
  expect((await pool.query('SELECT day::text FROM chat_model_usage')).rows).toEqual([{ day: '2026-04-01' }]);
});

test('a day’s salt is destroyed at its time, and not before', async () => {
  await pool.query(
    `INSERT INTO visitor_salts (day, salt, destroy_at) VALUES ('2026-06-28', 'a', '2026-06-30T00:00:00Z'),
       ('2026-06-29', 'b', '2026-07-01T00:00:00Z')`,
  );
  await retention.prune(new Date('2026-06-30T00:00:00Z'));
  const { rows } = await pool.query('SELECT day::text FROM visitor_salts ORDER BY day');
  expect(rows).toEqual([{ day: '2026-06-29' }]);
});

test('deletes expired sessions only', async () => {
  await pool.query(
    `INSERT INTO sessions (sid, sess, expire)
     VALUES ('old', '{}', '2026-06-30T11:59:59Z'::timestamptz), ('young', '{}', '2026-06-30T12:00:01Z'::timestamptz)`,
  );
  await retention.prune(now);
  expect((await pool.query('SELECT sid FROM sessions')).rows).toEqual([{ sid: 'young' }]);
});

test('deletes an event’s id after 48 hours, and not before', async () => {
  const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  await pool.query(
    `INSERT INTO event_ids (id, recorded_at) VALUES ($1, '2026-06-28T11:59:59Z'), ($2, '2026-06-28T12:00:01Z')`,
    ids,
  );
  await retention.prune(now);
  expect((await pool.query('SELECT id FROM event_ids')).rows).toEqual([{ id: ids[1] }]);
});

test('deletes a retailer’s report after an hour unless it was imported', async () => {
  await pool.query(
    `INSERT INTO conversion_imports (file_name, file, retailer, uploaded_at, confirmed_at) VALUES
       ('old', 'a', NULL, '2026-06-30T11:00:00Z', NULL), ('young', 'a', NULL, '2026-06-30T11:00:01Z', NULL),
       ('imported', NULL, 'Shop', '2026-06-01T00:00:00Z', '2026-06-01T00:00:01Z')`,
  );
  await retention.prune(now);
  const { rows } = await pool.query('SELECT file_name FROM conversion_imports ORDER BY file_name DESC');
  expect(rows).toEqual([{ file_name: 'young' }, { file_name: 'imported' }]);
});

test('deletes an article after 30 days in the bin, with its versions, and not before', async () => {
  await pool.query(
    `INSERT INTO blog_posts (title, slug, deleted_at) VALUES
       ('Old', 'old', '2026-05-31T12:00:00Z'), ('Young', 'young', '2026-05-31T12:00:01Z'), ('Kept', 'kept', NULL)`,
  );
  await retention.prune(now);
  const { rows } = await pool.query(
    'SELECT post.title, count(*)::integer AS versions FROM blog_posts post JOIN blog_post_versions ON post_id = id GROUP BY id ORDER BY id',
  );
  expect(rows).toEqual([
    { title: 'Young', versions: 1 },
    { title: 'Kept', versions: 1 },
  ]);
  expect((await pool.query(`SELECT FROM blog_post_versions WHERE title = 'Old'`)).rowCount).toBe(0);
});

test('keeps the last 100 sign-ins of 90 days, whatever the number of failed attempts', async () => {
  await pool.query(
    `INSERT INTO sign_ins (outcome, at, day, browser, network)
     SELECT outcome, moment, moment::date, 'Firefox', n::text FROM (VALUES
         ('signed-in', '2026-04-01T12:00:00Z'::timestamptz, 1), ('signed-in', '2026-04-01T12:00:01Z', 99),
         ('signed-in', '2026-04-01T12:00:02Z', 1), ('refused', '2026-06-30T11:00:00Z', 5000))
       AS given (outcome, moment, count), generate_series(1, count) AS n`,
  );
  await retention.prune(now);
  const { rows } = await pool.query(
    'SELECT outcome, min(at) AS oldest, count(*)::integer FROM sign_ins GROUP BY outcome ORDER BY outcome',
  );
  expect(rows).toEqual([
    { outcome: 'refused', oldest: new Date('2026-06-30T11:00:00Z'), count: 100 },
    { outcome: 'signed-in', oldest: new Date('2026-04-01T12:00:01Z'), count: 100 },
  ]);
});
