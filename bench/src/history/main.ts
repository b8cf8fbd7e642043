import { AFFILIATE_CLICK } from '@astaguide/contracts/analytics/analytics-event';
import { join } from 'node:path';
import { startPostgres, type PostgresServer } from '@astaguide/testbed/postgres';
import { Stack } from '../environment/stack';
import { runRollups, type RollupsCommand } from '../faults/recorded';
import { tagText } from '../load/event-id';
import type { LoadOptions } from '../load/load-report';
import type { Run } from '@astaguide/testbed/cleanup';
import { readOptions, runProgram } from '../program';
import { measureBareRate } from '../throughput/bare-rate';
import { generateHistory } from './generate-events';
import { importYear } from './import-year';
import { printHistory, type HistoryResult } from './print-history';
import { measureStorage } from './storage';
import { timeCalls, type CallTimes } from './time-calls';

const BARE_SECONDS = 5;
const BARE_LOAD: LoadOptions = {
  port: 0,
  connections: 64,
  seconds: BARE_SECONDS,
  warmUpSeconds: 1,
  seed: 1,
  tag: tagText(1),
  productIds: [1],
  action: AFFILIATE_CLICK,
};

/**
 * `npm run bench:history`: storage and query times of 400 days of events after an imported year, compared with a tenth of
 * the events. Writes
 * both histories, then times the dashboard's requests on each in turn.
 * --events 10000000 --days 400 --zone Asia/Kathmandu
 */
async function main(run: Run): Promise<void> {
  const { events, days, zone } = readOptions({ events: 10_000_000, days: 400, zone: 'UTC' });
  const options = { ...run, server: await startPostgres(join(run.runFolder, 'server'), run.cleanup) };
  const small = await writeHistory(options, { events: Math.round(events / 10), days, zone });
  const large = await writeHistory(options, { events, days, zone });
  // The machine's speed varies, so the baseline is measured before and after the requests.
  const bareBefore = await measureBareRate(run, BARE_LOAD, BARE_SECONDS);
  const { result } = await timed('called', () => timeCalls([small.url, large.url]));
  const bareAfter = await measureBareRate(run, BARE_LOAD, BARE_SECONDS);
  const [before, after] = result as [CallTimes[], CallTimes[]];
  const bare = (bareBefore + bareAfter) / 2;
  if (!printHistory({ ...small, calls: before }, { ...large, calls: after }, bare)) process.exitCode = 1;
}

/** Writes a history and keeps a backend running for it. */
async function writeHistory(
  options: Run & { server: PostgresServer },
  { zone, ...asked }: { events: number; days: number; zone: string },
): Promise<Omit<HistoryResult, 'calls'> & { url: string }> {
  const runFolder = join(options.runFolder, String(asked.events));
  const stack = await Stack.start({ ...options, runFolder, mode: 'postgres' });
  // The worker would compute the same metrics meanwhile; the commands below do it at once.
  await Promise.all(stack.workers.map(({ process }) => process.stop()));
  console.log(`${asked.events.toLocaleString('en-US')} events, days of ${zone}`);
  await stack.database.query('UPDATE site_settings SET time_zone = $1', [zone]);
  const history = await timed('generated', () => generateHistory(stack.database, asked));
  const { from, to, events } = history.result;
  const rebuild = await timed('rebuilt', () => demandRollups(stack, 'rebuild', from, to));
  await timed('projected', () => demandRollups(stack, 'project', from, to));
  await timed('imported', () => importYear(stack.database));
  await stack.database.query('VACUUM (ANALYZE)');
  const verify = await timed('verified', () => demandRollups(stack, 'verify', from, to));
  const storage = await measureStorage(stack.database);
  return {
    url: `http://127.0.0.1:${stack.backends[0]!.port}`,
    events,
    storage,
    rebuild: events / rebuild.seconds,
    verify: events / verify.seconds,
  };
}

async function timed<Result>(
  what: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; seconds: number }> {
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1000;
  console.log(`  ${what} in ${seconds.toFixed(1)} s`);
  return { result, seconds };
}

/** Runs the product's rollups command. @throws Error if it fails or finds drift */
async function demandRollups(stack: Stack, command: RollupsCommand, from: string, to: string): Promise<void> {
  const { code, output } = await runRollups(stack, command, from, to);
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${output.slice(-500)}`);
}

void runProgram(main);
