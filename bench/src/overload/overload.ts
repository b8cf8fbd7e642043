import { countFailures } from '../load/load-report';
import { percentile, atMost, below, type Verdict } from '../throughput/figures';
import { performance } from 'node:perf_hooks';
import type { QueueMode } from '../environment/stack';
import {
  runTrackLoad,
  untilCounted,
  type BenchContext,
  checkExactness,
  type Exactness,
} from '../throughput/bench-context';
import { UsageWatch, type Memory } from '../throughput/usage-watch';
import { readRoutes } from '../web/routes';
import { sendRequest } from '../environment/send-request';

/** Duration of each calm load, in seconds. */
const CALM_SECONDS = 5;
const LOOK_SECONDS = 2;
const CALM_CONNECTIONS = 16;
/** Maximum time from the last 202 of a calm load until all its events are in the rollups, in milliseconds. */
const LAG_LIMIT = 1000;
/** Latency that always counts as recovered, in milliseconds. */
const QUICK = 50;
/** Maximum time to wait for recovery, in milliseconds. */
const RECOVERY_PATIENCE = 60_000;

/** Performance under a calm load. Latencies in milliseconds. */
interface Calm {
  /** Events per second. */
  rate: number;
  p99: number;
}

/** Measures performance before the overload. */
async function measureCalm(context: BenchContext, rate: number): Promise<Calm> {
  const { p99 } = await runTrackLoad(context, { rate, connections: CALM_CONNECTIONS, seconds: CALM_SECONDS });
  await untilCounted(context, RECOVERY_PATIENCE);
  return { rate, p99 };
}

/**
 * Repeats a calm load until the product has recovered.
 *
 * @param since when the overload ended, as of performance.now()
 * @returns seconds from then to the start of the first calm load that was answered and counted as fast as before,
 * without refusals and without a backlog of the overload; NaN if there was none
 */
async function secondsUntilNormal(context: BenchContext, calm: Calm, since: number): Promise<number> {
  await untilCounted(context, RECOVERY_PATIENCE);
  while (performance.now() - since < RECOVERY_PATIENCE) {
    const begunAt = performance.now();
    const { rate } = calm;
    const look = await runTrackLoad(context, { rate, connections: CALM_CONNECTIONS, seconds: LOOK_SECONDS });
    const isCounted = await untilCounted(context, LAG_LIMIT);
    const isQuick = look.p99 < Math.max(QUICK, 2 * calm.p99);
    if (isCounted && isQuick && look.refused === 0) return (begunAt - since) / 1000;
  }
  return Number.NaN;
}

const PAGES_PER_SECOND = 20;
/** Timeout for a page, in milliseconds. */
const PAGE_PATIENCE = 20_000;

const PAGE_HEADERS = { accept: 'text/html', 'accept-encoding': 'br, gzip' };

/** Result of the visits. Latencies in milliseconds. */
interface VisitReport {
  visits: number;
  /** Failed pages, and pages with another status than 200. */
  failures: number;
  p99: number;
}

/** Visitors who arrive at a steady rate, each on a new connection, and read one rendered page. */
class PageVisits {
  private readonly latencies: number[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private made = 0;
  private failures = 0;

  constructor(
    private readonly port: number,
    private readonly paths: readonly string[],
  ) {
    this.timer = setInterval(() => this.visit(), 1000 / PAGES_PER_SECOND);
  }

  /** Stops and waits for requests in flight. */
  async stop(): Promise<VisitReport> {
    clearInterval(this.timer);
    await Promise.all(this.underWay);
    return { visits: this.made, failures: this.failures, p99: percentile(this.latencies, 0.99) };
  }

  private visit(): void {
    const path = this.paths[this.made++ % this.paths.length]!;
    const since = performance.now();
    const visit = sendRequest({
      port: this.port,
      path,
      headers: PAGE_HEADERS,
      agent: false,
      timeout: PAGE_PATIENCE,
    })
      .then((status) => void (status === 200 || this.failures++))
      .catch(() => void this.failures++)
      .finally(() => {
        this.latencies.push(performance.now() - since);
        this.underWay.delete(visit);
      });
    this.underWay.add(visit);
  }
}

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

/** @returns one verdict per requirement */
export function judgeOverload(result: OverloadResult): Verdict[] {
  const { mode, pages, peak, normalAfter, exactness } = result;
  const counts = [exactness.logged, exactness.distinct, exactness.inRollups];
  const off = Math.max(...counts.map((count) => Math.abs(count - exactness.accepted)));
  return [
    atMost(`${mode}: neither 202 nor a refusal with Retry-After`, countFailures(result), 0, 0),
    below(`${mode}: pages p99 ms`, pages.p99, 1000, 0),
    atMost(`${mode}: pages that did not come`, pages.failures, 0, 0),
    below(`${mode}: backend MB`, peak.backend, 512, 0),
    below(`${mode}: worker MB`, peak.worker, 512, 0),
    below(`${mode}: back to normal after s`, normalAfter, 30),
    { ...atMost(`${mode}: lost or double`, off, 0, 0), reached: exactness.exact },
  ];
}
