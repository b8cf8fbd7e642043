import type {
  AttributionRow,
  ClickAttribution,
} from '@astaguide/contracts/analytics/report/click-attribution';
import { measureSteps, type VisitFunnel } from '@astaguide/contracts/analytics/report/visit-funnel';
import { screen, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import AttributionSection from './attribution-section';

const range = {
  period: { from: '2026-10-01', to: '2026-10-28' },
  comparison: null,
  timeZone: 'UTC',
  asOf: '2026-10-29T00:00:00.000Z',
  projections: { asOf: '2026-10-29T00:00:00.000Z', missingDays: 0 },
  filters: [],
  droppedMonths: [],
};
const steps = measureSteps({ sessions: 3, engaged: 2, clicked: 1 }, null);
const funnel: VisitFunnel = {
  ...range,
  goal: null,
  totals: steps,
  breakdowns: [
    { dimension: 'channel', keys: 0, rows: [] },
    { dimension: 'country', keys: 1, rows: [{ key: 'DE', label: 'Germany', ...steps }] },
  ],
};
const rowOf = (page: string, clicks: number): AttributionRow => ({
  page,
  linkPlacement: 'comparison-row',
  productId: 1,
  pageTitle: null,
  productName: 'Golden Hour',
  impressions: 4,
  clicks,
  clickRate: clicks / 4,
  compared: null,
  change: null,
});
const attribution: ClickAttribution = {
  ...range,
  totals: { impressions: 8, clicks: 3 },
  count: 2,
  rows: [rowOf('/comparison', 2), rowOf('/blog', 1)],
};

test('sorts buy links by a column header, and shows the funnel by country', async () => {
  answerApi({
    'GET /api/owner/reports/funnel': () => funnel,
    'GET /api/owner/reports/attribution': () => attribution,
  });
  const { user } = renderPage(<AttributionSection />);
  const places = within(await screen.findByRole('region', { name: 'Buy links by placement' }));
  const pages = () => places.getAllByText(/^\/(comparison|blog)$/).map((cell) => cell.textContent);
  await places.findByText('/blog');
  expect(pages()).toEqual(['/comparison', '/blog']);
  await user.click(places.getByRole('button', { name: 'Page' }));
  expect(pages()).toEqual(['/blog', '/comparison']);
  expect(places.getByRole('columnheader', { name: 'Page' }).getAttribute('aria-sort')).toBe('ascending');
  await user.click(places.getByRole('button', { name: 'Click rate' }));
  expect(places.getByRole('columnheader', { name: 'Click rate' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  expect(pages()).toEqual(['/comparison', '/blog']);

  const sessions = within(screen.getByRole('region', { name: 'Conversion funnel' }));
  await user.click(sessions.getByRole('tab', { name: 'Countries' }));
  expect(sessions.getByRole('row', { name: /^Germany/ }).textContent).toBe(
    'Germany3 sessions2 engaged66.7% rate1 clicked33.3% rate',
  );
});

test('shows the update time and lists clicks in the time zone of the report', async () => {
  const inAdelaide = { ...attribution, timeZone: 'Australia/Adelaide' };
  const calls = answerApi({
    'GET /api/owner/reports/funnel': () => funnel,
    'GET /api/owner/reports/attribution': () => inAdelaide,
    'GET /api/owner/reports/events': () => ({ events: [], nextCursor: null, droppedMonths: [] }),
  });
  const { user } = renderPage(<AttributionSection />);
  const places = await screen.findByRole('region', { name: 'Buy links by placement' });
  const clicks = await within(places).findByRole('button', { name: /^2, view events: Clicks: / });
  expect(places.textContent).toContain('Updated Oct 29, 2026, 10:30.');
  await user.click(clicks);
  await screen.findByRole('dialog');
  const { path } = calls.find((call) => call.path.startsWith('/api/owner/reports/events?'))!;
  // The clocks go forward on October 4.
  expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toMatchObject({
    from: '2026-09-30T14:30:00.000Z',
    to: '2026-10-28T13:30:00.000Z',
  });
});

test('shows an error in one panel beside the other, and loads it on retry', async () => {
  const answers = {
    'GET /api/owner/reports/funnel': (): unknown => refusal(503, 'Service Unavailable'),
    'GET /api/owner/reports/attribution': () => attribution,
  };
  answerApi(answers);
  const { user } = renderPage(<AttributionSection />);
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load the data');
  expect(screen.getByText('/comparison')).toBeTruthy();
  answers['GET /api/owner/reports/funnel'] = () => funnel;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const bars = within(screen.getByRole('region', { name: 'Conversion funnel' }));
  await bars.findByText('Clicked a buy link');
  expect(bars.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Sessions31 went no further (33.3%)',
    'Viewed a comparison or review2 66.7%1 went no further (50%)',
    'Clicked a buy link1 33.3%',
  ]);
});

test('applies filters from the address to the queries and to the events of a metric, and clears them', async () => {
  const filters = [
    { dimension: 'device' as const, key: 'mobile', excluded: true, label: 'mobile' },
    { dimension: 'page' as const, key: '/comparison', excluded: false, label: '/comparison' },
  ];
  const calls = answerApi({
    'GET /api/owner/reports/funnel': () => ({ ...funnel, filters }),
    'GET /api/owner/reports/attribution': () => ({ ...attribution, filters, droppedMonths: ['2026-09'] }),
    'GET /api/owner/reports/events': () => ({ events: [], nextCursor: null, droppedMonths: [] }),
  });
  const { user } = renderPage(<AttributionSection />, {
    address: '/admin?tab=analytics&view=attribution&filter=device!:mobile&filter=page:/comparison',
  });
  const places = within(await screen.findByRole('region', { name: 'Buy links by placement' }));
  await user.click(await places.findByRole('button', { name: /^2, view events: Clicks: / }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  const askedOf = (path: string) =>
    calls
      .filter((call) => call.path.startsWith(`/api/owner/reports/${path}?`))
      .map((call) => new URLSearchParams(call.path.split('?')[1]).getAll('filter'));
  expect(askedOf('funnel')[0]).toEqual(['device!:mobile', 'page:/comparison']);
  expect(askedOf('attribution')[0]).toEqual(['device!:mobile', 'page:/comparison']);
  expect(askedOf('events')[0]).toEqual([
    'page:/comparison',
    'linkPlacement:comparison-row',
    'product:1',
    'device!:mobile',
  ]);
  expect(screen.getByRole('note').textContent).toContain('September 2026');
  expect(screen.getByText(/only sessions with a matching event count/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(new URLSearchParams(window.location.search).getAll('filter')).toEqual([]);
  expect(askedOf('funnel').at(-1)).toEqual([]);
});
