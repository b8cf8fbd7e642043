import { owner } from '../environment/database';
import { percentile } from '../percentiles';
import { dashboardCalls } from './dashboard-calls';

/** Answers that are not counted: plans and caches settle. */
const WARM_UPS = 5;
const CALLS = 60;

/** How long one call took, milliseconds. */
export interface CallTimes {
  name: string;
  p50: number;
  p95: number;
}

/** Times each dashboard call, one after the other, as the owner. */
export async function timeCalls(baseUrl: string): Promise<CallTimes[]> {
  const cookie = await signIn(baseUrl);
  const times: CallTimes[] = [];
  for (const { name, path } of dashboardCalls) {
    const latencies: number[] = [];
    for (let call = 0; call < WARM_UPS + CALLS; call++) {
      const begun = performance.now();
      const answer = await fetch(`${baseUrl}${path}`, { headers: { Cookie: cookie } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
      if (call >= WARM_UPS) latencies.push(performance.now() - begun);
    }
    times.push({ name, p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95) });
  }
  return times;
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
