import type { AnalyticsSummary } from '@astaguide/contracts/analytics/analytics-summary';
import { screen, waitFor, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../testing/api-answers';
import { liveStream } from '../../../testing/live-stream';
import { renderPage } from '../../../testing/render-page';
import AnalyticsTab from './analytics-tab';

const summaryOf = (totalClicks: number): AnalyticsSummary => ({
  totalClicks,
  topProducts: [],
  recentEvents: [],
  clicksByDate: [{ date: '2026-11-01', clicks: totalClicks }],
});
const total = () => screen.findByRole('region', { name: 'Total Clicks' });
const textsOf = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('dd')].map((metric) => metric.textContent);

test('figures and who is there move with the live stream', async () => {
  const tell = liveStream();
  answerApi({
    'GET /api/analytics/summary': () => summaryOf(4),
    'GET /api/analytics/visitors': () => ({ last5Minutes: 0, last30Minutes: 0 }),
  });
  renderPage(<AnalyticsTab />);
  expect((await total()).textContent).toContain('4');
  expect(screen.getByText('Connecting…')).toBeTruthy();
  await waitFor(() => expect(textsOf('Current visitors')).toEqual(['0', '0']));
  tell('summary', summaryOf(5));
  tell('visitors', { last5Minutes: 1, last30Minutes: 2 });
  await waitFor(async () => expect((await total()).textContent).toContain('5'));
  await waitFor(() => expect(textsOf('Current visitors')).toEqual(['1', '2']));
  expect(screen.getByText('Live')).toBeTruthy();
});

test('a dashboard that slept reconnects, says so, and asks for the figures meanwhile', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const tell = liveStream();
  let clicks = 4;
  answerApi({ 'GET /api/analytics/summary': () => summaryOf(clicks) });
  renderPage(<AnalyticsTab />);
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

test('figures that cannot be loaded say so, and can be tried again', async () => {
  liveStream();
  const answers = { 'GET /api/analytics/summary': (): unknown => refusal(503, 'Service Unavailable') };
  answerApi(answers);
  const { user } = renderPage(<AnalyticsTab />);
  const alert = within(await screen.findByRole('alert'));
  answers['GET /api/analytics/summary'] = () => summaryOf(4);
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect((await total()).textContent).toContain('4');
});
