import { measureBareRate } from '../load/run-load';
import { performance } from 'node:perf_hooks';
import type { QueueMode } from '../environment/stack';
import { describeLoad, runTrackLoad, untilCounted, type BenchContext } from './bench-context';
import { UsageWatch, type CpuUse, type Memory } from './usage-watch';

const WARM_UP_SECONDS = 2;
/** Maximum time to drain the backlog before the run fails, in milliseconds. */
const DRAIN_PATIENCE = 120_000;

/** Result of a run at full load. Rates per second, latencies in milliseconds. */
export interface FullLoadResult {
  mode: QueueMode;
  connections: number;
  answered: number;
  inRollups: number;
  /** Events answered but not in the rollups when the load ended. */
  backlog: number;
  /** Seconds from then until all of them were in the rollups. */
  drainSeconds: number;
  bare: number;
  p50: number;
  p99: number;
  cpu: CpuUse;
  peak: Memory;
  failures: Record<string, number>;
}

/** Measures the product at full load, between two runs of the bare server with the same load. */
export async function measureFullLoad(context: BenchContext, connections: number): Promise<FullLoadResult> {
  const { stack, seconds } = context;
  const { database } = stack;
  const load = describeLoad(context, { connections, seconds, warmUpSeconds: WARM_UP_SECONDS });
  // The machine's speed varies, so the baseline is measured before and after the run.
  const bareSeconds = Math.min(Math.max(seconds / 6, 2), 10);
  const bareBefore = await measureBareRate(context, load, bareSeconds);

  const countedBefore = await database.countInRollups();
  let usage: UsageWatch | undefined;
  let cpu: CpuUse | undefined;
  let countedAtStart = 0;
  let countedAtEnd = 0;
  let acceptedAtEnd = 0;
  let endedAt = 0;
  const report = await runTrackLoad(context, load, {
    onMeasuring: async (pid) => {
      usage = new UsageWatch(stack, pid);
      countedAtStart = await database.countInRollups();
    },
    onEnded: async (accepted) => {
      endedAt = performance.now();
      cpu = usage!.stop();
      acceptedAtEnd = accepted;
      countedAtEnd = await database.countInRollups();
    },
  });
  await untilCounted(context, DRAIN_PATIENCE);
  const drainSeconds = (performance.now() - endedAt) / 1000;
  const bareAfter = await measureBareRate(context, load, bareSeconds);

  return {
    mode: stack.mode,
    connections,
    answered: report.answered / seconds,
    inRollups: (countedAtEnd - countedAtStart) / seconds,
    backlog: Math.max(0, acceptedAtEnd - (countedAtEnd - countedBefore)),
    drainSeconds,
    bare: (bareBefore + bareAfter) / 2,
    p50: report.p50,
    p99: report.p99,
    cpu: cpu!,
    peak: usage!.peak,
    failures: report.failures,
  };
}
