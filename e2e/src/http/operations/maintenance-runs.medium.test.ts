import { embeddedDatabase, readPids, type RunningSite, startSite } from '@astaguide/testbed/launched-site';
import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';

const DAY = 86_400_000;
const today = new Date().toISOString().slice(0, 10);
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
const redisUrl = process.env.TEST_REDIS_URL;
// A Redis database of its own: another file's worker would run these jobs on its own PostgreSQL.
const modes: [string, Record<string, string>, boolean][] = [
  ['PostgreSQL', {}, true],
  ['Redis', { REDIS_URL: `${redisUrl}/6` }, redisUrl !== undefined],
];

describe.each(modes)('maintenance with the queue on %s', (_name, environment, available) => {
  const onMode = available ? test : test.skip;
  let site: RunningSite;
  let owner: ApiClient;
  let database: Client;

  beforeAll(async () => {
    if (!available) return;
    site = await startSite(environment);
    owner = new ApiClient(site.url);
    await owner.signIn();
    database = await embeddedDatabase(site);
  }, 100_000);

  afterAll(async () => {
    await database?.end();
    await site?.stop();
  }, 30_000);

  const get = async (id: number): Promise<MaintenanceRun> =>
    (await owner.get(`/api/maintenance/runs/${id}`)).body;
  const ask = async (body: object): Promise<MaintenanceRun> => {
    const answer = await owner.post('/api/maintenance/runs', body);
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const ended = (id: number, within = 20_000) =>
    until(
      () => get(id),
      ({ finishedAt }) => finishedAt !== null,
      within,
    );
  const integrity = async () => (await owner.get('/api/analytics/integrity')).body;
  const clicks = async (): Promise<number> => (await owner.get('/api/analytics/summary')).body.totalClicks;
  const click = { eventType: 'affiliate_click', eventData: { page: '/' }, productId: 1 };

  onMode('the open days are verified by themselves, soon after the start', async () => {
    const known = await until(integrity, ({ drift }) => drift !== null, 20_000);
    expect(known).toMatchObject({ drift: 0, waiting: 0, openDays: { from: dayBefore(2), to: today } });
    expect(Date.parse(known.completeThrough)).toBeGreaterThan(Date.now() - 5000);
  });

  onMode('a wrong figure is found by a verification and put right by a rebuild', async () => {
    const before = await clicks();
    await new ApiClient(site.url).track(click);
    await until(clicks, (count) => count === before + 1);
    await database.query(`UPDATE daily_rollups SET clicks = clicks + 5 WHERE day = $1`, [today]);
    expect(await clicks()).toBe(before + 6);

    const verified = await ended((await ask({ kind: 'verify', from: dayBefore(1), to: today })).id);
    expect(verified).toMatchObject({ state: 'succeeded', done: 2, total: 2, from: dayBefore(1), to: today });
    const { drift } = verified.result!.metrics;
    expect(drift).toBeGreaterThan(0);
    expect(verified.result!.notes).toEqual([expect.stringContaining(`${today}: ${drift} rows differ`)]);
    expect(await integrity()).toMatchObject({ drift, differingDays: [{ day: today, drift }] });
    const { text } = await new ApiClient(site.url).get('/metrics');
    expect(text).toContain(`astaguide_rollup_drift_rows ${drift}\n`);

    const rebuilt = await ended((await ask({ kind: 'rebuild', from: today, to: today })).id);
    expect(rebuilt.result).toMatchObject({ metrics: { corrected: drift, drift: 0, days: 1 } });
    expect(await clicks()).toBe(before + 1);
    expect(await integrity()).toMatchObject({ drift: 0, differingDays: [] });
  });

  onMode('the live stream announces a run without a request', async () => {
    let text = '';
    const stream = await owner.open('/api/analytics/live');
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of stream.body) text += decoder.decode(chunk, { stream: true });
    })().catch(() => undefined);
    await until(
      () => Promise.resolve(text),
      (seen) => /event: integrity/.test(seen),
    );
    const { id } = await ask({ kind: 'verify', from: dayBefore(30), to: today });
    const shown = () =>
      [...text.matchAll(/event: runs\n(?:id: .*\n)?data: (.*)\n/g)].flatMap(
        ([, data]) => JSON.parse(data!) as MaintenanceRun[],
      );
    await until(
      () => Promise.resolve(shown()),
      (runs) => runs.some((run) => run.id === id && run.state === 'succeeded' && run.done === 31),
    );
    stream.cancel();
    await reading;
  });

  onMode(
    'a run whose worker is killed in the middle is taken over and finished',
    async () => {
      const { rows } = await database.query<{ days: number }>(
        `SELECT count(*)::integer AS days FROM log_days WHERE verified_at IS NOT NULL AND day < $1`,
        [dayBefore(40)],
      );
      expect(rows[0]!.days).toBe(0);
      // Delays each day, so that the worker can be observed in the middle of a run.
      await database.query(
        `CREATE FUNCTION hold_up() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN PERFORM pg_sleep(0.05); RETURN NEW; END $$`,
      );
      await database.query(
        `CREATE TRIGGER hold_up BEFORE INSERT OR UPDATE OF verified_at ON log_days
           FOR EACH ROW WHEN (NEW.verified_at IS NOT NULL) EXECUTE FUNCTION hold_up()`,
      );
      const { id } = await ask({ kind: 'rebuild', from: dayBefore(80), to: dayBefore(41) });
      const halfway = await until(
        () => get(id),
        ({ done }) => done >= 5,
      );
      expect(halfway.state).toBe('running');
      process.kill(readPids(site.dataDir)['worker']!, 'SIGKILL');
      const run = await ended(id, 40_000);
      await database.query('DROP TRIGGER hold_up ON log_days; DROP FUNCTION hold_up()');
      expect(run).toMatchObject({ state: 'succeeded', done: 40, total: 40 });
      expect(run.startedAt).toBe(halfway.startedAt);
      const verified = await database.query(
        `SELECT FROM log_days WHERE verified_at IS NOT NULL AND day BETWEEN $1 AND $2`,
        [dayBefore(80), dayBefore(41)],
      );
      expect(verified.rowCount).toBe(40);
    },
    60_000,
  );

  onMode('a run can be canceled once, and then makes no progress', async () => {
    const { rows } = await database.query<{ id: number }>(
      `INSERT INTO maintenance_runs (kind, parameters) VALUES ('verify', '{"from":"2026-01-01","to":"2026-01-02"}')
       RETURNING id`,
    );
    const { id } = rows[0]!;
    const cancel = () => owner.post(`/api/maintenance/runs/${id}/cancel`);
    const first = await cancel();
    expect([first.status, first.body.state]).toEqual([200, 'cancelled']);
    const second = await cancel();
    expect([second.status, second.body.current.state]).toEqual([409, 'cancelled']);
    expect((await owner.post('/api/maintenance/runs/999999/cancel')).status).toBe(404);
    expect((await owner.get('/api/maintenance/runs/999999')).status).toBe(404);
  });

  onMode('runs are listed newest first, and what makes no run is refused', async () => {
    const { body: runs } = await owner.get('/api/maintenance/runs');
    const ids = (runs as MaintenanceRun[]).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    const refused = async (body: object) => {
      const answer = await owner.post('/api/maintenance/runs', body);
      return [answer.status, answer.body.errors?.[0]?.path];
    };
    const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10);
    expect(await refused({ kind: 'verify', from: today, to: tomorrow })).toEqual([422, 'to']);
    expect(await refused({ kind: 'verify', from: today, to: dayBefore(1) })).toEqual([422, 'to']);
    expect(await refused({ kind: 'rebuild', from: dayBefore(400), to: today })).toEqual([422, 'to']);
    expect(await refused({ kind: 'compact', from: today, to: today })).toEqual([422, 'from']);
    expect(await refused({ kind: 'erase-visitor' })).toEqual([422, 'kind']);
    expect((await owner.get('/api/maintenance/runs')).body).toHaveLength(ids.length);
  });

  onMode('lists what is kept and for how long, and a compaction finds nothing too old', async () => {
    const { body } = await owner.get('/api/analytics/storage');
    expect(body.months.at(-1)).toMatchObject({ month: expect.any(String), bytes: expect.any(Number) });
    expect(body.parts.map(({ name }: { name: string }) => name)).toEqual([
      'rollups',
      'short-lived',
      'queue',
      'other',
    ]);
    expect(body).toMatchObject({ oldestRawDay: today, retention: { months: 25, dropped: [] } });
    const parts = [...body.parts, ...body.months].map(({ bytes }: { bytes: number }) => bytes);
    // With the queue on Redis, PostgreSQL stores nothing of it.
    expect(parts.filter((bytes) => bytes === 0)).toHaveLength(environment.REDIS_URL ? 1 : 0);
    expect(body.bytes).toBeGreaterThan(parts.reduce((sum, bytes) => sum + bytes));
    const run = await ended((await ask({ kind: 'compact' })).id);
    expect(run.result!.summary).toMatch(/^No raw events from before/);
  });

  onMode('reports how much waits, and up to when the metrics are complete', async () => {
    const received = new Date(Date.now() - 60_000).toISOString();
    await database.query('BEGIN');
    await database.query(`INSERT INTO event_inbox (events, received_at) VALUES ('[]', $1)`, [received]);
    // Committed and locked again at once, so that no worker takes the batch during the check.
    await database.query('COMMIT; BEGIN; SELECT FROM event_inbox FOR UPDATE');
    const seen = (await database.query('SELECT FROM event_inbox')).rowCount;
    const shown = await integrity();
    await database.query('ROLLBACK');
    if (seen === 1) expect(shown).toMatchObject({ completeThrough: received, waiting: 1 });
    await until(integrity, ({ waiting }) => waiting === 0);
  });
});
