import { parseArgs } from 'node:util';
import { readNumber } from './arguments';
import { Cleanup } from './environment/cleanup';
import { makeRunFolder } from './environment/folders';
import { openPostgresServer, type PostgresServer } from './environment/postgres-server';
import { hasRedis } from './environment/redis-server';
import { Stack, type QueueMode } from './environment/stack';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchContext } from './throughput/bench-context';
import { checkExactness, type Exactness } from './throughput/exactness';
import { measureFullLoad, type FullLoadResult } from './throughput/full-load';
import { measureHalfLoad, type HalfLoadResult } from './throughput/half-load';
import { printExactness, printFullLoads, printHalfLoads, printVerdicts } from './throughput/print-results';
import { judgeFullLoad, judgeHalfLoad, judgeMemory, type Verdict } from './throughput/targets';
import { readMemory } from './throughput/usage-watch';

const MODES: readonly QueueMode[] = ['postgres', 'redis', 'redis-everysec'];
/** Time for a newly started process to settle, in milliseconds. */
const SETTLE = 3000;

interface Plan {
  seconds: number;
  seed: number;
  modes: QueueMode[];
  connections: number[];
}

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
async function main(): Promise<void> {
  const plan = readPlan();
  console.log(`seed ${plan.seed}, ${plan.seconds} s a run, modes ${plan.modes.join(', ')}`);
  const cleanup = new Cleanup();
  try {
    const runFolder = makeRunFolder(cleanup);
    const server = await openPostgresServer(cleanup, runFolder);
    const results: ModeResult[] = [];
    for (const mode of plan.modes) {
      if (mode !== 'postgres' && !hasRedis()) {
        console.log(`redis-server is not on this machine: ${mode} is skipped`);
        continue;
      }
      results.push(await measureMode(plan, { cleanup, runFolder, server, mode }));
    }
    print(results);
    if (results.some(({ exactness }) => !exactness.exact)) process.exitCode = 1;
  } finally {
    await cleanup.run();
  }
}

function readPlan(): Plan {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string' },
      seed: { type: 'string' },
      modes: { type: 'string', default: 'postgres,redis' },
      connections: { type: 'string', default: '64,256' },
    },
  });
  const modes = values.modes.split(',').map((name) => {
    const mode = MODES.find((known) => known === name);
    if (!mode) throw new RangeError(`--modes: ${name} is none of ${MODES.join(', ')}`);
    return mode;
  });
  const connections = values.connections.split(',').map((text) => readNumber('connections', text, 64));
  const seed = readNumber('seed', values.seed, Math.floor(Math.random() * 1_000_000));
  return { seconds: readNumber('seconds', values.seconds, 60), seed, modes, connections };
}

async function measureMode(
  plan: Plan,
  options: { cleanup: Cleanup; runFolder: string; server: PostgresServer; mode: QueueMode },
): Promise<ModeResult> {
  const stack = await Stack.open(options);
  const { cleanup, runFolder } = options;
  const context: BenchContext = {
    cleanup,
    runFolder,
    stack,
    seconds: plan.seconds,
    seed: plan.seed,
    loads: [],
  };
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

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  // Ends open handles, which are no longer needed.
  .finally(() => process.exit());
