import { performance } from 'node:perf_hooks';
import type { QueueMode } from '../environment/stack';
import { runTrackLoad, untilCounted, type BenchContext } from '../throughput/bench-context';
import { checkExactness, type Exactness } from '../throughput/exactness';
import { UsageWatch, type Memory } from '../throughput/usage-watch';
import { readRoutes } from '../web/routes';
import { PageVisits, type VisitReport } from './page-visits';
import { measureCalm, secondsUntilNormal, type Calm } from './recovery';

const TIMES = 10;
/** Connections used to measure the sustained rate. */
const SUSTAINED_CONNECTIONS = 64;
/** The calm load, as a share of the sustained rate. */
const CALM_SHARE = 0.25;
/** Maximum time to drain the backlog of the sustained load, in milliseconds. */
const DRAIN_PATIENCE = 120_000;

/** Result of the overload run. Rates per second, latencies in milliseconds. */
export interface OverloadResult {
  mode: QueueMode;
  /** Events accepted and counted per second without overload. */
  sustained: number;
  calm: Calm;
  /** Events that were due to be sent. */
  offered: number;
  /** Events that were sent: those for which a connection was free. */
  sent: number;
  answered: number;
  refused: number;
  p99: number;
  failures: Record<string, number>;
  pages: VisitReport;
  peak: Memory;
  /** Seconds from the end of the overload until the product had recovered; NaN if it did not. */
  normalAfter: number;
  exactness: Exactness;
}

/** Measures the sustained rate, applies ten times as much load, and measures the recovery. */
export async function measureOverload(context: BenchContext, connections: number): Promise<OverloadResult> {
  const { stack, seconds } = context;
  const { port } = stack.backends[0]!;
  const paths = await readRoutes(`http://127.0.0.1:${port}`);
  const sustained = await measureSustained(context);
  const calm = await measureCalm(context, sustained * CALM_SHARE);

  const offered = TIMES * sustained;
  let usage: UsageWatch | undefined;
  let visits: PageVisits | undefined;
  let endedAt = 0;
  const report = await runTrackLoad(
    context,
    { connections, seconds, rate: offered, impatient: true },
    {
      onMeasuring: (pid) => {
        usage = new UsageWatch(stack, pid);
        visits = new PageVisits(port, paths);
      },
      onEnded: () => void (endedAt = performance.now()),
    },
  );
  const pages = await visits!.stop();
  const normalAfter = await secondsUntilNormal(context, calm, endedAt);
  usage!.stop();
  return {
    mode: stack.mode,
    sustained,
    calm,
    offered,
    sent: report.sent / seconds,
    answered: report.answered / seconds,
    refused: report.refused / seconds,
    p99: report.p99,
    failures: report.failures,
    pages,
    peak: usage!.peak,
    normalAfter,
    exactness: await checkExactness(context),
  };
}

/** Answered events per second, over the time until the last one was counted. */
async function measureSustained(context: BenchContext): Promise<number> {
  const seconds = Math.max(context.seconds / 6, 3);
  let endedAt = 0;
  const onEnded = () => void (endedAt = performance.now());
  const { answered } = await runTrackLoad(
    context,
    { connections: SUSTAINED_CONNECTIONS, seconds },
    { onEnded },
  );
  await untilCounted(context, DRAIN_PATIENCE);
  return Math.round(answered / (seconds + (performance.now() - endedAt) / 1000));
}
