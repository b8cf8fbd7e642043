import { screen, waitFor, within } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { liveStream } from '../../../../testing/live-stream';
import { renderPage } from '../../../../testing/render-page';
import { ReportSection } from './report-section';
import { earnings, moneyOf, others, report } from './report.fixture';

const totals = () => screen.findByRole('group', { name: 'Key numbers' });

beforeEach(() => void liveStream());

test('marks traffic alerts beside annotations, in the chart and in its table', async () => {
  answerApi({
    ...others,
    'GET /api/owner/reports/report': () => report,
    'GET /api/owner/reports/annotations': () => [
      {
        id: 1,
        at: '2026-10-01T12:00:00.000Z',
        kind: 'note',
        text: 'A letter',
        productId: null,
        postId: null,
      },
    ],
    'GET /api/traffic-alerts': () => [
      {
        id: 1,
        kind: 'spike',
        windowStart: '2026-10-02T08:00:00.000Z',
        windowEnd: '2026-10-02T12:00:00.000Z',
        clicks: 518,
        expected: 11.2,
        createdAt: '2026-10-02T12:01:00.000Z',
        dismissedAt: null,
      },
    ],
  });
  const { user } = renderPage(<ReportSection />, { address: '/admin' });
  await totals();
  const chart = within(screen.getByRole('region', { name: 'Clicks by day' }));
  await waitFor(() =>
    expect(chart.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['▾Annotation', '◆Traffic alert']) as string[],
    ),
  );
  await user.click(chart.getByText('Show as table'));
  expect(chart.getByRole('row', { name: /October 1/ }).textContent).toContain('A letter');
  expect(chart.getByRole('row', { name: /October 2/ }).textContent).toContain(
    'Unusual spike in clicks: 518 (usually about 11)',
  );
});

test('a breakdown shows what each key earned, and sorts by it', async () => {
  const earned = (key: string | null, expected: string) => ({
    key,
    label: key ?? 'Unknown',
    ...moneyOf(expected),
    compared: null,
    change: null,
  });
  answerApi({
    ...others,
    'GET /api/owner/reports/report': () => report,
    'GET /api/earnings': () => ({
      ...earnings,
      by: 'page',
      rows: [earned('/page-3', '8.00'), earned('/page-1', '2.50'), earned(null, '2.00')],
    }),
  });
  const { user } = renderPage(<ReportSection />, { address: '/admin' });
  await totals();
  await user.click(screen.getByRole('tab', { name: 'Pages' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Pages' }));
  const head = await panel.findByRole('columnheader', { name: /Est. earnings/ });
  await user.click(within(head).getByRole('button'));
  const rows = panel.getAllByRole('row').slice(1, 4);
  expect(rows.map(({ textContent }) => /^(\/page-\d).*€(\d\.\d\d)/.exec(textContent)?.slice(1))).toEqual([
    ['/page-3', '8.00'],
    ['/page-1', '2.50'],
    ['/page-0', '0.00'],
  ]);
  const best = within(screen.getByRole('region', { name: 'Best-earning pages' }));
  expect(best.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '/page-3€8.00',
    '/page-1€2.50',
  ]);
  expect(best.getByRole('link').getAttribute('href')).toMatch(/^\/admin\?.*view=earnings&by=page$/);
});
