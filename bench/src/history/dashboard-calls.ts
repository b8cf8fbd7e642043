/** A call that an open dashboard makes. */
export interface DashboardCall {
  name: string;
  path: string;
}

const ranges = ['today', '7d', '28d', '90d', '12m'];

/** A figure of the last 400 days, opened. */
function eventsOf(figure: string): string {
  const [from, to] = [Date.now() - 400 * 86_400_000, Date.now()].map((time) => new Date(time).toISOString());
  return `/api/analytics/events?from=${from}&to=${to}&figure=${figure}&bots=without`;
}

/** Every call that is timed; each view of the dashboard adds its own. */
export const dashboardCalls: readonly DashboardCall[] = [
  { name: 'summary', path: '/api/analytics/summary' },
  ...ranges.map((range) => ({ name: `report, ${range}`, path: `/api/analytics/report?range=${range}` })),
  { name: 'report, 12 months, a year before', path: '/api/analytics/report?range=12m&compare=year' },
  ...[...ranges, '12m&compare=year'].flatMap((range) => [
    {
      name: `report of a device, ${range}`,
      path: `/api/analytics/report?range=${range}&filter=device:bench-device-1`,
    },
    { name: `attribution, ${range}`, path: `/api/analytics/attribution?range=${range}` },
    { name: `funnel, ${range}`, path: `/api/analytics/funnel?range=${range}` },
  ]),
  ...['views', 'clicks', 'visitors'].flatMap((figure) => [
    { name: `events of all ${figure}`, path: eventsOf(figure) },
    { name: `events of a device's ${figure}`, path: `${eventsOf(figure)}&filter=device:bench-device-1` },
  ]),
  { name: 'csv of attribution, 12 months', path: '/api/analytics/attribution.csv?range=12m' },
  { name: 'csv of the series, 12 months', path: '/api/analytics/report.csv?range=12m&table=series' },
  { name: 'csv of the pages, 12 months', path: '/api/analytics/report.csv?range=12m&table=page' },
];
