import { setTimeout as sleep } from 'node:timers/promises';
import { Proxy } from '../environment/proxy';
import { isFirstOrFull, replaceProcess, ScenarioFailure, type Scenario } from './scenario';
import { demandRate, underLoad } from './under-load';

const ROUNDS = 3;
const RATE = 500;
const DRAIN_SECONDS = '1';
const CALM = 1000;

/** Two API processes behind a proxy are stopped and restarted, one after the other. */
export const backendReplaced: Scenario = {
  name: 'API process replaced behind a proxy',
  applies: isFirstOrFull,
  async run(context) {
    const { stack, short } = context;
    const rounds = short ? 1 : ROUNDS;
    const pair = [
      await stack.addBackend({ DRAIN_SECONDS }),
      await stack.addBackend({ DRAIN_SECONDS }),
    ] as const;
    const proxy = await new Proxy(() => pair.map(({ port }) => port)).start();
    const release = stack.options.cleanup.add(() => proxy.stop());
    const load = { rate: RATE, ports: [proxy.port] };
    const { client, result, rate, metrics } = await underLoad(context, load, async () => {
      let slowest = 0;
      await sleep(CALM);
      for (let round = 0; round < rounds; round++) {
        for (const { process } of pair) slowest = Math.max(slowest, await replaceProcess(process));
      }
      await sleep(CALM);
      return slowest;
    });
    demandRate(context, rate, RATE);
    release();
    await proxy.stop();
    if (proxy.failures > 0 || client.repeats > 0) {
      const reasons = [...client.breakOffs].map(([reason, count]) => `${count} times ${reason}`);
      throw new ScenarioFailure(
        `${proxy.failures} answers 5xx at the proxy, broken off: ${reasons.join(', ') || 'none'}`,
      );
    }
    return [
      `API process replaced ${rounds * pair.length} times under ${rate} of ${RATE} requests/s`,
      ...metrics,
      'no 5xx at the proxy',
      `${proxy.repeats} calls given to the other`,
      `slowest end ${(result / 1000).toFixed(1)} s`,
    ];
  },
};
