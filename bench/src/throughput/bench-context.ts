import type { Cleanup } from '../environment/cleanup';
import type { Stack } from '../environment/stack';
import { tagText } from '../load/event-id';
import type { LoadReport } from '../load/load-report';

/** What the measurements of one queue mode share. */
export interface BenchContext {
  cleanup: Cleanup;
  stack: Stack;
  runFolder: string;
  seconds: number;
  seed: number;
  /** Every load that went to the product, for the check at the end. */
  loads: { tag: string; report: LoadReport }[];
}

/** A tag no other load of this mode has. */
export function nextTag(context: BenchContext): string {
  return tagText(context.loads.length + 1);
}
