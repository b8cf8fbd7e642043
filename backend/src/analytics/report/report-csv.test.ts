import { metricsBy, type AnalyticsReport } from '@astaguide/contracts/analytics/report/analytics-report';
import { reportCsv } from './report-csv';

test('an hour that has no comparison yet has as many cells as the others', () => {
  const span = { start: '2026-11-29T00:00:00.000Z', end: '2026-11-29T01:00:00.000Z' };
  const metrics = metricsBy(() => 7);
  const report = {
    comparison: { from: '2026-11-28', to: '2026-11-28' },
    series: [
      { ...span, ...metrics, compared: { ...span, ...metrics } },
      { ...span, ...metrics, compared: null },
    ],
  } as unknown as AnalyticsReport;
  const rows = reportCsv(report, 'series').trimEnd().split('\r\n');
  expect(rows.map((row) => row.split(',').length)).toEqual([10, 10, 10]);
  expect(rows[2]).toMatch(/,7,7,7,7,,,,$/);
});
