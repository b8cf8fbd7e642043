import { bucketLabel, filterLabel, periodLabel, pointsText, rowLabel, tickLabel } from './report-labels';

const bucket = (start: string, end: string) => ({ start: `${start}:00.000Z`, end: `${end}:00.000Z` });

describe('bucketLabel and tickLabel', () => {
  it.each([
    ['hour', bucket('2028-02-29T00:00', '2028-02-29T01:00'), '00:00', '00:00 to 01:00'],
    ['hour', bucket('2028-02-29T23:00', '2028-03-01T00:00'), '23:00', '23:00 to 24:00'],
    ['day', bucket('2028-02-29T00:00', '2028-03-01T00:00'), 'Feb 29', 'February 29, 2028'],
    ['week', bucket('2028-02-28T00:00', '2028-03-06T00:00'), 'Feb 28', 'Feb 28 – Mar 5, 2028'],
    ['week', bucket('2027-12-27T00:00', '2028-01-03T00:00'), 'Dec 27', 'Dec 27, 2027 – Jan 2, 2028'],
    ['month', bucket('2028-02-01T00:00', '2028-03-01T00:00'), 'Feb', 'February 2028'],
    ['month', bucket('2028-02-01T00:00', '2028-02-20T00:00'), 'Feb', 'Feb 1 – Feb 19, 2028'],
  ] as const)('label a %s: %j', (grain, stretch, tick, label) => {
    expect(tickLabel(stretch.start, grain, 'UTC')).toBe(tick);
    expect(bucketLabel(stretch, grain, 'UTC')).toBe(label);
  });
});

test('labels buckets in local time, and marks the repeated hour when clocks are set back', () => {
  const named = (start: string, end: string) => bucketLabel(bucket(start, end), 'hour', 'Europe/Berlin');
  expect(named('2026-10-25T00:00', '2026-10-25T01:00')).toBe('02:00 to 03:00');
  expect(named('2026-10-25T01:00', '2026-10-25T02:00')).toBe('02:00 to 03:00 (again)');
  expect(named('2026-10-25T22:00', '2026-10-25T23:00')).toBe('23:00 to 24:00');
  expect(tickLabel('2026-11-20T18:30:00.000Z', 'hour', 'Asia/Kolkata')).toBe('00:00');
  expect(tickLabel('2026-11-20T18:30:00.000Z', 'day', 'Asia/Kolkata')).toBe('Nov 21');
  expect(bucketLabel(bucket('2026-10-31T23:00', '2026-11-30T23:00'), 'month', 'Europe/Berlin')).toBe(
    'November 2026',
  );
});

test('labels a period of one day with a single date', () =>
  expect(periodLabel({ from: '2028-02-29', to: '2028-02-29' })).toBe('Feb 29, 2028'));

describe('pointsText', () => {
  const totals = (clickThroughRate: number | null, views: number, clicks: number) => ({
    views: 1,
    clicks: 1,
    uniqueClicks: 1,
    visitors: 1,
    clickThroughRate,
    change: null,
    compared: { views, clicks, uniqueClicks: clicks, visitors: 1 },
  });

  it('formats the change of the click-through rate in points, undefined without both rates', () => {
    expect(pointsText(totals(0.05, 100, 4))).toBe('+1 point');
    expect(pointsText(totals(0.0412, 100, 5))).toBe('−0.9 points');
    expect(pointsText(totals(0.05, 100, 5))).toBe('no change');
    expect(pointsText(totals(0.05, 0, 0))).toBeUndefined();
    expect(pointsText(totals(null, 100, 5))).toBeUndefined();
  });
});

test('formats fixed keys as words, and leaves external values unchanged', () => {
  expect(rowLabel('channel', 'organic-search')).toBe('Organic search');
  expect(rowLabel('channel', 'ai-assistant')).toBe('AI assistant');
  expect(rowLabel('linkPlacement', 'comparison-top-three')).toBe('Comparison top three');
  expect(rowLabel('source', 'my-site.example')).toBe('my-site.example');
});

test('names a filter on what has no value as its row', () => {
  const filter = { key: null, label: '', excluded: false };
  expect(filterLabel({ ...filter, dimension: 'campaign' })).toBe('Campaign: none');
  expect(filterLabel({ ...filter, dimension: 'country' })).toBe('Country: unknown');
  expect(filterLabel({ ...filter, dimension: 'country', excluded: true })).toBe('Country: any');
});
