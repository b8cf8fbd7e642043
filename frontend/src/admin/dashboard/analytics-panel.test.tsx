import { screen } from '@testing-library/react';
import { answerApi } from '../../testing/api-answers';
import { liveStream } from '../../testing/live-stream';
import { renderPage } from '../../testing/render-page';
import AnalyticsPanel from './analytics-panel';

test('names the time zone exactly once', async () => {
  liveStream();
  answerApi({
    'GET /api/site-settings': () => ({ siteName: 'Asta', timeZone: 'Australia/Adelaide' }),
    'GET /api/owner/reports/summary': () => ({
      totalClicks: 0,
      topProducts: [],
      recentEvents: [],
      clicksByDate: [{ date: '2026-11-01', clicks: 0 }],
    }),
    'GET /api/owner/reports/visitors': () => ({ last5Minutes: 0, last30Minutes: 0 }),
  });
  const { container } = renderPage(<AnalyticsPanel />, { address: '/admin?tab=analytics' });
  // The view is loaded when it is first shown.
  await screen.findByRole('region', { name: 'Total Clicks' }, { timeout: 20_000 });
  await screen.findByText('Times in Australia/Adelaide');
  expect(container.textContent.match(/Australia\/Adelaide/g)).toHaveLength(1);
  expect(container.textContent).not.toContain('UTC');
});
