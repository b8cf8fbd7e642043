/** How long a call of the dashboard may take at the server; the backend's metrics have a bucket for it. Milliseconds. */
export const LIMIT = 20;

/** Answers to calls of the dashboard, by a backend's own metrics. */
export interface ServerTimes {
  answers: number;
  /** Those within the limit, from the request to the end of the answer. */
  inTime: number;
}

const DURATION = 'http_request_duration_seconds';
const SAMPLE = new RegExp(`^${DURATION}_(bucket|count)\\{(.*)\\} (\\d+)$`, 'gm');

/** Reads the answers since the backend's start. */
export async function readServerTimes(baseUrl: string): Promise<ServerTimes> {
  const answer = await fetch(`${baseUrl}/metrics`);
  if (answer.status !== 200) throw new Error(`Metrics were answered with ${answer.status}`);
  return serverTimesIn(await answer.text());
}

/** @param metrics in Prometheus' text format */
export function serverTimesIn(metrics: string): ServerTimes {
  const times: ServerTimes = { answers: 0, inTime: 0 };
  for (const [, kind, labels, value] of metrics.matchAll(SAMPLE)) {
    if (!labels!.includes('route="/api/analytics/')) continue;
    if (kind === 'count') times.answers += Number(value);
    else if (labels!.includes(`le="${LIMIT / 1000}"`)) times.inTime += Number(value);
  }
  return times;
}
