import { setTimeout as sleep } from 'node:timers/promises';
import { demandExactly } from './recorded';
import { demandRate, openLedger, replaceProcess, startClient, stopClient, type Scenario } from './scenario';

const ROUNDS = 5;
const RATE = 500;
/** Milliseconds. */
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
      slowest = Math.max(slowest, await replaceProcess(worker));
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
