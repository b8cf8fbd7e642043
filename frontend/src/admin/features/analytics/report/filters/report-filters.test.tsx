import {
  measure,
  NO_SESSIONS,
  withVisits,
  type AnalyticsReport,
} from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/analytics/report/report-dimension';
import { readFilters } from '@astaguide/contracts/analytics/report/report-filter';
import { screen, within } from '@testing-library/react';
import { answerApi, heldAnswer, type ApiCall } from '../../../../../testing/api-answers';
import { liveStream } from '../../../../../testing/live-stream';
import { renderPage } from '../../../../../testing/render-page';
import { ReportSection } from '../report-section';

const labels: Record<string, string> = { DE: 'Germany', NL: 'Netherlands' };
const days = { start: '2026-10-01T00:00:00.000Z', end: '2026-10-03T00:00:00.000Z' };
const breakdown = (dimension: ReportDimension, ...keys: string[]) => ({
  dimension,
  keys: keys.length,
  rows: keys.map((key) => ({
    key,
    label: labels[key] ?? key,
    ...measure({ views: 3, clicks: 2, uniqueClicks: 2, visitors: 1 }, null),
  })),
});

/** Responds as the server does: with the requested filters. */
function reportOf({ path }: ApiCall, different: Partial<AnalyticsReport>): AnalyticsReport {
  const asked = new URLSearchParams(path.split('?')[1]).getAll('filter');
  return {
    period: { from: '2026-10-01', to: '2026-10-02' },
    comparison: null,
    timeZone: 'UTC',
    asOf: '2026-10-03T00:00:00.000Z',
    grain: 'day',
    droppedMonths: [],
    span: days,
    comparedSpan: null,
    filters: readFilters(asked).map((filter) => ({
      ...filter,
      label: labels[filter.key ?? ''] ?? filter.key ?? 'None',
    })),
    series: [{ ...days, views: 3, clicks: 2, uniqueClicks: 2, visitors: 1, compared: null }],
    totals: withVisits(
      measure({ views: 3, clicks: 2, uniqueClicks: 2, visitors: 1 }, null),
      NO_SESSIONS,
      NO_SESSIONS,
    ),
    biggestChanges: [],
    goals: [],
    reportingCurrency: 'USD',
    goalsLackMonths: [],
    otherEvents: [],
    breakdowns: [breakdown('country', 'DE', 'NL'), breakdown('browser', 'Chrome')],
    ...different,
  };
}

beforeEach(() => void liveStream());

async function openReport(search: string, different: Partial<AnalyticsReport> = {}) {
  const calls = answerApi({
    'GET /api/site-settings': () => ({ timeZone: 'UTC' }),
    'GET /api/owner/reports/annotations': () => [],
    'GET /api/owner/reports/report': (call) => reportOf(call, different),
    'GET /api/owner/reports/events': () => ({ events: [], nextCursor: null, droppedMonths: [] }),
  });
  const { user } = renderPage(<ReportSection />, { address: `/admin?${search}` });
  await screen.findByRole('group', { name: 'Key numbers' });
  await user.click(screen.getByRole('tab', { name: 'Audience' }));
  return { user, calls };
}

const inAddress = () => new URLSearchParams(window.location.search).getAll('filter');
const chips = () =>
  within(screen.getByRole('list', { name: 'Filters' }))
    .queryAllByRole('listitem')
    .map((chip) => chip.querySelector('span')?.textContent);
const panel = () => screen.getAllByRole('tabpanel').at(-1)!;
const click = async (user: Awaited<ReturnType<typeof openReport>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('adds a filter and a chip for a selected row of any breakdown, and removes the filter when it is selected again', async () => {
  const { user, calls } = await openReport('filter=page:/');
  expect(panel().textContent).toContain('Select a row to filter the report.');
  await click(user, 'Germany');
  await screen.findByText('Country: Germany');
  expect(panel().textContent).toContain('Filtered by this country.');
  await user.click(screen.getByRole('tab', { name: 'Browsers' }));
  await click(user, 'Chrome');
  await screen.findByText('Browser: Chrome');
  expect(chips()).toEqual(['Page: /', 'Country: Germany', 'Browser: Chrome']);
  expect(inAddress()).toEqual(['page:/', 'country:DE', 'browser:Chrome']);
  const asked = calls.filter(({ path }) => path.startsWith('/api/owner/reports/report?')).at(-1)!.path;
  expect(new URLSearchParams(asked.split('?')[1]).getAll('filter')).toEqual(inAddress());

  const chrome = screen.getByRole('button', { name: 'Chrome' });
  expect(chrome.getAttribute('aria-pressed')).toBe('true');
  await user.click(chrome);
  expect(inAddress()).toEqual(['page:/', 'country:DE']);
});

test('removes one filter with the button of its chip, and all with "Clear filters"', async () => {
  const { user } = await openReport('filter=country:DE&filter=device!:mobile&filter=linkPlacement:home-card');
  expect(chips()).toEqual(['Country: Germany', 'Device: not mobile', 'Placement: Home card']);
  await click(user, 'Remove filter Device: not mobile');
  expect(inAddress()).toEqual(['country:DE', 'linkPlacement:home-card']);
  await click(user, 'Clear filters');
  expect(inAddress()).toEqual([]);
  await screen.findByText('Select a row to filter the report.');
  expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
});

test('shows no "Clear filters" button for a single filter', async () => {
  await openReport('filter=country:DE');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('inverts a filter with the button of its chip, and merges filters that become equal', async () => {
  const { user } = await openReport('filter=country:DE&filter=country!:NL&filter=country:NL');
  await click(user, 'Exclude Country: Germany');
  expect(inAddress()).toEqual(['country!:DE', 'country!:NL', 'country:NL']);
  await click(user, 'Include Country: Germany');
  expect(inAddress()).toEqual(['country:DE', 'country!:NL', 'country:NL']);
  await click(user, 'Include Country: Netherlands');
  expect(inAddress()).toEqual(['country:DE', 'country:NL']);
});

test('shows a progress bar while events are counted', async () => {
  const held = heldAnswer();
  answerApi({
    'GET /api/site-settings': () => ({ timeZone: 'UTC' }),
    'GET /api/owner/reports/annotations': () => [],
    'GET /api/owner/reports/report': held.answer,
  });
  renderPage(<ReportSection />, { address: '/admin?filter=country:DE' });
  expect(
    (await screen.findByRole('progressbar', { name: 'Counting events' })).closest('p')!.textContent,
  ).toContain('Long periods take a few seconds.');
  held.give(
    reportOf({ method: 'GET', path: '/?filter=country:DE', body: undefined, headers: new Headers() }, {}),
  );
  await screen.findByRole('group', { name: 'Key numbers' });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('disables rows once there are ten filters', async () => {
  const ten = Array.from({ length: 10 }, (_, place) => `filter=page!:/${place}`).join('&');
  await openReport(ten);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Germany' }).disabled).toBe(true);
  expect(panel().textContent).toContain('Remove a filter to add another');
});

test('shows what has no key last in every order, without a filter, and with a dash for what is not known', async () => {
  const countries = breakdown('country', 'DE', 'NL');
  const unknown = {
    key: null,
    label: 'Unknown' as const,
    views: 5,
    clicks: 9,
    uniqueClicks: null,
    visitors: null,
    clickThroughRate: null,
    compared: null,
    change: null,
  };
  const { user } = await openReport('', {
    breakdowns: [{ ...countries, rows: [...countries.rows, unknown] }],
  });
  const names = () =>
    within(panel())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent.replace(/^\p{RI}+/u, ''));
  expect(names()).toEqual(['Germany', 'Netherlands', 'Unknown']);
  await user.click(screen.getByRole('button', { name: /^Country/ }));
  await user.click(screen.getByRole('button', { name: /^Country/ }));
  expect(names()).toEqual(['Netherlands', 'Germany', 'Unknown']);
  const row = within(screen.getByRole('row', { name: /^Unknown/ }));
  expect(row.queryAllByRole('button')).toEqual([]);
  expect(row.getAllByRole('cell').map((cell) => cell.textContent.split(' ')[0])).toEqual([
    '–',
    '5',
    '9',
    '–',
    '–',
  ]);
  expect(panel().textContent).toContain('Unknown: clicks and page views without a country.');
});

test('notes up to which month events were deleted', async () => {
  await openReport('filter=country:DE', { droppedMonths: ['2026-02', '2026-03'] });
  expect(screen.getByRole('note').textContent).toBe(
    'Filters use raw events. Those up to March 2026 were deleted by retention, so their data is missing here.',
  );
});

test('shows no note if no month was dropped', async () => {
  await openReport('filter=country:DE');
  expect(screen.queryByRole('note')).toBeNull();
});

const opened = (calls: readonly ApiCall[]) =>
  new URLSearchParams(
    calls.findLast(({ path }) => path.startsWith('/api/owner/reports/events'))!.path.split('?')[1],
  );

test('lists the events of a row with the filters of the report, replacing those on the dimension of the row', async () => {
  const { user, calls } = await openReport('filter=country:DE&filter=country:NL&filter=device!:mobile');
  const row = within(await screen.findByRole('row', { name: /^Germany/ }));
  await user.click(row.getByRole('button', { name: /^2, view events: Clicks, Germany/ }));
  await screen.findByRole('dialog');
  expect(opened(calls).getAll('filter')).toEqual(['device!:mobile', 'country:DE']);
});

test('lists the events of a total with all filters', async () => {
  const { user, calls } = await openReport('filter=country:DE&filter=device!:mobile');
  await click(user, 'View events: clicks');
  expect((await screen.findByRole('dialog')).textContent).toContain(
    'Clicks, Country: Germany, Device: not mobile',
  );
  expect(opened(calls).getAll('filter')).toEqual(['country:DE', 'device!:mobile']);
});

test.each(['filter=country:DE&filter=device!:mobile', 'filter=country:DE', ''])(
  'lists visitors of days in another time zone with filters "%s"',
  async (search) => {
    const { user, calls } = await openReport(`${search}&metric=visitors`, {
      timeZone: 'Europe/Berlin',
      span: { start: '2026-09-30T22:00:00.000Z', end: '2026-10-02T22:00:00.000Z' },
    });
    expect(screen.getByRole('button', { name: /^1, view events: Visitors, Germany/ })).toBeTruthy();
    await click(user, 'View events: visitors');
    await screen.findByRole('dialog');
    const asked = opened(calls);
    expect(asked.get('metric')).toBe('visitors');
    expect(asked.get('from')).toBe('2026-09-30T22:00:00.000Z');
    expect(asked.getAll('filter')).toEqual(new URLSearchParams(search).getAll('filter'));
  },
);

test('adds a filter from the field by typing', async () => {
  const { user } = await openReport('filter=country:DE');
  await click(user, 'Add filter');
  const field = await screen.findByRole('combobox', { name: 'Filters' });
  await user.type(field, 'neth');
  await user.click(await screen.findByRole('option', { name: 'Country: Netherlands' }));
  expect(inAddress()).toEqual(['country:DE', 'country:NL']);
  await click(user, 'Add filter');
  await user.type(await screen.findByRole('combobox', { name: 'Filters' }), '/review/');
  await user.click(await screen.findByRole('option', { name: 'Page: begins with /review/' }));
  expect(inAddress()).toEqual(['country:DE', 'country:NL', 'page^:/review/']);
  expect(chips()).toEqual(['Country: Germany', 'Country: Netherlands', 'Page: begins with /review/']);
});
