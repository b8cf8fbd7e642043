import {
  conversionFields,
  type ConversionField,
  type ConversionPreview,
  type ConversionUpload,
} from '@astaguide/contracts/earnings/conversion-import';
import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answerApi, refusal } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { CommissionDialog } from './commission-dialog';
import { AllSales } from './all-sales';
import { EarningsScreen } from './earnings-screen';
import { ImportDialog } from './import/import-dialog';

const metrics = {
  clicks: 4,
  pending: 1,
  confirmed: 1,
  reversed: 0,
  sales: '70.00',
  commission: '5.00',
  expected: '8.00',
  conversionRate: 0.5,
  earningsPerClick: '1.25',
  expectedPerClick: '2.00',
  reversedCommission: '0.00',
  reversalRate: 0,
  compared: null,
};
const NOTHING = { sales: 0, commission: '0.00' };
const earnings: Earnings = {
  currency: 'USD',
  payment: { paid: NOTHING, approved: NOTHING, pending: NOTHING },
  unpaidByAge: [],
  period: { from: '2026-10-01', to: '2026-10-01' },
  comparison: null,
  timeZone: 'UTC',
  grain: 'day',
  asOf: '2026-10-02T00:00:00.000Z',
  totals: { ...metrics, change: null },
  withoutCommission: 0,
  withoutExchangeRate: 0,
  unmatched: 0,
  hasBegun: true,
  by: 'product',
  rows: [],
  filters: [],
  droppedMonths: [],
  series: [{ ...metrics, start: '2026-10-01T00:00:00.000Z', end: '2026-10-02T00:00:00.000Z' }],
};
const columns = {
  ...(Object.fromEntries(conversionFields.map((field) => [field, null])) as Record<ConversionField, null>),
  date: 1,
  product: 2,
  orderId: 0,
  amount: 3,
};
const upload: ConversionUpload = {
  id: 7,
  fileName: 'sales.csv',
  rows: 2,
  retailer: null,
  retailers: [],
  columns: ['Order ID', 'Date', 'Item', 'Total'].map((heading) => ({
    heading,
    samples: [],
    unknownWords: [],
  })),
  mapping: {
    columns,
    dateOrder: 'month-first',
    decimalSign: '.',
    currency: 'USD',
    commissionCurrency: null,
    timeZone: null,
    states: {},
  },
  missing: [],
  network: null,
  totalLines: 0,
};
const preview: ConversionPreview = {
  importedAt: null,
  rows: 2,
  new: 1,
  changed: 0,
  known: 0,
  refused: 1,
  leftOut: 0,
  unmatched: 0,
  replaced: 0,
  totals: [],
  days: null,
  futureDays: 0,
  unusualDays: 0,
  clicks: { reported: 0, found: 0 },
  changes: [],
  oddRows: [],
  newSales: [{ currency: 'USD', amount: '50.00' }],
  unmatchedRows: [],
  states: { pending: 0, confirmed: 1, reversed: 0 },
  refusedRows: [{ line: 3, reason: 'The amount is no number', text: '2,twenty' }],
};
const chooseFile = (user: UserEvent, text: string) =>
  user.upload(screen.getByLabelText('Choose a file'), new File([text], 'sales.csv', { type: 'text/csv' }));

const screenBy = (by: EarningsDimension) => (
  <EarningsScreen query={{ range: '28d', compare: 'none' }} by={by} onChooseBy={() => undefined}>
    {null}
  </EarningsScreen>
);

test('approved commission is not called a loss while sales of the period are pending', async () => {
  answerApi({
    'GET /api/earnings': () => ({
      ...earnings,
      comparison: { from: '2026-09-30', to: '2026-09-30' },
      payment: { ...earnings.payment, pending: { sales: 1, commission: '3.00' } },
      totals: {
        ...metrics,
        compared: { ...metrics, commission: '9.00' },
        change: { expected: 0, commission: -0.44, sales: 0, conversions: 0, clicks: 0 },
      },
    }),
    'GET /api/earnings/commissions': () => [],
    'GET /api/earnings/imports': () => [],
    'GET /api/earnings/unmatched': () => [],
    'GET /api/earnings/sales': () => [],
  });
  renderPage(screenBy('product'));
  const tile = await screen.findByRole('button', { name: /^Approved commission.*pending$/ });
  expect(tile.textContent).toBe('Approved commission$5.00$3.00 pending');
});

test('a comparison of a day that is not over says so', async () => {
  const compared = { ...metrics, expected: '10.00' };
  const change = { expected: -0.2, commission: 0, sales: 0, conversions: 0, clicks: 0 };
  let answer: Earnings = {
    ...earnings,
    asOf: '2026-10-01T09:00:00.000Z',
    comparison: { from: '2026-09-30', to: '2026-09-30' },
    totals: { ...metrics, compared, change },
  };
  answerApi({
    'GET /api/earnings': () => answer,
    'GET /api/earnings/commissions': () => [],
    'GET /api/earnings/imports': () => [],
    'GET /api/earnings/unmatched': () => [],
    'GET /api/earnings/sales': () => [],
  });
  const first = renderPage(screenBy('product'));
  expect(await screen.findByText(/compared up to the same time of day/)).toBeTruthy();
  expect(screen.getAllByText('so far')).not.toEqual([]);
  first.unmount();
  answer = { ...answer, asOf: '2026-10-02T00:00:00.000Z' };
  renderPage(screenBy('product'));
  expect(await screen.findByText(/vs\. \$10\.00/)).toBeTruthy();
  expect(screen.queryByText(/so far/i)).toBeNull();
});

test.each([
  ['folded if every sale has a commission', {}, false],
  ['open if a sale lacks one', { withoutCommission: 2 }, true],
  ['open before the first sale', { hasBegun: false }, true],
] as const)('commissions are %s', async (_case, different, isOpen) => {
  answerApi({
    'GET /api/earnings': () => ({ ...earnings, ...different }),
    'GET /api/earnings/commissions': () => [],
    'GET /api/earnings/imports': () => [],
    'GET /api/earnings/unmatched': () => [],
    'GET /api/earnings/sales': () => [],
  });
  renderPage(screenBy('product'));
  await screen.findByRole('group', { name: 'Totals' });
  const box = screen.getByRole('region', { name: 'Commissions' });
  expect(box.querySelector('details')!.open).toBe(isOpen);
});

test('shows an error if the earnings cannot be loaded, and loads them on retry', async () => {
  const answers: Parameters<typeof answerApi>[0] = {
    'GET /api/earnings': () => refusal(500, 'Internal Server Error'),
    'GET /api/earnings/commissions': () => [],
    'GET /api/earnings/imports': () => [],
    'GET /api/earnings/unmatched': () => [],
    'GET /api/earnings/sales': () => [],
  };
  answerApi(answers);
  const { user } = renderPage(screenBy('product'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t load the earnings');
  answers['GET /api/earnings'] = () => earnings;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  const totals = within(await screen.findByRole('group', { name: 'Totals' }));
  expect(totals.getByRole('button', { name: /^Estimated commission \$8\.00/ })).toBeTruthy();
});

test('sorts the earnings by a column, with few clicks and what is unknown last in both orders', async () => {
  const rowOf = (key: string | null, clicks: number, expected: string) => ({
    ...metrics,
    change: null,
    key,
    label: key ?? 'Unknown',
    clicks,
    expected,
  });
  answerApi({
    'GET /api/earnings': () => ({
      ...earnings,
      by: 'rank',
      rows: [
        rowOf('10', 400, '8.00'),
        rowOf('2', 20, '6.00'),
        rowOf('4', 19, '5.90'),
        rowOf('3', 0, '0.00'),
        rowOf(null, 1, '9.00'),
      ],
    }),
    'GET /api/earnings/commissions': () => [],
    'GET /api/earnings/imports': () => [],
    'GET /api/earnings/unmatched': () => [],
    'GET /api/earnings/sales': () => [],
  });
  const { user } = renderPage(screenBy('rank'));
  const table = within(await screen.findByRole('table', { name: /^Earnings by rank shown/ }));
  const ranks = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const sortBy = (name: string) => user.click(table.getByRole('button', { name }));
  expect(ranks()).toEqual(['#10', '#2', '#4', '#3', 'Unknown']);
  await sortBy('EPC');
  // 19 clicks are few: their EPC is higher, and leads nothing.
  expect(ranks()).toEqual(['#2', '#10', '#4', '#3', 'Unknown']);
  expect(table.getAllByText('few clicks')).toHaveLength(2);
  expect(screen.getByRole('table', { name: /Sorted by EPC$/ })).toBeTruthy();
  await sortBy('Rank shown');
  expect(ranks()).toEqual(['#2', '#3', '#4', '#10', 'Unknown']);
  await sortBy('Rank shown');
  expect(ranks()).toEqual(['#10', '#4', '#3', '#2', 'Unknown']);
});

test('shows the reason for a rejected file, and lets the owner choose another', async () => {
  const detail = 'The file has no rows below the header';
  answerApi({
    'POST /api/earnings/imports': () =>
      Response.json({ title: 'Bad Request', status: 400, detail }, { status: 400 }),
  });
  const { user } = renderPage(<ImportDialog onClose={() => undefined} />);
  await chooseFile(user, 'nothing here');
  expect((await screen.findByRole('alert')).textContent).toContain(detail);
  expect(screen.getByLabelText('Choose a file')).toHaveProperty('disabled', false);
});

test('requires a retailer before the preview, and shows rejected rows in the preview', async () => {
  const calls = answerApi({
    'POST /api/earnings/imports': () => upload,
    'POST /api/earnings/imports/7/preview': () => ({ ...preview, importedAt: '2026-11-12T12:00:00.000Z' }),
  });
  const { user } = renderPage(<ImportDialog onClose={() => undefined} />);
  await chooseFile(user, 'a report');
  const retailer = await screen.findByLabelText('Retailer or network');
  expect(screen.getByLabelText('Product')).toHaveProperty('value', '2');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(retailer.getAttribute('aria-invalid')).toBe('true');
  expect(calls).toHaveLength(1);
  await user.type(retailer, 'Nordic Shop');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const heading = await screen.findByRole('heading', { name: 'Review import' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(calls[1]!.body).toMatchObject({ retailer: 'Nordic Shop', mapping: { columns } });
  expect(screen.getByText(/^You imported this file before, on November 12, 2026/)).toBeTruthy();
  expect(screen.getByText('Line 3:').parentElement!.textContent).toContain('The amount is no number');
  expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', false);
});

test('asks for what the report leaves open, and says what it does not have', async () => {
  const calls = answerApi({
    'POST /api/earnings/imports': () => ({
      ...upload,
      network: 'Skimlinks',
      totalLines: 1,
      missing: ['currency', 'dateOrder'],
      columns: upload.columns.map((column, index) =>
        index === 2 ? { ...column, heading: 'State', unknownWords: ['on review'] } : column,
      ),
      mapping: {
        ...upload.mapping,
        columns: { ...columns, product: null, state: 2 },
        currency: null,
        dateOrder: null,
      },
    }),
    'POST /api/earnings/imports/7/preview': () => preview,
  });
  const { user } = renderPage(<ImportDialog onClose={() => undefined} />);
  await chooseFile(user, 'a report');
  const said = await screen.findByRole('status');
  expect(said.textContent).toContain('Recognized as a report from Skimlinks. A line with totals');
  expect(said.textContent).toContain('Commission: commissions are calculated from your rates.');
  expect(said.textContent).toContain('Product: sales have no product until you assign one.');
  expect(screen.getByLabelText('Retailer or network')).toHaveProperty('value', 'Skimlinks');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  for (const label of ['“on review”', 'Currency', 'Dates'])
    expect([label, screen.getByLabelText(label).getAttribute('aria-invalid')]).toEqual([label, 'true']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('“on review”')));
  expect(calls).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('“on review”'), 'Pending');
  await user.type(screen.getByLabelText('Currency'), 'eur');
  await user.selectOptions(screen.getByLabelText('Dates'), '4/3/2026 is March 4');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByRole('heading', { name: 'Review import' });
  expect(calls[1]!.body).toMatchObject({
    mapping: { currency: 'EUR', dateOrder: 'day-first', states: { 'on review': 'pending' } },
  });
});

test('reads a report that leaves open its formats as the last one of the same retailer, not of another', async () => {
  answerApi({
    'POST /api/earnings/imports': () => ({
      ...upload,
      retailer: 'Nordic Shop',
      missing: ['currency', 'dateOrder', 'decimalSign'],
      mapping: { ...upload.mapping, currency: 'USD', dateOrder: 'month-first', decimalSign: '.' },
    }),
  });
  const { user } = renderPage(<ImportDialog onClose={() => undefined} />);
  await chooseFile(user, 'a report');
  const retailer = await screen.findByLabelText('Retailer or network');
  const formats = () =>
    ['Currency', 'Dates', 'Amounts'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  expect(formats()).toEqual(['USD', 'month-first', '.']);
  await user.type(retailer, ' West');
  expect(formats()).toEqual(['', '', '']);
  await user.clear(retailer);
  await user.type(retailer, 'nordic shop');
  expect(formats()).toEqual(['USD', 'month-first', '.']);
});

test('does not send a commission without a value', async () => {
  const calls = answerApi({ 'PUT /api/earnings/commissions/1': () => undefined });
  const product = { productId: 1, productName: 'Reef Starter', price: '20.00', commissions: [] };
  const { user } = renderPage(<CommissionDialog product={product} onClose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Percent').getAttribute('aria-invalid')).toBe('true');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.type(screen.getByLabelText('Percent'), '7,5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Commission saved')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')!.body).toMatchObject({ kind: 'rate', value: '7.50' });
});

const sale = {
  id: 1,
  day: '2026-10-02',
  network: 'Nordic Shop',
  orderId: 'A-1',
  productName: 'Reef Starter',
  amount: '20.00',
  commission: null,
  currency: 'EUR',
  commissionCurrency: 'EUR',
  status: 'reversed',
  kind: 'sale',
  rowId: null,
  productId: 1,
  isPaid: false,
  paidOn: null,
  isCorrected: false,
  click: null,
};
const event = {
  id: 'view',
  timestamp: '2026-10-01T09:30:00.000Z',
  eventType: 'page_view',
  page: '/comparison',
  pageTitle: 'Comparison',
  linkPlacement: null,
  product: null,
  seen: null,
  source: 'google.com',
  channel: 'organic-search',
  campaign: null,
  country: 'DE',
  language: 'de',
  device: 'mobile',
  browser: 'Firefox',
};
const click = {
  ...event,
  id: 'click',
  timestamp: '2026-10-01T09:31:05.000Z',
  eventType: 'affiliate_click',
  linkPlacement: 'comparison-row',
  product: { id: 1, name: 'Reef Starter' },
  seen: {
    name: null,
    price: '34.50',
    currency: 'USD',
    rank: 2,
    retailer: null,
    link: 'https://shop.example/reef',
  },
};

test('a sale is shown as a path: visit, page, what the visitor saw, click, order, payment', async () => {
  answerApi({
    'GET /api/earnings/sales': () => [sale],
    'GET /api/earnings/sales/1/path': () => ({ state: 'known', events: [event, click] }),
  });
  const { user } = renderPage(<AllSales />);
  expect((await screen.findByRole('listitem')).textContent).toContain('€20.00reversed');
  await user.click(screen.getByRole('button', { name: 'View path of Reef Starter, October 2, 2026' }));
  const path = await screen.findByRole('group', { name: 'Path' });
  expect(
    within(path)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Visitgoogle.comGermany, mobile, FirefoxOct 1, 2026, 09:30:00',
    'PageComparison09:30:00',
    'SawRank 2, $34.50Reef Starter',
    'Clickshop.exampleComparisonComparison row09:31:05',
    'Order€20.00Nordic ShopOrder A-1ReversedOctober 2, 2026',
    'PaymentCommission unknownReversed',
  ]);
});

test.each([
  ['no-click', /report names no click/],
  ['gone', /events of that day are no longer kept/],
])('a path without its visit (%s) says why', async (state, text) => {
  answerApi({
    'GET /api/earnings/sales': () => [sale],
    'GET /api/earnings/sales/1/path': () => ({ state, events: [] }),
  });
  const { user } = renderPage(<AllSales />);
  await user.click(await screen.findByRole('button', { name: /^View path/ }));
  expect((await screen.findByRole('note')).textContent).toMatch(text);
  expect(within(screen.getByRole('group', { name: 'Path' })).getAllByRole('listitem')).toHaveLength(2);
});
