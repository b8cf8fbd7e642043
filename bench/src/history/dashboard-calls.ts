/** A call that an open dashboard makes. */
export interface DashboardCall {
  name: string;
  path: string;
}

const ranges = ['today', '7d', '28d', '90d', '12m'];

/** Every call that is timed; each view of the dashboard adds its own. */
export const dashboardCalls: readonly DashboardCall[] = [
  { name: 'summary', path: '/api/analytics/summary' },
  ...ranges.map((range) => ({ name: `report, ${range}`, path: `/api/analytics/report?range=${range}` })),
  { name: 'report, 12 months, a year before', path: '/api/analytics/report?range=12m&compare=year' },
  { name: 'csv of the series, 12 months', path: '/api/analytics/report.csv?range=12m&table=series' },
  { name: 'csv of the pages, 12 months', path: '/api/analytics/report.csv?range=12m&table=page' },
];
