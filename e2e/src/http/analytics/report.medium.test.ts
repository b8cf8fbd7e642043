import { PERSON } from '@astaguide/testbed/past-event';
import { generatedCases } from './site-zone';
import {
  analyticsReportSchema,
  type AnalyticsReport,
} from '@astaguide/contracts/analytics/report/analytics-report';
import { breakdownDimensions } from '@astaguide/contracts/analytics/report/report-dimension';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { loggedEvents, zonedDayOf } from './logged-events';
import { logMetrics } from './report-metrics';
import { siteForTests } from '../site-for-tests';

let database: Client;
let owner: ApiClient;
siteForTests((started) => ({ owner, database } = started));

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** Inserts events into the inbox and waits until the worker has recorded them. */
async function record(events: object[]): Promise<void> {
  await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(events)]);
  await until(
    async () =>
      (await database.query<{ waiting: number }>(`SELECT count(*)::int AS waiting FROM event_inbox`)).rows[0]!
        .waiting,
    (waiting) => waiting === 0,
    60_000,
  );
}

const forget = () =>
  database.query(
    'TRUNCATE events, event_ids, hourly_rollups, daily_rollups, monthly_rollups, visitors_seen, log_days, log_months',
  );

/** @param moment milliseconds since the epoch */
const eventAt = (moment: number, different: Partial<TrackedEvent> = {}): TrackedEvent => ({
  id: randomUUID(),
  occurredAt: new Date(moment).toISOString(),
  receivedAt: new Date(moment).toISOString(),
  eventType: 'page_view',

  productId: null,
  page: '/',
  linkPlacement: null,
  rank: null,
  price: null,
  source: 'direct',
  referrer: null,
  channel: 'direct',
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmContent: null,
  utmTerm: null,
  visitor: '1',
  ipAddress: '203.0.113.0/24',
  country: 'DE',
  userAgent: PERSON,
  language: 'de',
  ...different,
});

/** Start days of periods that are error-prone: leap day, turn of a year, ends of months, clock changes. */
const firstDays = [
  '2024-01-25',
  '2024-02-29',
  '2023-02-20',
  '2023-12-28',
  '2024-04-30',
  '2024-03-01',
  '2024-03-31',
  '2024-10-27',
  '2024-04-07',
  '2024-10-06',
];
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Havana',
];
const useZone = (zone: string) => database.query('UPDATE site_settings SET time_zone = $1', [zone]);

const cases = fc
  .record({
    from: fc.constantFrom(...firstDays),
    days: fc.oneof(fc.constantFrom(1, 2, 91, 182, 183, 400), fc.integer({ min: 3, max: 45 })),
    compare: fc.constantFrom('previous' as const, 'weekdays' as const, 'year' as const, 'none' as const),
    zone: fc.constantFrom(...zones),
    details: fc.array(
      fc.record({
        // Within the period, up to its length before and a little after it, or a year earlier.
        place: fc.double({ min: -1, max: 1.2, noNaN: true }),
        aYearBefore: fc.boolean(),
        eventType: fc.constantFrom('page_view', 'page_view', 'affiliate_click', 'signup'),
        productId: fc.constantFrom(null, 1, 2, 3),
        page: fc.constantFrom(null, '/', '/comparison', '/review/=x'),
        linkPlacement: fc.constantFrom(null, 'review', 'home-card'),
        source: fc.constantFrom('direct', 'example.org'),
        channel: fc.constantFrom('direct' as const, 'referral' as const),
        utmCampaign: fc.constantFrom(null, 'spring'),
        utmContent: fc.constantFrom(null, 'top', '-foot'),
        utmTerm: fc.constantFrom(null, 'red algae'),
        language: fc.constantFrom(null, 'de', 'en'),
        visitor: fc.constantFrom('1', '2', '-3'),
        country: fc.constantFrom(null, 'DE', 'NL'),
        userAgent: fc.constantFrom(PERSON, PERSON, PHONE, 'curl/8'),
      }),
      { maxLength: 60 },
    ),
  })
  .map(({ from, days, compare, zone, details }) => {
    const start = Date.parse(from);
    const events = details.map(({ place, aYearBefore, ...detail }) =>
      eventAt(Math.floor(start + place * days * DAY) - (aYearBefore ? 365 * DAY : 0), detail),
    );
    return { from, to: new Date(start + (days - 1) * DAY).toISOString().slice(0, 10), compare, zone, events };
  });

type Case = typeof cases extends fc.Arbitrary<infer Value> ? Value : never;

/** The buckets cover the report's days exactly once. */
function expectTiles(report: AnalyticsReport): void {
  const { series, period, comparison, timeZone } = report;
  const compared = series.flatMap((bucket) => bucket.compared ?? []);
  for (const [stretches, days, span] of [
    [series, period, report.span],
    [compared, comparison, report.comparedSpan],
  ] as const) {
    if (!days || !span) continue;
    expect([stretches[0]!.start, stretches.at(-1)!.end]).toEqual([span.start, span.end]);
    stretches.slice(1).forEach(({ start }, place) => expect(start).toBe(stretches[place]!.end));
    const dayAt = (moment: string, shift: number) => zonedDayOf(Date.parse(moment) + shift, timeZone);
    expect([dayAt(span.start, 0), dayAt(span.end, -1)]).toEqual([days.from, days.to]);
    expect(dayAt(span.start, -1) < days.from && dayAt(span.end, 0) > days.to).toBe(true);
  }
}

test('every figure is what the raw log says, over whatever days of whatever zone', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ from, to, compare, zone, events }) => {
      await forget();
      await useZone(zone);
      if (events.length > 0) await record(events);
      const { status, body } = await owner.get(
        `/api/analytics/report?range=custom&from=${from}&to=${to}&compare=${compare}`,
      );
      expect(status).toBe(200);
      const report = analyticsReportSchema.parse(body);
      expect([report.timeZone, report.period]).toEqual([zone, { from, to }]);
      expectTiles(report);
      const log = logMetrics(await loggedEvents(database), report);
      expect(report.series).toMatchObject(log.series);
      expect(report.totals).toMatchObject(log.totals);
      for (const { dimension, keys, rows } of report.breakdowns) {
        // These are projected within a minute; see report-proof.
        if (['entryPage', 'exitPage', 'system', 'screen'].includes(dimension)) continue;
        expect([dimension, keys]).toEqual([dimension, Object.keys(log.breakdowns[dimension]!).length]);
        const known = rows.filter((row) => row.key !== null);
        for (const row of known) expect(row).toMatchObject(log.breakdowns[dimension]![row.key]!);
        expect(known.map(({ clicks }) => clicks)).toEqual(
          known.map(({ clicks }) => clicks).toSorted((a, b) => b - a),
        );
      }
    }),
    {
      numRuns: generatedCases(8),
      // An empty log, by hours and by months.
      examples: [1, 400].map((days): [Case] => [
        {
          from: '2024-02-29',
          to: new Date(Date.parse('2024-02-29') + (days - 1) * DAY).toISOString().slice(0, 10),
          compare: 'year',
          zone: 'Asia/Kathmandu',
          events: [],
        },
      ]),
    },
  );
  await useZone('UTC');
}, 240_000);

test('a breakdown lists 50 keys and counts all; its file has all, and no formula', async () => {
  await forget();
  const noon = Date.parse('2024-02-29T12:00:00Z');
  const pages = Array.from({ length: 60 }, (_, index) => `/page-${index}`);
  await record([
    ...pages.map((page) => eventAt(noon, { page })),
    eventAt(noon, { eventType: 'affiliate_click', page: '/page-7', productId: 2, source: '=cmd|x,"y"' }),
    eventAt(noon - DAY, { page: '/gone', visitor: '2' }),
  ]);
  const query = 'range=custom&from=2024-02-29&to=2024-02-29';
  const report = (await owner.get(`/api/analytics/report?${query}`)).body as AnalyticsReport;
  const breakdown = (name: string) => report.breakdowns.find(({ dimension }) => dimension === name)!;
  expect(breakdown('page')).toMatchObject({ keys: 61 });
  expect(breakdown('page').rows).toHaveLength(50);
  expect(breakdown('page').rows[0]).toMatchObject({
    key: '/page-7',
    clicks: 1,
    views: 1,
    clickThroughRate: 1,
  });
  const name = (await owner.get('/api/products')).body.find(({ id }: { id: number }) => id === 2).name;
  expect(breakdown('product').rows).toMatchObject([
    { key: '2', label: name, clickThroughRate: null },
    {
      key: null,
      label: 'Unknown',
      views: 60,
      clicks: 0,
      visitors: null,
      uniqueClicks: null,
      compared: { views: 1, clicks: 0, visitors: null, uniqueClicks: null },
    },
  ]);
  expect(breakdown('country').rows).toMatchObject([{ key: 'DE', label: 'Germany' }]);

  const file = await owner.get(`/api/analytics/report.csv?${query}&table=page`);
  expect(file.headers.get('content-type')).toMatch(/^text\/csv/);
  expect(file.headers.get('content-disposition')).toContain('analytics-page-2024-02-29-to-2024-02-29.csv');
  const lines = file.text.split('\r\n');
  expect(lines[0]).toBe(
    'page,label,views,clicks,unique_clicks,visitors,click_through_rate,compared_views,compared_clicks,compared_unique_clicks,compared_visitors,change_views,change_clicks,change_unique_clicks,change_visitors',
  );
  expect(lines).toHaveLength(1 + 61 + 1);
  expect(lines[1]).toBe('/page-7,/page-7,1,1,1,1,1,0,0,0,0,,,,');
  expect(lines).toContain('/gone,/gone,0,0,0,0,,1,0,0,1,-1,,,-1');
  const products = await owner.get(`/api/analytics/report.csv?${query}&table=product`);
  expect(products.text.split('\r\n').at(-2)).toBe(',Unknown,60,0,,,0,1,0,,,59,,,');

  const sources = await owner.get(`/api/analytics/report.csv?${query}&compare=none&table=source`);
  expect(sources.text).toContain(`\r\n"'=cmd|x,""y""","'=cmd|x,""y""",0,1,1,1,\r\n`);
  const series = await owner.get(`/api/analytics/report.csv?${query}&compare=none&table=series`);
  expect(series.text.split('\r\n')[13]).toBe('2024-02-29T12:00:00.000Z,2024-02-29T13:00:00.000Z,60,1,1,1');
});

test('campaigns that too few networks sent are one row, whose filter lists them', async () => {
  await forget();
  const noon = Date.parse('2024-02-29T12:00:00Z');
  const from = (utmCampaign: string | null, eventType = 'page_view') =>
    eventAt(noon, { utmCampaign, eventType });
  await record([
    from('spring'),
    from('spring', 'affiliate_click'),
    from('buy-pills.example'),
    from('buy-pills.example', 'affiliate_click'),
    from('free-money.example'),
    from(null),
  ]);
  const read = async (filter = '') => {
    const query = `range=custom&from=2024-02-29&to=2024-02-29&compare=none${filter}`;
    const { body } = await owner.get(`/api/analytics/report?${query}`);
    const report = analyticsReportSchema.parse(body);
    const { rows } = report.breakdowns.find(({ dimension }) => dimension === 'campaign')!;
    return {
      totals: [report.totals.views, report.totals.clicks, report.totals.visitors],
      rows: rows.map(({ key, views, clicks, visitors }) => [key, views, clicks, visitors]),
    };
  };
  const sent = [
    ['buy-pills.example', 1, 1, 1],
    ['free-money.example', 1, 0, 1],
  ];
  // The site has not yet seen enough networks to tell visitors apart.
  const open = await read();
  expect(open.rows).toEqual([sent[0], ['spring', 1, 1, 1], sent[1], [null, 1, 0, null]]);

  await database.query(`INSERT INTO sent_names SELECT dimension, id, true, '{}' FROM (VALUES (0, NULL), (7, 'spring'))
    AS known(dimension, name) CROSS JOIN LATERAL (SELECT coalesce((SELECT id FROM texts WHERE value = name), 0)) AS of(id)`);
  try {
    const folded = await read();
    expect(folded).toEqual({
      totals: open.totals,
      rows: [
        ['(unknown campaign)', 2, 1, null],
        ['spring', 1, 1, 1],
        [null, 1, 0, null],
      ],
    });
    expect(await read('&filter=campaign:(unknown campaign)')).toEqual({ totals: [2, 1, 1], rows: sent });
    expect((await read('&filter=campaign:free-money.example')).rows).toEqual([sent[1]]);
    const range = 'range=custom&from=2024-02-29&to=2024-02-29&compare=none';
    const earnings = await owner.get(`/api/earnings?${range}&by=campaign`);
    expect(
      earnings.body.rows.map(({ key, clicks }: { key: string; clicks: number }) => [key, clicks]),
    ).toEqual([
      ['spring', 1],
      ['(unknown campaign)', 1],
    ]);
    const file = await owner.get(`/api/analytics/report.csv?${range}&table=campaign`);
    expect(file.text).toContain('\r\n(unknown campaign),(unknown campaign),2,1,,,0.5\r\n');
  } finally {
    await database.query('TRUNCATE sent_names');
  }
});

test("today's click is in today's report, and in no range that ends before", async () => {
  await forget();
  await record([eventAt(Date.now(), { eventType: 'affiliate_click', productId: 1 })]);
  for (const [range, grain] of Object.entries({
    today: 'hour',
    '7d': 'day',
    '28d': 'day',
    '90d': 'day',
    '12m': 'month',
    month: null,
    all: 'hour',
  })) {
    const { body } = await owner.get(`/api/analytics/report?range=${range}&compare=none`);
    expect([range, body.totals.clicks, body.comparison]).toEqual([range, 1, null]);
    if (grain) expect([range, body.grain]).toEqual([range, grain]);
    expect(body.breakdowns.map(({ dimension }: { dimension: string }) => dimension)).toEqual(
      breakdownDimensions,
    );
  }
  const yesterday = new Date(Date.now() - DAY).toISOString().slice(0, 10);
  const before = await owner.get(`/api/analytics/report?range=custom&from=${yesterday}&to=${yesterday}`);
  expect(before.body.totals.clicks).toBe(0);
});

test('yesterday and last month end before today, and all time begins with the first day', async () => {
  await forget();
  await record([eventAt(Date.now() - 500 * DAY, {}), eventAt(Date.now(), {})]);
  const report = async (range: string) =>
    (await owner.get(`/api/analytics/report?range=${range}`)).body as AnalyticsReport;
  for (const range of ['yesterday', 'last-month'])
    expect([range, (await report(range)).totals.views]).toEqual([range, 0]);
  const all = await report('all');
  expect([all.totals.views, all.grain, all.comparison, all.period.from]).toEqual([
    2,
    'month',
    null,
    new Date(Date.now() - 500 * DAY).toISOString().slice(0, 10),
  ]);
});

test('today is compared with the same hours, in all metrics', async () => {
  await forget();
  const now = Date.now();
  const midnight = Date.parse(new Date(now).toISOString().slice(0, 10));
  const elapsed = now - midnight;
  const sameTime = midnight - DAY + elapsed;
  // The later part of yesterday has no counterpart yet, not even in the hour that has begun.
  const lastOfHour = Math.floor(sameTime / HOUR) * HOUR + HOUR - 1;
  const yesterday = [sameTime - elapsed / 2, lastOfHour, midnight - (DAY - elapsed) / 2];
  await record([midnight, ...yesterday].map((time) => eventAt(time, { page: '/' })));
  const { body } = await owner.get('/api/analytics/report?range=today');
  const report = body as AnalyticsReport;
  const end = report.comparedSpan!.end;
  const before = yesterday.filter((time) => time < Date.parse(end)).length;
  expect([report.totals.views, report.totals.compared?.views]).toEqual([1, before]);
  expect(report.breakdowns.find(({ dimension }) => dimension === 'page')!.rows).toMatchObject([
    { key: '/', views: 1, compared: { views: before } },
  ]);
  const compared = Date.parse(end) - (midnight - DAY);
  expect(compared).toBe(Math.floor((Date.parse(report.asOf) - midnight) / MINUTE) * MINUTE);
  const later = report.series.filter(({ start }) => start > report.asOf);
  expect(later.map(({ compared }) => compared)).toEqual(later.map(() => null));
  const whole = await owner.get('/api/analytics/report?range=yesterday');
  expect(whole.body.totals.views).toBe(yesterday.length);

  // A late event of yesterday is in the next answer.
  const late = Date.parse(end) - 1;
  await record([eventAt(late, { page: '/' })]);
  const { comparedSpan, totals } = (await owner.get('/api/analytics/report?range=today'))
    .body as AnalyticsReport;
  const counted = [...yesterday, late].filter(
    (time) => time >= midnight - DAY && time < Date.parse(comparedSpan!.end),
  );
  expect(totals.compared?.views).toBe(counted.length);
});

test('a filtered report names the months whose events were dropped, of the comparison, too', async () => {
  await database.query(
    `INSERT INTO log_days (day, dropped_at, dropped_events)
     SELECT day, now(), 1 FROM unnest('{2024-01-30,2024-02-09,2024-03-31,2024-04-01}'::date[]) AS day`,
  );
  const monthsOf = async (query: string) =>
    (await owner.get(`/api/analytics/report?range=custom&${query}`)).body.droppedMonths;
  const march = 'from=2024-03-01&to=2024-03-31';
  expect(await monthsOf(`${march}&compare=none&filter=device!:mobile`)).toEqual(['2024-03']);
  expect(await monthsOf(`${march}&filter=device:mobile`)).toEqual(['2024-01', '2024-02', '2024-03']);
  expect(await monthsOf(march)).toEqual([]);
  expect(await monthsOf('from=2024-04-01&to=2024-04-02&compare=none&filter=page:/')).toEqual(['2024-04']);
  expect(await monthsOf('from=2024-04-02&to=2024-04-03&compare=none&filter=page:/')).toEqual([]);
  expect(await monthsOf('from=2024-05-01&to=2024-05-02&compare=none&filter=page:/')).toEqual([]);
  await database.query('DELETE FROM log_days WHERE dropped_at IS NOT NULL');
});

test('a filter is answered with what people read for its key', async () => {
  const { body } = await owner.get(
    '/api/analytics/report?filter=country!:DE&filter=product:2&filter=product:999&filter=page:/&filter=page:/',
  );
  const { name } = (await owner.get('/api/products')).body.find(({ id }: { id: number }) => id === 2);
  expect(body.filters).toEqual([
    { dimension: 'country', key: 'DE', excluded: true, label: 'Germany' },
    { dimension: 'product', key: '2', excluded: false, label: name },
    { dimension: 'product', key: '999', excluded: false, label: 'Deleted product 999' },
    { dimension: 'page', key: '/', excluded: false, label: 'Home' },
  ]);
});

const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10);

test.each([
  ['range', 'range=tomorrow'],
  ['compare', 'compare=month'],
  ['from', 'range=custom&to=2024-02-29'],
  ['from', 'range=custom&from=2023-02-29&to=2024-02-29'],
  ['to', 'range=custom&from=2024-03-01&to=2024-02-29'],
  ['to', 'range=custom&from=2024-01-01&to=2025-02-04'],
  ['to', `range=custom&from=${tomorrow}&to=${tomorrow}`],
  ['from', "range=custom&from=0';--&to=2024-02-29"],
  ['from', 'range=custom&from=0000-01-01&to=2024-02-29'],
  ['filter', 'filter=weather:rain'],
  ['filter', 'filter=page:/&filter=page^:'],
  ['filter', Array.from({ length: 11 }, (_, place) => `filter=page!:/${place}`).join('&')],
])('a query is refused for its %s: %s', async (path, query) => {
  for (const file of ['report', 'report.csv']) {
    const table = file === 'report' ? '' : '&table=series';
    const { status, body } = await owner.get(`/api/analytics/${file}?${query}${table}`);
    expect([status, body.errors[0].path]).toEqual([422, path]);
  }
});

test('a file of no known table is refused', async () => {
  expect((await owner.get('/api/analytics/report.csv?table=visitors')).status).toBe(422);
  expect((await owner.get('/api/analytics/report.csv')).status).toBe(422);
});
