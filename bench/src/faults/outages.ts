import { setTimeout as sleep } from 'node:timers/promises';
import type { StopMode } from '@astaguide/testbed/postgres';
import type { ServerProcess } from '@astaguide/testbed/server-process';
import type { Stack } from '../environment/stack';
import { timeUntilCounting } from './recorded';
import { isFirstOrFull, ScenarioFailure, type FaultContext, type Scenario } from './scenario';
import { underLoad } from './under-load';

/** Durations of an outage, in the full and in the short form. Milliseconds. */
const POSTGRES_DOWN = { full: 5000, short: 1000 };
const REDIS_DOWN = { full: 10_000, short: 3500 };
const RESTART_LIMIT = 10_000;
/** Duration of load before and after the outage, in milliseconds. */
const CALM = 1000;

/** PostgreSQL is shut down and restarted. */
export const postgresStopped = withoutPostgres('fast', 'PostgreSQL stopped');

/** PostgreSQL crashes, so that its next start begins with recovery. */
export const postgresCrashed = withoutPostgres('immediate', 'PostgreSQL crashed');

/** Redis is killed, and restarted from its append-only file. */
export const redisKilled = withoutRedis('Redis killed', {
  stop: (redis) => redis.end('SIGKILL'),
  start: (redis) => redis.start(),
});

/** Redis hangs: connections stay open without answers. */
export const redisPaused = withoutRedis('Redis hung', {
  stop: (redis) => redis.signal('SIGSTOP'),
  start: (redis) => redis.signal('SIGCONT'),
});

function withoutPostgres(mode: StopMode, name: string): Scenario {
  return {
    name,
    // The crash is the harder test, so the short form skips the shutdown with Redis.
    applies: (context) => mode === 'immediate' || isFirstOrFull(context),
    async run(context) {
      const { server } = context.stack.options;
      const { meanwhile, lines } = await sufferOutage(context, name, {
        down: POSTGRES_DOWN,
        stop: () => server.stop(mode),
        start: () => server.start(),
      });
      return lines(`${meanwhile} answered meanwhile`);
    },
  };
}

function withoutRedis(
  name: string,
  fault: Record<'stop' | 'start', (redis: ServerProcess) => unknown>,
): Scenario {
  return {
    name,
    applies: ({ stack }) => stack.redis !== undefined,
    async run(context) {
      const { stack } = context;
      const inboxBefore = await countInboxArrivals(stack);
      const { meanwhile, lines } = await sufferOutage(context, name, {
        down: REDIS_DOWN,
        stop: () => fault.stop(stack.redis!),
        start: () => fault.start(stack.redis!),
      });
      const batches = (await countInboxArrivals(stack)) - inboxBefore;
      if (meanwhile === 0 || batches === 0) {
        throw new ScenarioFailure(`${meanwhile} events answered meanwhile, ${batches} batches in the inbox`);
      }
      return lines(`${meanwhile} answered meanwhile over ${batches} inbox batches`);
    },
  };
}

interface Outage {
  down: { full: number; short: number };
  stop: () => unknown;
  start: () => unknown;
}

/**
 * Stops something under load, and starts it again.
 *
 * @returns the number of events answered meanwhile, and how to write the scenario's output with a line about them
 * @throws ScenarioFailure if an event was lost or counted twice, or counting went on too late
 */
async function sufferOutage(context: FaultContext, name: string, { down, stop, start }: Outage) {
  const { stack, short } = context;
  const { ledger, result, metrics } = await underLoad(context, {}, async (load) => {
    await sleep(CALM);
    const stoppedAt = Date.now();
    await stop();
    await sleep(short ? down.short : down.full);
    const startedAt = Date.now();
    await start();
    const recovery = await timeUntilCounting(stack, load.ledger, startedAt);
    await sleep(CALM);
    return { stoppedAt, startedAt, recovery };
  });
  const { stoppedAt, startedAt, recovery } = result;
  if (recovery > RESTART_LIMIT) throw new ScenarioFailure(`counting went on only after ${recovery} ms`);
  const lines = (answeredMeanwhile: string) => [
    `${name} for ${((startedAt - stoppedAt) / 1000).toFixed(1)} s`,
    ...metrics,
    answeredMeanwhile,
    `counting again after ${(recovery / 1000).toFixed(1)} s`,
  ];
  return { meanwhile: ledger.countBetween(stoppedAt, startedAt), lines };
}

/** Number of batches ever inserted into the inbox. */
function countInboxArrivals({ database }: Stack): Promise<number> {
  return database.count('SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM event_inbox_id_seq');
}
