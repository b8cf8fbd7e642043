import type { Cleanup } from '../environment/cleanup';
import type { Stack } from '../environment/stack';
import { tagText } from '../load/event-id';
import type { LoadReport } from '../load/load-report';

/** Shared context of all measurements of a queue mode. */
export interface BenchContext {
  cleanup: Cleanup;
  stack: Stack;
  runFolder: string;
  seconds: number;
  seed: number;
  /** All loads sent to the product, for the final exactness check. */
  loads: { tag: string; report: LoadReport }[];
}

/** A tag that is unique among the loads of this mode. */
export function nextTag(context: BenchContext): string {
  return tagText(context.loads.length + 1);
}
