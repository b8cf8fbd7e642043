import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { owner } from '../environment/database';
import { percentile } from '../percentiles';
import { dashboardCalls } from './dashboard-calls';
import { readServerTimes, type ServerTimes } from './server-times';

/** Answers that are not counted: plans and caches settle. */
const WARM_UPS = 5;
const CALLS = 1000;
/** How long a backend may take to note its last answer. Milliseconds. */
const PATIENCE = 2000;
const LOOK_EVERY = 10;

interface SignedIn {
  baseUrl: string;
  cookie: string;
}

const agent = new Agent({ keepAlive: true });

/** How long one call took, milliseconds: with the way there and back, in one process with what else asks. */
export interface CallTimes {
  name: string;
  p50: number;
  p95: number;
  /** The share of the answers that were within the limit at the server. */
  inTime: number;
}

/**
 * Times each dashboard call, one after the other, as the owner. The backends take turns, so that whatever else the
 * machine does slows all of them.
 *
 * @returns the calls' times for each backend
 */
export async function timeCalls(baseUrls: readonly string[]): Promise<CallTimes[][]> {
  const backends = await Promise.all(
    baseUrls.map(async (baseUrl) => ({
      ...{ baseUrl, cookie: await signIn(baseUrl), times: [] as CallTimes[] },
      noted: await readServerTimes(baseUrl),
    })),
  );
  for (const { name, path } of dashboardCalls) {
    await askInTurn(backends, path, WARM_UPS);
    for (const backend of backends) backend.noted = await readNoted(backend, WARM_UPS);
    const latencies = await askInTurn(backends, path, CALLS);
    for (const [index, backend] of backends.entries()) {
      const [p50, p95] = [0.5, 0.95].map((share) => percentile(latencies[index]!, share));
      const noted = await readNoted(backend, CALLS);
      const inTime = (noted.inTime - backend.noted.inTime) / CALLS;
      backend.times.push({ name, p50: p50!, p95: p95!, inTime });
      backend.noted = noted;
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

/** A backend's answers, once it has noted so many more: it does after the last byte has gone. */
async function readNoted(
  { baseUrl, noted }: { baseUrl: string; noted: ServerTimes },
  more: number,
): Promise<ServerTimes> {
  for (const begun = performance.now(); performance.now() - begun < PATIENCE; await sleep(LOOK_EVERY)) {
    const times = await readServerTimes(baseUrl);
    if (times.answers === noted.answers + more) return times;
  }
  throw new Error(`${baseUrl} has not noted ${more} answers in its metrics`);
}

/** Until the last byte has come, as it was sent: unpacking it is the browser's work, not the server's. */
function timeCall({ baseUrl, cookie }: SignedIn, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const headers = { Cookie: cookie, 'Accept-Encoding': 'gzip, deflate, br' };
    get(`${baseUrl}${path}`, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} was answered with ${answer.statusCode}`));
      answer
        .on('end', () => resolve(performance.now() - begun))
        .on('error', reject)
        .resume();
    }).on('error', reject);
  });
}

async function signIn(baseUrl: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0];
  if (answer.status !== 200 || !cookie) throw new Error(`Sign-in was answered with ${answer.status}`);
  return cookie;
}
