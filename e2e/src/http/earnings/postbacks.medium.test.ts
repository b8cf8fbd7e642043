import type { RecentSale } from '@astaguide/contracts/earnings/recent-sale';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { ApiClient, until, uploadForm } from '../api-client';
import { siteForTests } from '../site-for-tests';

let owner: ApiClient;
let network: ApiClient;
let token: string;
let siteUrl: string;
let database: Client;
siteForTests(async (shared) => {
  database = shared.database;
  owner = shared.owner;
  siteUrl = shared.site.url;
  network = new ApiClient(shared.site.url);
  await shared.database.query(
    'TRUNCATE conversions, conversion_imports, commissions, product_aliases, exchange_rates',
  );
  token = await tokenFor('conversions:write');
});

async function tokenFor(scope: string): Promise<string> {
  return (await owner.post('/api/auth/tokens', { name: `For ${scope}`, scopes: [scope] })).body.token;
}

interface RefusedCall {
  id: number;
  sent: Record<string, string>;
  reasons: { path: string; message: string }[];
}
interface TestedCall {
  outcome: string;
  reasons: { path: string }[];
  changes: { field: string; after: string | null }[];
}

const sale = (different: object = {}) => ({
  network: 'Example Network',
  orderId: randomUUID(),
  productId: 1,
  amount: '100.00',
  currency: 'USD',
  commission: 10,
  status: 'approved',
  occurredAt: new Date().toISOString(),
  ...different,
});
const report = (body: object, bearer = token) =>
  network.post('/api/conversions', body, { authorization: `Bearer ${bearer}` });
const postback = (parameters: Record<string, string>) =>
  network.get(`/api/conversions/postback?${new URLSearchParams(parameters).toString()}`);
const earnings = async () => (await owner.get('/api/earnings?range=today')).body;
const totals = async () => {
  const { pending, confirmed, reversed, sales, commission } = (await earnings()).totals;
  return { pending, confirmed, reversed, sales, commission };
};
const unmatched = async () => (await owner.get('/api/earnings/unmatched')).body;

test('a sale is added, and changed by the same network and order id', async () => {
  const body = sale({ status: 'pending', amount: 59.9, commission: '5.99' });
  const first = await report(body);
  expect([first.status, first.body]).toEqual([202, { id: expect.any(Number) }]);
  expect(await totals()).toEqual({
    pending: 1,
    confirmed: 0,
    reversed: 0,
    sales: '59.90',
    commission: '0.00',
  });
  const again = await report({ ...body, network: ' example  network', status: 'approved' });
  expect(again.body).toEqual(first.body);
  expect(await totals()).toEqual({
    pending: 0,
    confirmed: 1,
    reversed: 0,
    sales: '59.90',
    commission: '5.99',
  });
  expect((await report({ ...body, status: 'reversed' })).body).toEqual(first.body);
  expect(await totals()).toEqual({
    pending: 0,
    confirmed: 0,
    reversed: 1,
    sales: '0.00',
    commission: '0.00',
  });
  const other = await report({ ...body, network: 'Another Network' });
  expect(other.body.id).not.toBe(first.body.id);
});

test('the same order reported at once is one sale', async () => {
  const before = (await totals()).confirmed;
  const body = sale();
  const answers = await Promise.all(Array.from({ length: 8 }, () => report(body)));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect((await totals()).confirmed).toBe(before + 1);
});

test('a click id of this site names the product; what is not known waits for the owner', async () => {
  const id = randomUUID();
  await network.track({ id, eventType: 'affiliate_click', eventData: {}, productId: 3 });
  await until(
    async () => (await owner.get('/api/analytics/summary')).body.recentEvents,
    (events: { id: string }[]) => events.some((event) => event.id === id),
  );
  const matched = sale({ clickId: id.toUpperCase(), productId: undefined });
  const unknown = sale({ clickId: randomUUID(), productId: undefined });
  const odd = sale({ clickId: 'not a click of this site', productId: undefined });
  const named = sale({ network: 'Clicks elsewhere', clickId: randomUUID(), productId: 2 });
  const oddNamed = sale({ network: 'Clicks nowhere', clickId: '{click}', productId: 2 });
  const all = [matched, unknown, odd, named, oddNamed];
  for (const body of all) expect((await report(body)).status).toBe(202);
  expect((await earnings()).rows.some((row: { key: string | null }) => row.key === '3')).toBe(true);
  const waiting = (await unmatched()).map((group: { orderId: string }) => group.orderId);
  expect(waiting).toEqual(expect.arrayContaining([unknown.orderId, odd.orderId]));
  expect(waiting).not.toContain(matched.orderId);

  for (const body of [named, oddNamed]) {
    const find = async () =>
      (await unmatched()).find((group: { orderId: string }) => group.orderId === body.orderId);
    const group = await find();
    expect(group).toMatchObject({ retailer: body.network, productId: 2 });
    const assignment = { key: group.key, productId: 2 };
    expect((await owner.post('/api/earnings/unmatched', assignment)).body).toEqual({ conversions: 1 });
    expect(await find()).toBeUndefined();
    expect((await report({ ...body, status: 'reversed' })).status).toBe(202);
    expect(await find()).toBeUndefined();
  }
});

test('a sale that is reported before its click gets the product when the click arrives', async () => {
  const id = randomUUID();
  const body = sale({ clickId: id, productId: undefined });
  const ofOther = sale({ clickId: id, productId: 2 });
  for (const one of [body, ofOther]) expect((await report(one)).status).toBe(202);
  await network.track({ id, eventType: 'affiliate_click', eventData: {}, productId: 3 });
  const [stored] = await until(
    async () => (await owner.get(`/api/earnings/sales?search=${body.orderId}`)).body as RecentSale[],
    ([found]) => found!.productId !== null,
  );
  expect(stored).toMatchObject({ productId: 3, click: { id } });
  const waiting = (await unmatched()).map((group: { orderId: string }) => group.orderId);
  expect(waiting).not.toContain(body.orderId);
  expect(waiting).not.toContain(ofOther.orderId);
  expect((await owner.get(`/api/earnings/sales?search=${ofOther.orderId}`)).body).toMatchObject([
    { productId: 2 },
  ]);
});

test('another currency counts once the owner has entered its rate', async () => {
  const before = await totals();
  const body = sale({ currency: 'eur', amount: 50, commission: 5 });
  expect((await report(body)).status).toBe(202);
  expect(await totals()).toEqual({ ...before, confirmed: before.confirmed + 1 });
  expect((await earnings()).withoutExchangeRate).toBe(1);
  const rate = { currency: 'EUR', validFrom: '2026-01-01', rate: '1.1' };
  expect((await owner.call('PUT', '/api/earnings/exchange-rates', rate)).body).toEqual({
    ...rate,
    rate: '1.10000000',
  });
  const after = await totals();
  expect(Number(after.sales) - Number(before.sales)).toBeCloseTo(55, 5);
  expect(Number(after.commission) - Number(before.commission)).toBeCloseTo(5.5, 5);
  expect((await earnings()).withoutExchangeRate).toBe(0);
  const remove = () => owner.call('DELETE', '/api/earnings/exchange-rates/EUR/2026-01-01');
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  const unknown = await owner.call('PUT', '/api/site-settings', { reportingCurrency: 'ZZZ' });
  expect([unknown.status, unknown.body.errors?.[0].path]).toEqual([422, 'reportingCurrency']);
  expect((await report(sale({ currency: 'ZZZ' }))).status).toBe(422);
  const dollars = { ...rate, currency: 'USD' };
  expect((await owner.call('PUT', '/api/earnings/exchange-rates', dollars)).status).toBe(422);
});

test('a file sets all of its rates or none, by the day that each is valid from', async () => {
  const RATES = '/api/earnings/exchange-rates';
  const upload = (...lines: string[]) => {
    const file = Buffer.from(['currency,validFrom,rate', ...lines].join('\n'));
    return owner.post(`${RATES}/import`, uploadForm(['rates', file, 'rates.csv', 'text/csv']));
  };
  const entered = { currency: 'CHF', validFrom: '2026-01-01', rate: '1.1' };
  await owner.call('PUT', RATES, entered);
  const bad = await upload('CHF,2026-01-01,1.2', 'GBP,yesterday,1.25', 'JPY,2026-01-01,x');
  expect([bad.status, bad.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
    422,
    ['rates', 'rates'],
  ]);
  expect((await owner.get(RATES)).body).toEqual([{ ...entered, rate: '1.10000000' }]);

  const days = Array.from({ length: 6000 }, (_, place) =>
    new Date(Date.UTC(2010, 0, 1 + place)).toISOString().slice(0, 10),
  );
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const before = await totals();
  const good = await upload(
    'CHF,2026-01-01,1.2',
    `CHF,${tomorrow},9`,
    ...days.map((day, place) => `GBP,${day},${(1 + place / 10_000).toFixed(4)}`),
  );
  expect([good.status, good.body]).toEqual([200, { rates: 6002, currencies: ['CHF', 'GBP'] }]);
  expect((await report(sale({ currency: 'CHF', amount: 10, commission: 1 }))).status).toBe(202);
  // The last of the days is in 2026, so its rate of 1.5999 is the one of today.
  expect(days.at(-1)! < new Date().toISOString().slice(0, 10)).toBe(true);
  expect((await report(sale({ currency: 'GBP', amount: 10, commission: 1 }))).status).toBe(202);
  const after = await totals();
  expect(Number(after.sales) - Number(before.sales)).toBeCloseTo(12 + 15.999, 2);
  expect((await upload()).status).toBe(422);
  expect((await owner.post(`${RATES}/import`, {})).status).toBe(415);
  expect((await new ApiClient(siteUrl).post(`${RATES}/import`, uploadForm())).status).toBe(401);
});

test('a network that knows only addresses reports with a token in the address, and leaves blank what it does not know', async () => {
  const orderId = randomUUID();
  const said = { token, network: 'Example Network', orderId, clickId: '', amount: '20', currency: 'USD' };
  const first = await postback({ ...said, status: 'pending' });
  expect([first.status, first.headers.get('cache-control')]).toEqual([202, 'no-store']);
  expect((await postback({ ...said, status: 'Approved', productId: '2', commission: '' })).body).toEqual(
    first.body,
  );
});

test('only a token with the scope, or the owner, reports sales', async () => {
  const reading = await tokenFor('analytics:read');
  const refused = await report(sale(), reading);
  expect([refused.status, refused.body.detail]).toEqual([403, expect.stringContaining('conversions:write')]);
  expect((await report(sale(), 'ag_wrong')).status).toBe(401);
  expect((await network.post('/api/conversions', sale())).status).toBe(401);
  expect((await owner.post('/api/conversions', sale())).status).toBe(202);
  const said = { network: 'N', orderId: '1', amount: '1', currency: 'USD', status: 'pending' };
  expect((await postback(said)).status).toBe(401);
  expect((await postback({ ...said, token: reading })).status).toBe(403);
  // A page of another site can make the owner's browser call an address.
  const query = new URLSearchParams(said).toString();
  expect((await owner.get(`/api/conversions/postback?${query}`)).status).toBe(401);
});

test.each([
  [{ network: '' }, 'network'],
  [{ orderId: undefined }, 'orderId'],
  [{ amount: '5-' }, 'amount'],
  [{ amount: '1e9' }, 'amount'],
  [{ amount: '12345678901' }, 'amount'],
  [{ commission: 'much' }, 'commission'],
  [{ currency: '€' }, 'currency'],
  [{ status: 'confirmed' }, 'status'],
  [{ occurredAt: 'yesterday' }, 'occurredAt'],
  [{ occurredAt: '2999-01-01T00:00:00Z' }, 'occurredAt'],
])('%j is refused with its field named', async (different, path) => {
  const { status, body } = await report(sale(different));
  expect([status, body.errors[0].path]).toEqual([422, path]);
});

describe('what networks send', () => {
  const said = (different: Record<string, string> = {}) => ({
    token,
    network: 'Words',
    orderId: randomUUID(),
    productId: '1',
    amount: '29.99',
    currency: 'USD',
    status: 'approved',
    ...different,
  });
  const storedOf = async (orderId: string) =>
    (await owner.get(`/api/earnings/sales?search=${encodeURIComponent(orderId)}`)).body as RecentSale[];

  test.each([
    ['declined', 'reversed'],
    ['Rejected', 'reversed'],
    ['paid', 'approved'],
    ['CONFIRMED', 'approved'],
    ['on_hold', 'pending'],
    ['RFND', 'reversed'],
    ['2', 'reversed'],
    ['A', 'approved'],
  ])('the status %s is %s', async (status, stored) => {
    const body = said({ status });
    expect((await postback(body)).status).toBe(202);
    expect(await storedOf(body.orderId)).toMatchObject([{ status: stored, isPaid: status === 'paid' }]);
  });

  test.each([
    ['29,99', '29.99'],
    ['$1,029.99', '1029.99'],
    ['1.029,99', '1029.99'],
    ['1,029,000.5', '1029000.50'],
    ['0.5', '0.50'],
    ['$29.99', '29.99'],
    ['-29.99', '-29.99'],
  ])('the amount %s is %s', async (amount, stored) => {
    const body = said({ amount });
    expect((await postback(body)).status).toBe(202);
    expect(await storedOf(body.orderId)).toMatchObject([{ amount: stored }]);
  });

  test.each([
    ['1.038', 'USD', 422, []],
    ['1,038', 'USD', 422, []],
    ['-1.038', 'EUR', 422, []],
    ['1.038', 'KWD', 202, [{ amount: '1.04' }]],
    ['1,038', 'KWD', 422, []],
    ['1.0380', 'USD', 202, [{ amount: '1.04' }]],
    ['0.038', 'USD', 202, [{ amount: '0.04' }]],
  ])('the amount %s in %s is answered with %s', async (amount, currency, status, stored) => {
    const body = said({ amount, currency });
    expect((await postback(body)).status).toBe(status);
    expect(await storedOf(body.orderId)).toMatchObject(stored);
  });

  test('a number in JSON is not ambiguous', async () => {
    const body = { ...said(), amount: 1.038, commission: 0.5 };
    expect((await network.post('/api/conversions/postback', body)).status).toBe(202);
    expect(await storedOf(body.orderId)).toMatchObject([{ amount: '1.04', commission: '0.50' }]);
  });

  test.each([
    ['1795929072', '2026-11-29'],
    ['1764392400000', '2025-11-29'],
    ['2026-03-04T23:30:00-02:00', '2026-03-05'],
    ['2026-03-04 12:00:00', '2026-03-04'],
  ])('the time %s is on %s', async (occurredAt, day) => {
    const body = said({ occurredAt });
    expect((await postback(body)).status).toBe(202);
    expect(await storedOf(body.orderId)).toMatchObject([{ day }]);
  });

  test.each(['form', 'json'])('a %s is taken like an address', async (kind) => {
    const { token: bearer, ...values } = said();
    const { status } =
      kind === 'json'
        ? await network.post('/api/conversions/postback', { ...values, amount: 29.99, token: bearer })
        : await fetch(`${siteUrl}/api/conversions/postback`, {
            method: 'POST',
            headers: { authorization: `Bearer ${bearer}` },
            body: new URLSearchParams(values),
          });
    expect(status).toBe(202);
    expect(await storedOf(values.orderId)).toMatchObject([{ amount: '29.99', status: 'approved' }]);
  });

  test('forms are taken at the postback address alone', async () => {
    const { status } = await fetch(`${siteUrl}/api/conversions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new URLSearchParams(said()),
    });
    expect(status).toBe(415);
  });

  test('HEAD stores nothing', async () => {
    const body = said();
    const query = new URLSearchParams(body).toString();
    await fetch(`${siteUrl}/api/conversions/postback?${query}`, { method: 'HEAD' });
    expect(await storedOf(body.orderId)).toEqual([]);
  });

  test('a late pending, without a click or time, changes nothing', async () => {
    const clickId = randomUUID();
    const body = said({ occurredAt: '2026-03-04T12:00:00Z', status: 'pending', clickId });
    const { orderId } = body;
    await postback(body);
    const settled = await postback(said({ orderId, status: 'approved' }));
    expect(await storedOf(orderId)).toMatchObject([{ status: 'approved', day: '2026-03-04' }]);
    expect((await postback(body)).body).toEqual(settled.body);
    expect(await storedOf(orderId)).toMatchObject([{ status: 'approved', day: '2026-03-04' }]);
    const { rows } = await database.query('SELECT click_id FROM conversions WHERE order_id = $1', [orderId]);
    expect(rows).toEqual([{ click_id: clickId }]);
  });

  test('a negative amount lowers its sale, and each refund id counts once', async () => {
    const { orderId } = said();
    const before = await totals();
    const changeOf = async () => {
      const now = await totals();
      const cents = (name: 'sales' | 'commission') =>
        Math.round((Number(now[name]) - Number(before[name])) * 100);
      return [cents('sales'), cents('commission')];
    };
    const body = said({ orderId, amount: '100', commission: '10' });
    await postback(said({ orderId, amount: '-20', commission: '-2', refundId: 'R-1' }));
    await postback(body);
    expect(await changeOf()).toEqual([8000, 800]);
    await postback(said({ orderId, amount: '-20', commission: '-2', refundId: 'R-1' }));
    await report(sale({ network: 'Words', orderId, amount: '-5.00', commission: -0.5, refundId: 'R-2' }));
    // A refund without an id counts once as well.
    await postback(said({ orderId, amount: '-1', commission: '-0.10' }));
    await postback(said({ orderId, amount: '-1', commission: '-0.10' }));
    expect(await changeOf()).toEqual([7400, 740]);
  });
});

describe('refused calls', () => {
  const bad = (orderId: string) => ({
    token,
    network: 'Words',
    orderId,
    amount: '10',
    currency: 'USD',
    status: 'sent to the moon',
  });
  const refused = async () => (await owner.get('/api/conversions/refused')).body as RefusedCall[];

  test('are kept without the token, counted among what needs the owner, and accepted with corrected values', async () => {
    const orderId = randomUUID();
    expect((await postback(bad(orderId))).status).toBe(422);
    expect((await postback(bad(orderId))).status).toBe(422);
    const [call, ...others] = (await refused()).filter(({ sent }) => sent['orderId'] === orderId);
    expect(others).toEqual([]);
    expect(call).toMatchObject({
      sent: { network: 'Words', amount: '10' },
      reasons: [{ path: 'status', message: expect.stringContaining('sent to the moon') }],
    });
    expect(JSON.stringify(call)).not.toContain(token);
    const attention = (await owner.get('/api/operations/attention')).body;
    expect(attention.refusedPostbacks).toBe((await refused()).length);
    const accept = (body: object) => owner.post(`/api/conversions/refused/${call!.id}/accept`, body);
    expect((await accept({ status: 'still odd' })).status).toBe(422);
    expect((await accept({ status: 'approved', productId: 1 })).status).toBe(202);
    expect((await accept({ status: 'approved' })).status).toBe(404);
    const [stored] = (await owner.get(`/api/earnings/sales?search=${orderId}`)).body;
    expect(stored).toMatchObject({ status: 'approved', amount: '10.00' });
  });

  test('can be dismissed, and are the owner’s alone', async () => {
    const orderId = randomUUID();
    await report(sale({ orderId, status: 'odd' }));
    const call = (await refused()).find(({ sent }) => sent['orderId'] === orderId)!;
    expect((await network.get('/api/conversions/refused')).status).toBe(401);
    const dismiss = () => owner.call('DELETE', `/api/conversions/refused/${call.id}`);
    expect([(await dismiss()).status, (await dismiss()).status]).toEqual([204, 404]);
    await owner.post('/api/conversions', sale({ orderId, status: 'odd' }));
    expect((await refused()).some(({ sent }) => sent['orderId'] === orderId)).toBe(false);
  });

  test('are bounded in number', async () => {
    await database.query(
      `INSERT INTO refused_postbacks (sent, reasons) SELECT jsonb_build_object('n', n), '[]' FROM generate_series(1, 600) n`,
    );
    await postback(bad(randomUUID()));
    expect(await refused()).toHaveLength(500);
  });
});

test('a test call says what a network’s call would do, and stores nothing', async () => {
  const orderId = randomUUID();
  const tested = async (values: Record<string, string>) => {
    const query = new URLSearchParams({
      network: 'Words',
      orderId,
      amount: '10',
      currency: 'USD',
      ...values,
    });
    const { body } = await owner.post('/api/conversions/test', {
      call: `${siteUrl}/api/conversions/postback?token=x&${query.toString()}`,
    });
    return body as TestedCall;
  };
  expect(await tested({ status: 'odd' })).toMatchObject({
    outcome: 'refused',
    reasons: [{ path: 'status' }],
  });
  expect(await tested({ status: 'pending', clickId: randomUUID() })).toMatchObject({
    outcome: 'new',
    isClickFound: false,
    productName: null,
  });
  const added = await tested({ status: 'RFND', amount: '29,99', currency: 'EUR' });
  expect(added.outcome).toBe('new');
  expect(added.changes.map((change) => `${change.field}: ${change.after}`)).toEqual(
    expect.arrayContaining(['Status: reversed', 'Amount: 29.99', 'Currency: EUR']),
  );
  await report(sale({ network: 'Words', orderId, amount: 10, commission: null, status: 'pending' }));
  expect(await tested({ status: 'approved' })).toMatchObject({
    outcome: 'changed',
    changes: [{ field: 'Status', before: 'pending', after: 'approved' }],
  });
  expect(await tested({ status: 'pending' })).toMatchObject({ outcome: 'unchanged', changes: [] });
  expect((await network.post('/api/conversions/test', { call: 'a=b' })).status).toBe(401);
});

test('a token reads earnings with the scope earnings:read alone', async () => {
  const reading = { authorization: `Bearer ${await tokenFor('earnings:read')}` };
  const other = { authorization: `Bearer ${await tokenFor('analytics:read')}` };
  for (const path of [
    '',
    '.csv?table=rows',
    '/sales',
    '/sales.csv',
    '/imports',
    '/unmatched',
    '/commissions',
    '/exchange-rates',
  ]) {
    const statusWith = async (headers: Record<string, string>) =>
      (await fetch(`${siteUrl}/api/earnings${path}`, { headers })).status;
    expect([path, await statusWith(reading), await statusWith(other)]).toEqual([path, 200, 403]);
  }
});
