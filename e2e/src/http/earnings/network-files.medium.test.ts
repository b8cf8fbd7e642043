import { inDollars } from './reported-sales';
import { PERSON } from '@astaguide/testbed/past-event';
import type { ConversionPreview, ConversionUpload } from '@astaguide/contracts/earnings/conversion-import';
import { earningsSchema } from '@astaguide/contracts/earnings/earnings';
import { networkReport, networkReports, type NetworkReport } from '@astaguide/testbed/network-reports';
import type { Client } from 'pg';
import { countIn } from '../analytics/site-zone';
import { uploadForm, until, type ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

let owner: ApiClient;
let database: Client;

/** Clicks of this site, before the sales of the reports. */
const clicks = Array.from({ length: 5 }, (_, place) => `0b1c2d3e-0a0a-4a0a-8a0a-0a0a0a0a0a0${place}`);

/** Dollars of each currency, in ten-thousandths: different, so that a sale in the wrong one is seen. */
const RATES: Record<string, bigint> = {
  USD: 10_000n,
  EUR: 12_500n,
  GBP: 15_000n,
  SEK: 1000n,
  PLN: 2500n,
  AUD: 6000n,
  CAD: 7000n,
};

siteForTests(async (shared) => {
  ({ owner, database } = shared);
  const events = clicks.map((id, place) => ({
    id,
    occurredAt: '2026-10-31T12:00:00.000Z',
    receivedAt: '2026-10-31T12:00:00.000Z',
    eventType: 'affiliate_click',
    productId: place + 1,
    page: '/',
    linkPlacement: null,
    rank: null,
    price: null,
    source: 'direct',
    referrer: null,
    visitor: String(place),
    language: 'en',
    channel: 'direct',
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    utmContent: null,
    utmTerm: null,
    ipAddress: '203.0.113.0/24',
    country: 'US',
    userAgent: PERSON,
  }));
  await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(events)]);
  await until(
    async () => (await database.query('SELECT FROM event_inbox')).rowCount,
    (waiting) => waiting === 0,
    60_000,
  );
  await countIn(owner, database, 'UTC');
  for (const [currency, rate] of Object.entries(RATES))
    if (currency !== 'USD')
      await owner.call('PUT', '/api/earnings/exchange-rates', {
        currency,
        validFrom: '2026-01-01',
        rate: `${rate / 10_000n}.${String(rate % 10_000n).padStart(4, '0')}`,
      });
});

beforeEach(() => database.query('TRUNCATE conversions, conversion_imports, commissions, product_aliases'));
jest.setTimeout(60_000);

/** What the network takes back, added by hand: commissions of reversed sales, and of negative lines. */
const takenBack: Record<string, readonly [currency: string, commission: string]> = {
  'amazon-us-earnings.csv': ['USD', '1.35'],
  'awin-transactions.csv': ['GBP', '1.60'],
  'cj.csv': ['USD', '3.45'],
  'shareasale.csv': ['USD', '2.80'],
  // 8.08 + 8.08
  'clickbank.csv': ['USD', '16.16'],
  'digistore24.csv': ['EUR', '415.58'],
  'impact.csv': ['USD', '0.00'],
  'everflow.csv': ['USD', '4.80'],
  'iherb.csv': ['USD', '0.00'],
  'admitad.csv': ['EUR', '0.00'],
  'rakuten.csv': ['USD', '2.40'],
  'partnerize.csv': ['GBP', '2.17'],
  'tradedoubler.csv': ['SEK', '63.92'],
  'skimlinks.tsv': ['USD', '1.456'],
  // 1.28 + 0.60
  'ebay.csv': ['USD', '1.88'],
  'webgains.csv': ['GBP', '1.00'],
  'daisycon.csv': ['EUR', '3.20'],
  // 8.99 + 8.99
  'uppromote.csv': ['AUD', '17.98'],
  'partnerstack.csv': ['USD', '12.00'],
  'amazon-de.csv': ['EUR', '0.63'],
  'refersion.csv': ['CAD', '6.30'],
};

const fileOf = ({ file }: NetworkReport) => networkReport(file, clicks);
const reportOf = (file: string) => networkReports.find((report) => report.file === file)!;

/** Imports a file as an owner would, who chooses only what the file leaves open. */
async function imported(file: Buffer, { file: name, chosen, network }: NetworkReport) {
  const upload = await owner.post('/api/earnings/imports', uploadForm(['report', file, name, 'text/csv']));
  expect(upload.status).toBe(201);
  const { id, mapping, retailer } = upload.body as ConversionUpload;
  const reading = {
    retailer: retailer ?? network ?? name,
    mapping: {
      ...mapping,
      currency: mapping.currency ?? chosen?.currency ?? null,
      states: { ...mapping.states, ...chosen?.states },
    },
  };
  const preview = await owner.post(`/api/earnings/imports/${id}/preview`, reading);
  const made = await owner.post(`/api/earnings/imports/${id}/confirm`, reading);
  expect([preview.status, made.status]).toEqual([200, 200]);
  return preview.body as ConversionPreview;
}

async function totals() {
  const query = new URLSearchParams({
    range: 'custom',
    from: '2026-11-01',
    to: '2026-11-29',
    compare: 'none',
  });
  const answer = earningsSchema.parse((await owner.get(`/api/earnings?${query.toString()}`)).body);
  expect(answer.withoutExchangeRate).toBe(0);
  const { sales, expected, commission, reversedCommission } = answer.totals;
  return { sales, expected, approved: commission, reversed: reversedCommission };
}

/** An amount with up to four decimals, in hundred-millionths of a dollar. */
function dollars(currency: string, amount: string): bigint {
  const [, decimals = ''] = amount.split('.');
  return BigInt(amount.replace('.', '') + '0'.repeat(4 - decimals.length)) * RATES[currency]!;
}

/** The totals by hand, in dollars. */
function expectedOf({ file, totals: byState }: NetworkReport) {
  const sums = { sales: 0n, pending: 0n, confirmed: 0n };
  for (const [key, money] of Object.entries(byState)) {
    const [sales, commission] = money!;
    const [state, currencies] = key.split(' ') as ['pending' | 'confirmed' | 'reversed', string];
    const [currency, earned = currency] = currencies.split('/') as [string, string?];
    if (state === 'reversed') continue;
    sums.sales += dollars(currency, sales);
    sums[state] += dollars(earned, commission);
  }
  return {
    sales: inDollars(sums.sales),
    expected: inDollars(sums.pending + sums.confirmed),
    approved: inDollars(sums.confirmed),
    reversed: inDollars(dollars(...takenBack[file]!)),
  };
}

/** Stored lines with a click of this site, and those among them with a product: their own, otherwise the click's. */
async function clicked(): Promise<[number, number]> {
  const { rows } = await database.query<{ product: number | null; click: string; named: string | null }>(
    `SELECT product_id AS product, click_id AS click, product_text AS named
     FROM conversions WHERE is_current AND click_id = ANY($1)`,
    [clicks],
  );
  const withProduct = rows.filter(({ product, click, named }) =>
    named === null ? product === clicks.indexOf(click) + 1 : product !== null,
  );
  return [rows.length, withProduct.length];
}

test.each(networkReports.map((report) => [report.file, report] as const))(
  '%s agrees with the network to the cent, has its clicks, and changes nothing a second time',
  async (_file, report) => {
    const preview = await imported(fileOf(report), report);
    expect(preview).toMatchObject({
      importedAt: null,
      refused: 0,
      leftOut: report.leftOut ?? 0,
      changed: 0,
      known: 0,
    });
    expect(preview.clicks.found).toBe(preview.clicks.reported);
    expect(await totals()).toEqual(expectedOf(report));
    expect(await clicked()).toEqual([report.clicks, report.clicks]);
    const again = await imported(fileOf(report), report);
    expect(again).toMatchObject({
      importedAt: expect.any(String),
      new: 0,
      changed: 0,
      replaced: 0,
      changes: [],
    });
    expect(await totals()).toEqual(expectedOf(report));
  },
);

/** A report of a later day: some texts of the first one differ. */
const changed = (report: NetworkReport, ...changes: [before: string, after: string][]) =>
  Buffer.from(
    changes.reduce((text, [before, after]) => {
      expect(text).toContain(before);
      return text.replace(before, after);
    }, fileOf(report).toString('latin1')),
    'latin1',
  );

describe('a later file', () => {
  test('with another state reverses the sale, and an earlier file does not bring it back', async () => {
    const report = reportOf('awin-transactions.csv');
    await imported(fileOf(report), report);
    // 1890002 is declined: its 3.20 was pending. 1890001 of 2.40 was approved.
    const later = changed(report, ['UK","0","3.20"', 'UK","2","3.20"'], ['UK","1","2.40"', 'UK","2","2.40"']);
    const preview = await imported(later, report);
    expect(preview).toMatchObject({ new: 0, changed: 2 });
    // Approved 25.00; declined 1.60 + 3.20 + 2.40 = 7.20; at 1.5.
    const declined = { sales: '0.00', expected: '37.50', approved: '37.50', reversed: '10.80' };
    expect(await totals()).toEqual(declined);
    await imported(fileOf(report), report);
    expect(await totals()).toEqual(declined);
  });

  test('with a negative row lowers the sale once', async () => {
    const report = reportOf('rakuten.csv');
    await imported(fileOf(report), report);
    const refund =
      ',41234,Kealoha Wellness,KW-88003,11/25/2026,20:15,KW-99,Ceramic Mug,-1,-12.50,-1.00,11/26/2026,02:10';
    const later = changed(report, ['\nTotal', `\n${refund}\nTotal`]);
    expect(await imported(later, report)).toMatchObject({ new: 1, changed: 0 });
    // Sales 1072.48 − 12.50; commission 85.80 − 1.00; taken back 2.40 + 1.00.
    const lowered = { sales: '1059.98', expected: '84.80', approved: '84.80', reversed: '3.40' };
    expect(await totals()).toEqual(lowered);
    expect(await imported(later, report)).toMatchObject({ new: 0, changed: 0 });
    expect(await totals()).toEqual(lowered);
  });

  test('without ids replaces the days that it covers', async () => {
    const report = reportOf('amazon-us-earnings.csv');
    await imported(fileOf(report), report);
    // The row of November 10 has grown from 1 to 2 returns, and that of November 11 from 1 to 2 items.
    const later = changed(
      report,
      ['29.99,0,1,-29.99,-1.35', '29.99,0,2,-59.98,-2.70'],
      ['45.00,1,0,45.00,2.03', '45.00,2,0,90.00,4.06'],
    );
    expect(await imported(later, report)).toMatchObject({ new: 2, changed: 0, replaced: 2 });
    // 59.98 + 27.80 − 59.98 + 90.00; 2.70 + 1.25 − 2.70 + 4.06
    const grown = { sales: '117.80', expected: '5.31', approved: '5.31', reversed: '2.70' };
    expect(await totals()).toEqual(grown);
    await imported(fileOf(report), report);
    expect(await totals()).toEqual(grown);
  });

  test('of one day alone replaces that day', async () => {
    const report = reportOf('amazon-us-earnings.csv');
    await imported(fileOf(report), report);
    const [title, headings, , , row] = fileOf(report).toString().split('\n') as [
      string,
      string,
      string,
      string,
      string,
    ];
    expect(row).toContain('2026-11-10');
    const grown = row.replace('29.99,0,1,-29.99,-1.35', '29.99,0,2,-59.98,-2.70');
    const preview = await imported(Buffer.from([title, headings, grown].join('\n')), report);
    expect(preview).toMatchObject({ new: 1, replaced: 1, days: { from: '2026-11-10', to: '2026-11-10' } });
    // 102.79 − 29.99; 4.63 − 1.35; taken back 2.70.
    expect(await totals()).toEqual({ sales: '72.80', expected: '3.28', approved: '3.28', reversed: '2.70' });
  });
});

test('the currency of a heading counts', async () => {
  const report = reportOf('amazon-us-earnings.csv');
  const pounds = fileOf(report).toString().replaceAll('($)', '(£)');
  await imported(Buffer.from(pounds), report);
  // 102.79, 4.63 and 1.35, at 1.5.
  expect(await totals()).toEqual({ sales: '154.19', expected: '6.95', approved: '6.95', reversed: '2.03' });
});
