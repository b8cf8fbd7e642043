import { serverTimesIn } from './server-times';

test('answers of the dashboard are counted, by whether they took 20 ms at the most', () => {
  const labels = (route: string) => `method="GET",route="${route}",status="200"`;
  const name = 'http_request_duration_seconds';
  expect(
    serverTimesIn(`
# TYPE ${name} histogram
${name}_bucket{le="0.01",${labels('/api/analytics/report')}} 3
${name}_bucket{le="0.02",${labels('/api/analytics/report')}} 7
${name}_bucket{le="0.025",${labels('/api/analytics/report')}} 8
${name}_bucket{le="+Inf",${labels('/api/analytics/report')}} 9
${name}_sum{${labels('/api/analytics/report')}} 0.123
${name}_count{${labels('/api/analytics/report')}} 9
${name}_bucket{le="0.02",${labels('/api/analytics/summary')}} 20
${name}_count{${labels('/api/analytics/summary')}} 20
${name}_bucket{le="0.02",${labels('/api/site-settings')}} 5
${name}_count{${labels('/api/site-settings')}} 5
`),
  ).toEqual({ answers: 29, inTime: 27 });
});
