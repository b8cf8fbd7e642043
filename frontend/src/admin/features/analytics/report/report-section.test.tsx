import {
  measure,
  type AnalyticsReport,
  type ReportBreakdown,
} from '@astaguide/contracts/report/analytics-report';
import type { AnalyticsSummary } from '@astaguide/contracts/analytics/analytics-summary';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { analyticsSummaryQuery } from '../../../api/analytics';
import { answerApi, refusal, type ApiCall } from '../../../../testing/api-answers';
import { liveStream } from '../../../../testing/live-stream';
import { renderPage } from '../../../../testing/render-page';
import { useLiveSummary } from '../use-live-summary';
import { ReportSection } from './report-section';

const day = (date: string) => ({ start: `${date}T00:00:00.000Z`, end: `${date}T23:59:59.999Z` });
const rowOf = (key: string, clicks: number) => ({
  key,
  label: key,
  ...measure({ views: 2, clicks, uniqueClicks: clicks, visitors: 1 }, null),
});
const pages: ReportBreakdown = {
  dimension: 'page',
  keys: 12,
  rows: Array.from({ length: 12 }, (_, place) => rowOf(`/page-${place}`, 12 - place)),
};

/** Two days, with 2 clicks and 4 views on the first; 1 click in the comparison period. */
const report: AnalyticsReport = {
  period: { from: '2026-10-01', to: '2026-10-02' },
  comparison: { from: '2026-09-29', to: '2026-09-30' },
  timeZone: 'UTC',
  asOf: '2026-10-03T00:00:00.000Z',
  filters: [],
  droppedMonths: [],
  grain: 'day',
  span: { start: '2026-10-01T00:00:00.000Z', end: '2026-10-03T00:00:00.000Z' },
  comparedSpan: { start: '2026-09-29T00:00:00.000Z', end: '2026-10-01T00:00:00.000Z' },
  series: [
    {
      ...day('2026-10-01'),
      views: 4,
      clicks: 2,
      uniqueClicks: 2,
      visitors: 1,
      compared: { ...day('2026-09-29'), views: 4, clicks: 1, uniqueClicks: 1, visitors: 1 },
    },
    {
      ...day('2026-10-02'),
      views: 0,
      clicks: 0,
      uniqueClicks: 0,
      visitors: 0,
      compared: { ...day('2026-09-30'), views: 0, clicks: 0, uniqueClicks: 0, visitors: 0 },
    },
  ],
  totals: measure(
    { views: 4, clicks: 2, uniqueClicks: 2, visitors: 1 },
    { views: 4, clicks: 1, uniqueClicks: 1, visitors: 1 },
  ),
  goals: [],
  breakdowns: [pages, { dimension: 'browser', keys: 1, rows: [rowOf('Chrome', 2)] }],
};

const others = {
  'GET /api/site-settings': () => ({ timeZone: 'UTC' }),
  'GET /api/analytics/annotations': () => [],
};
const asked = (calls: readonly ApiCall[]) =>
  calls.flatMap(({ path }) => (path.startsWith('/api/analytics/report?') ? [path.split('?')[1]] : []));
const totals = () => screen.findByRole('group', { name: 'Totals' });

test('the report stands with its comparison, and the figure that is pressed is drawn and listed', async () => {
  answerApi({ ...others, 'GET /api/analytics/report': () => report });
  const { user } = renderPage(<ReportSection />, { address: '/admin?tab=analytics' });
  const group = within(await totals());
  expect(group.getByRole('button', { name: /^Clicks/ }).textContent).toBe(
    'Clicks22 unique+100%100% morevs. 1',
  );
  await user.click(group.getByRole('button', { name: /^Page views/ }));
  const chart = within(screen.getByRole('region', { name: 'Page views per day' }));
  expect(window.location.search).toMatch(/^\?tab=analytics&.*metric=views/);
  await user.click(chart.getByText('Show as table'));
  // Each metric with its comparison value below it.
  const rows = [...chart.getByRole('table').querySelectorAll('tbody tr')];
  expect(
    rows.map((row) => [...row.querySelectorAll('td')].slice(0, 2).map((cell) => cell.textContent)),
  ).toEqual([
    ['21', '44'],
    ['00', '00'],
  ]);
});

test('of a breakdown the first ten rows stand there, all on demand, and a row becomes the filter', async () => {
  const calls = answerApi({ ...others, 'GET /api/analytics/report': () => report });
  const { user } = renderPage(<ReportSection />, { address: '/admin' });
  await totals();
  const panel = within(screen.getByRole('tabpanel'));
  const names = () => panel.queryAllByRole('button', { name: /^\/page-/ });
  expect(names()).toHaveLength(10);
  await user.click(panel.getByRole('button', { name: 'Show all 12' }));
  expect(names()).toHaveLength(12);
  await user.click(names()[3]!);
  expect(asked(calls).at(-1)).toBe('range=28d&compare=previous&filter=page%3A%2Fpage-3');
});

test('own days begin as those that were asked for, and are shown once they make a period', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), advanceTimers: true });
  // Requests stay pending: changing the period does not wait for a response.
  const calls = answerApi({ ...others, 'GET /api/analytics/report': () => new Promise(() => undefined) });
  const { user } = renderPage(<ReportSection />, { address: '/admin' });
  await user.click(screen.getByRole('button', { name: 'Custom range' }));
  const [first, last] = ['From', 'To'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
  expect([first!.value, last!.value]).toEqual(['2026-10-27', '2026-11-23']);
  const show = () => user.click(screen.getByRole('button', { name: 'Apply' }));
  fireEvent.change(first!, { target: { value: '2026-11-10' } });
  fireEvent.change(last!, { target: { value: '2026-11-09' } });
  await show();
  expect(screen.getByText('The end date is before the start date')).toBeTruthy();
  fireEvent.change(last!, { target: { value: '2026-11-10' } });
  await show();
  expect(asked(calls).at(-1)).toBe('range=custom&compare=previous&from=2026-11-10&to=2026-11-10');
  jest.useRealTimers();
});

test('what cannot be loaded says so, and can be tried again', async () => {
  const answers = { ...others, 'GET /api/analytics/report': (): unknown => refusal(503, 'Unavailable') };
  answerApi(answers);
  const { user } = renderPage(<ReportSection />);
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load the report');
  answers['GET /api/analytics/report'] = () => report;
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
])('when a click moves the summary, an open report follows: %s', async (_what, address, readings) => {
  const tell = liveStream();
  const calls = answerApi({
    ...others,
    'GET /api/analytics/report': () => report,
    'GET /api/analytics/summary': () => summaryOf(4),
  });
  renderPage(<Dashboard />, { address });
  await totals();
  tell('summary', summaryOf(4));
  await screen.findByText('All clicks: 4');
  tell('summary', summaryOf(5));
  await screen.findByText('All clicks: 5');
  await waitFor(() => expect(asked(calls)).toHaveLength(readings));
});
