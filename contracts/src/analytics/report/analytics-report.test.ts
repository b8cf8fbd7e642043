import { measure, reportQuerySchema } from './analytics-report';

describe('the query', () => {
  it('asks for 28 days against those before, unless it says otherwise', () =>
    expect(reportQuerySchema.parse({})).toEqual({ range: '28d', compare: 'previous' }));

  it.each([
    { range: 'custom', from: '2024-02-29', to: '2024-02-29' },
    { range: 'custom', from: '2024-01-01', to: '2025-02-03' },
    { range: 'today', compare: 'year' },
    { filter: 'page:/comparison' },
    { filter: ['page:/', 'page:/faq', 'device!:mobile'] },
    { filter: Array.from({ length: 10 }, (_, place) => `page:/${place}`) },
  ])('may be %j', (query) => expect(reportQuerySchema.safeParse(query).success).toBe(true));

  it.each([
    ['range', { range: 'tomorrow' }],
    ['range', { range: ['7d', '28d'] }],
    ['compare', { compare: 'month' }],
    ['from', { range: 'custom', to: '2024-02-29' }],
    ['to', { range: 'custom', from: '2024-02-29' }],
    ['from', { range: 'custom', from: '2023-02-29', to: '2024-02-29' }],
    ['from', { range: 'custom', from: '0001-01-01', to: '2024-02-29' }],
    ['to', { range: 'custom', from: '2024-03-01', to: '2024-02-29' }],
    ['to', { range: 'custom', from: '2024-01-01', to: '2025-02-04' }],
    ['from', { range: '7d', from: '2024-01-01' }],
    ['filter', { filter: 'weather:rain' }],
    ['filter', { filter: ['page:/', 'page!^:'] }],
    ['filter', { filter: Array.from({ length: 11 }, (_, place) => `page:/${place}`) }],
  ])('is refused for its %s: %j', (path, query) =>
    expect(reportQuerySchema.safeParse(query).error?.issues.map((issue) => issue.path[0])).toEqual([path]),
  );
});

describe('figures measured against others', () => {
  it('have a rate, and a change from what there was before', () =>
    expect(
      measure(
        { views: 200, clicks: 10, uniqueClicks: 10, visitors: 30 },
        { views: 100, clicks: 20, uniqueClicks: 20, visitors: 0 },
      ),
    ).toMatchObject({ clickThroughRate: 0.05, change: { views: 1, clicks: -0.5, visitors: null } }));

  it('have no rate with more clicks than views', () =>
    expect(measure({ views: 2, clicks: 3, uniqueClicks: 3, visitors: 2 }, null).clickThroughRate).toBeNull());

  it('have neither rate without views, nor change without a comparison', () =>
    expect(measure({ views: 0, clicks: 3, uniqueClicks: 3, visitors: 2 }, null)).toMatchObject({
      clickThroughRate: null,
      compared: null,
      change: null,
    }));
});
