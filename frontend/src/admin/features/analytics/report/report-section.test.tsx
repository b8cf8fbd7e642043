import { measure } from '@astaguide/contracts/analytics/report/analytics-report';
import type { AnalyticsSummary } from '@astaguide/contracts/analytics/analytics-summary';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { analyticsSummaryQuery, useLiveSummary } from '../../../api/analytics/live-summary';
import { answerApi, refusal, type ApiCall } from '../../../../testing/api-answers';
import { liveStream } from '../../../../testing/live-stream';
import { renderPage } from '../../../../testing/render-page';
import { ReportSection } from './report-section';
import { others, report } from './report.fixture';

const asked = (calls: readonly ApiCall[]) =>
  calls.flatMap(({ path }) => (path.startsWith('/api/owner/reports/report?') ? [path.split('?')[1]] : []));
/** The tile of a key number; the button beside it explains the metric. */
const tile = (name: RegExp) =>
  screen.getAllByRole('button', { name }).find((button) => button.hasAttribute('aria-pressed'))!;
const totals = () => screen.findByRole('group', { name: 'Key numbers' });

beforeEach(() => void liveStream());

test('shows the key numbers with their comparison, and charts the pressed one', async () => {
  answerApi({ ...others, 'GET /api/owner/reports/report': () => report });
  const { user } = renderPage(<ReportSection />, { address: '/admin?tab=analytics' });
  await totals();
  expect(tile(/^Clicks/).textContent).toBe('Clicks2+100%100% more vs. 1');
  await waitFor(() => expect(tile(/^Est. earnings/).textContent).toMatch(/€12\.50$/));
  await user.click(tile(/^Page views/));
  const chart = within(screen.getByRole('region', { name: 'Page views by day' }));
  expect(window.location.search).toMatch(/^\?tab=analytics&.*metric=views/);
  await user.click(chart.getByText('Show as table'));
  // Each metric with its comparison value below it.
  const rows = [...chart.getByRole('table').querySelectorAll('tbody tr')];
  expect(rows.map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent))).toEqual(
    [
      ['44', '21'],
      ['00', '00'],
    ],
  );
});

test('shows no click rate for more clicks than page views', async () => {
  const totalsOf = measure({ views: 2, clicks: 3, uniqueClicks: 3, visitors: 1 }, null);
  answerApi({
    ...others,
    'GET /api/owner/reports/report': () => ({
      ...report,
      comparison: null,
      totals: { ...totalsOf, clickThroughRate: null },
    }),
  });
  renderPage(<ReportSection />, { address: '/admin' });
  await totals();
  expect(tile(/^Click rate/).textContent).toBe('Click rate–');
});

test('shows the first five rows of a breakdown, all on demand, sorted and searched, and filters by a row', async () => {
  const calls = answerApi({ ...others, 'GET /api/owner/reports/report': () => report });
  const { user } = renderPage(<ReportSection />, { address: '/admin' });
  await totals();
  await user.click(screen.getByRole('tab', { name: 'Pages' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Pages' }));
  const names = () => panel.queryAllByRole('button', { name: /^\/page-/ });
  expect(names()).toHaveLength(5);
  expect(names()[0]!.textContent).toBe('/page-0');
  await user.click(within(panel.getByRole('columnheader', { name: /Clicks/ })).getByRole('button'));
  expect(names()[0]!.textContent).toBe('/page-11');
  await user.click(panel.getByRole('button', { name: 'Show all 12' }));
  expect(names()).toHaveLength(12);
  await user.type(panel.getByRole('searchbox', { name: 'Search pages' }), 'page-3');
  expect(names()).toHaveLength(1);
  await user.click(names()[0]!);
  expect(asked(calls).at(-1)).toBe('range=28d&compare=previous&filter=page%3A%2Fpage-3');
});

test('says what changed most, and filters by it', async () => {
  const calls = answerApi({ ...others, 'GET /api/owner/reports/report': () => report });
  const { user } = renderPage(<ReportSection />, { address: '/admin' });
  await totals();
  const changes = within(screen.getByRole('region', { name: 'Biggest changes' }));
  const change = changes.getByRole('link', { name: 'google.com' });
  expect(change.closest('li')!.textContent).toBe('Source google.com 2 clicks (−18)');
  await user.click(change);
  expect(asked(calls).at(-1)).toBe('range=28d&compare=previous&filter=source%3Agoogle.com');
});

test('makes a link to the shown period in two actions', async () => {
  const calls = answerApi({
    ...others,
    'GET /api/owner/reports/report': () => report,
    'POST /api/share-links': () => ({ url: 'http://localhost/shared/secret' }),
  });
  const { user } = renderPage(<ReportSection />, { address: '/admin?range=7d' });
  await totals();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('button', { name: 'Create link' }));
  expect(await screen.findByText('http://localhost/shared/secret')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({
    name: 'Report, Last 7 days',
    range: '7d',
    showsEarnings: false,
  });
});

test('opens a day of the table, compared with the same weekday', async () => {
  const calls = answerApi({ ...others, 'GET /api/owner/reports/report': () => report });
  const { user } = renderPage(<ReportSection />, { address: '/admin' });
  await totals();
  await user.click(screen.getByText('Show as table'));
  await user.click(screen.getByRole('button', { name: 'October 2, 2026' }));
  expect(asked(calls).at(-1)).toBe('range=custom&compare=weekdays&from=2026-10-02&to=2026-10-02');
});

test('chooses a preset, and days in a calendar that begins with the shown ones', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), advanceTimers: true });
  const calls = answerApi({ ...others, 'GET /api/owner/reports/report': () => report });
  const { user } = renderPage(<ReportSection />, { address: '/admin' });
  await totals();
  const range = () => user.click(screen.getByRole('button', { name: /^Range: / }));
  await range();
  await user.click(await screen.findByRole('button', { name: 'Last month' }, { timeout: 20_000 }));
  expect(asked(calls).at(-1)).toBe('range=last-month&compare=previous');
  await range();
  await screen.findByText('Oct 1 – Oct 2, 2026', { selector: '[role=status]' }, { timeout: 20_000 });
  const dayButton = (name: RegExp) => screen.getByRole('button', { name });
  await user.click(dayButton(/October 5th/));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
  await user.click(dayButton(/October 7th/));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(asked(calls).at(-1)).toBe('range=custom&compare=previous&from=2026-10-05&to=2026-10-07');
  jest.useRealTimers();
}, 30_000);

test('what cannot be loaded says so, and can be tried again', async () => {
  const answers = { ...others, 'GET /api/owner/reports/report': (): unknown => refusal(503, 'Unavailable') };
  answerApi(answers);
  const { user } = renderPage(<ReportSection />);
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load the report');
  answers['GET /api/owner/reports/report'] = () => report;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await totals()).toBeTruthy();
});

const summaryOf = (totalClicks: number): AnalyticsSummary => ({
  totalClicks,
  topProducts: [],
  recentEvents: [],
  clicksByDate: [],
});

/** The report with the live summary, as on the dashboard. */
function Dashboard() {
  useLiveSummary();
  const { data } = useQuery(analyticsSummaryQuery);
  return (
    <>
      <p>All clicks: {data?.totalClicks}</p>
      <ReportSection />
    </>
  );
}

test.each([
  ['one with today in it is read again', '/admin?range=today', 2],
  ['one of past days is left alone', '/admin?range=custom&from=2026-10-01&to=2026-10-02', 1],
])(
  'refetches an open report after a summary update only if it includes today: %s',
  async (_what, address, readings) => {
    const tell = liveStream();
    const calls = answerApi({
      ...others,
      'GET /api/owner/reports/report': () => report,
      'GET /api/owner/reports/summary': () => summaryOf(4),
    });
    renderPage(<Dashboard />, { address });
    await totals();
    tell('summary', summaryOf(4));
    await screen.findByText('All clicks: 4');
    tell('summary', summaryOf(5));
    await screen.findByText('All clicks: 5');
    await waitFor(() => expect(asked(calls)).toHaveLength(readings));
  },
);
