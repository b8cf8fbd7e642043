import type {
  ConversionImport,
  ConversionPreview,
  ConversionUpload,
} from '@astaguide/contracts/earnings/conversion-import';
import { earningsSchema, type Earnings } from '@astaguide/contracts/earnings/earnings';
import type { RecentSale } from '@astaguide/contracts/earnings/recent-sale';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { countIn } from '../analytics/site-zone';
import { uploadForm, type ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

let owner: ApiClient;
let database: Client;
let siteUrl: string;
siteForTests((shared) => {
  ({ owner, database } = shared);
  siteUrl = shared.site.url;
});

beforeEach(async () => {
  await database.query(
    'TRUNCATE conversions, conversion_imports, commissions, product_aliases, exchange_rates, refused_postbacks',
  );
  await owner.call('PUT', '/api/site-settings', { reportingCurrency: 'USD' });
  await countIn(owner, database, 'UTC');
});
jest.setTimeout(60_000);

const HEADINGS = 'Order ID,Date,Product,Click Ref,Sale Amount,Commission,Status,Currency';

async function upload(...rows: string[]): Promise<ConversionUpload> {
  const file = Buffer.from([HEADINGS, ...rows].join('\n'));
  const { body } = await owner.post(
    '/api/earnings/imports',
    uploadForm(['report', file, 'sales.csv', 'text/csv']),
  );
  return body as ConversionUpload;
}

/** Imports a file. @returns its preview, and the import */
async function imported(...rows: string[]): Promise<{ preview: ConversionPreview; made: ConversionImport }> {
  const { id, mapping } = await upload(...rows);
  const reading = { retailer: 'Network', mapping };
  const preview = await owner.post(`/api/earnings/imports/${id}/preview`, reading);
  const made = await owner.post(`/api/earnings/imports/${id}/confirm`, reading);
  expect([preview.status, made.status]).toEqual([200, 200]);
  return { preview: preview.body as ConversionPreview, made: made.body as ConversionImport };
}

const APRIL = { from: '2026-04-01', to: '2026-04-30' };

async function earnings(by = 'product', days = APRIL): Promise<Earnings> {
  const query = new URLSearchParams({ range: 'custom', ...days, compare: 'none', by });
  return earningsSchema.parse((await owner.get(`/api/earnings?${query.toString()}`)).body);
}

async function money(by?: string, days?: typeof APRIL) {
  const { sales, expected, commission, reversedCommission } = (await earnings(by, days)).totals;
  return { sales, expected, commission, reversedCommission };
}

const SALE = 'A-1,2026-04-03,1,,59.98,6.00,approved,USD';
const REFUND = 'A-1,2026-05-07,,,-29.99,-3.00,approved,USD';

test.each([
  ['in one file', [[SALE, REFUND]]],
  ['in a later file', [[SALE], [REFUND]]],
  ['in an earlier file', [[REFUND], [SALE]]],
])('a partial refund %s lowers its sale, on the day and product of the sale', async (_when, files) => {
  for (const rows of files) await imported(...rows);
  // 59.98 − 29.99 and 6.00 − 3.00
  expect(await money()).toEqual({
    sales: '29.99',
    expected: '3.00',
    commission: '3.00',
    reversedCommission: '3.00',
  });
  const { totals, rows, unmatched } = await earnings();
  expect([totals.confirmed, totals.reversed, totals.reversalRate, unmatched]).toEqual([1, 0, 0.5, 0]);
  expect(rows.find(({ key }) => key === '1')).toMatchObject({ expected: '3.00', reversedCommission: '3.00' });
  expect((await money('product', { from: '2026-05-01', to: '2026-05-31' })).sales).toBe('0.00');
});

test('one of two items is refunded, and a second import of the file changes nothing', async () => {
  const rows = [
    'B-1,2026-04-03,1,,20.00,2.00,approved,USD',
    'B-1,2026-04-03,2,,30.00,3.00,approved,USD',
    'B-1,2026-04-09,2,,-30.00,-3.00,reversed,USD',
  ];
  await imported(...rows);
  const { preview } = await imported(...rows);
  expect(preview).toMatchObject({ new: 0, changed: 0, known: 3, replaced: 0, changes: [] });
  const { rows: products } = await earnings();
  expect(
    products.map(({ key, expected, reversedCommission }) => [key, expected, reversedCommission]),
  ).toEqual([
    ['1', '2.00', '0.00'],
    ['2', '0.00', '3.00'],
  ]);
});

test('two identical lines of one order are two sales', async () => {
  const line = 'C-1,2026-04-03,1,,10.00,1.00,approved,USD';
  const { preview } = await imported(line, line);
  expect(preview).toMatchObject({ new: 2, known: 0 });
  expect((await imported(line, line)).preview).toMatchObject({ new: 0, known: 2 });
  expect((await earnings()).totals).toMatchObject({ confirmed: 2, sales: '20.00', expected: '2.00' });
});

test('a refund of an unknown sale, a bonus and a penalty count on their own day', async () => {
  await imported(
    ',2026-04-10,1,,-29.99,-1.35,approved,USD',
    'X-9,2026-04-11,2,,-5.00,-0.50,approved,USD',
    ',2026-04-12,1,,0.00,25.00,approved,USD',
    ',2026-04-13,1,,0.00,-5.00,approved,USD',
  );
  // Sales −29.99 − 5.00; commission −1.35 − 0.50 + 25.00 − 5.00; taken back 1.35 + 0.50 + 5.00.
  expect(await money()).toEqual({
    sales: '-34.99',
    expected: '18.15',
    commission: '18.15',
    reversedCommission: '6.85',
  });
});

test('a refund without a commission takes back its part of the sale’s', async () => {
  await owner.call('PUT', '/api/earnings/commissions/2', {
    validFrom: '2026-01-01',
    kind: 'fixed',
    value: '4.00',
  });
  await imported(
    'D-1,2026-04-03,1,,100.00,10.00,approved,USD',
    'D-1,2026-04-05,,,-25.00,,approved,USD',
    'D-2,2026-04-03,2,,80.00,,approved,USD',
    'D-2,2026-04-05,,,-20.00,,approved,USD',
  );
  // 10.00 × 75 / 100 + 4.00 × 60 / 80
  expect((await money()).expected).toBe('10.50');
});

test('a reversed sale earns nothing, whether or not its refund is reported as well', async () => {
  await imported(SALE, REFUND);
  await imported('A-1,2026-04-03,1,,59.98,6.00,reversed,USD', REFUND);
  expect(await money()).toEqual({
    sales: '0.00',
    expected: '0.00',
    commission: '0.00',
    reversedCommission: '6.00',
  });
});

test('an upload that was imported is not imported or previewed again', async () => {
  const { id, mapping } = await upload(SALE);
  const send = (action: string) =>
    owner.post(`/api/earnings/imports/${id}/${action}`, { retailer: 'Network', mapping });
  expect((await send('confirm')).status).toBe(200);
  for (const action of ['confirm', 'preview']) {
    const { status, body } = await send(action);
    expect([status, body.detail]).toEqual([409, 'This report was imported already.']);
  }
  await owner.call('DELETE', `/api/earnings/imports/${id}`);
  expect((await send('confirm')).status).toBe(404);
});

describe('a network without ids', () => {
  const WEEK = [
    ',2026-04-03,1,,59.98,2.70,,USD',
    ',2026-04-03,2,,27.80,1.25,,USD',
    ',2026-04-10,1,,29.99,1.35,,USD',
  ];

  test('replaces the days that its file covers', async () => {
    await imported(...WEEK, ',2026-04-20,1,,10.00,1.00,,USD');
    // The row of April 10 has grown from one item to two.
    const { preview } = await imported(...WEEK.slice(0, 2), ',2026-04-10,1,,59.98,2.70,,USD');
    expect(preview).toMatchObject({
      new: 1,
      known: 2,
      replaced: 1,
      days: { from: '2026-04-03', to: '2026-04-10' },
    });
    // 2.70 + 1.25 + 2.70 + 1.00
    expect((await money()).expected).toBe('7.65');
  });

  test('an older export that is imported again replaces nothing, and an undo brings the former rows back', async () => {
    await imported(...WEEK);
    const { made } = await imported(',2026-04-03,1,,1.00,0.10,,USD', ',2026-04-10,1,,2.00,0.20,,USD');
    expect((await money()).expected).toBe('0.30');
    expect((await imported(...WEEK)).preview).toMatchObject({ new: 0, changed: 0, replaced: 0 });
    expect((await money()).expected).toBe('0.30');
    await owner.call('DELETE', `/api/earnings/imports/${made.id}`);
    // 2.70 + 1.25 + 1.35
    expect((await money()).expected).toBe('5.30');
  });
});

test('an older report does not undo a later state, and a later one with reversals does', async () => {
  const early = 'E-1,2026-04-03,1,,50.00,5.00,approved,USD';
  await imported('E-1,2026-04-03,1,,50.00,5.00,pending,USD');
  await imported(early, 'E-2,2026-04-20,1,,10.00,1.00,approved,USD');
  await imported('E-1,2026-04-03,1,,50.00,5.00,reversed,USD', 'E-2,2026-04-20,1,,10.00,1.00,approved,USD');
  expect((await money()).expected).toBe('1.00');
  // An export of the first days alone, which was made before.
  expect((await imported(early)).preview).toMatchObject({ changed: 0, known: 1 });
  expect((await money()).expected).toBe('1.00');
});

test.each([
  ['2026-04-20', '+02:00'],
  ['2026-11-20', '+01:00'],
])(
  'a sale of half past midnight on %s takes the rate of the site’s day, and is shown on it everywhere',
  async (day, offset) => {
    await countIn(owner, database, 'Europe/Berlin');
    for (const [validFrom, rate] of [
      ['2026-01-01', '1'],
      [day, '2'],
    ])
      await owner.call('PUT', '/api/earnings/exchange-rates', { currency: 'EUR', validFrom, rate });
    await imported(`F-1,${day}T00:30:00${offset},Unknown thing,,100.00,10.00,approved,EUR`);
    expect(await money('product', { from: day, to: day })).toMatchObject({
      sales: '200.00',
      expected: '20.00',
    });
    const [group] = (await owner.get('/api/earnings/unmatched')).body;
    expect(group).toMatchObject({ lastDay: day, sales: '200.00' });
    const [sale] = (await owner.get('/api/earnings/sales')).body;
    expect(sale.day).toBe(day);
  },
);

test('the earnings are in the reporting currency, by rates through US dollars', async () => {
  for (const [currency, rate] of [
    ['EUR', '1.25'],
    ['GBP', '1.5'],
  ])
    await owner.call('PUT', '/api/earnings/exchange-rates', { currency, validFrom: '2026-01-01', rate });
  await owner.call('PUT', '/api/site-settings', { reportingCurrency: 'EUR' });
  await imported(
    'G-1,2026-04-03,1,,100.00,10.00,approved,EUR',
    'G-2,2026-04-03,1,,100.00,10.00,approved,USD',
    'G-3,2026-04-03,1,,100.00,10.00,approved,GBP',
  );
  // 100 + 100 / 1.25 + 100 × 1.5 / 1.25
  expect(await earnings()).toMatchObject({ currency: 'EUR', totals: { sales: '300.00', expected: '30.00' } });
  const query = new URLSearchParams({ range: 'custom', ...APRIL, compare: 'none', table: 'rows' });
  const { text } = await owner.get(`/api/earnings.csv?${query.toString()}`);
  expect(text).toContain('sales_eur,confirmed_commission_eur');
});

test('earnings by network, with what is paid and how old the rest is', async () => {
  await imported('H-1,2026-04-03,1,,50.00,5.00,paid,USD', 'H-2,2026-04-04,1,,50.00,5.00,approved,USD');
  await owner.post('/api/conversions', {
    network: 'Other',
    orderId: '1',
    productId: 2,
    amount: 20,
    commission: '2.00',
    currency: 'USD',
    status: 'pending',
    occurredAt: '2026-04-05T12:00:00Z',
  });
  const { rows, payment, unpaidByAge } = await earnings('network');
  expect(rows.map(({ label, expected }) => [label, expected])).toEqual([
    ['Network', '10.00'],
    ['Other', '2.00'],
  ]);
  expect(payment).toEqual({
    paid: { sales: 1, commission: '5.00' },
    approved: { sales: 1, commission: '5.00' },
    pending: { sales: 1, commission: '2.00' },
  });
  expect(unpaidByAge.map(({ fromDays }) => fromDays)).toEqual([0, 31, 61, 91]);
  const sums = unpaidByAge.map(
    ({ approved, pending }) => Number(approved.commission) + Number(pending.commission),
  );
  expect(sums.reduce((sum, value) => sum + value, 0)).toBe(7);
});

test('the preview says what the file adds up to, and which days are odd', async () => {
  const future = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await imported('I-1,2026-04-03,1,,50.00,5.00,pending,USD');
  const { preview } = await imported(
    'I-1,2026-04-03,1,,50.00,5.00,approved,USD',
    'I-2,2026-04-04,1,00000000-0000-4000-8000-000000000001,20.00,2.00,pending,EUR',
    'I-3,2026-04-05,1,,-10.00,-1.00,approved,USD',
    'I-4,2025-03-04,1,,1.00,0.10,approved,USD',
    `I-5,${future},1,,1.00,0.10,approved,USD`,
  );
  expect(preview).toMatchObject({
    new: 4,
    changed: 1,
    days: { from: '2025-03-04', to: future },
    clicks: { reported: 1, found: 0 },
    futureDays: 1,
    unusualDays: 1,
    totals: [
      { state: 'confirmed', currency: 'USD', lines: 4, sales: '42.00', commission: '4.20' },
      { state: 'pending', currency: 'EUR', lines: 1, sales: '20.00', commission: '2.00' },
    ],
    changes: [{ line: 2, fields: [{ field: 'Status', before: 'pending', after: 'approved' }] }],
  });
});

describe('all sales', () => {
  const sales = async (query = '') => (await owner.get(`/api/earnings/sales?${query}`)).body as RecentSale[];
  const ordersOf = async (query: string) => (await sales(query)).map(({ orderId }) => orderId);
  beforeEach(() =>
    imported(
      'S-1,2026-04-03,1,,50.00,5.00,paid,USD',
      'S-2,2026-04-04,2,,20.00,2.00,pending,USD',
      'S-3,2026-04-05,100%_odd,,30.00,3.00,reversed,EUR',
      'S-1,2026-04-20,,,-10.00,-1.00,approved,USD',
    ),
  );

  test('are searched, filtered and paged, newest first', async () => {
    // The refund is on the day of its sale.
    expect(await ordersOf('')).toEqual(['S-3', 'S-2', 'S-1', 'S-1']);
    expect(await ordersOf('search=s-2')).toEqual(['S-2']);
    expect(await ordersOf(`search=${encodeURIComponent('%_')}`)).toEqual(['S-3']);
    expect(await ordersOf('status=pending')).toEqual(['S-2']);
    expect(await ordersOf('status=paid')).toEqual(['S-1']);
    expect(await ordersOf('network=network&from=2026-04-04&to=2026-04-04')).toEqual(['S-2']);
    expect(await ordersOf('limit=1&offset=1')).toEqual(['S-2']);
    expect(await sales('status=refund')).toMatchObject([
      { kind: 'refund', day: '2026-04-03', amount: '-10.00', productId: 1 },
    ]);
    const { text } = await owner.get('/api/earnings/sales.csv?status=refund');
    expect(text.split('\r\n')[1]).toMatch(
      /^2026-04-03,refund,Network,S-1,,.*,-10.00,USD,-1.00,USD,approved,/,
    );
  });

  test('one is corrected for every report, until the correction is undone', async () => {
    const [sale] = await sales('search=S-2');
    const put = (id: number, body: object) => owner.call('PUT', `/api/earnings/sales/${id}`, body);
    const { body } = await put(sale!.id, {
      amount: '25.00',
      commission: 2.5,
      status: 'approved',
      productId: 3,
    });
    expect(body).toMatchObject({ amount: '25.00', status: 'approved', isCorrected: true, productId: 3 });
    await imported('S-2,2026-04-04,2,,20.00,2.00,reversed,USD');
    const [corrected] = await sales('search=S-2');
    expect(corrected).toMatchObject({ amount: '25.00', commission: '2.50', status: 'approved' });
    expect((await put(sale!.id, { amount: '1' })).status).toBe(404);
    expect((await put(corrected!.id, { productId: 999_999 })).status).toBe(422);
    expect((await put(corrected!.id, {})).status).toBe(422);
    const undo = () => owner.call('DELETE', `/api/earnings/sales/${corrected!.id}/correction`);
    expect([(await undo()).status, (await undo()).status]).toEqual([204, 404]);
    expect(await sales('search=S-2')).toMatchObject([
      { amount: '20.00', status: 'reversed', isCorrected: false },
    ]);
  });
});

/** Of the backend. Seconds. */
async function cpuTime(): Promise<number> {
  const text = await (await fetch(`${siteUrl}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)![1]);
}

// The processor's time, because a busy machine makes any other time longer.
test('20,000 rows with clicks are imported in under 5 s, and again with other states', async () => {
  const ids = Array.from({ length: 20_000 }, () => randomUUID());
  for (const state of ['approved', 'reversed']) {
    const rows = ids.map(
      (click, place) =>
        `L-${place},2026-04-${String((place % 28) + 1).padStart(2, '0')},1,${click},10.00,1.00,${state},USD`,
    );
    const { id, mapping } = await upload(...rows);
    const before = await cpuTime();
    const reading = { retailer: 'Network', mapping };
    expect((await owner.post(`/api/earnings/imports/${id}/confirm`, reading)).status).toBe(200);
    expect((await cpuTime()) - before).toBeLessThan(5);
  }
  expect((await earnings()).totals).toMatchObject({ reversed: 20_000, reversedCommission: '20000.00' });
});
