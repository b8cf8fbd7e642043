/* eslint-disable @typescript-eslint/require-await -- the substitute of a verification answers at once */
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { MaintenanceRun } from '@astaguide/database/entities/maintenance/maintenance-run.entity';
import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import { ownerDatabaseForTests } from '../lib/owner-database.fixture';
import { ProjectionsRepository } from '../analytics/projections/projections.repository';
import { createEventRecorder } from '../analytics/events/event-recorder.fixture';
import { trackedEvent } from '../analytics/events/tracked-event.fixture';
import { DayDroppedError } from '../analytics/rollups/rollups.repository';
import { rollupsOf } from '../analytics/rollups/rollups.fixture';
import { CompactionRepository } from './compaction.repository';
import type { DayChecks } from './day-checks';
import { compact } from './handlers/compact.handler';
import { ReferenceSweepRepository } from './reference-sweep.repository';
import { RunProgress } from './run-progress';
import { MaintenanceRunsRepository } from './runs.repository';

let pool: Pool;
let runs: MaintenanceRunsRepository;

const old = ['2020-01-10T00:00:00Z', '2020-01-20T00:00:00Z', '2020-02-10T00:00:00Z'];
const run = async (verify: (day: string) => Promise<number>) => {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO maintenance_runs (kind, parameters) VALUES ('compact', '{}') RETURNING id`,
  );
  const id = rows[0]!.id;
  const progress = new RunProgress((await runs.claim(id))!, {
    report: (progress) => runs.report(id, progress),
    isStopping: () => false,
    now: () => Date.now(),
  });
  const checks = { verify } as unknown as DayChecks;
  return compact({}, progress, checks, new CompactionRepository(pool), new ReferenceSweepRepository(pool), {
    rawRetentionMonths: 25,
  });
};
const partitions = async () => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits
     WHERE inhparent = 'events'::regclass ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
};
const INSERT = `
  INSERT INTO events (occurred_at, received_at, dequeued_at, id, type_id, origin_id, visitor, user_agent_id)
  VALUES ($1, now(), now(), gen_random_uuid(), 1, 1, 1, 1)`;
const WAITING = `SELECT FROM pg_locks WHERE relation = 'events'::regclass AND NOT granted`;

const insert = async (moment: string) => {
  await pool.query('SELECT ensure_event_partition($1)', [moment]);
  await pool.query(INSERT, [moment]);
};

ownerDatabaseForTests(async (opened, dataSource) => {
  pool = opened;
  runs = new MaintenanceRunsRepository(dataSource.getRepository(MaintenanceRun));
  for (const moment of [...old, new Date().toISOString()]) await insert(moment);
});

test('keeps a month with a day that differs, and says so', async () => {
  const before = await partitions();
  const result = await run(async (day) => (day === '2020-01-31' || day === '2020-02-29' ? 1 : 0));
  expect(result.metrics).toEqual({ leftMonths: 2 });
  expect(result.notes[1]).toBe(
    '2020-02 kept: 1 row of 2020-02-29 doesn’t match the raw events. Rebuild that day first.',
  );
  expect(await partitions()).toEqual(before);
});

test('leaves a month that got events while it was verified, and drops the proven one', async () => {
  const result = await run(async (day) => {
    if (day === '2020-02-01') await insert('2020-02-11T00:00:00Z');
    return 0;
  });
  expect(result.metrics).toEqual({ leftMonths: 1, droppedMonths: 1, events: 2 });
  expect(await partitions()).not.toContain('events_2020_01');
  expect(await partitions()).toContain('events_2020_02');
  const { rows } = await pool.query(
    `SELECT sum(dropped_events) AS events FROM log_days WHERE day < '2020-02-01' AND dropped_at IS NOT NULL`,
  );
  expect(rows).toEqual([{ events: '2' }]);
});

test('verifies every day of a month it drops, and touches nothing younger', async () => {
  const days: string[] = [];
  const result = await run(async (day) => (days.push(day), 0));
  expect([days.length, days[0], days.at(-1)]).toEqual([29, '2020-02-01', '2020-02-29']);
  expect(result.summary).toMatch(/^Deleted 1 month from before \d{4}-\d{2}$/);
  expect(await partitions()).toHaveLength(1);
  expect((await run(async () => 0)).summary).toMatch(/^No raw events from before/);
});

test('keeps a month while one of its days is not computed, and drops it afterwards', async () => {
  const days = new ProjectionsRepository(pool);
  const recorder = createEventRecorder(pool);
  const record = (occurredAt: string, details: Partial<TrackedEvent> = {}) =>
    recorder.record([trackedEvent({ occurredAt, ...details })], 'job');
  await record('2020-03-05T08:00:00.000Z');
  await record('2020-04-06T08:00:00.000Z', { userAgent: 'curl/8' });
  for (const day of await days.listStale()) await days.compute(day);
  await record('2020-03-05T09:00:00.000Z');
  await rollupsOf(pool).rebuildDay('2020-04-06');
  const first = await run(async () => 0);
  expect(first.metrics).toEqual({ leftMonths: 2 });
  expect(first.notes).toContain('2020-03 kept: metrics of one of its days are not computed yet.');

  await days.compute('2020-03-05');
  expect((await run(async () => 0)).metrics).toEqual({ leftMonths: 1, droppedMonths: 1, events: 2 });
  await days.compute('2020-04-06');
  expect((await run(async () => 0)).metrics).toEqual({ droppedMonths: 1, events: 1 });
  const { rows } = await pool.query(
    `SELECT day::text, dropped_events AS dropped, projected_at >= changed_at AS is_whole FROM log_days
     WHERE day < '2020-05-01' AND changed_at IS NOT NULL ORDER BY log_days.day`,
  );
  expect(rows).toEqual([
    { day: '2020-03-05', dropped: '2', is_whole: true },
    { day: '2020-04-06', dropped: '1', is_whole: true },
  ]);
});

test('verifies the other days of a month whose first day was dropped with the month before', async () => {
  await insert('2020-05-20T00:00:00Z');
  const result = await run(async (day) => {
    if (day === '2020-05-01') throw new DayDroppedError(day);
    return day === '2020-05-20' ? 1 : 0;
  });
  expect(result.notes).toEqual([
    '2020-05 kept: 1 row of 2020-05-20 doesn’t match the raw events. Rebuild that day first.',
  ]);
  expect((await run(async () => 0)).metrics).toEqual({ droppedMonths: 1, events: 1 });
});

test('drops what came late for a month that is dropped already: it was counted, and cannot be proven', async () => {
  await insert('2020-02-12T00:00:00Z');
  const result = await run((day) => Promise.reject(new DayDroppedError(day)));
  expect(result.metrics).toEqual({ droppedMonths: 1, events: 1 });
  expect(await partitions()).toHaveLength(1);
});

test('leaves a month while an event that is late for it is being recorded', async () => {
  const [late, today] = ['2020-06-10T00:00:00Z', new Date().toISOString()];
  await insert(late);
  const recorder = await pool.connect();
  try {
    await recorder.query('BEGIN');
    // PostgreSQL ends the side that has waited longest for the deadlock; on a slow machine that may be either, and a recorder tries again.
    await recorder.query(`SET LOCAL deadlock_timeout = '1min'`);
    await recorder.query(INSERT, [today]);
    const result = run(async () => 0);
    // It has the month, and waits for the log, which the recorder has: now each waits for the other.
    while ((await pool.query(WAITING)).rowCount === 0) await setTimeout(20);
    await recorder.query(INSERT, [late]);
    await recorder.query('COMMIT');
    expect((await result).notes).toEqual(['2020-06 kept: the log was busy.']);
  } finally {
    recorder.release();
  }
  expect((await run(async () => 0)).metrics).toEqual({ droppedMonths: 1, events: 2 });
});
