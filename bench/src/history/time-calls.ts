import { percentile } from '../throughput/figures';
import { Agent } from 'node:http';
import { sendRequest } from '../environment/send-request';
import { signIn } from '../throughput/dashboard';

/** Number of requests, and the limit of their 95th percentile in milliseconds. */
const fromRollups = { calls: 300, limit: 30 };
/** A report with filters, which reads the event log: 90 days may take as long for each day as 28. */
const fromLog = (range: string) =>
  range.startsWith('12m') ? { calls: 5, limit: 7000 } : { calls: 20, limit: range === '90d' ? 2900 : 900 };

const ranges = ['today', '7d', '28d', '90d', '12m'];

/** The events behind a metric of the last 400 days. */
function eventsOf(metric: string): string {
  const [from, to] = [Date.now() - 400 * 86_400_000, Date.now()].map((time) => new Date(time).toISOString());
  return `analytics/events?from=${from}&to=${to}&metric=${metric}&bots=without`;
}

const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString();

/** A request that is answered from the rollups, unless it says otherwise. @param path below /api */
const call = (name: string, path: string, size = fromRollups) => ({ name, path: `/api/${path}`, ...size });

const DEVICE = 'filter=device:bench-device-1';

/** All requests that are timed; each view of the dashboard adds its own. */
const dashboardCalls = [
  call('summary', 'analytics/summary'),
  ...ranges.map((range) => call(`report, ${range}`, `analytics/report?range=${range}`)),
  call('report, all time with an imported year', 'analytics/report?range=all'),
  call('list of imports', 'analytics/imports'),
  call('before and after', `earnings/before-and-after?at=${monthAgo}`),
  call(
    'before and after, of a product',
    `earnings/before-and-after?at=${monthAgo}&productId=1`,
    fromLog('56d'),
  ),
  call('csv of entry pages, 12 months', 'analytics/report.csv?range=12m&table=entryPage'),
  call('report, 12 months, a year before', 'analytics/report?range=12m&compare=year'),
  ...[...ranges, '12m&compare=year'].flatMap((range) => [
    call(`report of a device, ${range}`, `analytics/report?range=${range}&${DEVICE}`, fromLog(range)),
    call(`attribution, ${range}`, `analytics/attribution?range=${range}`),
    call(`funnel, ${range}`, `analytics/funnel?range=${range}`),
  ]),
  ...['28d', '12m'].flatMap((range) =>
    ['analytics/attribution', 'analytics/funnel', 'earnings'].map((screen) =>
      call(`${screen} of a device, ${range}`, `${screen}?range=${range}&${DEVICE}`, fromLog(range)),
    ),
  ),
  ...['views', 'clicks', 'visitors'].flatMap((metric) => [
    call(`events of all ${metric}`, eventsOf(metric)),
    call(`events of a device's ${metric}`, `${eventsOf(metric)}&${DEVICE}`),
  ]),
  call('csv of attribution, 12 months', 'analytics/attribution.csv?range=12m'),
  call('csv of the series, 12 months', 'analytics/report.csv?range=12m&table=series'),
  call('csv of the pages, 12 months', 'analytics/report.csv?range=12m&table=page'),
];

/** Warm-up requests that are not measured: plans and caches settle. */
const WARM_UPS = 3;
/** Timeout for a response, in milliseconds. */
const PATIENCE = 60_000;

interface SignedIn {
  baseUrl: string;
  cookie: string;
}

const agent = new Agent({ keepAlive: true });

/** Latencies of one request in milliseconds, including the network round trip. */
export interface CallTimes {
  name: string;
  p50: number;
  p95: number;
  limit: number;
}

/**
 * Times the dashboard's requests sequentially, signed in as the owner. Alternates between backends, so that other load
 * on the machine affects all of them.
 *
 * @returns the times per backend
 */
export async function timeCalls(baseUrls: readonly string[]): Promise<CallTimes[][]> {
  const backends = await Promise.all(
    baseUrls.map(async (baseUrl) => ({
      baseUrl,
      cookie: await signIn(baseUrl),
      times: [] as CallTimes[],
    })),
  );
  for (const { name, path, calls, limit } of dashboardCalls) {
    await askInTurn(backends, path, WARM_UPS);
    const latencies = await askInTurn(backends, path, calls);
    for (const [index, { times }] of backends.entries()) {
      const [p50, p95] = [0.5, 0.95].map((share) => percentile(latencies[index]!, share));
      times.push({ name, p50: p50!, p95: p95!, limit });
    }
  }
  return backends.map(({ times }) => times);
}

/** @returns the latencies of each backend */
async function askInTurn(backends: readonly SignedIn[], path: string, calls: number): Promise<number[][]> {
  const latencies = backends.map((): number[] => []);
  for (let call = 0; call < calls; call++) {
    for (const [index, backend] of backends.entries()) latencies[index]!.push(await timeCall(backend, path));
  }
  return latencies;
}

/** Time until the last byte, without decompression, which is the browser's work. */
async function timeCall({ baseUrl, cookie }: SignedIn, path: string): Promise<number> {
  const begun = performance.now();
  const headers = { Cookie: cookie, 'Accept-Encoding': 'gzip, deflate, br' };
  const status = await sendRequest({ port: new URL(baseUrl).port, path, agent, headers, timeout: PATIENCE });
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  return performance.now() - begun;
}
