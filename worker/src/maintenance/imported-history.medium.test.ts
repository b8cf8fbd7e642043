import type { ImportedMetric } from '@astaguide/contracts/analytics/history-import';
import { HistoryImport } from '@astaguide/database/entities/analytics/history-import.entity';
import type { Pool } from 'pg';
import { ownerDatabaseForTests } from '../lib/owner-database.fixture';
import { importHistory } from './handlers/import-history.handler';
import { ImportedHistoryRepository } from './imported-history.repository';
import { ReferenceSweepRepository } from './reference-sweep.repository';
import { RunProgress, type JobProgress } from './run-progress';

let pool: Pool;
let history: ImportedHistoryRepository;
ownerDatabaseForTests((opened, dataSource) => {
  pool = opened;
  history = new ImportedHistoryRepository(dataSource.getRepository(HistoryImport));
});

const NOTHING = { views: 0, visitors: 0, events: 0, sessions: 0, bounces: 0, milliseconds: 0 };
const metric = (day: string, dimension: ImportedMetric['dimension'], key: string): ImportedMetric => ({
  ...NOTHING,
  day,
  dimension,
  key,
  views: 3,
  visitors: 2,
  events: 3,
});
const days = ['2024-01-31', '2024-02-01'];
const metrics = days.flatMap((day) => [
  metric(day, 'total', ''),
  metric(day, 'page', '/only-imported'),
  metric(day, 'campaign', 'Spring'),
  metric(day, 'campaign', 'SPRING'),
]);

async function confirmed(): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO history_imports (file_name, source, days, totals, dimensions, not_imported, metrics, confirmed_at)
     VALUES ('a.zip', 'plausible', $1, '{}', '[]', '[]', $2, now()) RETURNING id`,
    [days, JSON.stringify(metrics)],
  );
  return rows[0]!.id;
}

const progressFrom = (progress: JobProgress = { done: 0, total: 0, result: null }) =>
  new RunProgress(progress, {
    report: () => Promise.resolve(true),
    isStopping: () => false,
    now: () => 0,
  });
const stored = async () =>
  (
    await pool.query<{ day: string; dimension: number; value: string | null; views: number }>(
      `SELECT day::text, dimension, texts.value, page_views::integer AS views
       FROM imported_metrics LEFT JOIN texts ON texts.id = key_id ORDER BY day, dimension, value`,
    )
  ).rows;

afterEach(() => pool.query('TRUNCATE history_imports CASCADE'));

test('stores each month once, also if a step is repeated, with campaigns in any case as one', async () => {
  const id = await confirmed();
  // Another worker stored the first month, and ended before it said so.
  await history.store(id, '2024-01');
  const result = await importHistory({ import: id }, progressFrom(), history);
  expect(result).toMatchObject({ summary: 'Imported 2 days', metrics: { days: 2, takenDays: 0 } });
  expect(await stored()).toEqual(
    days.flatMap((day) => [
      { day, dimension: 0, value: null, views: 3 },
      { day, dimension: 3, value: '/only-imported', views: 3 },
      { day, dimension: 7, value: expect.stringMatching(/^spring$/i), views: 6 },
    ]),
  );
  const { rows } = await pool.query('SELECT metrics FROM history_imports');
  expect(rows).toEqual([{ metrics: null }]);
});

test('a sweep keeps the texts of imports, and removes them after the import', async () => {
  const id = await confirmed();
  await importHistory({ import: id }, progressFrom(), history);
  const texts = async () =>
    (await pool.query(`SELECT value FROM texts WHERE value = '/only-imported'`)).rows.length;
  const sweep = () => new ReferenceSweepRepository(pool).sweep();
  await sweep();
  expect([await texts(), (await stored())[1]!.value]).toEqual([1, '/only-imported']);
  await pool.query('DELETE FROM history_imports');
  await sweep();
  expect([await texts(), await stored()]).toEqual([0, []]);
});

test('an import that was removed meanwhile leaves nothing', async () => {
  const id = await confirmed();
  const removed = Object.assign(Object.create(history) as ImportedHistoryRepository, {
    findMonths: async (of: number) => {
      const months = await history.findMonths(of);
      await pool.query('DELETE FROM history_imports');
      return months;
    },
  });
  const result = await importHistory({ import: id }, progressFrom(), removed);
  expect(result.metrics).toMatchObject({ days: 0 });
  expect(await stored()).toEqual([]);
});
