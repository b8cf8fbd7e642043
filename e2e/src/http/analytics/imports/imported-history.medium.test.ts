import type { AnalyticsReport } from '@astaguide/contracts/analytics/report/analytics-report';
import type { HistoryImport } from '@astaguide/contracts/analytics/history-import';
import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import type { Site } from '@astaguide/testbed/launched-site';
import fc from 'fast-check';
import type { Client } from 'pg';
import { uploadForm, until, type ApiClient, type Answer } from '../../api-client';
import { siteForTests } from '../../site-for-tests';
import { recordEvents, runRollups } from '../recorded-month';
import { eventsAt } from '../report-month';
import { countIn } from '../site-zone';

let site: Site;
let database: Client;
let owner: ApiClient;
siteForTests((started) => ({ site, owner, database } = started));

const IMPORTS = '/api/analytics/imports';

const upload = (text: string, name = 'export.csv'): Promise<Answer> =>
  owner.call('POST', IMPORTS, uploadForm(['file', Buffer.from(text), name, 'text/csv']));

const ended = (run: MaintenanceRun) =>
  until<MaintenanceRun>(
    async () => (await owner.get(`/api/maintenance/runs/${run.id}`)).body,
    ({ finishedAt }) => finishedAt !== null,
    30_000,
  );

/** Imports a file. @returns its preview and the run that has stored it */
async function importFile(text: string): Promise<{ preview: HistoryImport; run: MaintenanceRun }> {
  const { status, body: preview } = await upload(text);
  expect(status).toBe(201);
  const confirmed = await owner.post(`${IMPORTS}/${preview.id}/confirm`);
  expect(confirmed.status).toBe(202);
  return { preview, run: await ended(confirmed.body) };
}

async function report(from: string, to: string, more = 'compare=none'): Promise<AnalyticsReport> {
  const { status, body } = await owner.get(
    `/api/analytics/report?range=custom&from=${from}&to=${to}&${more}`,
  );
  expect(status).toBe(200);
  return body;
}

const metricsOf = ({ views, visitors, clicks }: AnalyticsReport['series'][number]) => ({
  views,
  visitors,
  clicks,
});

/** Days of Plausible's `imported_visitors`: the first on a day, then one after another. */
function plausibleDays(first: string, days: number): { text: string; rows: number[][] } {
  const rows = Array.from({ length: days }, (_, place) => [
    10 + (place % 7),
    30 + ((place * 13) % 40),
    place % 5,
    12 + (place % 9),
    600 + place,
  ]);
  const dayAt = (place: number) =>
    new Date(Date.parse(first) + place * 86_400_000).toISOString().slice(0, 10);
  const lines = rows.map((row, place) => `"${dayAt(place)}",${row.join(',')}`);
  return {
    rows,
    text: `"date","visitors","pageviews","bounces","visits","visit_duration"\n${lines.join('\n')}\n`,
  };
}
const sum = (rows: readonly number[][], column: number) =>
  rows.reduce((total, row) => total + row[column]!, 0);

/** Events of Umami on 60 days from 1 June 2025 on, with names that are hard to read. */
const umami = (() => {
  const visitors = fc.integer({ min: 1, max: 40 });
  const names = fc.constantFrom(
    '/',
    '/faq',
    '/review/"quoted, name"',
    '/zeilen\numbruch',
    '/ünï/コード',
    '/=1+1',
  );
  const events = fc.sample(
    fc.record({
      at: fc.integer({ min: 0, max: 60 * 86_400 - 1 }).map((second) => Date.UTC(2025, 5, 1) + second * 1000),
      visitor: visitors,
      page: names,
      country: fc.constantFrom('DE', 'US', ''),
      campaign: fc.constantFrom('', '', 'Spring; "sale"', 'spring; "SALE"'),
    }),
    { seed: 55, numRuns: 5000 },
  );
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const head =
    'session_id,visit_id,hostname,browser,os,device,screen,language,country,url_path,utm_source,utm_campaign,referrer_domain,event_type,event_name,created_at';
  const lines = events.map(({ at, visitor, page, country, campaign }) =>
    [
      `s${visitor}`,
      `v${visitor}-${Math.floor(at / 7_200_000)}`,
      'example.com',
      'chrome',
      'iOS',
      'mobile',
      '390x844',
      'de-DE',
      country,
      page,
      campaign === '' ? '' : 'letter',
      campaign,
      '',
      '1',
      '',
      new Date(at).toISOString(),
    ]
      .map(cell)
      .join(','),
  );
  return { events, text: `${head}\n${lines.join('\n')}\n` };
})();

test('an upload shows what it has, and counts once it is confirmed, for the owner alone', async () => {
  const { text, rows } = plausibleDays('2024-02-01', 30);
  const { status, body: preview } = await upload(text, 'imported_visitors_20240201_20240301.csv');
  expect(status).toBe(201);
  expect(preview).toMatchObject({
    fileName: 'imported_visitors_20240201_20240301.csv',
    source: 'plausible',
    from: '2024-02-01',
    to: '2024-03-01',
    days: 30,
    ownDays: 0,
    takenDays: 0,
    totals: { visitors: sum(rows, 0), views: sum(rows, 1), sessions: sum(rows, 3) },
    state: 'preview',
    confirmedAt: null,
  });
  expect((await report('2024-02-01', '2024-03-01')).totals).toMatchObject({ views: 0, sessions: 0 });
  expect((await owner.get(IMPORTS)).body).toEqual([]);

  const { status: accepted, body: run } = await owner.post(`${IMPORTS}/${preview.id}/confirm`);
  expect([accepted, run.kind]).toEqual([202, 'import-history']);
  expect(await ended(run)).toMatchObject({
    state: 'succeeded',
    result: { summary: 'Imported 30 days', metrics: { days: 30, takenDays: 0 } },
  });
  expect((await owner.post(`${IMPORTS}/${preview.id}/confirm`)).status).toBe(409);
  expect((await owner.get(IMPORTS)).body).toMatchObject([{ id: preview.id, state: 'imported' }]);

  const { totals, series, grain } = await report('2024-02-01', '2024-03-01');
  expect(totals).toMatchObject({
    visitors: sum(rows, 0),
    views: sum(rows, 1),
    clicks: 0,
    sessions: sum(rows, 3),
    bounceRate: sum(rows, 2) / sum(rows, 3),
    visitDuration: sum(rows, 4) / sum(rows, 3),
    // Clicks of no page views: not 0 of many.
    clickThroughRate: null,
  });
  expect(grain).toBe('day');
  expect(series.map(({ visitors, views, imported }) => [visitors, views, imported])).toEqual(
    rows.map(([visitors, views]) => [visitors, views, true]),
  );
  const year = await report('2025-02-01', '2025-02-28', 'compare=year');
  expect(year.totals.compared).toMatchObject({ views: sum(rows.slice(0, 28), 1) });
  expect(year.series[0]).toMatchObject({ views: 0, compared: { views: rows[0]![1], imported: true } });
  expect(year.series[0]).not.toHaveProperty('imported');
  // A day is not shown by hours, because the import has no hours.
  const day = await report('2024-02-05', '2024-02-05', 'compare=previous');
  expect([day.grain, day.totals.views, day.totals.compared?.views]).toEqual([
    'day',
    rows[4]![1],
    rows[3]![1],
  ]);
  const all = (await owner.get('/api/analytics/report?range=all')).body as AnalyticsReport;
  expect([all.period.from, all.totals.views]).toEqual(['2024-02-01', sum(rows, 1)]);
  const filtered = await report('2024-02-01', '2024-03-01', 'filter=page:/');
  expect([filtered.totals.views, filtered.series[0]!.imported]).toEqual([0, true]);

  expect((await owner.call('DELETE', `${IMPORTS}/${preview.id}`)).status).toBe(204);
  expect((await owner.call('DELETE', `${IMPORTS}/${preview.id}`)).status).toBe(404);
  expect((await report('2024-02-01', '2024-03-01')).totals.views).toBe(0);
  const { rows: left } = await database.query('SELECT FROM imported_metrics');
  expect(left).toEqual([]);
});

test('imported breakdowns are those of a count of the file, and a campaign is one in any case', async () => {
  const { events, text } = umami;
  const { preview } = await importFile(text);
  expect(preview).toMatchObject({ source: 'umami', totals: { views: events.length } });
  const { totals, breakdowns } = await report('2025-06-01', '2025-07-30');
  const dayOf = (at: number) => Math.floor(at / 86_400_000);
  expect(totals).toMatchObject({
    views: events.length,
    visitors: new Set(events.map(({ at, visitor }) => `${dayOf(at)} ${visitor}`)).size,
  });
  const rowsOf = (name: string) =>
    Object.fromEntries(
      breakdowns
        .find(({ dimension }) => dimension === name)!
        .rows.map(({ key, views, visitors }) => [key, [views, visitors]]),
    );
  const pages = [...new Set(events.map(({ page }) => page))];
  expect(rowsOf('page')).toEqual(
    Object.fromEntries(
      pages.map((page) => {
        const of = events.filter((event) => event.page === page);
        return [page, [of.length, new Set(of.map(({ at, visitor }) => `${dayOf(at)} ${visitor}`)).size]];
      }),
    ),
  );
  expect(rowsOf('system')).toEqual({ iOS: [totals.views, totals.visitors] });
  expect(rowsOf('screen')).toEqual({ small: [totals.views, totals.visitors] });
  const campaigns = breakdowns.find(({ dimension }) => dimension === 'campaign')!.rows;
  expect(campaigns.filter(({ key }) => key !== null).map(({ key }) => key?.toLowerCase())).toEqual([
    'spring; "sale"',
  ]);
  await owner.call('DELETE', `${IMPORTS}/${preview.id}`);
});

test('a day of the site’s own always counts its own events, also if they come later', async () => {
  const { text, rows } = plausibleDays('2025-03-01', 20);
  const { preview } = await importFile(text);
  const totals = async () => (await report('2025-03-01', '2025-03-20')).series.map(metricsOf);
  const before = await totals();
  expect(before.map(({ views }) => views)).toEqual(rows.map(([, views]) => views));

  const moments = fc.record({
    at: fc.integer({ min: 1, max: 1000 }).map((minute) => Date.UTC(2025, 2, 6) + minute * 60_000),
    visitor: fc.integer({ min: 1, max: 3 }),
  });
  const [events] = fc.sample(fc.array(eventsAt(moments), { minLength: 40, maxLength: 40 }), {
    seed: 7,
    numRuns: 1,
  }) as [object[]];
  await recordEvents(database, events);
  const own = (
    await database.query<{ views: number }>(
      `SELECT page_views::integer AS views FROM daily_rollups WHERE dimension = 0 AND day = '2025-03-06'`,
    )
  ).rows[0]!;
  const after = await report('2025-03-01', '2025-03-20');
  expect(after.series.map(({ views }) => views)).toEqual(
    rows.map(([, views], place) => (place === 5 ? own.views : views)),
  );
  expect(after.series.map(({ imported }) => imported)).toEqual(
    rows.map((_row, place) => (place === 5 ? undefined : true)),
  );
  expect((await owner.get(IMPORTS)).body).toMatchObject([{ id: preview.id, days: 20, ownDays: 1 }]);

  // Neither verification and rebuilds nor a change of the time zone have to do with imports.
  const range = { from: '2025-03-01', to: '2025-03-20' };
  await runRollups(site, 'rebuild', range);
  const { body: asked } = await owner.post('/api/maintenance/runs', { kind: 'verify', ...range });
  expect(await ended(asked)).toMatchObject({ state: 'succeeded', result: { metrics: { drift: 0 } } });
  expect((await report('2025-03-01', '2025-03-20')).series.map(metricsOf)).toEqual(
    after.series.map(metricsOf),
  );
  // The events are then of the evening before: that day counts its own, and 6 March what was imported.
  await countIn(owner, database, 'America/Los_Angeles');
  const moved = await report('2025-03-01', '2025-03-20');
  const daysOfOwn = (
    await database.query<{ day: number; views: number }>(
      `SELECT extract(day FROM day)::integer AS day, page_views::integer AS views FROM daily_rollups
       WHERE dimension = 0 AND key_id = 0 AND events > 0`,
    )
  ).rows;
  expect(moved.series.map(({ views }) => views)).toEqual(
    rows.map(([, views], place) => daysOfOwn.find(({ day }) => day === place + 1)?.views ?? views),
  );
  expect(daysOfOwn.map(({ day }) => day)).toContain(5);
  await countIn(owner, database, 'UTC');
  await owner.call('DELETE', `${IMPORTS}/${preview.id}`);
});

test('years of imported days add up in every range, also with a gap, and around a day of the site’s own', async () => {
  const { text, rows } = plausibleDays('2022-01-10', 700);
  const GAP = 45;
  const dayAt = (place: number) => new Date(Date.UTC(2022, 0, 10 + place)).toISOString().slice(0, 10);
  const lines = text.split('\n');
  lines.splice(GAP + 1, 1);
  const { preview } = await importFile(lines.join('\n'));
  const counted = rows
    .map((row, place) => ({ row, day: dayAt(place) }))
    .filter((_row, place) => place !== GAP);
  const expectSums = async (days: typeof counted, own: number | null, from: string, to: string) => {
    const { totals, series } = await report(from, to);
    const asked = days.filter(({ day }) => day >= from && day <= to).map(({ row }) => row);
    expect([from, to, totals.views, totals.sessions, totals.visitors]).toEqual([
      from,
      to,
      sum(asked, 1) + (own ?? 0),
      own === null ? sum(asked, 3) : expect.any(Number),
      own === null ? sum(asked, 0) : expect.any(Number),
    ]);
    expect(series.reduce((total, { views }) => total + views, 0)).toBe(totals.views);
  };
  const ranges = [
    ['2022-01-01', '2022-12-31'],
    ['2022-02-01', '2022-02-28'],
    ['2022-02-24', '2022-02-24'],
    ['2022-03-15', '2023-02-28'],
    ['2023-01-01', '2023-12-31'],
  ] as const;
  for (const [from, to] of ranges) await expectSums(counted, null, from, to);

  const moments = fc.record({ at: fc.constant(Date.UTC(2022, 4, 20, 12)), visitor: fc.constant(1) });
  const [events] = fc.sample(fc.array(eventsAt(moments), { minLength: 9, maxLength: 9 }), {
    seed: 3,
    numRuns: 1,
  }) as [object[]];
  await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(events)]);
  const own = await until<{ views: number } | undefined>(
    async () =>
      (
        await database.query<{ views: number }>(
          `SELECT page_views::integer AS views FROM daily_rollups
           WHERE dimension = 0 AND key_id = 0 AND day = '2022-05-20' AND events > 0`,
        )
      ).rows[0],
    (row) => row !== undefined,
    15_000,
  );
  const without = counted.filter(({ day }) => day !== '2022-05-20');
  await expectSums(without, own!.views, '2022-01-01', '2022-12-31');
  await expectSums(without, own!.views, '2022-05-01', '2022-05-31');
  await owner.call('DELETE', `${IMPORTS}/${preview.id}`);
  expect((await report('2022-01-01', '2022-04-30')).totals).toMatchObject({ views: 0, sessions: 0 });
  expect((await database.query('SELECT FROM imported_months')).rows).toEqual([]);
});

test('a day is of the first import that has it, until that is taken out', async () => {
  const first = await importFile(plausibleDays('2024-05-01', 10).text);
  const second = plausibleDays('2024-05-06', 10);
  const later = await importFile(second.text.replaceAll(',6', ',9'));
  expect(later.preview).toMatchObject({ days: 10, takenDays: 5 });
  expect(later.run.result).toMatchObject({ summary: 'Imported 5 days, 5 days kept from another import' });
  expect((await report('2024-05-01', '2024-05-15')).series.every(({ imported }) => imported)).toBe(true);
  await owner.call('DELETE', `${IMPORTS}/${first.preview.id}`);
  const left = (await report('2024-05-01', '2024-05-15')).series.map(({ imported }) => imported ?? false);
  expect(left).toEqual([...Array<boolean>(10).fill(false), ...Array<boolean>(5).fill(true)]);
  await owner.call('DELETE', `${IMPORTS}/${later.preview.id}`);
});

test.each([
  ['not an export', 'a,b\n1,2\n', 'export.csv: it has no table that can be imported.'],
  ['of days to come', 'date,visitors,pageviews\n2031-01-01,1,1\n', /no days with visitors/],
])('a file that is %s is refused in words', async (_what, text, message) => {
  const { status, body } = await upload(text);
  expect([status, body.errors]).toEqual([
    422,
    [{ path: 'file', message: typeof message === 'string' ? message : expect.stringMatching(message) }],
  ]);
});

test('an upload that was not confirmed is gone after an hour', async () => {
  const { body } = await upload(plausibleDays('2024-05-01', 3).text);
  await database.query(`UPDATE history_imports SET uploaded_at = now() - interval '61 minutes'`);
  expect((await owner.post(`${IMPORTS}/${body.id}/confirm`)).status).toBe(404);
});
