import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchContext } from '../throughput/bench-context';
import { runTrackLoad } from './track-load';

/** Seconds of calm load that are looked at. */
const CALM_SECONDS = 5;
const LOOK_SECONDS = 2;
const CONNECTIONS = 16;
/** Milliseconds from the last 202 of a calm load until all of it is in the rollups. */
const LAG_LIMIT = 1000;
/** A product that is as quick as this is well, whatever it was before. Milliseconds. */
const QUICK = 50;
/** Milliseconds after which recovery is given up. */
const PATIENCE = 60_000;
const LOOK_EVERY = 20;

/** How the product does under a load that is no trouble to it. Milliseconds. */
export interface Calm {
  /** Events a second. */
  rate: number;
  p99: number;
}

/** The product before the overload. */
export async function measureCalm(context: BenchContext, rate: number): Promise<Calm> {
  const { p99 } = await runTrackLoad(context, { rate, connections: CONNECTIONS, seconds: CALM_SECONDS });
  await untilCounted(context, PATIENCE);
  return { rate, p99 };
}

/**
 * Looks again and again whether the product is as it was.
 *
 * @param since when the overload ended, by performance.now()
 * @returns seconds from then to the beginning of the first calm load that was answered and counted as quickly as
 * before, with nothing refused and nothing of the overload left over; NaN where there was none
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

/** Waits until all that was answered is in the rollups. @returns whether it was in time */
export async function untilCounted({ stack, loads }: BenchContext, patience: number): Promise<boolean> {
  const accepted = loads.reduce((sum, { report }) => sum + report.accepted, 0);
  const deadline = performance.now() + patience;
  while ((await stack.database.countInRollups()) < accepted) {
    if (performance.now() > deadline) return false;
    await sleep(LOOK_EVERY);
  }
  return true;
}
