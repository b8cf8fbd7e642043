/* eslint-disable @typescript-eslint/require-await -- the substitute of a verification answers at once */
import { MaintenanceRun } from '@astaguide/database/entities/maintenance/maintenance-run.entity';
import { addJob, openQueue } from '@astaguide/queues/backend';
import {
  MAINTAIN,
  maintenanceQueue,
  runJobId,
  type MaintenanceJob,
} from '@astaguide/queues/maintenance-queue';
import type { Queue } from 'bullmq';
import { DatabaseError, type Pool } from 'pg';
import type { PinoLogger } from 'nestjs-pino';
import { QueryFailedError } from 'typeorm';
import { ownerDatabaseForTests } from '../lib/owner-database.fixture';
import { WorkerMetrics } from '../lib/metrics/worker-metrics';
import { CompactionRepository } from './compaction.repository';
import type { DayChecks } from './day-checks';
import type { DefinedRun } from './define-run';
import { verifyRun } from './handlers/verify.handler';
import { scheduledJobs } from '../periodic-jobs';
import { RunSchedules } from './run-schedules';
import { MaintenanceJobs, maintenanceProcessor } from './maintenance-jobs';
import { MaintenanceRunsRepository } from './runs.repository';
import { DayVerificationsRepository } from './day-verifications.repository';

const warnings: string[] = [];
const logger = {
  warn: ({ err }: { err?: Error }, text: string) => warnings.push(`${text}: ${err?.message}`),
} as unknown as PinoLogger;
let databaseUrl: string;
let pool: Pool;
let runs: MaintenanceRunsRepository;
let queue: Queue<MaintenanceJob>;

afterAll(() => queue.close());

ownerDatabaseForTests((opened, dataSource, url) => {
  pool = opened;
  databaseUrl = url;
  runs = new MaintenanceRunsRepository(dataSource.getRepository(MaintenanceRun));
  queue = openQueue<MaintenanceJob>(maintenanceQueue, { databaseUrl });
});

async function ask(kind: string, parameters: object): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'INSERT INTO maintenance_runs (kind, parameters) VALUES ($1, $2) RETURNING id',
    [kind, parameters],
  );
  return rows[0]!.id;
}

const put = (run: number) => addJob(queue, MAINTAIN, { run }, { jobId: runJobId(run) });

async function runOf(id: number) {
  const { rows } = await pool.query('SELECT * FROM maintenance_runs WHERE id = $1', [id]);
  return rows[0];
}

async function untilState(id: number, state: string) {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const run = await runOf(id);
    if (run.state === state) return run;
    if (Date.now() > deadline) throw new Error(`Still ${run.state}; ${warnings.join('; ')}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A worker whose days are verified by a function of the test. */
async function startWorker(verify: (day: string) => Promise<number>) {
  const checks = { verify } as unknown as DayChecks;
  const jobs = new MaintenanceJobs(
    runs,
    checks,
    [verifyRun.useFactory(checks, new CompactionRepository(pool)) as DefinedRun],
    logger,
  );
  const processor = await maintenanceProcessor.useFactory({ databaseUrl }, new WorkerMetrics(), logger, jobs);
  processor.onModuleInit();
  const stop = async () => {
    running.delete(stop);
    processor.beforeApplicationShutdown();
    await processor.onApplicationShutdown();
  };
  running.add(stop);
  return { stop };
}

/** What stops the workers of a test, so that none takes the jobs of the next one. */
const running = new Set<() => Promise<void>>();
afterEach(() => Promise.all([...running].map((stop) => stop())));

test('a run covers each day once and reports its findings', async () => {
  const seen: string[] = [];
  await startWorker(async (day) => {
    seen.push(day);
    return day === '2026-01-02' ? 3 : 0;
  });
  const id = await ask('verify', { from: '2026-01-01', to: '2026-01-03' });
  await Promise.all([put(id), put(id)]);
  const run = await untilState(id, 'succeeded');
  expect(seen).toEqual(['2026-01-01', '2026-01-02', '2026-01-03']);
  expect(run).toMatchObject({
    done: 3,
    total: 3,
    error: null,
    result: {
      summary: 'Checked 3 days: 3 rows of 1 day differ',
      notes: ['2026-01-02: 3 rows differ'],
      metrics: { days: 3, drift: 3, differingDays: 1 },
    },
  });
}, 30_000);

test('the next worker continues a run after the last day of a stopped one', async () => {
  const first: string[] = [];
  let reached: () => void;
  const half = new Promise<void>((resolve) => (reached = resolve));
  let release: () => void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const one = await startWorker(async (day) => {
    first.push(day);
    if (day === '2026-02-03') {
      reached();
      await gate;
    }
    return 1;
  });
  const id = await ask('verify', { from: '2026-02-01', to: '2026-02-05' });
  await put(id);
  await half;
  const stopped = one.stop();
  release!();
  await stopped;
  expect(await runOf(id)).toMatchObject({ state: 'running', done: 3, total: 5 });
  const second: string[] = [];
  await startWorker(async (day) => {
    second.push(day);
    return 1;
  });
  const run = await untilState(id, 'succeeded');
  expect([first.length, second]).toEqual([3, ['2026-02-04', '2026-02-05']]);
  expect(run.result.metrics).toMatchObject({ days: 5, drift: 5, differingDays: 5 });
}, 30_000);

test('a run that is cancelled stops before its next day', async () => {
  const seen: string[] = [];
  const id = await ask('verify', { from: '2026-03-01', to: '2026-03-31' });
  await startWorker(async (day) => {
    seen.push(day);
    // A difference is reported at once, and so the end is noticed at once.
    if (seen.length === 4) {
      await pool.query(`UPDATE maintenance_runs SET state = 'cancelled', finished_at = now() WHERE id = $1`, [
        id,
      ]);
    }
    return 1;
  });
  await put(id);
  await untilState(id, 'cancelled');
  const marker = await ask('verify', { from: '2026-03-01', to: '2026-03-01' });
  await put(marker);
  await untilState(marker, 'succeeded');
  expect(seen).toHaveLength(4 + 1);
  expect(await runOf(id)).toMatchObject({ state: 'cancelled', done: 3 });
}, 30_000);

test('what passes is tried again, what stays fails with its reason', async () => {
  let tries = 0;
  await startWorker(async (day) => {
    if (day === '2026-04-02') throw new RangeError('no such thing');
    if (++tries < 3) throw new Error('the connection was lost');
    return 0;
  });
  const passing = await ask('verify', { from: '2026-04-01', to: '2026-04-01' });
  const staying = await ask('verify', { from: '2026-04-02', to: '2026-04-02' });
  await put(passing);
  await put(staying);
  await untilState(passing, 'succeeded');
  expect(tries).toBe(3);
  expect(await untilState(staying, 'failed')).toMatchObject({ error: 'no such thing', done: 0 });
}, 30_000);

test('a run for which the database has no room is never given up', async () => {
  let tries = 0;
  const id = await ask('verify', { from: '2026-04-03', to: '2026-04-03' });
  await put(id);
  await pool.query(`UPDATE bullmq.job SET attempts_made = 1000 WHERE id = $1`, [runJobId(id)]);
  const full = new DatabaseError('could not extend file: No space left on device', 0, 'error');
  full.code = '53100';
  await startWorker(async () => {
    tries++;
    if (tries === 1) throw full;
    if (tries === 2) throw new QueryFailedError('UPDATE maintenance_runs', [], full);
    return 0;
  });
  await untilState(id, 'succeeded');
  expect(tries).toBe(3);
}, 30_000);

test('days whose events were dropped are left out, and a range of nothing else is refused', async () => {
  await pool.query(
    `INSERT INTO log_days (day, dropped_at, dropped_events)
     SELECT day, '2026-06-01T02:45:00Z', 7 FROM generate_series(date '2024-05-01', date '2024-05-31', '1 day') AS days(day)`,
  );
  const seen: string[] = [];
  await startWorker(async (day) => {
    seen.push(day);
    return 0;
  });
  const partly = await ask('verify', { from: '2024-05-30', to: '2024-06-01' });
  const wholly = await ask('verify', { from: '2024-05-01', to: '2024-05-31' });
  await put(partly);
  await put(wholly);
  const run = await untilState(partly, 'succeeded');
  expect(seen).toEqual(['2024-06-01']);
  expect(run.result).toEqual({
    summary: 'Checked 1 day, skipped 2: no difference',
    notes: ['2024-05: raw events were deleted on 2026-06-01.'],
    metrics: { days: 1, drift: 0, skippedDays: 2 },
  });
  expect((await untilState(wholly, 'failed')).error).toBe('2024-05: raw events were deleted on 2026-06-01.');
}, 30_000);

test('queues each scheduled job once, and a run again whose job was lost', async () => {
  const id = await ask('verify', { from: '2026-05-01', to: '2026-05-01' });
  await pool.query(`UPDATE maintenance_runs SET requested_at = now() - interval '1 minute' WHERE id = $1`, [
    id,
  ]);
  const queues = [1, 2].map(() => openQueue<MaintenanceJob>(maintenanceQueue, { databaseUrl }));
  await Promise.all(queues.map((each) => new RunSchedules(each, runs).restore(scheduledJobs)));
  const seen: string[] = [];
  await startWorker(async (day) => {
    seen.push(day);
    return 0;
  });
  await untilState(id, 'succeeded');
  for (const each of queues) await each.close();
  const queued = await queue.getJobSchedulers();
  expect(queued.map(({ key }) => key).sort()).toEqual([
    'compact-log',
    'verify-open-days',
    'verify-recent-days',
  ]);
  const deadline = Date.now() + 10_000;
  while (new Set(seen).size < 4 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
  // The three open days, as often as their schedule's time came, and the lost day once.
  expect(new Set(seen).size).toBe(4);
  expect(seen.filter((day) => day === '2026-05-01')).toEqual(['2026-05-01']);
}, 40_000);

test('replaces a schedule that changed, in the site’s time zone, and leaves the others', async () => {
  const schedules = new RunSchedules(queue, runs);
  const add = jest.spyOn(queue, 'upsertJobScheduler');
  const nextOf = async (name: string) => (await queue.getJobScheduler(name))!;
  const start = Date.now();
  const work = { kind: 'compact' } as const;
  const often = { name: 'often', every: 3_600_000, work };
  await schedules.restore([often, { name: 'nightly', pattern: '15 2 * * *', work }]);
  await schedules.restore([often, { name: 'nightly', pattern: '15 2 * * *', work }]);
  expect(add).toHaveBeenCalledTimes(2);
  expect(new Date((await nextOf('nightly')).next!).toISOString()).toContain('T02:15:00');

  await pool.query(`UPDATE site_settings SET time_zone = 'Asia/Kolkata'`);
  await schedules.restore([often, { name: 'nightly', pattern: '15 2 * * *', work }]);
  expect(add).toHaveBeenCalledTimes(3);
  expect(new Date((await nextOf('nightly')).next!).toISOString()).toContain('T20:45:00');
  expect((await nextOf('often')).next).toBeGreaterThan(start);
  await schedules.restore([{ ...often, work: { kind: 'verify', days: 3, isListed: false } }]);
  expect(await nextOf('often')).toMatchObject({
    template: { data: { work: { kind: 'verify', days: 3, isListed: false } } },
  });
  add.mockRestore();
  await Promise.all(['often', 'nightly'].map((name) => queue.removeJobScheduler(name)));
  await pool.query(`UPDATE site_settings SET time_zone = 'UTC'`);
});

test('a scheduled job has one run, however often it is attempted', async () => {
  const days = { from: '2026-06-01', to: '2026-06-03' };
  const ids = await Promise.all([1, 2, 3].map(() => runs.ofSchedule('repeat:verify:1', 'verify', days)));
  expect(new Set(ids).size).toBe(1);
  expect(await runOf(ids[0]!)).toMatchObject({ kind: 'verify', parameters: days, state: 'queued' });
});

test('keeps the verification that began later, also when it is written first', async () => {
  const verifications = new DayVerificationsRepository(pool);
  await verifications.keep('2026-06-01', 0, new Date('2026-06-02T10:00:01Z'));
  await verifications.keep('2026-06-01', 4, new Date('2026-06-02T10:00:00Z'));
  const { rows } = await pool.query(`SELECT drift FROM log_days WHERE day = '2026-06-01'`);
  expect(rows).toEqual([{ drift: 0 }]);
});

test('runs are kept for 90 days', async () => {
  const [old, young] = [await ask('compact', {}), await ask('compact', {})];
  const end = `UPDATE maintenance_runs SET state = 'succeeded', finished_at = $2 WHERE id = $1`;
  await pool.query(end, [old, '2026-04-01T12:00:00Z']);
  await pool.query(end, [young, '2026-04-01T12:00:01Z']);
  await runs.prune(new Date('2026-06-30T12:00:00Z'));
  expect([await runOf(old), (await runOf(young)).id]).toEqual([undefined, young]);
});
