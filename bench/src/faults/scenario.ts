import type { Stack } from '../environment/stack';
import { tagText } from '../load/event-id';
import type { Random } from '../random';
import { Ledger } from './ledger';
import { SteadyClient } from './steady-client';

/** What a scenario is run with. */
export interface FaultContext {
  stack: Stack;
  random: Random;
  /** Fewer and shorter faults, as `npm test` wants them. */
  short: boolean;
  /** Tags handed out on this stack so far. */
  tags: number;
  /** Started and not yet stopped; a scenario that failed leaves its own here. */
  clients: Set<SteadyClient>;
}

/** One way in which something goes wrong, and what must hold all the same. */
export interface Scenario {
  name: string;
  /** False where it would prove nothing; always run when left out. */
  applies?: (context: FaultContext) => boolean;
  /** Why it cannot be run here, though it should be. */
  skip?: (stack: Stack) => string | undefined;
  /**
   * @returns the line's subject and its metrics: ['worker killed 20 times', '12,345 answered', …]
   * @throws ScenarioFailure, or any other error
   */
  run(context: FaultContext): Promise<string[]>;
}

/** Share of the wanted rate that has to be reached, where it matters. */
const MIN_SHARE = 0.9;

/** What must hold did not. */
export class ScenarioFailure extends Error {}

/** Whether a scenario that goes through the inbox, past the queue, is worth its time in this mode. */
export function isWorthwhilePastTheQueue({ short, stack }: FaultContext): boolean {
  return !short || stack.mode === 'postgres';
}

/** A ledger with a tag that no other scenario of the stack has. */
export function openLedger(context: FaultContext): Ledger {
  return new Ledger(tagText(++context.tags));
}

/** Steady events from clients that never give up; already started. */
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
 * Events a second that were answered since a moment. A machine that is busy otherwise may take fewer than it is asked
 * to: that is a failure in the full form alone.
 *
 * @param load.since milliseconds since 1970
 * @throws ScenarioFailure where the full form did not reach nine tenths of what was wanted
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

/** Stops the client; every event must have been taken in the end, and none refused. */
export async function stopClient(context: FaultContext, client: SteadyClient): Promise<void> {
  const never = await client.stop();
  context.clients.delete(client);
  if (never > 0) throw new ScenarioFailure(`${never} events were never answered with 202`);
  if (client.refusals.size > 0) {
    const counts = [...client.refusals].map(([status, count]) => `${count} times ${status}`);
    throw new ScenarioFailure(`good events were refused: ${counts.join(', ')}`);
  }
}
