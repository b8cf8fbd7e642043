import { AFFILIATE_CLICK } from '@astaguide/contracts/analytics/analytics-event';
import type { Run } from '@astaguide/testbed/cleanup';
import type { Stack } from '../environment/stack';
import { tagText } from '../load/event-id';
import type { LoadOptions, LoadReport } from '../load/load-report';
import { runLoad, type LoadWatcher } from '../load/run-load';
import { waitUntil } from '../wait-until';

/** Shared context of all measurements of a queue mode. */
export interface BenchContext extends Run {
  stack: Stack;
  seconds: number;
  seed: number;
  /** All loads sent to the product, for the final exactness check. */
  loads: { tag: string; report: Pick<LoadReport, 'accepted' | 'unanswered'> }[];
}

type TrackLoad = Pick<LoadOptions, 'connections' | 'seconds'> & Partial<LoadOptions>;

/** Events for the first backend, with ids and visitors unlike those of earlier loads. */
export function describeLoad({ seed, loads, stack }: BenchContext, load: TrackLoad): LoadOptions {
  return {
    port: stack.backends[0]!.port,
    warmUpSeconds: 1,
    seed: seed + loads.length,
    tag: tagText(loads.length + 1),
    productIds: stack.productIds,
    action: AFFILIATE_CLICK,
    ...load,
  };
}

/** Sends a load to the first backend and records its report for the final exactness check. */
export async function runTrackLoad(
  context: BenchContext,
  load: TrackLoad,
  watcher?: LoadWatcher,
): Promise<LoadReport> {
  const options = describeLoad(context, load);
  const report = await runLoad(context, options, watcher);
  context.loads.push({ tag: options.tag, report });
  return report;
}

/**
 * Waits until all events answered so far are in the rollups.
 *
 * @param patience milliseconds
 * @returns false on timeout
 */
export function untilCounted({ stack, loads }: BenchContext, patience: number): Promise<boolean> {
  const accepted = loads.reduce((sum, { report }) => sum + report.accepted, 0);
  return waitUntil(async () => (await stack.database.countInRollups()) >= accepted, patience, 20);
}
