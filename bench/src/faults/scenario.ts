import { tagText } from '../load/generated-event';
import type { SeededRandom } from '@astaguide/testbed/seeded-random';
import type { Stack } from '../environment/stack';
import { Ledger } from './ledger';
import type { SteadyClient } from './steady-client';

/** The environment of a scenario. */
export interface FaultContext {
  stack: Stack;
  random: SeededRandom;
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
