import { performance } from 'node:perf_hooks';
import { runTrackLoad, untilCounted, type BenchContext } from '../throughput/bench-context';

/** Duration of each calm load, in seconds. */
const CALM_SECONDS = 5;
const LOOK_SECONDS = 2;
const CONNECTIONS = 16;
/** Maximum time from the last 202 of a calm load until all its events are in the rollups, in milliseconds. */
const LAG_LIMIT = 1000;
/** Latency that always counts as recovered, in milliseconds. */
const QUICK = 50;
/** Maximum time to wait for recovery, in milliseconds. */
const PATIENCE = 60_000;

/** Performance under a calm load. Latencies in milliseconds. */
export interface Calm {
  /** Events per second. */
  rate: number;
  p99: number;
}

/** Measures performance before the overload. */
export async function measureCalm(context: BenchContext, rate: number): Promise<Calm> {
  const { p99 } = await runTrackLoad(context, { rate, connections: CONNECTIONS, seconds: CALM_SECONDS });
  await untilCounted(context, PATIENCE);
  return { rate, p99 };
}

/**
 * Repeats a calm load until the product has recovered.
 *
 * @param since when the overload ended, as of performance.now()
 * @returns seconds from then to the start of the first calm load that was answered and counted as fast as before,
 * without refusals and without a backlog of the overload; NaN if there was none
 */
export async function secondsUntilNormal(context: BenchContext, calm: Calm, since: number): Promise<number> {
  await untilCounted(context, PATIENCE);
  while (performance.now() - since < PATIENCE) {
    const begunAt = performance.now();
    const { rate } = calm;
    const look = await runTrackLoad(context, { rate, connections: CONNECTIONS, seconds: LOOK_SECONDS });
    const isCounted = await untilCounted(context, LAG_LIMIT);
    const isQuick = look.p99 < Math.max(QUICK, 2 * calm.p99);
    if (isCounted && isQuick && look.refused === 0) return (begunAt - since) / 1000;
  }
  return Number.NaN;
}
