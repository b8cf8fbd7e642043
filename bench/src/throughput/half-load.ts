import { waitUntil } from '../program';
import { percentile } from './figures';
import { SeededRandom } from '@astaguide/testbed/seeded-random';
import { AFFILIATE_CLICK } from '@astaguide/contracts/analytics/analytics-event';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateEvent, generateVisitor, eventId, tagText } from '../load/generated-event';
import type { LoadWatcher } from '../load/run-load';
import type { QueueMode } from '../environment/stack';
import { runTrackLoad, type BenchContext } from './bench-context';
import { Dashboard } from './dashboard';

const CONNECTIONS = 64;
/** Seconds of the same load before, because the backend compiles its code again when it serves its first dashboard. */
const COMPILING_SECONDS = 8;
/** Event type of the load's actions, so that the probes are the only clicks and can be recognized. */
const LOAD_ACTION = 'product_view';
/** Marks the ids of probes. */
const PROBE_TAG = tagText(0xfff);
/** Interval of polling the summary, in milliseconds. At 5 ms, that alone took half of the backend's time. */
const LOOK_EVERY = 50;
/** Timeout for a probe, in milliseconds. */
const PROBE_PATIENCE = 30_000;

/** Result of a run at half load. Times in milliseconds. */
export interface HalfLoadResult {
  mode: QueueMode;
  /** Events per second. */
  rate: number;
  answered: number;
  p50: number;
  p99: number;
  probes: number;
  summary: { p50: number; p99: number };
  live: { p50: number; p99: number };
  failures: Record<string, number>;
}

/** Measures latency and freshness at a steady rate: sends single clicks, and awaits each in summary and stream. */
export async function measureHalfLoad(context: BenchContext, rate: number): Promise<HalfLoadResult> {
  const { stack, seconds, seed } = context;
  const url = `http://127.0.0.1:${stack.backends[0]!.port}`;
  const halfSeconds = Math.max(seconds / 2, 5);
  const dashboard = await Dashboard.open(url);
  const probes = new Probes(dashboard, url, stack.productIds, new SeededRandom(seed));
  const shape = { connections: CONNECTIONS, warmUpSeconds: 2, rate, action: LOAD_ACTION };
  const load = (seconds: number, watcher?: LoadWatcher) =>
    runTrackLoad(context, { ...shape, seconds }, watcher);
  await probes.start();
  await load(COMPILING_SECONDS);
  const report = await load(halfSeconds, {
    onMeasuring: () => probes.forget(),
    onEnded: () => probes.stop(),
  });
  dashboard.close();
  context.loads.push({ tag: PROBE_TAG, report: { accepted: probes.sent, unanswered: [] } });
  const { p50, p99, failures } = report;
  return {
    mode: stack.mode,
    rate,
    answered: report.answered / halfSeconds,
    p50,
    p99,
    failures,
    probes: probes.toSummary.length,
    summary: { p50: percentile(probes.toSummary, 0.5), p99: percentile(probes.toSummary, 0.99) },
    live: { p50: percentile(probes.toLive, 0.5), p99: percentile(probes.toLive, 0.99) },
  };
}

/** Sends clicks one after the other and measures the time from each 202 until the click is visible. */
class Probes {
  sent = 0;
  readonly toSummary: number[] = [];
  readonly toLive: number[] = [];
  private running: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly dashboard: Dashboard,
    private readonly baseUrl: string,
    private readonly productIds: number[],
    private readonly random: SeededRandom,
  ) {}

  async start(): Promise<void> {
    const { totalClicks } = await this.dashboard.readSummary();
    this.running = this.run(totalClicks);
  }

  /** Forgets the times so far. */
  forget(): void {
    this.toSummary.length = 0;
    this.toLive.length = 0;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  private async run(clicksBefore: number): Promise<void> {
    while (!this.stopping) {
      await this.click();
      const answeredAt = performance.now();
      const clicks = clicksBefore + this.sent;
      const since = () => performance.now() - answeredAt;
      const late = sleep(PROBE_PATIENCE, 'late', { ref: false });
      const live = this.dashboard.pushed(clicks).then(since);
      const isInSummary = async () => (await this.dashboard.readSummary()).totalClicks >= clicks;
      const summary = waitUntil(isInSummary, PROBE_PATIENCE, LOOK_EVERY).then(since);
      const seen = await Promise.race([Promise.all([summary, live]), late]);
      if (seen === 'late') throw new Error(`A click was not seen within ${PROBE_PATIENCE} ms`);
      this.toSummary.push(seen[0] as number);
      this.toLive.push(seen[1] as number);
      await sleep(this.random.between(20, 120));
    }
  }

  private async click(): Promise<void> {
    const visitor = generateVisitor(this.random);
    const { eventData, productId } = this.nextClick();
    const answer = await fetch(`${this.baseUrl}/api/analytics/track`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': visitor.userAgent,
        'X-Forwarded-For': visitor.address,
      },
      body: JSON.stringify({
        id: eventId(this.random, PROBE_TAG, ++this.sent),
        eventType: AFFILIATE_CLICK,
        eventData,
        productId,
      }),
    });
    if (answer.status !== 202) throw new Error(`A click was answered with ${answer.status}`);
    await answer.arrayBuffer();
  }

  private nextClick() {
    for (;;) {
      const event = generateEvent(this.random, this.productIds);
      if (event.eventType === AFFILIATE_CLICK) return event;
    }
  }
}
