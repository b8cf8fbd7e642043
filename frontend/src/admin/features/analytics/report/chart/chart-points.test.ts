import { report } from '../report.fixture';
import { chartSeries, hasImported } from './chart-points';

const [first, ...others] = report.series;
const imported = { ...report, series: [{ ...first!, clicks: 0, imported: true as const }, ...others] };
const filtered = {
  ...imported,
  filters: [{ dimension: 'page' as const, key: '/', excluded: false, label: '/' }],
};
const firstOf = (given: typeof report, metric: 'views' | 'clicks' | 'clickRate') =>
  chartSeries(given, undefined, metric).points[0]!.now;

test('imported days have visitors and page views, but neither clicks nor a rate', () => {
  expect([firstOf(imported, 'views'), firstOf(imported, 'clicks'), firstOf(imported, 'clickRate')]).toEqual([
    4,
    null,
    null,
  ]);
  expect([firstOf(report, 'clicks'), firstOf(report, 'clickRate')]).toEqual([2, 0.5]);
});

test('filtered reports have nothing of imported days', () => {
  expect(firstOf(filtered, 'views')).toBeNull();
});

test('imported days are known on either side', () => {
  const [{ compared, ...bucket }] = [first!];
  const before = { ...bucket, compared: { ...compared!, imported: true as const } };
  expect([report, imported, { ...report, series: [before] }].map(hasImported)).toEqual([false, true, true]);
});
