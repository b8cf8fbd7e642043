import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readNumber } from '../arguments';
import { Cleanup } from '../environment/cleanup';
import { makeRunFolder } from '../environment/folders';
import { openPostgresServer } from '../environment/postgres-server';
import { hasRedis } from '../environment/redis-server';
import { Stack } from '../environment/stack';
import { printExactness, printVerdicts } from '../throughput/print-results';
import { decimal, whole } from '../throughput/table';
import { measureOverload, type OverloadResult } from './overload';
import { judgeOverload } from './targets';

const SECONDS = 60;
const CONNECTIONS = 4000;
/** Time for a newly started process to settle, in milliseconds. */
const SETTLE = 3000;

/**
 * `npm run bench:overload`: ten times as many events as the product can process, with page visits at the same time.
 * --seconds N: duration; --connections N: maximum number of events in flight; --mode postgres|redis; --seed N
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string' },
      connections: { type: 'string' },
      mode: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const seconds = readNumber('seconds', values.seconds, SECONDS);
  const connections = readNumber('connections', values.connections, CONNECTIONS);
  const seed = readNumber('seed', values.seed, Math.floor(Math.random() * 1_000_000));
  console.log(`seed ${seed}, ${seconds} s of overload over ${connections} connections`);
  const cleanup = new Cleanup();
  const results: OverloadResult[] = [];
  try {
    const runFolder = makeRunFolder(cleanup);
    const server = await openPostgresServer(cleanup, runFolder);
    for (const mode of ['postgres', 'redis'] as const) {
      if (values.mode && values.mode !== mode) continue;
      if (mode === 'redis' && !hasRedis()) {
        console.log('redis-server is not on this machine: that mode is skipped');
        continue;
      }
      const stack = await Stack.open({ cleanup, runFolder, server, mode });
      await sleep(SETTLE);
      const result = await measureOverload(
        { cleanup, runFolder, stack, seconds, seed, loads: [] },
        connections,
      );
      printOverload(result);
      results.push(result);
      await stack.close();
    }
  } finally {
    await cleanup.run();
  }
  const verdicts = results.flatMap(judgeOverload);
  printVerdicts(verdicts);
  if (verdicts.some(({ reached }) => !reached)) process.exitCode = 1;
}

function printOverload(result: OverloadResult): void {
  const { mode, sustained, calm, offered, sent, answered, refused, p99, pages, failures } = result;
  console.log(
    `${mode}: ${whole(sustained)}/s sustained; ${whole(offered)}/s offered, ${whole(sent)}/s sent, ` +
      `${whole(answered)}/s answered 202 (p99 ${decimal(p99)} ms, calm ${decimal(calm.p99)} ms), ` +
      `${whole(refused)}/s refused; ${pages.visits} pages`,
  );
  for (const [reason, count] of Object.entries(failures))
    console.log(`  ${count} requests failed: ${reason}`);
  printExactness(mode, result.exactness);
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  // Ends open handles, which are no longer needed.
  .finally(() => process.exit());
