import { setTimeout as sleep } from 'node:timers/promises';
import type { StopMode } from '../environment/postgres-server';
import { demandExactly, timeUntilCounting } from './recorded';
import { openLedger, ScenarioFailure, startClient, stopClient, type Scenario } from './scenario';

const DOWN = 5000;
const DOWN_SHORT = 1000;
const RESTART_LIMIT = 10_000;
/** Duration of load before and after the fault, in milliseconds. */
const CALM = 1000;

/** PostgreSQL is shut down and restarted. */
export const postgresStopped = stopping('fast', 'PostgreSQL stopped');

/** PostgreSQL crashes, so that its next start begins with recovery. */
export const postgresCrashed = stopping('immediate', 'PostgreSQL crashed');

function stopping(mode: StopMode, name: string): Scenario {
  return {
    name,
    // The crash is the harder test, so the short form skips the shutdown with Redis.
    applies: ({ short, stack }) => mode === 'immediate' || !short || stack.mode === 'postgres',
    skip: (stack) => (stack.options.server.stop ? undefined : 'the server is not ours to stop'),
    async run(context) {
      const { stack, short } = context;
      const { server } = stack.options;
      const ledger = openLedger(context);
      const client = startClient(context, ledger);
      await sleep(CALM);
      const stoppedAt = Date.now();
      await server.stop!(mode);
      await sleep(short ? DOWN_SHORT : DOWN);
      const startedAt = Date.now();
      await server.start!();
      const recovery = await timeUntilCounting(stack, ledger, startedAt);
      const meanwhile = ledger.countBetween(stoppedAt, startedAt);
      await sleep(CALM);
      await stopClient(context, client);
      const metrics = await demandExactly(stack, ledger);
      if (recovery > RESTART_LIMIT) throw new ScenarioFailure(`counting went on only after ${recovery} ms`);
      return [
        `${name} for ${((startedAt - stoppedAt) / 1000).toFixed(1)} s`,
        ...metrics,
        `${meanwhile} answered meanwhile`,
        `counting again after ${(recovery / 1000).toFixed(1)} s`,
      ];
    },
  };
}
