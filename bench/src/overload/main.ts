import { decimal, whole } from '../throughput/figures';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@astaguide/testbed/postgres';
import { hasRedis } from '@astaguide/testbed/redis';
import { Stack } from '../environment/stack';
import type { Run } from '@astaguide/testbed/cleanup';
import { randomSeed, readOptions, runProgram } from '../program';
import { printExactness, printVerdicts } from '../throughput/print-results';
import { measureOverload, type OverloadResult, judgeOverload } from './overload';

/** Time for a newly started process to settle, in milliseconds. */
const SETTLE = 3000;

/**
 * `npm run bench:overload`: ten times as many events as the product can process, with page visits at the same time.
 * --seconds N: duration; --connections N: maximum number of events in flight; --mode postgres|redis; --seed N
 */
async function main(run: Run): Promise<void> {
  const options = readOptions({ seconds: 60, connections: 4000, mode: '', seed: randomSeed() });
  const { seconds, connections, seed } = options;
  console.log(`seed ${seed}, ${seconds} s of overload over ${connections} connections`);
  const server = await startPostgres(join(run.runFolder, 'server'), run.cleanup);
  const results: OverloadResult[] = [];
  for (const mode of ['postgres', 'redis'] as const) {
    if (options.mode && options.mode !== mode) continue;
    if (mode === 'redis' && !hasRedis()) {
      console.log('redis-server is not on this machine: that mode is skipped');
      continue;
    }
    const stack = await Stack.start({ ...run, server, mode });
    await sleep(SETTLE);
    const result = await measureOverload({ ...run, stack, seconds, seed, loads: [] }, connections);
    printOverload(result);
    results.push(result);
    await stack.close();
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

void runProgram(main);
