import { Agent } from 'node:http';
import { sendRequest } from '../environment/send-request';
import { percentile } from '../percentiles';
import { signIn } from '../throughput/dashboard';
import { dashboardCalls } from './dashboard-calls';

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
