import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '@astaguide/testbed/server-process';
import type { Stack } from '../environment/stack';
import { timeUntilCounting, timeUntilTakenOver } from './recorded';
import { ScenarioFailure, type Scenario } from './scenario';
import { underLoad } from './under-load';

const KILLS = 20;
const KILLS_SHORT = 3;
/** Maximum time until new events are counted after a kill, in milliseconds. */
const RESTART_LIMIT = 10_000;
/** Time after a kill from which an answered event proves recovery, in milliseconds. */
const SURELY_AFTER = 50;

/** The worker is killed at random moments and restarted at once. */
export const workerKilled = killing('worker', (stack) => stack.workers[0]!.process);

/** The API process is killed at random moments; its clients retry unanswered requests. */
export const backendKilled = killing('API process', (stack) => stack.backends[0]!.process);

function killing(what: string, choose: (stack: Stack) => ServerProcess): Scenario {
  return {
    name: `${what} killed`,
    async run(context) {
      const { stack, random, short } = context;
      const kills = short ? KILLS_SHORT : KILLS;
      const { client, result, metrics } = await underLoad(context, {}, async ({ ledger }) => {
        let slowest = 0;
        let lastKill = 0;
        for (let kill = 0; kill < kills; kill++) {
          await sleep(random.between(100, short ? 800 : 2000));
          const victim = choose(stack);
          await victim.end('SIGKILL');
          lastKill = Date.now();
          await victim.start();
          // PostgreSQL may still write events that were answered just before: they would prove nothing.
          slowest = Math.max(slowest, await timeUntilCounting(stack, ledger, lastKill + SURELY_AFTER));
        }
        return { slowest, takenOver: await timeUntilTakenOver(stack, ledger, lastKill) };
      });
      const { slowest, takenOver } = result;
      const slower = Math.max(slowest, takenOver);
      if (slower > RESTART_LIMIT) throw new ScenarioFailure(`carrying on after a kill took ${slower} ms`);
      return [
        `${what} killed ${kills} times`,
        ...metrics,
        `slowest restart ${(slowest / 1000).toFixed(1)} s`,
        `all of before counted after ${(takenOver / 1000).toFixed(1)} s`,
        `${client.repeats} sent again`,
      ];
    },
  };
}
