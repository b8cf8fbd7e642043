import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../environment/server-process';
import type { Stack } from '../environment/stack';
import { demandExactly, timeUntilCounting } from './recorded';
import { openLedger, ScenarioFailure, startClient, stopClient, type Scenario } from './scenario';

const DOWN = 10_000;
const DOWN_SHORT = 3500;
const RESTART_LIMIT = 10_000;
const CALM = 1000;

/** Redis is killed, and restarted from its append-only file. */
export const redisKilled = stopping('Redis killed', {
  stop: (redis) => redis.end('SIGKILL'),
  start: async (redis) => void (await redis.start()),
});

/** Redis hangs: connections stay open without answers. */
export const redisPaused = stopping('Redis hung', {
  stop: (redis) => Promise.resolve(redis.signal('SIGSTOP')),
  start: (redis) => Promise.resolve(redis.signal('SIGCONT')),
});

function stopping(
  name: string,
  fault: Record<'stop' | 'start', (redis: ServerProcess) => Promise<void>>,
): Scenario {
  return {
    name,
    applies: ({ stack }) => stack.redis !== undefined,
    async run(context) {
      const { stack, short } = context;
      const redis = stack.redis!;
      const ledger = openLedger(context);
      const inboxBefore = await countInboxArrivals(stack);
      const client = startClient(context, ledger);
      await sleep(CALM);
      const stoppedAt = Date.now();
      await fault.stop(redis);
      await sleep(short ? DOWN_SHORT : DOWN);
      const startedAt = Date.now();
      const meanwhile = ledger.countBetween(stoppedAt, startedAt);
      await fault.start(redis);
      const recovery = await timeUntilCounting(stack, ledger, startedAt);
      await sleep(CALM);
      await stopClient(context, client);
      const metrics = await demandExactly(stack, ledger);
      const batches = (await countInboxArrivals(stack)) - inboxBefore;
      if (meanwhile === 0 || batches === 0) {
        throw new ScenarioFailure(`${meanwhile} events answered meanwhile, ${batches} batches in the inbox`);
      }
      if (recovery > RESTART_LIMIT) throw new ScenarioFailure(`counting went on only after ${recovery} ms`);
      return [
        `${name} for ${((startedAt - stoppedAt) / 1000).toFixed(1)} s`,
        ...metrics,
        `${meanwhile} answered meanwhile over ${batches} inbox batches`,
        `counting again after ${(recovery / 1000).toFixed(1)} s`,
      ];
    },
  };
}

/** Number of batches ever inserted into the inbox. */
async function countInboxArrivals(stack: Stack): Promise<number> {
  const rows = await stack.database.query<{ arrivals: string }>(
    `SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS arrivals FROM event_inbox_id_seq`,
  );
  return Number(rows[0]!.arrivals);
}
