import type { ConversionPreview, ConversionUpload } from '@astaguide/contracts/earnings/conversion-import';
import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answerApi, refusal } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { CommissionDialog } from './commission-dialog';
import { RecentSales } from './recent-sales';
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
  compared: null,
};
const earnings: Earnings = {
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
  clickId: null,
  date: 1,
  product: 2,
  orderId: 0,
  amount: 3,
  commission: null,
  state: null,
  currency: null,
};
const upload: ConversionUpload = {
  id: 7,
  fileName: 'sales.csv',
  rows: 2,
  retailer: null,
  retailers: [],
  columns: ['Order ID', 'Date', 'Item', 'Total'].map((heading) => ({ heading, samples: [] })),
  mapping: { columns, dateOrder: 'month-first', decimalSign: '.' },
};
const preview: ConversionPreview = {
  rows: 2,
  new: 1,
  changed: 0,
  known: 0,
  refused: 1,
  unmatched: 0,
  newSales: [{ currency: 'USD', amount: '50.00' }],
  unmatchedRows: [],
  states: { pending: 0, confirmed: 1, reversed: 0 },
  refusedRows: [{ line: 3, reason: 'The amount is no number', text: '2,twenty' }],
};
const chooseFile = (user: UserEvent, text: string) =>
  user.upload(
    screen.getByLabelText('Choose a CSV file'),
    new File([text], 'sales.csv', { type: 'text/csv' }),
  );

const screenBy = (by: EarningsDimension) => (
  <EarningsScreen
    query={{ range: '28d', compare: 'none' }}
    clickText={({ page }) => <p>On {page}</p>}
    by={by}
    onChooseBy={() => undefined}
  >
    {null}
  </EarningsScreen>
);

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

test('sorts the earnings by a column, with what is unknown last in both orders', async () => {
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
      rows: [rowOf('10', 400, '8.00'), rowOf('2', 20, '6.00'), rowOf('3', 0, '0.00'), rowOf(null, 1, '9.00')],
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
  expect(ranks()).toEqual(['#10', '#2', '#3', 'Unknown']);
  await sortBy('EPC');
  expect(ranks()).toEqual(['#2', '#10', '#3', 'Unknown']);
  expect(screen.getByRole('table', { name: /Sorted by EPC$/ })).toBeTruthy();
  await sortBy('Rank shown');
  expect(ranks()).toEqual(['#2', '#3', '#10', 'Unknown']);
  await sortBy('Rank shown');
  expect(ranks()).toEqual(['#10', '#3', '#2', 'Unknown']);
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
  expect(screen.getByLabelText('Choose a CSV file')).toHaveProperty('disabled', false);
});

test('requires a retailer before the preview, and shows rejected rows in the preview', async () => {
  const calls = answerApi({
    'POST /api/earnings/imports': () => upload,
    'POST /api/earnings/imports/7/preview': () => preview,
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
  expect(screen.getByText('Line 3:').parentElement!.textContent).toContain('The amount is no number');
  expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', false);
});

test('does not send a commission without a value', async () => {
  const calls = answerApi({ 'PUT /api/earnings/commissions/1': () => undefined });
  const product = { productId: 1, productName: 'Reef Starter', price: '20.00', commissions: [] };
  const { user } = renderPage(<CommissionDialog product={product} onClose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Save commission' }));
  expect(screen.getByLabelText('Percent').getAttribute('aria-invalid')).toBe('true');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.type(screen.getByLabelText('Percent'), '7,5');
  await user.click(screen.getByRole('button', { name: 'Save commission' }));
  expect(await screen.findByText('Commission saved')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')!.body).toMatchObject({ kind: 'rate', value: '7.50' });
});

test('the newest sale leads to its click', async () => {
  const sale = {
    id: 1,
    day: '2026-10-02',
    network: 'Nordic Shop',
    orderId: 'A-1',
    productName: 'Reef Starter',
    amount: '20.00',
    commission: null,
    currency: 'EUR',
    status: 'reversed',
  };
  answerApi({
    'GET /api/earnings/sales': () => [
      { ...sale, click: { page: '/comparison' } },
      { ...sale, id: 2, orderId: 'A-2', click: null },
    ],
  });
  const { user } = renderPage(<RecentSales clickText={({ page }) => <p>On {page}</p>} />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first!.textContent).toContain('€20.00reversed');
  expect(second!.textContent).toContain('No click known');
  await user.click(screen.getByRole('button', { name: 'View click of Reef Starter, October 2, 2026' }));
  expect(screen.getByRole('dialog').textContent).toContain('On /comparison');
});
