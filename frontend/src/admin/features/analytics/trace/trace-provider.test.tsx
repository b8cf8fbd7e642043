import type { EventTrace, TracedEvent } from '@astaguide/contracts/analytics/event-trace';
import { screen, within } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import { MetricButton } from './metric-button';
import { TraceProvider } from './trace-provider';

const eventOf = (place: number, botReasons: string[] | null = null): TracedEvent => ({
  id: `event-${place}`,
  timestamp: '2026-10-01T10:00:00.000Z',
  eventType: 'page_view',
  page: '/blog',

  pageTitle: null,
  linkPlacement: null,
  product: null,
  seen: null,
  source: null,
  channel: null,
  campaign: null,
  country: null,
  language: null,
  device: null,
  browser: null,
  botReasons,
  jobId: '7',
  dequeuedAt: '2026-10-01T10:00:00.003Z',
  recordedAt: '2026-10-01T10:00:00.009Z',
});
const pageOf = (events: TracedEvent[], nextCursor: string | null): EventTrace => ({
  events,
  nextCursor,
  droppedMonths: [],
});

test('opens the events behind a metric page by page, each classified as human or bot', async () => {
  const calls = answerApi({
    'GET /api/owner/reports/events': ({ path }) =>
      path.includes('cursor=')
        ? pageOf([eventOf(3, ['agent'])], null)
        : pageOf([eventOf(1), eventOf(2)], 'the next'),
  });
  const { user } = renderPage(
    <TraceProvider>
      <MetricButton
        title="Page views, October"
        count={3}
        ask={{ from: 'a', to: 'b', metric: 'views', filters: ['page:/blog'] }}
      />
    </TraceProvider>,
  );
  await user.click(screen.getByRole('button', { name: '3, view events: Page views, October' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Page views, October' }));
  expect(await dialog.findByText('2 of 3 shown')).toBeTruthy();
  const rows = () => dialog.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows()[0]).toMatch(/^PAGE VIEW.*\/blog.*Human.*event event-1$/);
  await user.click(dialog.getByRole('button', { name: 'Load more' }));
  expect(await dialog.findByText('All 3 events shown')).toBeTruthy();
  expect(rows()[2]).toContain('Bot: ');
  expect(dialog.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(calls.flatMap(({ path }) => (path.includes('/events?') ? [path.split('?')[1]] : []))).toEqual([
    'from=a&to=b&metric=views&filter=page%3A%2Fblog',
    'from=a&to=b&metric=views&filter=page%3A%2Fblog&cursor=the%20next',
  ]);
});

test('a click says what the visitor saw, also what changed since', async () => {
  const click: TracedEvent = {
    ...eventOf(1),
    eventType: 'affiliate_click',
    product: { id: 7, name: 'Reef 12mg' },
    seen: {
      name: 'Reef 6mg',
      price: '22.50',
      currency: 'EUR',
      rank: 2,
      retailer: null,
      link: 'https://www.shop.example/reef?sub=',
    },
  };
  const unknown = { name: null, price: null, currency: null, rank: null, retailer: null, link: null };
  answerApi({
    'GET /api/owner/reports/events': () =>
      pageOf(
        [
          click,
          { ...click, id: 'event-2', seen: { ...click.seen!, name: 'Reef 12mg', retailer: 'Other Shop' } },
          { ...click, id: 'event-3', seen: unknown },
        ],
        null,
      ),
  });
  const { user } = renderPage(
    <TraceProvider>
      <MetricButton title="Clicks" count={3} ask={{ from: 'a', to: 'b', metric: 'clicks', filters: [] }} />
    </TraceProvider>,
  );
  await user.click(screen.getByRole('button', { name: '3, view events: Clicks' }));
  const texts = (await screen.findAllByText(/^Reef 12mg/)).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Reef 12mg · /blogVisitor saw: Reef 6mg · €22.50 · rank 2 · shop.example',
    'Reef 12mg · /blogVisitor saw: €22.50 · rank 2 · Other Shop',
    'Reef 12mg · /blog',
  ]);
});

test('renders no button for a count of zero', () => {
  const ask = { from: 'a', to: 'b', metric: 'views' as const, filters: [] };
  renderPage(<MetricButton title="Page views" count={0} ask={ask} />);
  expect(screen.queryByRole('button')).toBeNull();
});
