import { pastEvent } from '@astaguide/testbed/past-event';
import {
  analyticsReportSchema,
  type AnalyticsReport,
} from '@astaguide/contracts/analytics/report/analytics-report';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type { ConversionUpload } from '@astaguide/contracts/earnings/conversion-import';
import { earningsSchema, type Earnings } from '@astaguide/contracts/earnings/earnings';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { ApiClient, until, uploadForm } from '../api-client';
import { zonedDayOf } from '../analytics/logged-events';
import { siteForTests } from '../site-for-tests';
import { countIn } from '../analytics/site-zone';

let database: Client;
let owner: ApiClient;

const MINUTE = 60_000;
/** An odd step, so that clicks fall on every quarter of an hour. */
const STEP = 37 * MINUTE;
const FIRST = Date.parse('2026-03-10T00:00:00Z');
const LAST = Date.parse('2026-04-09T00:00:00Z');

const clickAt = (time: number, productId: number | null): TrackedEvent =>
  pastEvent('2026-03-10', 0, {
    eventType: 'affiliate_click',
    occurredAt: new Date(time).toISOString(),
    productId,
    visitor: String((time / MINUTE) % 50),
  });

/** Clicks on products 1 and 2, and every fourth without a product. */
const clicks = Array.from({ length: Math.floor((LAST - FIRST) / STEP) }, (_, place) =>
  clickAt(FIRST + place * STEP, place % 4 === 3 ? null : (place % 2) + 1),
);
/** Late on Saturday in UTC, already Sunday in Berlin. */
const lateClick = { ...clickAt(Date.parse('2026-03-21T23:40:00Z'), 3), id: randomUUID() };
siteForTests(async (started) => {
  ({ owner, database } = started);
  await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [
    JSON.stringify([...clicks, lateClick]),
  ]);
  await until(
    async () => (await database.query('SELECT FROM event_inbox')).rowCount,
    (waiting) => waiting === 0,
    60_000,
  );
});
jest.setTimeout(60_000);

const inZone = (zone: string) => countIn(owner, database, zone);

async function earnings(query: string): Promise<Earnings> {
  const { status, body } = await owner.get(`/api/earnings?${query}`);
  expect(status).toBe(200);
  return earningsSchema.parse(body);
}

async function report(query: string): Promise<AnalyticsReport> {
  const { status, body } = await owner.get(`/api/analytics/report?${query}`);
  expect(status).toBe(200);
  return analyticsReportSchema.parse(body);
}

test.each([
  ['2026-03-28', '2026-03-30', ['2026-03-28,2026-03-28', '2026-03-29,2026-03-29', '2026-03-30,2026-03-30']],
  ['2026-03-30', '2026-03-30', ['2026-03-30,2026-03-30']],
])('the series in a file has days of Berlin from %s to %s', async (from, to, days) => {
  await inZone('Europe/Berlin');
  const range = `range=custom&from=${from}&to=${to}&compare=none`;
  const { text } = await owner.get(`/api/earnings.csv?${range}&table=series`);
  const lines = text.trim().split('\r\n').slice(1);
  expect(lines.map((line: string) => line.split(',').slice(0, 2).join())).toEqual(days);
});

// Clock changes: Berlin goes forward on March 29, Lord Howe half an hour back on April 5.
test.each(['UTC', 'Asia/Kolkata', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/St_Johns'])(
  'in %s the clicks are those of the report, and of the days that people there call so',
  async (zone) => {
    await inZone(zone);
    for (const [from, to] of [
      ['2026-03-28', '2026-04-06'],
      ['2026-03-29', '2026-03-29'],
      ['2026-04-05', '2026-04-05'],
    ] as const) {
      const range = `range=custom&from=${from}&to=${to}&compare=previous`;
      const [found, reported] = [await earnings(range), await report(range)];
      const within = (days: { from: string; to: string }, productId?: number) =>
        [...clicks, lateClick].filter((click) => {
          const day = zonedDayOf(Date.parse(click.occurredAt), zone);
          return (
            day >= days.from && day <= days.to && (productId === undefined || click.productId === productId)
          );
        }).length;

      expect(found).toMatchObject({ timeZone: zone, period: { from, to }, comparison: reported.comparison });
      expect([found.totals.clicks, found.totals.compared!.clicks]).toEqual([
        within({ from, to }),
        within(reported.comparison!),
      ]);
      expect([reported.totals.clicks, reported.totals.compared!.clicks]).toEqual([
        found.totals.clicks,
        found.totals.compared!.clicks,
      ]);
      const known = found.rows.filter(({ key }) => key !== null);
      // The row of clicks on no product makes the rows add up.
      expect(known.length).toBeLessThan(found.rows.length);
      expect(found.rows.reduce((sum, row) => sum + row.clicks, 0)).toBe(found.totals.clicks);
      const { rows } = reported.breakdowns.find(({ dimension }) => dimension === 'product')!;
      const byProduct = (products: { productId: number; clicks: number; before: number }[]) =>
        products.toSorted((one, other) => one.productId - other.productId);
      expect(
        byProduct(
          known.map((row) => ({
            productId: Number(row.key),
            clicks: row.clicks,
            before: row.compared!.clicks,
          })),
        ),
      ).toEqual(
        byProduct(
          rows
            .filter(({ key }) => key !== null)
            .map((row) => ({
              productId: Number(row.key),
              clicks: row.clicks,
              before: row.compared!.clicks,
            })),
        ),
      );
      for (const { key, clicks: counted } of known)
        expect([key, counted]).toEqual([key, within({ from, to }, Number(key))]);
      if (from === to) continue;
      expect(found.series.map(({ start, end, clicks: counted }) => ({ start, end, counted }))).toEqual(
        reported.series.map(({ start, end, clicks: counted }) => ({ start, end, counted })),
      );
    }
  },
);

test('a sale counts on its date, and on the owner’s day of its moment, whenever the zone is chosen', async () => {
  await inZone('UTC');
  const rows = [
    'Order ID,Date,Product,Click Ref,Sale Amount,Commission,Status',
    '1,2026-03-21,1,,10,1,Paid',
    '2,2026-03-22 00:30,1,,20,1,Paid',
    '3,2026-03-21T23:30:00Z,1,,40,,Paid',
    `4,,,${lateClick.id},80,1,Paid`,
  ];
  const { body } = await owner.post(
    '/api/earnings/imports',
    uploadForm(['report', Buffer.from(rows.join('\n')), 'sales.csv', 'text/csv']),
  );
  const { id, mapping } = body as ConversionUpload;
  const confirmed = await owner.post(`/api/earnings/imports/${id}/confirm`, {
    retailer: 'Shop',
    mapping: { ...mapping, currency: 'USD' },
  });
  expect(confirmed.status).toBe(200);
  await owner.call('PUT', '/api/earnings/commissions/1', {
    validFrom: '2026-03-22',
    kind: 'rate',
    value: '10',
  });

  const range = 'range=custom&from=2026-03-20&to=2026-03-23&compare=none';
  const reported = async () => {
    const { series, totals, withoutCommission, period } = await earnings(range);
    expect(period).toEqual({ from: '2026-03-20', to: '2026-03-23' });
    return { sales: series.map(({ sales }) => sales), commission: totals.commission, withoutCommission };
  };
  expect(await reported()).toEqual({
    sales: ['0.00', '130.00', '20.00', '0.00'],
    commission: '3.00',
    withoutCommission: 1,
  });
  await inZone('Europe/Berlin');
  expect(await reported()).toEqual({
    sales: ['0.00', '10.00', '140.00', '0.00'],
    commission: '7.00',
    withoutCommission: 0,
  });
  // A range that begins on the day of that moment.
  const alone = await earnings('range=custom&from=2026-03-22&to=2026-03-22&compare=previous');
  expect([alone.totals.sales, alone.totals.compared!.sales]).toEqual(['140.00', '10.00']);
});
