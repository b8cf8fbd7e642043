import { setTimeout as sleep } from 'node:timers/promises';
import { BalancingProxy } from '@astaguide/testbed/balancing-proxy';
import type { ServerProcess } from '@astaguide/testbed/server-process';
import { isFirstOrFull, ScenarioFailure, type FaultContext, type Scenario } from './scenario';
import { underLoad } from './under-load';

/** Events per second. */
const RATE = 500;
/** Minimum share of that rate, checked in the full form. */
const MIN_SHARE = 0.9;
/** Duration of load around each round, in milliseconds. */
const CALM = 1000;
/** Maximum time for a process to stop, in milliseconds. */
const STOP_LIMIT = 20_000;
const DRAIN_SECONDS = '1';

/** The worker is stopped while it processes batches, and restarted. */
export const workerReplaced: Scenario = {
  name: 'worker replaced',
  async run(context) {
    const [worker] = context.stack.workers;
    const { subject, metrics, slowestEnd } = await replace(context, [worker!.process], 5);
    return [`worker ${subject}`, ...metrics, slowestEnd];
  },
};

/** Two API processes behind a proxy are stopped and restarted, one after the other. */
export const backendReplaced: Scenario = {
  name: 'API process replaced behind a proxy',
  applies: isFirstOrFull,
  async run(context) {
    const { stack } = context;
    const pair = [await stack.addBackend({ DRAIN_SECONDS }), await stack.addBackend({ DRAIN_SECONDS })];
    const proxy = await new BalancingProxy(() => pair.map(({ port }) => port)).start();
    const processes = pair.map(({ process }) => process);
    const { subject, client, metrics, slowestEnd } = await replace(context, processes, 3, [proxy.port]);
    await proxy.stop();
    if (proxy.failures > 0 || client.repeats > 0) {
      const reasons = [...client.breakOffs].map(([reason, count]) => `${count} times ${reason}`);
      throw new ScenarioFailure(
        `${proxy.failures} answers 5xx at the proxy, broken off: ${reasons.join(', ') || 'none'}`,
      );
    }
    return [
      `API process ${subject}`,
      ...metrics,
      'no 5xx at the proxy',
      `${proxy.repeats} calls given to the other`,
      slowestEnd,
    ];
  },
};

/**
 * Stops and restarts each process in turn, for a number of rounds under load.
 *
 * @throws ScenarioFailure if one had to be killed, or if the full form reached too little of the rate, which a busy
 *   machine may not
 */
async function replace(
  context: FaultContext,
  processes: readonly ServerProcess[],
  rounds: number,
  ports?: number[],
) {
  const turns = (context.short ? 1 : rounds) * processes.length;
  const options = { rate: RATE, ...(ports && { ports }) };
  const { client, result, rate, metrics } = await underLoad(context, options, async () => {
    let slowest = 0;
    for (let turn = 0; turn < turns; turn++) {
      if (turn % processes.length === 0) await sleep(CALM);
      const process = processes[turn % processes.length]!;
      const took = await process.stop(STOP_LIMIT);
      if (took === undefined) throw new ScenarioFailure(`it did not end within ${STOP_LIMIT} ms`);
      await process.start();
      slowest = Math.max(slowest, took);
    }
    await sleep(CALM);
    return slowest;
  });
  if (!context.short && rate < MIN_SHARE * RATE)
    throw new ScenarioFailure(`only ${rate} of ${RATE} requests/s were answered`);
  const subject = `replaced ${turns} times under ${rate} of ${RATE} requests/s`;
  return { subject, client, metrics, slowestEnd: `slowest end ${(result / 1000).toFixed(1)} s` };
}
