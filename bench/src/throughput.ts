import { checkExactness, type Exactness } from './throughput/bench-context';
import type { Verdict } from './throughput/figures';
import { join } from 'node:path';
import { startPostgres, type PostgresServer } from '@astaguide/testbed/postgres';
import { hasRedis } from '@astaguide/testbed/redis';
import { Stack, type QueueMode } from './environment/stack';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Run } from '@astaguide/testbed/cleanup';
import { randomSeed, readNumber, readOptions, runProgram } from './program';
import type { BenchContext } from './throughput/bench-context';
import { measureFullLoad, type FullLoadResult } from './throughput/full-load';
import { measureHalfLoad, type HalfLoadResult } from './throughput/half-load';
import { printExactness, printFullLoads, printHalfLoads, printVerdicts } from './throughput/print-results';
import { judgeFullLoad, judgeHalfLoad, judgeMemory } from './throughput/targets';
import { readMemory } from './throughput/usage-watch';

const MODES: readonly QueueMode[] = ['postgres', 'redis', 'redis-everysec'];
/** Time for a newly started process to settle, and for the backend to collect what its start left, in milliseconds. */
const SETTLE = 8000;

interface ModeResult {
  fullLoads: FullLoadResult[];
  halfLoad: HalfLoadResult;
  exactness: Exactness;
  verdicts: Verdict[];
}

/**
 * `npm run bench`: throughput of the event path, compared with a bare Fastify server in the same run.
 * --seconds 60 --modes postgres,redis[,redis-everysec] --connections 64,256 --seed N
 */
async function main(run: Run): Promise<void> {
  const plan = readPlan();
  console.log(`seed ${plan.seed}, ${plan.seconds} s a run, modes ${plan.modes.join(', ')}`);
  const server = await startPostgres(join(run.runFolder, 'server'), run.cleanup);
  const results: ModeResult[] = [];
  for (const mode of plan.modes) {
    if (mode !== 'postgres' && !hasRedis()) {
      console.log(`redis-server is not on this machine: ${mode} is skipped`);
      continue;
    }
    results.push(await measureMode(plan, { ...run, server, mode }));
  }
  print(results);
  if (results.some(({ exactness }) => !exactness.exact)) process.exitCode = 1;
}

function readPlan() {
  const options = readOptions({
    seconds: 60,
    seed: randomSeed(),
    modes: 'postgres,redis',
    connections: '64,256',
  });
  const modes = options.modes.split(',').map((name) => {
    const mode = MODES.find((known) => known === name);
    if (!mode) throw new RangeError(`--modes: ${name} is none of ${MODES.join(', ')}`);
    return mode;
  });
  const connections = options.connections.split(',').map((text) => readNumber('connections', text));
  return { ...options, modes, connections };
}

async function measureMode(
  plan: ReturnType<typeof readPlan>,
  options: Run & { server: PostgresServer; mode: QueueMode },
): Promise<ModeResult> {
  const stack = await Stack.start(options);
  const { cleanup, runFolder } = options;
  const { seconds, seed } = plan;
  const context: BenchContext = { cleanup, runFolder, stack, seconds, seed, loads: [] };
  await sleep(SETTLE);
  const idle = readMemory(stack);
  const fullLoads: FullLoadResult[] = [];
  for (const connections of plan.connections) {
    console.log(`${options.mode}: full load over ${connections} connections`);
    fullLoads.push(await measureFullLoad(context, connections));
  }
  const rate = Math.floor(fullLoads[0]!.answered / 2);
  console.log(`${options.mode}: ${rate} events/s, half of that`);
  const halfLoad = await measureHalfLoad(context, rate);
  await sleep(SETTLE);
  const exactness = await checkExactness(context);
  await stack.close();

  const loaded = {
    backend: Math.max(...fullLoads.map(({ peak }) => peak.backend)),
    worker: Math.max(...fullLoads.map(({ peak }) => peak.worker)),
  };
  const verdicts = [
    ...fullLoads.flatMap(judgeFullLoad),
    ...judgeHalfLoad(halfLoad),
    ...judgeMemory(options.mode, idle, loaded),
  ];
  return { fullLoads, halfLoad, exactness, verdicts };
}

function print(results: readonly ModeResult[]): void {
  printFullLoads(results.flatMap(({ fullLoads }) => fullLoads));
  printHalfLoads(results.map(({ halfLoad }) => halfLoad));
  printVerdicts(results.flatMap(({ verdicts }) => verdicts));
  console.log('\nExactness');
  for (const { halfLoad, fullLoads, exactness } of results) {
    printExactness(halfLoad.mode, exactness);
    const failures = [...fullLoads, halfLoad].flatMap((result) => Object.entries(result.failures));
    for (const [reason, count] of failures) console.log(`  ${count} requests failed: ${reason}`);
  }
}

void runProgram(main);
