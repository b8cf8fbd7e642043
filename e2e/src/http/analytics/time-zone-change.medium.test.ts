import { pastEvent } from '@astaguide/testbed/past-event';
import type { Site } from '@astaguide/testbed/launched-site';
import { analyticsReportSchema } from '@astaguide/contracts/analytics/report/analytics-report';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import type { SiteSettings } from '@astaguide/contracts/settings/site-settings';
import type { Client } from 'pg';
import { until, type ApiClient } from '../api-client';
import { loggedEvents, zonedDayOf } from './logged-events';
import { recordEvents, runRollups } from './recorded-month';
import { siteForTests } from '../site-for-tests';
import { countIn } from './site-zone';

let database: Client;
let owner: ApiClient;
let site: Site;
siteForTests((started) => ({ site, owner, database } = started));

const HOUR = 3_600_000;
/** A month whose raw events are dropped: the retention is 25 months. */
const OLD_MONTH = '2023-03';

const clickAt = (time: number, place: number): TrackedEvent =>
  pastEvent('2023-03-01', 0, {
    eventType: 'affiliate_click',
    occurredAt: new Date(time).toISOString(),
    productId: (place % 3) + 1,
    visitor: String(place % 5),
  });
/** A click every seven hours from a moment on. */
const clicksFrom = (moment: string, count: number) =>
  Array.from({ length: count }, (_, place) => clickAt(Date.parse(moment) + place * 7 * HOUR, place));

const oldClicks = clicksFrom('2023-03-01T00:30:00Z', 107);
/** Events of the old month and of the last weeks. */
const events = [...oldClicks, ...clicksFrom(new Date(Date.now() - 30 * 24 * HOUR).toISOString(), 103)];

const day = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10);
const totalClicks = async () => (await owner.get('/api/analytics/summary')).body.totalClicks as number;
const runsOf = async (kind: string) =>
  ((await owner.get('/api/maintenance/runs')).body as MaintenanceRun[]).filter((run) => run.kind === kind);

async function demandRun(body: object): Promise<MaintenanceRun> {
  const { id } = (await owner.post('/api/maintenance/runs', body)).body as MaintenanceRun;
  const run = await until(
    async () => (await owner.get(`/api/maintenance/runs/${id}`)).body as MaintenanceRun,
    ({ finishedAt }) => finishedAt !== null,
    60_000,
  );
  expect([body, run.state, run.error]).toEqual([body, 'succeeded', null]);
  return run;
}

async function dailyClicks(): Promise<Record<string, number>> {
  const { rows } = await database.query<{ day: string; clicks: number }>(
    'SELECT day::text, clicks::integer FROM daily_rollups WHERE dimension = 0 ORDER BY day',
  );
  return Object.fromEntries(rows.map(({ day, clicks }) => [day, clicks]));
}

const reportOf = async (from: string, to: string, filter = '') =>
  analyticsReportSchema.parse(
    (await owner.get(`/api/analytics/report?range=custom&from=${from}&to=${to}&compare=previous${filter}`))
      .body,
  );
/** Reads the log instead of the rollups. */
const FILTER = '&filter=page!:/nowhere';

interface Kept {
  lastKept: string;
  firstNew: string;
  keptUntil: number;
  kept: Record<string, number>;
  due: Record<string, number>;
}

/** Reports have the kept days as they were counted in Berlin, and the first new day whole. */
async function expectKeptDays(zone: string, { lastKept, firstNew, keptUntil, kept, due }: Kept) {
  const last = await reportOf(lastKept, lastKept);
  expect([zone, last.span]).toEqual([
    zone,
    { start: '2023-03-31T22:00:00.000Z', end: new Date(keptUntil).toISOString() },
  ]);
  expect([zone, last.totals.clicks]).toEqual([zone, kept[lastKept]]);
  expect([zone, last.totals.compared!.clicks]).toEqual([zone, kept['2023-03-31']]);
  for (const filter of ['', FILTER]) {
    const first = await reportOf(firstNew, firstNew, filter);
    expect([zone, filter, first.span.start]).toEqual([zone, filter, new Date(keptUntil).toISOString()]);
    expect([zone, filter, first.totals.clicks]).toEqual([zone, filter, due[firstNew]]);
    for (const { rows } of first.breakdowns)
      for (const row of rows) expect(Math.min(row.views, row.clicks)).toBeGreaterThanOrEqual(0);
    const days = await reportOf(firstNew, '2023-04-05', filter);
    const all = Object.entries(due).filter(([day]) => day <= '2023-04-05');
    expect([zone, filter, days.totals.clicks]).toEqual([
      zone,
      filter,
      all.reduce((sum, [, clicks]) => sum + clicks, 0),
    ]);
  }
}

test('a new zone recounts every day from the log, and keeps the days whose events were dropped', async () => {
  await countIn(owner, database, 'Europe/Berlin');
  await recordEvents(database, events);
  for (const [from, to] of [
    ['2023-03-01', '2023-04-05'],
    [day(-40), day(0)],
  ] as const)
    await runRollups(site, 'project', { from, to });
  expect(await totalClicks()).toBe(events.length);
  const { result: compacted } = await demandRun({ kind: 'compact' });
  expect(compacted).toMatchObject({ metrics: { droppedMonths: 1, events: oldClicks.length } });
  // The first days that are kept, as the log has them after months of retention.
  const following = clicksFrom('2023-04-01T22:10:00Z', 12);
  await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(following)]);
  events.push(...following);
  await until(totalClicks, (clicks) => clicks === events.length, 20_000);
  const kept = await dailyClicks();
  const { rows: dropped } = await database.query<{ day: string }>(
    'SELECT day::text FROM log_days WHERE dropped_at IS NOT NULL ORDER BY day',
  );
  const lastKept = dropped.at(-1)!.day;
  // The month in UTC ends within the first hours of the next month in Berlin.
  expect([dropped[0]!.day, lastKept]).toEqual([`${OLD_MONTH}-01`, '2023-04-01']);

  for (const zone of ['America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC']) {
    const late = clickAt(Date.now() - 40 * 24 * HOUR, 1);
    const recording = database.query('INSERT INTO event_inbox (events) VALUES ($1)', [
      JSON.stringify([late]),
    ]);
    events.push(late);
    await countIn(owner, database, zone);
    await recording;
    await until(totalClicks, (clicks) => clicks === events.length, 20_000);
    const counted = await dailyClicks();
    for (const { day } of dropped) expect([zone, day, counted[day]]).toEqual([zone, day, kept[day]]);
    const due: Record<string, number> = {};
    const firstNew = new Date(Date.parse(lastKept) + 24 * HOUR).toISOString().slice(0, 10);
    const keptUntil = Date.parse('2023-04-01T22:00:00Z');
    for (const { at } of await loggedEvents(database)) {
      if (at < keptUntil) continue;
      const called = zonedDayOf(at, zone);
      const day = called < firstNew ? firstNew : called;
      due[day] = (due[day] ?? 0) + 1;
    }
    const isNew = ([day]: [string, number]) => day > lastKept;
    expect([zone, Object.fromEntries(Object.entries(counted).filter(isNew))]).toEqual([zone, due]);
    await expectKeptDays(zone, { lastKept, firstNew, keptUntil, kept, due });
    const today = zonedDayOf(Date.now(), zone);
    const { result } = await demandRun({ kind: 'verify', from: firstNew, to: '2023-05-10' });
    expect([zone, result!.metrics.drift]).toEqual([zone, 0]);
    const recent = new Date(Date.parse(today) - 45 * 24 * HOUR).toISOString().slice(0, 10);
    expect((await demandRun({ kind: 'verify', from: recent, to: today })).result!.metrics.drift).toBe(0);
  }
}, 180_000);

test('a late event of a dropped day that had none leaves no day missing', async () => {
  await database.query(`UPDATE log_days SET changed_at = NULL, projected_at = NULL WHERE day = '2023-03-15'`);
  const late = clickAt(Date.parse('2023-03-15T12:00:00Z'), 1);
  await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify([late])]);
  await until(
    async () =>
      (await database.query(`SELECT FROM log_days WHERE day = '2023-03-15' AND changed_at IS NOT NULL`))
        .rowCount,
    (rows) => rows === 1,
    20_000,
  );
  const days = 'range=custom&from=2023-03-10&to=2023-03-20&compare=none';
  for (const report of ['attribution', 'funnel', 'bot-traffic']) {
    const { body } = await owner.get(`/api/analytics/${report}?${days}`);
    expect([report, body.projections.missingDays]).toEqual([report, 0]);
  }
});

test('the recount is listed as a run that cannot be stopped, with the number of days left', async () => {
  // The rebuild waits while another session has locked the days.
  await database.query(`SELECT pg_advisory_lock(7305002, day - date '2000-01-01') FROM log_days`);
  const { siteName } = (await owner.get('/api/site-settings')).body as SiteSettings;
  const answer = await owner.call('PUT', '/api/site-settings', { siteName, timeZone: 'Europe/Berlin' });
  expect([answer.status, answer.body.timeZone]).toEqual([200, 'Europe/Berlin']);
  const { body } = await owner.get('/api/analytics/integrity');
  expect(body.daysToRebuild).toBeGreaterThan(30);
  const [run] = await runsOf('change-time-zone');
  expect((await owner.post(`/api/maintenance/runs/${run!.id}/cancel`, {})).status).toBe(409);
  await database.query('SELECT pg_advisory_unlock_all()');
  await countIn(owner, database, 'Europe/Berlin');
  expect((await owner.get('/api/analytics/integrity')).body).toMatchObject({ daysToRebuild: 0 });
  expect((await runsOf('change-time-zone'))[0]).toMatchObject({ id: run!.id, state: 'succeeded' });
}, 60_000);

test('the same zone again, or another name, recounts nothing', async () => {
  const { siteName, timeZone } = (await owner.get('/api/site-settings')).body as SiteSettings;
  const before = (await runsOf('change-time-zone')).length;
  await owner.call('PUT', '/api/site-settings', { siteName: `${siteName} 2`, timeZone });
  await owner.call('PUT', '/api/site-settings', { siteName });
  expect(await runsOf('change-time-zone')).toHaveLength(before);
});

test.each(['+05:30', 'Mars/Olympus'])('%s is refused, and changes nothing', async (timeZone) => {
  const before = (await owner.get('/api/site-settings')).body as SiteSettings;
  const { siteName } = before;
  const { status, body } = await owner.call('PUT', '/api/site-settings', { siteName, timeZone });
  expect([status, body.errors]).toEqual([422, [{ path: 'timeZone', message: 'Unknown time zone' }]]);
  expect((await owner.get('/api/site-settings')).body).toEqual(before);
});
