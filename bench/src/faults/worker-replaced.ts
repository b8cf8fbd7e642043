import { setTimeout as sleep } from 'node:timers/promises';
import { demandExactly } from './recorded';
import { demandRate, openLedger, ScenarioFailure, startClient, stopClient, type Scenario } from './scenario';

const ROUNDS = 5;
const RATE = 500;
/** Milliseconds. */
const STOP_LIMIT = 20_000;
const CALM = 1000;

/** The worker is stopped while it processes batches, and restarted. */
export const workerReplaced: Scenario = {
  name: 'worker replaced',
  async run(context) {
    const { stack, short } = context;
    const rounds = short ? 1 : ROUNDS;
    const worker = stack.workers[0]!;
    const ledger = openLedger(context);
    const startedAt = Date.now();
    const client = startClient(context, ledger, { rate: RATE });
    let slowest = 0;
    for (let round = 0; round < rounds; round++) {
      await sleep(CALM);
      const took = await worker.stop(STOP_LIMIT);
      if (took === undefined) throw new ScenarioFailure(`it did not end within ${STOP_LIMIT} ms`);
      slowest = Math.max(slowest, took);
      await worker.start();
    }
    await sleep(CALM);
    await stopClient(context, client);
    const rate = demandRate(context, ledger, { since: startedAt, wanted: RATE });
    return [
      `worker replaced ${rounds} times under ${rate} of ${RATE} requests/s`,
      ...(await demandExactly(stack, ledger)),
      `slowest end ${(slowest / 1000).toFixed(1)} s`,
    ];
  },
};
