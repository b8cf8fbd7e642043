import { PERSON } from '@astaguide/testbed/past-event';
import type { Site } from '@astaguide/testbed/launched-site';
import { earningsSchema, type Earnings } from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import type { ConversionPreview, ConversionUpload } from '@astaguide/contracts/earnings/conversion-import';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { ApiClient, until, uploadForm, type Answer } from '../api-client';
import { siteForTests } from '../site-for-tests';

let site: Site;
let database: Client;
let owner: ApiClient;
const clickId = randomUUID();

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
const PERIOD = { from: daysAgo(29), to: daysAgo(0) };
const range = `range=custom&from=${PERIOD.from}&to=${PERIOD.to}`;
siteForTests(async (started) => {
  ({ site, owner, database } = started);
  const clicks = [2, 5, 5, 31, 40].map((days, index) => ({
    id: index === 0 ? clickId : randomUUID(),
    occurredAt: `${daysAgo(days)}T12:00:00.000Z`,
    receivedAt: `${daysAgo(days)}T12:00:00.000Z`,
    eventType: 'affiliate_click',
    productId: (index % 2) + 1,
    page: '/',
    linkPlacement: null,
    rank: null,
    price: null,
    source: 'direct',
    referrer: null,
    visitor: String(index),
    language: 'de',
    channel: 'direct',
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    utmContent: null,
    utmTerm: null,
    ipAddress: '203.0.113.0/24',
    country: 'DE',
    userAgent: PERSON,
  }));
  await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(clicks)]);
  await until(
    async () => (await database.query('SELECT FROM event_inbox')).rowCount,
    (waiting) => waiting === 0,
    60_000,
  );
});

beforeEach(() =>
  database.query('TRUNCATE conversions, conversion_imports, commissions, product_aliases RESTART IDENTITY'),
);
jest.setTimeout(60_000);

const HEADINGS = 'Order ID,Date,Product,Click Ref,Sale Amount,Commission,Status';
const csv = (...rows: string[]) => Buffer.from([HEADINGS, ...rows].join('\n'));

const upload = (file: Buffer, name = 'report.csv') =>
  owner.post('/api/earnings/imports', uploadForm(['report', file, name, 'text/csv']));

async function send(file: Buffer, step: 'preview' | 'confirm', retailer = 'Shop'): Promise<Answer> {
  const { status, body } = await upload(file);
  expect(status).toBe(201);
  const { id, mapping } = body as ConversionUpload;
  return owner.post(`/api/earnings/imports/${id}/${step}`, {
    retailer,
    mapping: { ...mapping, currency: 'USD' },
  });
}

async function previewed(file: Buffer): Promise<ConversionPreview> {
  const answer = await send(file, 'preview');
  expect(answer.status).toBe(200);
  return answer.body as ConversionPreview;
}

async function imported(file: Buffer, retailer?: string): Promise<number> {
  const answer = await send(file, 'confirm', retailer);
  expect(answer.status).toBe(200);
  return (answer.body as { id: number }).id;
}

async function earnings(query = range): Promise<Earnings> {
  const { status, body } = await owner.get(`/api/earnings?${query}`);
  expect(status).toBe(200);
  return earningsSchema.parse(body);
}

const countOf = async (table: string) => (await database.query(`SELECT FROM ${table}`)).rowCount;

test('a preview says what an import would do, and stores nothing but the upload', async () => {
  await imported(csv(`1,${daysAgo(3)},1,,10.00,1,Pending`, `2,${daysAgo(3)},1,,20,2,Approved`));
  const preview = await previewed(
    csv(
      `1,${daysAgo(3)},1,,10.00,1,Approved`,
      `2,${daysAgo(3)},1,,20,2,Approved`,
      `3,${daysAgo(3)},Unheard of,,30.50,,Pending`,
      `4,${daysAgo(3)},1,,¥ 5,,Pending`,
      `5,,,${clickId},7,,Pending`,
    ),
  );
  expect(preview).toEqual({
    importedAt: null,
    rows: 5,
    new: 2,
    changed: 1,
    known: 1,
    refused: 1,
    leftOut: 0,
    unmatched: 1,
    newSales: [{ currency: 'USD', amount: '37.50' }],
    states: { pending: 2, confirmed: 1, reversed: 0 },
    refusedRows: [{ line: 5, reason: expect.stringContaining('JPY or CNY'), text: expect.any(String) }],
    unmatchedRows: [{ line: 4, reason: "No product is called 'Unheard of'", text: expect.any(String) }],
    replaced: 0,
    totals: [
      { state: 'confirmed', currency: 'USD', lines: 2, sales: '30.00', commission: '3.00' },
      { state: 'pending', currency: 'USD', lines: 2, sales: '37.50', commission: '0.00' },
    ],
    days: { from: daysAgo(3), to: daysAgo(2) },
    futureDays: 0,
    unusualDays: 0,
    clicks: { reported: 1, found: 1 },
    oddRows: [],
    changes: [
      {
        line: 2,
        text: expect.any(String),
        fields: [{ field: 'Status', before: 'pending', after: 'approved' }],
      },
    ],
  });
  expect(await countOf('conversions')).toBe(2);
  expect((await earnings()).totals).toMatchObject({ pending: 1, confirmed: 1, sales: '30.00' });
});

test('the same file counts once, a later report moves the state, and taking back undoes each', async () => {
  const first = csv(`1,${daysAgo(3)},1,,10.00,1,Pending`, `,${daysAgo(4)},2,,5,0.5,Pending`);
  const idOfFirst = await imported(first);
  const once = (await earnings()).totals;
  expect(once).toMatchObject({ pending: 2, confirmed: 0, expected: '1.50', commission: '0.00' });
  expect(once.conversionRate).toBeCloseTo(2 / 3);
  await imported(first, ' SHOP ');
  expect((await earnings()).totals).toEqual(once);

  const later = await imported(csv(`1,${daysAgo(3)},1,,10.00,1,Paid`, `,${daysAgo(4)},2,,5,0.5,Declined`));
  expect((await earnings()).totals).toMatchObject({
    pending: 0,
    confirmed: 1,
    reversed: 1,
    expected: '1.00',
    conversionRate: expect.closeTo(1 / 3),
  });
  expect((await owner.call('DELETE', `/api/earnings/imports/${later}`)).status).toBe(204);
  expect((await earnings()).totals).toEqual(once);
  expect((await owner.call('DELETE', `/api/earnings/imports/${idOfFirst}`)).status).toBe(204);
  // The second import of the same file still contains all of it.
  expect((await earnings()).totals).toEqual(once);
  expect((await owner.call('DELETE', `/api/earnings/imports/${idOfFirst}`)).status).toBe(404);
});

test('two confirmations of an upload at once import it once', async () => {
  const { body } = await upload(csv(`1,${daysAgo(3)},1,,10.00,1,Pending`));
  const { id, mapping } = body as ConversionUpload;
  const confirm = () =>
    owner.copy().post(`/api/earnings/imports/${id}/confirm`, {
      retailer: 'Shop',
      mapping: { ...mapping, currency: 'USD' },
    });
  const statuses = (await Promise.all([confirm(), confirm(), confirm()])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect((await earnings()).totals.pending).toBe(1);
});

test('a large report is imported, however few sales were stored when their table was last analyzed', async () => {
  const rows = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, at) => `${prefix}${at},${daysAgo(3)},1,,10.00,1,Approved`);
  const withTransactions = (lines: string[]) =>
    csv(...lines)
      .toString()
      .replace(HEADINGS, `${HEADINGS},Transaction ID`)
      .replaceAll(/^(\w\d+),.*$/gm, '$&,T$1');
  await imported(Buffer.from(withTransactions(rows(100, 'a'))));
  await database.query('ANALYZE conversions');
  await imported(Buffer.from(withTransactions(rows(10_000, 'b'))));
  expect((await earnings()).totals.confirmed).toBe(10_100);
});

test('all time begins with the first sale, if that was before the first event', async () => {
  await imported(csv(`1,2019-03-04,1,,10.00,1,Approved`, `2,${daysAgo(3)},1,,20.00,2,Approved`));
  const { period, totals } = await earnings('range=all');
  expect([period.from, totals.confirmed, totals.commission]).toEqual(['2019-03-04', 2, '3.00']);
});

test('an upload is gone after an hour', async () => {
  const { body } = await upload(csv(`1,${daysAgo(3)},1,,10.00,1,Pending`));
  const { id, mapping } = body as ConversionUpload;
  await database.query(`UPDATE conversion_imports SET uploaded_at = now() - interval '61 minutes'`);
  const preview = await owner.post(`/api/earnings/imports/${id}/preview`, {
    retailer: 'Shop',
    mapping: { ...mapping, currency: 'USD' },
  });
  expect(preview.status).toBe(404);
  expect((await owner.get('/api/earnings/imports')).body).toEqual([]);
});

test('a sale with a click’s id gets its product and day', async () => {
  await imported(csv(`1,,,${clickId},10.00,1,Pending`));
  const { rows, series } = await earnings();
  expect(rows.find(({ pending }) => pending === 1)).toMatchObject({ key: '1', expected: '1.00' });
  expect(series.find(({ pending }) => pending === 1)!.start.slice(0, 10)).toBe(daysAgo(2));
  expect((await previewed(csv(`2,,,${randomUUID()},1,,`))).refusedRows[0]!.reason).toMatch(/not in the log/);
});

test('sales without a product are kept, assigned, and known by the retailer’s name from then on', async () => {
  await imported(csv(`1,${daysAgo(3)},Asta X,,10.00,1,Paid`, `2,${daysAgo(3)},asta  x,,5,1,Paid`));
  expect(await earnings()).toMatchObject({ unmatched: 2, totals: { confirmed: 2, commission: '2.00' } });
  const { body: groups } = await owner.get('/api/earnings/unmatched');
  expect(groups).toMatchObject([{ retailer: 'Shop', conversions: 2, sales: '15.00', lastDay: daysAgo(3) }]);
  const key = groups[0].key as string;
  expect((await owner.post('/api/earnings/unmatched', { key, productId: 99_999 })).status).toBe(422);
  const { status, body } = await owner.post('/api/earnings/unmatched', { key, productId: 2 });
  expect([status, body]).toEqual([200, { conversions: 2 }]);
  expect((await owner.post('/api/earnings/unmatched', { key, productId: 2 })).status).toBe(404);
  expect((await previewed(csv(`3,${daysAgo(2)},ASTA X,,1,1,Paid`))).unmatched).toBe(0);
  const found = await earnings();
  expect(found.unmatched).toBe(0);
  expect(found.rows.find(({ key }) => key === '2')).toMatchObject({ commission: '2.00' });
});

test('a commission holds from its day on, and a change leaves the days before alone', async () => {
  const put = (validFrom: string, kind: string, value: string) =>
    owner.call('PUT', '/api/earnings/commissions/1', { validFrom, kind, value });
  await put(daysAgo(20), 'rate', '7.5');
  await imported(
    csv(`1,${daysAgo(25)},1,,100,,Paid`, `2,${daysAgo(10)},1,,33.33,,Paid`, `3,${daysAgo(2)},1,,10,,Paid`),
  );
  // 7.5% of 43.33 is 3.24975.
  expect(await earnings()).toMatchObject({ withoutCommission: 1, totals: { commission: '3.25' } });
  expect((await put(daysAgo(5), 'fixed', '4')).body.commissions).toHaveLength(2);
  // 2.49975 and 4.
  expect((await earnings()).totals).toMatchObject({ commission: '6.50', earningsPerClick: '2.17' });
  expect((await owner.call('DELETE', `/api/earnings/commissions/1/${daysAgo(5)}`)).status).toBe(204);
  expect((await earnings()).totals.commission).toBe('3.25');
  expect((await put('2026-02-30', 'rate', '5')).status).toBe(422);
  expect((await put(daysAgo(1), 'rate', '100.01')).status).toBe(422);
  expect(
    (
      await owner.call('PUT', '/api/earnings/commissions/99999', {
        validFrom: daysAgo(1),
        kind: 'rate',
        value: '1',
      })
    ).status,
  ).toBe(404);
  expect((await owner.call('DELETE', '/api/earnings/commissions/1/soon')).status).toBe(404);
});

test('visitors see today’s commission if the owner publishes it, not those before, after or of removed products', async () => {
  const put = (productId: number, validFrom: string, kind: string, value: string) =>
    owner.call('PUT', `/api/earnings/commissions/${productId}`, { validFrom, kind, value });
  await put(1, daysAgo(20), 'rate', '7.5');
  await put(1, daysAgo(5), 'rate', '8');
  await put(1, daysAgo(-2), 'rate', '9');
  await put(2, daysAgo(5), 'fixed', '4');
  await put(3, daysAgo(-2), 'rate', '9');
  await put(4, daysAgo(5), 'rate', '1');
  await database.query('UPDATE products SET deleted_at = now() WHERE id = 4');
  const publish = (publishCommissions: boolean) =>
    owner.call('PUT', '/api/site-settings', { publishCommissions });
  await publish(true);
  const { status, body } = await new ApiClient(site.url).get('/api/products/commission-rates');
  await publish(false);
  await database.query('UPDATE products SET deleted_at = NULL WHERE id = 4');
  expect(status).toBe(200);
  expect(body.filter(({ productId }: { productId: number }) => productId < 5)).toEqual([
    { productId: 1, commission: { kind: 'rate', value: '8.00' } },
    { productId: 2, commission: { kind: 'fixed', value: '4.00' } },
    { productId: 3, commission: null },
  ]);
  expect((await new ApiClient(site.url).get('/api/earnings/commissions')).status).toBe(401);
});

test.each([
  ['no file', () => owner.post('/api/earnings/imports', uploadForm()), 422],
  ['a picture', () => upload(Buffer.from([0x89, 0x50, 0, 0, 1])), 422],
  ['headings alone', () => upload(csv()), 422],
  ['more than 20 MB', () => upload(Buffer.alloc(20 * 1024 * 1024 + 1, 'a,b\n')), 413],
  ['50 MB', () => upload(Buffer.alloc(50 * 1024 * 1024, 'a,b\n')), 413],
  ['JSON', () => owner.post('/api/earnings/imports', {}), 415],
])('%s is refused', async (_what, ask, status) => {
  expect((await ask()).status).toBe(status);
  expect(await countOf('conversion_imports')).toBe(0);
});

test('files carry no formula out', async () => {
  await database.query(`UPDATE products SET name = '=1+1' WHERE id = 1`);
  await imported(csv(`1,${daysAgo(3)},1,,10.00,1,Paid`));
  const file = await owner.get(`/api/earnings.csv?${range}&table=rows`);
  expect(file.headers.get('content-type')).toMatch(/^text\/csv/);
  expect(file.text).toContain(`\r\n1,'=1+1,`);
  const series = await owner.get(`/api/earnings.csv?${range}&table=series&compare=none`);
  expect(series.text.trim().split('\r\n')).toHaveLength(31);
  expect((await owner.get(`/api/earnings.csv?${range}&table=page`)).status).toBe(422);
});

test('a report of 50,000 rows is imported', async () => {
  const rows = Array.from(
    { length: 50_000 },
    (_, index) => `${index},${daysAgo(index % 60)},1,,12.34,1.23,Paid`,
  );
  await imported(csv(...rows));
  expect((await earnings()).totals).toMatchObject({ confirmed: 25_010 });
  expect(await previewed(csv(...rows))).toMatchObject({ rows: 50_000, new: 0, changed: 0, known: 50_000 });
}, 120_000);

test('a sale has the keys of its click, and a sale without a click has none', async () => {
  const id = randomUUID();
  const data = {
    page: '/what-is-astaxanthin',
    linkPlacement: 'article',
    rank: 3,
    price: '29.99',
    utmSource: 'spring-letter',
    utmMedium: 'email',
    utmCampaign: 'spring',
    utmContent: null,
    utmTerm: null,
  };
  const before = (await owner.get('/api/analytics/summary')).body.totalClicks as number;
  await owner.track({ id, eventType: 'affiliate_click', eventData: data, productId: 2 });
  await until(
    async () => (await owner.get('/api/analytics/summary')).body.totalClicks as number,
    (clicks) => clicks > before,
  );
  const today = new Date().toISOString().slice(0, 10);
  await imported(csv(`1,${today},,${id},80.00,8,Paid`, `2,${today},Something else,,20.00,2,Paid`));
  const keys: Partial<Record<EarningsDimension, string>> = {
    product: '2',
    page: '/what-is-astaxanthin',
    linkPlacement: 'article',
    rank: '3',
    channel: 'email',
    source: 'spring-letter',
    campaign: 'spring',
    device: 'desktop',
  };
  for (const [by, key] of Object.entries(keys)) {
    const { body } = await owner.get(`/api/earnings?range=today&by=${by}`);
    const { rows, totals } = earningsSchema.parse(body);
    const sales = rows.filter(({ confirmed }) => confirmed > 0);
    expect([by, sales.map((row) => [row.key, row.commission])]).toEqual([
      by,
      [
        [key, '8.00'],
        [null, '2.00'],
      ],
    ]);
    // Clicks may have no page, placement, rank or campaign, and sales no product: then the row mixes both.
    const withoutClick = ['channel', 'source', 'device'].includes(by)
      ? 'Without a click'
      : by === 'campaign'
        ? 'None'
        : 'Unknown';
    expect([by, sales[1]!.label]).toEqual([by, withoutClick]);
    expect([by, rows.reduce((sum, row) => sum + row.clicks, 0)]).toEqual([by, totals.clicks]);
  }
  expect((await owner.get('/api/earnings?by=colour')).status).toBe(422);
});
