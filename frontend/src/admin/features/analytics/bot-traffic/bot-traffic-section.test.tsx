import type { BotTrafficReport } from '@astaguide/contracts/analytics/bot-traffic-report';
import { screen, within } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import BotTrafficSection from './bot-traffic-section';

const none = { events: 0, views: 0, clicks: 0, visitors: 0 };
const rowOf = (key: string, events: number) => ({
  key,
  events,
  views: events,
  clicks: 0,
  visitors: 1,
});

const reportOf = (different: Partial<BotTrafficReport>): BotTrafficReport => ({
  period: { from: '2026-10-01', to: '2026-10-01' },
  comparison: null,
  timeZone: 'UTC',
  asOf: '2026-10-02T00:00:00.000Z',
  projections: { asOf: '2026-10-02T00:00:00.000Z', missingDays: 0 },
  totals: { ...none, counted: 0, compared: null },
  days: [{ day: '2026-10-01', ...none, isComputed: true }],
  breakdowns: [
    { dimension: 'reason', keys: 0, rows: [] },
    { dimension: 'agent', keys: 0, rows: [] },
    { dimension: 'network', keys: 0, rows: [] },
  ],
  ...different,
});

async function renderReport(report: BotTrafficReport) {
  const calls = answerApi({
    'GET /api/owner/reports/bot-traffic': () => report,
    'GET /api/owner/reports/bot-rules': () => [],
    'GET /api/owner/reports/events': () => ({ events: [], nextCursor: null, droppedMonths: [] }),
  });
  const { user } = renderPage(<BotTrafficSection />);
  await screen.findByRole('heading', { name: 'Recently filtered' });
  const perDay = screen.getByRole('region', { name: 'Filtered events per day' });
  await user.click(within(perDay).getByText('Show as table'));
  const textsOf = (selector: string) =>
    [...perDay.querySelectorAll(selector)].map((cell) => cell.textContent);
  return { user, calls, perDay, textsOf };
}

test('shows dashes and "not calculated yet" instead of zeros before the first calculation', async () => {
  const { perDay, textsOf } = await renderReport(
    reportOf({
      projections: { asOf: null, missingDays: 1 },
      days: [{ day: '2026-10-01', ...none, isComputed: false }],
    }),
  );
  const unknown = '–not calculated yet';
  expect(textsOf('dd')).toEqual([unknown, unknown, unknown, unknown]);
  expect(textsOf('td')).toEqual([unknown, unknown, unknown, unknown]);
  expect(perDay.textContent.match(/Calculating…/g)).toHaveLength(2);
  expect(screen.getByText('Calculating reasons…')).toBeTruthy();
});

test('shows zeros for a computed day without filtered events', async () => {
  const { perDay, textsOf } = await renderReport(reportOf({}));
  expect(textsOf('dd')).toEqual(['0', '–', '0', '0']);
  expect(textsOf('td')).toEqual(['0', '0', '0', '0']);
  expect(perDay.textContent).toContain('No filtered events in this period');
});

test('breaks bot traffic down by reason, bot and network', async () => {
  const { user, textsOf } = await renderReport(
    reportOf({
      totals: { events: 7, views: 6, clicks: 1, visitors: 3, counted: 1, compared: null },
      days: [{ day: '2026-10-01', events: 7, views: 6, clicks: 1, visitors: 3, isComputed: true }],
      breakdowns: [
        { dimension: 'reason', keys: 2, rows: [rowOf('crawler', 6), rowOf('no-user-agent', 1)] },
        { dimension: 'agent', keys: 2, rows: [rowOf('Googlebot', 4), rowOf('', 1)] },
        { dimension: 'network', keys: 2, rows: [rowOf('203.0.113.0/24', 4), rowOf('', 1)] },
      ],
    }),
  );
  expect(textsOf('dd')).toEqual(['7', '87.5%', '3', '1']);
  expect(textsOf('td')).toEqual(['7', '6', '1', '3']);
  const firstCells = () =>
    [...screen.getByRole('tabpanel').querySelectorAll('tbody tr')].map((row) => row.firstChild!.textContent);
  expect(firstCells()).toEqual(['Known bot user agent', 'No user agent was sent']);
  await user.click(screen.getByRole('tab', { name: 'Bot' }));
  expect(firstCells()).toEqual(['Googlebot', 'No user agent']);
  await user.click(screen.getByRole('tab', { name: 'Network' }));
  expect(firstCells()).toEqual(['203.0.113.0/24', 'Unknown']);
});

test('lists the events of days in the time zone of the report', async () => {
  const { user, calls, perDay } = await renderReport(
    reportOf({
      timeZone: 'Europe/Berlin',
      days: [{ day: '2026-10-01', events: 7, views: 6, clicks: 1, visitors: 3, isComputed: true }],
    }),
  );
  const inDay = { from: '2026-09-30T22:00:00.000Z', to: '2026-10-01T22:00:00.000Z' };
  const asked = () =>
    calls
      .filter(({ path }) => path.startsWith('/api/owner/reports/events?'))
      .map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])));
  expect(asked()).toEqual([expect.objectContaining(inDay)]);
  await user.click(within(perDay).getByRole('button', { name: /^7, view events: Filtered/ }));
  await screen.findByRole('dialog');
  expect(asked().at(-1)).toMatchObject(inDay);
  expect(perDay.textContent).not.toContain('UTC');
});

test('copies the link that leaves a browser of the owner out of the reports', async () => {
  const { user } = await renderReport(reportOf({}));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const address = `${window.location.origin}/my-visits`;
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: address }).href).toBe(address);
  expect(await navigator.clipboard.readText()).toBe(address);
});
