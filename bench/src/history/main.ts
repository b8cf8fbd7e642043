import { parseArgs } from 'node:util';
import { readNumber } from '../arguments';
import { Cleanup } from '../environment/cleanup';
import { makeRunFolder } from '../environment/folders';
import { openPostgresServer, type PostgresServer } from '../environment/postgres-server';
import { Stack } from '../environment/stack';
import { runRollups } from '../faults/recorded';
import { generateHistory } from './generate-events';
import { printHistory, type HistoryResult } from './print-history';
import { measureStorage } from './storage';
import { timeCalls } from './time-calls';

/**
 * `npm run bench:history`: what 400 days of events take, in bytes and in time, beside a tenth of them.
 * --events 10000000
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { events: { type: 'string' } } });
  const events = readNumber('events', values.events, 10_000_000);
  const cleanup = new Cleanup();
  try {
    const runFolder = makeRunFolder(cleanup);
    const server = await openPostgresServer(cleanup, runFolder);
    const small = await measureHistory({ cleanup, runFolder, server }, Math.round(events / 10));
    const large = await measureHistory({ cleanup, runFolder, server }, events);
    if (!printHistory(small, large)) process.exitCode = 1;
  } finally {
    await cleanup.run();
  }
}

async function measureHistory(
  options: { cleanup: Cleanup; runFolder: string; server: PostgresServer },
  asked: number,
): Promise<HistoryResult> {
  const stack = await Stack.open({ ...options, mode: 'postgres' });
  console.log(`${asked.toLocaleString('en-US')} events: generating`);
  const { from, to, events } = await generateHistory(stack.database, asked);
  const rebuild = await timeRollups(stack, 'rebuild', from, to);
  await stack.database.query('VACUUM (ANALYZE) quarter_rollups, daily_rollups, monthly_rollups');
  const verify = await timeRollups(stack, 'verify', from, to);
  const storage = await measureStorage(stack.database);
  const calls = await timeCalls(`http://127.0.0.1:${stack.backends[0]!.port}`);
  await stack.close();
  return { events, rebuild: events / rebuild, verify: events / verify, storage, calls };
}

/** @returns seconds; a verify that finds drift has failed */
async function timeRollups(
  stack: Stack,
  command: 'verify' | 'rebuild',
  from: string,
  to: string,
): Promise<number> {
  const begun = performance.now();
  const { code, output } = await runRollups(stack, command, from, to);
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${output.slice(-500)}`);
  const seconds = (performance.now() - begun) / 1000;
  console.log(`  ${command}: ${seconds.toFixed(1)} s`);
  return seconds;
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  // Whatever still runs here is of no use any more.
  .finally(() => process.exit());
