import type { AnalyticsSummary } from '@astaguide/contracts/analytics/analytics-summary';
import { screen, waitFor, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../testing/api-answers';
import { liveStream } from '../../../testing/live-stream';
import { renderPage } from '../../../testing/render-page';
import { LiveVisitors } from './live-visitors';
import { SummaryMetrics } from './summary-metrics';
import { useLiveSummary } from '../../api/analytics/live-summary';

const summaryOf = (totalClicks: number): AnalyticsSummary => ({
  totalClicks,
  topProducts: [],
  recentEvents: [],
  clicksByDate: [{ date: '2026-11-01', clicks: totalClicks }],
});
/** The summary with its live stream, as on the dashboard. */
function LiveSummary() {
  return (
    <>
      <LiveVisitors state={useLiveSummary()} />
      <SummaryMetrics />
    </>
  );
}

const total = () => screen.findByRole('region', { name: 'Total Clicks' });
const visitors = () => screen.getByRole('region', { name: 'Current visitors' }).textContent;

test('updates metrics and current visitors from the live stream', async () => {
  const tell = liveStream();
  answerApi({
    'GET /api/owner/reports/summary': () => summaryOf(4),
    'GET /api/owner/reports/visitors': () => ({ last5Minutes: 0, last30Minutes: 0 }),
  });
  renderPage(<LiveSummary />);
  expect((await total()).textContent).toContain('4');
  expect(screen.getByText('Connecting…')).toBeTruthy();
  await waitFor(() => expect(visitors()).toContain('0 current visitors'));
  tell('summary', summaryOf(5));
  tell('visitors', { last5Minutes: 1, last30Minutes: 2 });
  await waitFor(async () => expect((await total()).textContent).toContain('5'));
  await waitFor(() => expect(visitors()).toMatch(/^1 current visitor .* 2 in the last 30 minutes/));
  expect(screen.getByText('Live')).toBeTruthy();
});

test('reconnects after sleep, shows "Reconnecting…", and refetches the metrics meanwhile', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const tell = liveStream();
  let clicks = 4;
  answerApi({ 'GET /api/owner/reports/summary': () => summaryOf(clicks) });
  renderPage(<LiveSummary />);
  await total();
  tell('heartbeat');
  await screen.findByText('Live');
  clicks = 6;
  jest.setSystemTime(Date.now() + 600_000);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByText('Reconnecting…')).toBeTruthy();
  await waitFor(async () => expect((await total()).textContent).toContain('6'));
  tell('heartbeat');
  expect(await screen.findByText('Live')).toBeTruthy();
  jest.useRealTimers();
});

test('shows an error if the metrics cannot be loaded, and loads them on retry', async () => {
  liveStream();
  const answers = { 'GET /api/owner/reports/summary': (): unknown => refusal(503, 'Service Unavailable') };
  answerApi(answers);
  const { user } = renderPage(<LiveSummary />);
  const alert = within(await screen.findByRole('alert'));
  answers['GET /api/owner/reports/summary'] = () => summaryOf(4);
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect((await total()).textContent).toContain('4');
});
