import { setTimeout as sleep } from 'node:timers/promises';
import { replaceProcess, type Scenario } from './scenario';
import { demandRate, underLoad } from './under-load';

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
    const { result, rate, metrics } = await underLoad(context, { rate: RATE }, async () => {
      let slowest = 0;
      for (let round = 0; round < rounds; round++) {
        await sleep(CALM);
        slowest = Math.max(slowest, await replaceProcess(worker));
      }
      await sleep(CALM);
      return slowest;
    });
    demandRate(context, rate, RATE);
    return [
      `worker replaced ${rounds} times under ${rate} of ${RATE} requests/s`,
      ...metrics,
      `slowest end ${(result / 1000).toFixed(1)} s`,
    ];
  },
};
