import type { ServerProcess } from '../environment/server-process';
import type { Stack } from '../environment/stack';
import { tagText } from '../load/event-id';
import type { Random } from '../random';
import { Ledger } from './ledger';
import { SteadyClient } from './steady-client';

/** The environment of a scenario. */
export interface FaultContext {
  stack: Stack;
  random: Random;
  /** Fewer and shorter faults, for `npm test`. */
  short: boolean;
  /** Number of tags used on this stack so far. */
  tags: number;
  /** Running clients, including those of a failed scenario. */
  clients: Set<SteadyClient>;
}

/** A kind of fault, and what must hold despite it. */
export interface Scenario {
  name: string;
  /** False if it would prove nothing in this context; default: always true. */
  applies?: (context: FaultContext) => boolean;
  /** Why it cannot run on this machine; undefined if it can. */
  skip?: (stack: Stack) => string | undefined;
  /**
   * @returns subject and metrics of the output line: ['worker killed 20 times', '12,345 answered', …]
   * @throws ScenarioFailure, or any other error
   */
  run(context: FaultContext): Promise<string[]>;
}

/** Minimum share of the requested rate, checked in the full form. */
const MIN_SHARE = 0.9;
/** Maximum time for a process to stop, in milliseconds. */
const STOP_LIMIT = 20_000;

/** A requirement of a scenario failed. */
export class ScenarioFailure extends Error {}

/** Whether to run a scenario to which the queue's store makes little difference: the short form runs it once. */
export function isFirstOrFull({ short, stack }: FaultContext): boolean {
  return !short || stack.mode === 'postgres';
}

/** A ledger with a tag that is unique on this stack. */
export function openLedger(context: FaultContext): Ledger {
  return new Ledger(tagText(++context.tags));
}

/** Starts a client that sends events at a steady rate and retries until they are accepted. */
export function startClient(
  context: FaultContext,
  ledger: Ledger,
  { rate = 300, ports }: { rate?: number; ports?: number[] } = {},
): SteadyClient {
  const { stack, random } = context;
  ports ??= stack.backends.map((backend) => backend.port);
  const client = new SteadyClient({ ports, rate, random, productIds: stack.productIds, ledger });
  client.start();
  context.clients.add(client);
  return client;
}

/**
 * Events answered per second since a moment. A busy machine may not reach the requested rate; that is a failure only
 * in the full form.
 *
 * @param load.since milliseconds since 1970
 * @throws ScenarioFailure if the full form reached less than 90% of the requested rate
 */
export function demandRate(
  { short }: FaultContext,
  ledger: Ledger,
  { since, wanted }: { since: number; wanted: number },
): number {
  const rate = Math.round((ledger.size * 1000) / (Date.now() - since));
  if (!short && rate < MIN_SHARE * wanted)
    throw new ScenarioFailure(`only ${rate} of ${wanted} requests/s were answered`);
  return rate;
}

/**
 * Stops a process, and starts it again.
 *
 * @returns how long it took to stop, in milliseconds
 * @throws ScenarioFailure if it had to be killed
 */
export async function replaceProcess(process: ServerProcess): Promise<number> {
  const took = await process.stop(STOP_LIMIT);
  if (took === undefined) throw new ScenarioFailure(`it did not end within ${STOP_LIMIT} ms`);
  await process.start();
  return took;
}

/** Stops the client and checks that every event was accepted in the end and none was refused. */
export async function stopClient(context: FaultContext, client: SteadyClient): Promise<void> {
  const never = await client.stop();
  context.clients.delete(client);
  if (never > 0) throw new ScenarioFailure(`${never} events were never answered with 202`);
  if (client.refusals.size > 0) {
    const counts = [...client.refusals].map(([status, count]) => `${count} times ${status}`);
    throw new ScenarioFailure(`good events were refused: ${counts.join(', ')}`);
  }
}
