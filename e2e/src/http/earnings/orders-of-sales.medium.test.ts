import type { ConversionImport, ConversionPreview } from '@astaguide/contracts/earnings/conversion-import';
import { earningsSchema } from '@astaguide/contracts/earnings/earnings';
import type { RecentSale } from '@astaguide/contracts/earnings/recent-sale';
import type { TestedCall } from '@astaguide/contracts/earnings/refused-call';
import type { Client } from 'pg';
import { countIn } from '../analytics/site-zone';
import { uploadForm, type ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

let owner: ApiClient;
let database: Client;
siteForTests((shared) => ({ owner, database } = shared));
beforeEach(async () => {
  await database.query(
    'TRUNCATE conversions, conversion_imports, commissions, product_aliases, exchange_rates, refused_postbacks',
  );
  await countIn(owner, database, 'UTC');
});
jest.setTimeout(60_000);

/** Imports a file. @returns its preview, and the import */
async function imported(headings: string, ...rows: string[]) {
  const file = Buffer.from([headings, ...rows].join('\n'));
  const form = uploadForm(['report', file, 'sales.csv', 'text/csv']);
  const { id, mapping } = (await owner.post('/api/earnings/imports', form)).body;
  const reading = { retailer: 'Network', mapping };
  const preview = await owner.post(`/api/earnings/imports/${id}/preview`, reading);
  const made = await owner.post(`/api/earnings/imports/${id}/confirm`, reading);
  expect([preview.status, made.status]).toEqual([200, 200]);
  return { preview: preview.body as ConversionPreview, made: made.body as ConversionImport };
}

const LINES = 'Order ID,Date,Product,Click Ref,Sale Amount,Commission,Status,Currency';
const WITH_IDS = 'Transaction ID,Order ID,Date,Product,Sale Amount,Commission,Status,Currency';

const call = (orderId: string, different: object = {}) => ({
  network: 'Network',
  orderId,
  amount: '50.00',
  currency: 'USD',
  commission: '5.00',
  status: 'approved',
  occurredAt: '2026-04-03T12:00:00Z',
  ...different,
});
async function posted(orderId: string, different: object = {}): Promise<void> {
  expect((await owner.post('/api/conversions', call(orderId, different))).status).toBe(202);
}

async function totals() {
  const query = 'range=custom&from=2026-04-01&to=2026-04-30&compare=none';
  return earningsSchema.parse((await owner.get(`/api/earnings?${query}`)).body).totals;
}
const money = async () => {
  const { sales, expected, commission } = await totals();
  return [sales, expected, commission];
};
const sales = async (query = '') => (await owner.get(`/api/earnings/sales?${query}`)).body as RecentSale[];

describe('an order of two lines and its postback count once', () => {
  const FILE = ['A-1,2026-04-03,1,,20.00,2.00,approved,USD', 'A-1,2026-04-03,2,,30.00,3.00,approved,USD'];

  test.each([
    ['the file first', false],
    ['the postback first', true],
  ])('%s', async (_name, isPostbackFirst) => {
    if (isPostbackFirst) await posted('A-1');
    await imported(LINES, ...FILE);
    if (!isPostbackFirst) await posted('A-1');
    expect(await money()).toEqual(['50.00', '5.00', '5.00']);
    expect((await imported(LINES, ...FILE)).preview).toMatchObject({ new: 0, replaced: 0 });
    await posted('A-1');
    expect(await money()).toEqual(['50.00', '5.00', '5.00']);
  });

  test('the newer of the two states the total, and an undo brings the other back', async () => {
    await posted('A-1', { amount: 60, commission: 6 });
    const { preview, made } = await imported(LINES, ...FILE);
    expect(preview).toMatchObject({ new: 2, replaced: 1 });
    expect(await money()).toEqual(['50.00', '5.00', '5.00']);
    await posted('A-1', { amount: 40, commission: 4 });
    expect(await money()).toEqual(['40.00', '4.00', '4.00']);
    await owner.call('DELETE', `/api/earnings/imports/${made.id}`);
    expect(await money()).toEqual(['40.00', '4.00', '4.00']);
    await imported(
      LINES,
      'A-1,2026-04-03,1,,20.00,2.00,approved,USD',
      'A-1,2026-04-03,2,,31.00,3.00,approved,USD',
    );
    expect(await money()).toEqual(['51.00', '5.00', '5.00']);
    const postbacks = (await owner.get('/api/earnings/imports')).body as ConversionImport[];
    const { id } = postbacks.find(({ kind }) => kind === 'postbacks')!;
    await owner.call('DELETE', `/api/earnings/imports/${id}`);
    expect(await money()).toEqual(['51.00', '5.00', '5.00']);
  });

  test('a pending one does not undo the other, and a reversal of the order reaches its lines', async () => {
    await imported(LINES, ...FILE);
    await posted('A-1', { status: 'pending' });
    expect(await money()).toEqual(['50.00', '5.00', '5.00']);
    await posted('A-1', { status: 'reversed' });
    expect(await money()).toEqual(['0.00', '0.00', '0.00']);
    // The order has no click or product of its own: what its lines share is known.
    expect(await sales()).toMatchObject([{ orderId: 'A-1', productId: null, status: 'reversed' }]);
  });

  test('lines that come in two files are one order', async () => {
    await imported(WITH_IDS, 'T-1,A-1,2026-04-03,1,20.00,2.00,approved,USD');
    await posted('A-1');
    await imported(WITH_IDS, 'T-2,A-1,2026-04-03,2,30.00,3.00,approved,USD');
    expect(await money()).toEqual(['50.00', '5.00', '5.00']);
  });

  test('a test call says that it would count instead of the lines', async () => {
    await imported(LINES, ...FILE);
    const query = new URLSearchParams({ network: 'Network', orderId: 'A-1', amount: '50', currency: 'USD' });
    const tested = async (status: string) =>
      (await owner.post('/api/conversions/test', { call: `${query.toString()}&status=${status}` }))
        .body as TestedCall;
    expect(await tested('approved')).toMatchObject({
      outcome: 'changed',
      changes: [{ field: 'Lines of the order', before: '2', after: '1' }],
    });
    expect(await tested('pending')).toMatchObject({ outcome: 'unchanged', changes: [] });
  });
});

describe('a report without a commission keeps what earlier reports state', () => {
  const omitted = { commission: undefined };
  const ALONE = 'A-1,2026-04-03,1,,50.00,,approved,USD';

  test.each([
    ['a postback after a postback', () => posted('A-1', omitted)],
    ['an explicit null', () => posted('A-1', { commission: null })],
    ['a file after a postback', () => imported(LINES, ALONE)],
  ])('%s', async (_name, again) => {
    await posted('A-1', { status: 'pending' });
    await again();
    expect(await money()).toEqual(['50.00', '5.00', '5.00']);
    expect(await sales()).toMatchObject([{ commission: '5.00', commissionCurrency: 'USD' }]);
  });

  test('also in the currency of the commission', async () => {
    const headings = `${LINES},Commission Currency`;
    await imported(headings, 'A-1,2026-04-03,1,,50.00,5.00,pending,EUR,USD');
    await posted('A-1', { ...omitted, currency: 'EUR' });
    expect(await sales()).toMatchObject([
      { status: 'approved', currency: 'EUR', commission: '5.00', commissionCurrency: 'USD' },
    ]);
  });

  test('a rate is applied to the new amount', async () => {
    const commission = { validFrom: '2026-01-01', kind: 'rate', value: '10' };
    await owner.call('PUT', '/api/earnings/commissions/1', commission);
    await posted('A-1', { ...omitted, productId: 1 });
    await posted('A-1', { ...omitted, amount: 80 });
    expect(await money()).toEqual(['80.00', '8.00', '8.00']);
  });

  test('the total of an order keeps the sum of its lines', async () => {
    await imported(
      LINES,
      'A-1,2026-04-03,1,,20.00,2.00,pending,USD',
      'A-1,2026-04-03,2,,30.00,3.00,pending,USD',
    );
    await posted('A-1', omitted);
    expect(await money()).toEqual(['50.00', '5.00', '5.00']);
  });

  test('a refund keeps its own', async () => {
    await posted('A-1');
    for (const commission of [-2, undefined])
      await posted('A-1', { amount: -10, commission, refundId: 'R-1' });
    expect(await money()).toEqual(['40.00', '3.00', '3.00']);
  });

  test('the owner’s correction of it does not stay after it was undone', async () => {
    await posted('A-1');
    const [sale] = await sales();
    await owner.call('PUT', `/api/earnings/sales/${sale!.id}`, { commission: '7.00' });
    await posted('A-1', omitted);
    const [corrected] = await sales();
    expect(corrected!.commission).toBe('7.00');
    await owner.call('DELETE', `/api/earnings/sales/${corrected!.id}/correction`);
    expect(await money()).toEqual(['50.00', '5.00', '5.00']);
  });
});

describe('a postback with the id of a line is of that line', () => {
  const FILE = ['T-1,A-1,2026-04-03,1,20.00,2.00,pending,USD', 'T-2,A-1,2026-04-03,2,30.00,3.00,pending,USD'];
  const LINE = { amount: 20, commission: '2.00' };

  test.each([
    ['after the file', false],
    ['before the file', true],
  ])('%s', async (_name, isPostbackFirst) => {
    if (isPostbackFirst) await posted('T-1', LINE);
    await imported(WITH_IDS, ...FILE);
    if (!isPostbackFirst) await posted('T-1', LINE);
    expect(await money()).toEqual(['50.00', '5.00', '2.00']);
    await posted('T-1', { ...LINE, status: 'reversed' });
    expect(await money()).toEqual(['30.00', '3.00', '0.00']);
    // A refund of the order in a file finds the line.
    await imported(LINES, 'A-1,2026-04-09,2,,-10.00,-1.00,approved,USD');
    expect(await money()).toEqual(['20.00', '2.00', '-1.00']);
  });

  test('an id that is also the number of another order is the order', async () => {
    await imported(
      WITH_IDS,
      '17,A-1,2026-04-03,1,20.00,2.00,approved,USD',
      '18,17,2026-04-03,2,50.00,5.00,pending,USD',
    );
    await posted('17');
    expect(await money()).toEqual(['70.00', '7.00', '7.00']);
  });
});

test('two equal refunds in a file are two, and the same refund by a postback is one of them', async () => {
  const refund = 'A-1,2026-04-09,,,-10.00,-1.00,approved,USD';
  const again = { amount: -10, commission: -1 };
  await posted('A-1');
  await posted('A-1', again);
  await posted('A-1', again);
  expect(await money()).toEqual(['40.00', '4.00', '4.00']);
  await imported(LINES, refund, refund);
  await posted('A-1', again);
  expect(await money()).toEqual(['30.00', '3.00', '3.00']);
  await posted('A-1', { ...again, refundId: 'R-1' });
  expect(await money()).toEqual(['20.00', '2.00', '2.00']);
});

test.each([
  ['with its sale', true, ['30.00', '3.00', '3.00']],
  ['without a known sale', false, ['-20.00', '-2.00', '-2.00']],
])('two refunds by postbacks with two times are two, each once, %s', async (_name, isKnown, left) => {
  if (isKnown) await posted('A-1');
  for (const time of ['05:00', '05:30', '05:00', '05:30'])
    await posted('A-1', { amount: -10, commission: -1, occurredAt: `2026-04-04T${time}:00Z` });
  expect(await money()).toEqual(left);
  // The file has days alone.
  const refund = 'A-1,2026-04-04,,,-10.00,-1.00,approved,USD';
  await imported(LINES, refund, refund);
  await posted('A-1', { amount: -10, commission: -1, occurredAt: '2026-04-04T05:30:00Z' });
  expect(await money()).toEqual(left);
});

test('a refund in another currency takes back its part by the rates of the day', async () => {
  for (const [currency, rate] of [
    ['EUR', '1.25'],
    ['GBP', '1.50'],
  ])
    await owner.call('PUT', '/api/earnings/exchange-rates', { currency, validFrom: '2026-01-01', rate });
  await imported(
    LINES,
    'A-1,2026-04-03,1,,120.00,12.00,approved,EUR',
    'A-1,2026-04-09,,,-50.00,,approved,GBP',
    'A-2,2026-04-03,1,,100.00,10.00,approved,USD',
    'A-2,2026-04-09,,,-50.00,,approved,CHF',
  );
  // 120 EUR = 150 USD; 50 GBP = 75 USD, which is half of it. Francs have no rate.
  expect(await money()).toEqual(['175.00', '17.50', '17.50']);
});

describe('a correction', () => {
  const put = async (query: string, body: object) => {
    const [sale] = await sales(query);
    return owner.call('PUT', `/api/earnings/sales/${sale!.id}`, body);
  };

  test('keeps its fields, and later reports change the others', async () => {
    await imported(LINES, 'A-1,2026-04-03,1,,20.00,2.00,pending,USD');
    expect((await put('search=A-1', { amount: '25.00' })).status).toBe(200);
    await imported(LINES, 'A-1,2026-04-03,1,,20.00,3.00,paid,USD');
    expect(await sales()).toMatchObject([
      { amount: '25.00', commission: '3.00', status: 'approved', isPaid: true },
    ]);
    await put('search=A-1', { productId: 3 });
    await posted('A-1', { status: 'reversed', amount: 20, commission: '3.00' });
    expect(await sales()).toMatchObject([
      { amount: '25.00', productId: 3, status: 'reversed', isCorrected: true },
    ]);
    expect(await money()).toEqual(['0.00', '0.00', '0.00']);
  });

  test('with a day in the future is refused', async () => {
    await imported(LINES, 'A-1,2026-04-03,1,,20.00,2.00,pending,USD');
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const { status, body } = await put('search=A-1', { day });
    expect([status, body.errors]).toEqual([422, [{ path: 'day', message: expect.any(String) }]]);
  });
});

test('a refused call that is accepted later is as old as it was when it came in', async () => {
  const token = (await owner.post('/api/auth/tokens', { name: 'Network', scopes: ['conversions:write'] }))
    .body.token;
  const send = (different: object) =>
    owner.post('/api/conversions/postback', { ...call('A-1'), token, ...different });
  expect((await send({ status: 'odd', amount: '10', commission: '1' })).status).toBe(422);
  expect((await send({})).status).toBe(202);
  const accept = async (values: object) => {
    const [refused] = (await owner.get('/api/conversions/refused')).body;
    return owner.post(`/api/conversions/refused/${refused.id}/accept`, values);
  };
  expect((await accept({ status: 'approved' })).status).toBe(202);
  expect(await money()).toEqual(['50.00', '5.00', '5.00']);
  // A file that came in between is newer, too.
  expect((await send({ orderId: 'A-2', status: 'odd', amount: '10', commission: '1' })).status).toBe(422);
  await imported(LINES, 'A-2,2026-04-03,1,,20.00,2.00,approved,USD');
  expect((await accept({ status: 'approved' })).status).toBe(202);
  expect(await money()).toEqual(['70.00', '7.00', '7.00']);
});

test('a bonus without an order is money, but no sale', async () => {
  await imported(
    'Transaction ID,Order ID,Date,Type,Sale Amount,Commission,Status,Currency',
    'T-1,A-1,2026-04-03,Sale,20.00,2.00,approved,USD',
    'T-2,,2026-04-03,Lead,0.00,1.00,approved,USD',
    'T-3,,2026-04-03,Bonus,0.00,50.00,approved,USD',
    ',,2026-04-03,Sale,0.00,7.00,approved,USD',
  );
  const { confirmed, commission } = await totals();
  expect([confirmed, commission]).toEqual([2, '60.00']);
  expect((await sales()).map(({ kind }) => kind).toSorted()).toEqual([
    'adjustment',
    'adjustment',
    'sale',
    'sale',
  ]);
});

test('a file of one account does not replace the days of another account', async () => {
  const HEADINGS = 'Tracking ID,Date,Product,Sale Amount,Commission,Currency';
  const one = ['one-20,2026-04-03,1,10.00,1.00,USD', 'one-20,2026-04-20,1,10.00,1.00,USD'];
  await imported(HEADINGS, ...one);
  // The same sale of the other account is another sale.
  const { preview } = await imported(
    HEADINGS,
    'two-20,2026-04-03,1,10.00,1.00,USD',
    'two-20,2026-04-21,1,30.00,3.00,USD',
  );
  expect(preview).toMatchObject({ new: 2, replaced: 0 });
  expect(await money()).toEqual(['60.00', '6.00', '6.00']);
  expect((await imported(HEADINGS, 'one-20,2026-04-03,1,15.00,1.50,USD', one[1]!)).preview).toMatchObject({
    new: 1,
    replaced: 1,
  });
  expect(await money()).toEqual(['65.00', '6.50', '6.50']);
});

test('the earnings of a product’s places are in the reporting currency', async () => {
  const rate = { currency: 'EUR', validFrom: '2026-01-01', rate: '1.25' };
  await owner.call('PUT', '/api/earnings/exchange-rates', rate);
  await owner.call('PUT', '/api/site-settings', { reportingCurrency: 'EUR' });
  const occurredAt = new Date(Date.now() - 2 * 86_400_000).toISOString();
  await posted('A-1', { productId: 1, commission: '10.00', occurredAt });
  const { currency, pages } = (await owner.get('/api/products/1/links')).body;
  await owner.call('PUT', '/api/site-settings', { reportingCurrency: 'USD' });
  // 10 USD at 1.25 USD for a euro.
  expect([currency, pages.find(({ page }: { page: string | null }) => page === null)?.earnings]).toEqual([
    'EUR',
    '8.00',
  ]);
});
