import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMegabytes } from '../environment/process-usage';
import { eventId } from '../load/event-id';
import { readPage } from '../overload/page-visits';
import { percentile } from '../percentiles';
import { readRoutes } from '../web/routes';
import { HeldConnections } from './held-connections';
import type { Ledger } from './ledger';
import { demandExactly } from './recorded';
import { isFirstOrFull, openLedger, ScenarioFailure, type FaultContext, type Scenario } from './scenario';
import { describeEvent, post } from './steady-client';

const HALF_EVENTS = 300;
const BODIES = 1000;
const BODY = 1_000_000;
/** Warm-up visits before connections are held: a fresh process grows with its first requests. */
const VISITS_BEFORE = 150;
/** Minimum number of visits while they are held. */
const VISITS = 20;
const VISIT_EVERY = 50;
/** Maximum time for the server to close all held connections: its timeout is 30 s, checked every 5 s. Milliseconds. */
const GIVEN_UP_WITHIN = 60_000;
/** Allowed growth of the process's memory. Megabytes. */
const MEMORY_LIMIT = 50;
/** Time in which it must release further memory. Milliseconds. */
const MEMORY_PATIENCE = 60_000;

/** Requests that never complete, while other visitors read pages and send events. */
export const connectionsHeld: Scenario = {
  name: 'connections held',
  applies: isFirstOrFull,
  async run(context) {
    const { stack, short } = context;
    const { port, process } = stack.backends[0]!;
    const resident = () => residentMegabytes(process.pid);
    const ledger = openLedger(context);
    const paths = await readRoutes(`http://127.0.0.1:${port}`);
    await visit(context, { ledger, paths, isOver: (visits) => visits >= VISITS_BEFORE });
    const before = resident();
    let peak = 0;

    const held = new HeldConnections(port);
    let since = 0;
    let latencies: number[];
    try {
      await held.hold(HALF_EVENTS, { path: '/api/analytics/track', length: 100, sent: 1 });
      await held.hold(BODIES, { path: '/api/products', length: BODY, sent: BODY - 1 });
      since = Date.now();
      latencies = await visit(context, {
        ledger,
        paths,
        isOver: (visits) => {
          peak = Math.max(peak, resident());
          const isSeen = short ? visits >= VISITS && held.refused >= BODIES : held.open === 0;
          return isSeen || Date.now() > since + GIVEN_UP_WITHIN;
        },
      });
      if (held.refused < BODIES)
        throw new ScenarioFailure(`${held.refused} of ${BODIES} bodies were refused unread`);
      if (!short && held.open > 0) throw new ScenarioFailure(`${held.open} connections were never given up`);
    } finally {
      held.close();
    }
    const heldFor = (Date.now() - since) / 1000;
    // Visits continue, because an idle process does not release memory.
    const deadline = Date.now() + MEMORY_PATIENCE;
    const isSettled = () => short || !(resident() > before + MEMORY_LIMIT) || Date.now() > deadline;
    await visit(context, { ledger, paths, isOver: isSettled });
    const after = resident();
    // The short form holds them too briefly to tell leaked memory from memory not collected yet.
    if (!short && after > before + MEMORY_LIMIT)
      throw new ScenarioFailure(`${after.toFixed(0)} MB afterwards, ${before.toFixed(0)} MB before`);
    return [
      `${HALF_EVENTS} half-sent events and ${BODIES} bodies held for ${heldFor.toFixed(0)} s`,
      `${latencies.length} pages meanwhile, p99 ${percentile(latencies, 0.99).toFixed(0)} ms, and as many events`,
      ...(await demandExactly(stack, ledger)),
      `${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most, ${after.toFixed(0)} MB afterwards`,
    ];
  },
};

/**
 * Visitors who arrive one after the other, each on new connections, read a page and send an event.
 *
 * @returns the duration of each page request, in milliseconds
 * @throws ScenarioFailure if a page fails or an event is not accepted at the first attempt
 */
async function visit(
  { stack, random }: FaultContext,
  options: { ledger: Ledger; paths: readonly string[]; isOver: (visits: number) => boolean },
): Promise<number[]> {
  const { ledger, paths, isOver } = options;
  const { port } = stack.backends[0]!;
  const latencies: number[] = [];
  while (!isOver(latencies.length)) {
    const path = paths[latencies.length % paths.length]!;
    const startedAt = performance.now();
    const page = await readPage(port, path);
    latencies.push(performance.now() - startedAt);
    if (page !== 200) throw new ScenarioFailure(`${path} was answered with ${page}`);

    const id = eventId(random, ledger.tag, ledger.size + 1);
    const event = await post(new Agent(), port, describeEvent(random, id, stack.productIds));
    if (event !== 202) throw new ScenarioFailure(`an event was answered with ${event}`);
    ledger.add(id);
    await sleep(VISIT_EVERY);
  }
  return latencies;
}
