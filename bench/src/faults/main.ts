import { SeededRandom } from '@astaguide/testbed/seeded-random';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startPostgres } from '@astaguide/testbed/postgres';
import { hasRedis } from '@astaguide/testbed/redis';
import { Stack, type QueueMode } from '../environment/stack';
import type { Run } from '@astaguide/testbed/cleanup';
import { keepLogs, randomSeed, readOptions, runProgram } from '../program';
import { diskFull } from './disk-full';
import { postgresCrashed, postgresStopped, redisKilled, redisPaused } from './outages';
import { backendKilled, workerKilled } from './process-killed';
import { rebuildUnderLoad } from './rebuild-under-load';
import { backendReplaced, workerReplaced } from './replaced';
import { ScenarioFailure, type FaultContext, type Scenario } from './scenario';

/** The order matters: the last scenario leaves three API processes running. */
const scenarios: readonly Scenario[] = [
  workerKilled,
  backendKilled,
  rebuildUnderLoad,
  redisKilled,
  redisPaused,
  postgresStopped,
  postgresCrashed,
  diskFull,
  workerReplaced,
  backendReplaced,
];

type Outcome = 'passed' | 'failed' | 'skipped';

/**
 * `npm run bench:faults`: fault injection; checks what must hold when components fail.
 * --short: fewer and shorter faults; --seed N: repeat the same timing; --only TEXT: scenarios whose name contains it;
 * --mode postgres|redis; --logs FOLDER: keep the logs of the processes
 */
async function main({ cleanup, runFolder }: Run): Promise<void> {
  const options = readOptions({ short: false, seed: randomSeed(), only: '', mode: '', logs: '' });
  const { short, seed } = options;
  console.log(`seed ${seed}`);
  const outcomes: Outcome[] = [];
  const server = await startPostgres(join(runFolder, 'server'), cleanup);
  for (const mode of ['postgres', 'redis'] as const) {
    if (options.mode && options.mode !== mode) continue;
    const chosen = scenarios.filter((scenario) => scenario.name.includes(options.only));
    if (mode === 'redis' && !hasRedis()) {
      console.log('- redis-server is not on this machine: the scenarios of the Redis mode are skipped');
      outcomes.push(...chosen.map((): Outcome => 'skipped'));
      continue;
    }
    const stack = await Stack.start({ cleanup, runFolder, server, mode });
    const random = new SeededRandom(seed);
    const context: FaultContext = { stack, random, short, tags: 0, clients: new Set() };
    for (const scenario of chosen) {
      const outcome = await runScenario(scenario, context, mode);
      if (cleanup.ending) return;
      if (outcome) outcomes.push(outcome);
    }
    await stack.close();
    if (options.logs) keepLogs(join(runFolder, mode), join(options.logs, mode));
  }
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  if (count('failed') > 0) process.exitCode = 1;
}

/** @returns undefined if the scenario does not apply or was interrupted */
async function runScenario(
  scenario: Scenario,
  context: FaultContext,
  mode: QueueMode,
): Promise<Outcome | undefined> {
  const { stack } = context;
  if (scenario.applies?.(context) === false) return undefined;
  const reason = scenario.skip?.(stack);
  if (reason) {
    console.log(`- ${scenario.name} (${mode}): skipped, ${reason}`);
    return 'skipped';
  }
  const started = performance.now();
  try {
    const [subject, ...metrics] = await scenario.run(context);
    const ended = stack.processes.filter((process) => process.unexpectedEnds > 0);
    if (ended.length > 0) throw new ScenarioFailure(`${ended[0]!.name} ended by itself`);
    const took = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`✓ ${subject} (${mode}): ${metrics.join(', ')} [${took} s]`);
    return 'passed';
  } catch (error) {
    if (stack.options.cleanup.ending) return undefined;
    console.log(`✗ ${scenario.name} (${mode}): ${describe(error)}`);
    for (const { unexpectedEnds, name } of stack.processes)
      if (unexpectedEnds > 0) console.log(`  and ${name} ended by itself`);
    await repair(context).catch((failure: unknown) =>
      console.log(`  and could not be repaired: ${describe(failure)}`),
    );
    return 'failed';
  }
}

/** Restarts what a failed scenario left stopped, so that the next one starts with all processes running. */
async function repair({ stack, clients }: FaultContext): Promise<void> {
  for (const client of clients) client.giveUp();
  clients.clear();
  stack.redis?.signal('SIGCONT');
  if (stack.redis && stack.redis.pid === undefined) await stack.redis.start();
  const { server } = stack.options;
  if (server.pid === undefined) await server.start();
  for (const process of stack.processes) {
    process.unexpectedEnds = 0;
    if (process.pid === undefined) await process.start();
  }
}

function describe(error: unknown): string {
  if (error instanceof ScenarioFailure) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

void runProgram(main);
