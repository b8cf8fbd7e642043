import { AFFILIATE_CLICK } from '@astaguide/contracts/analytics/analytics-event';
import { join } from 'node:path';
import type { LoadOptions, LoadReport } from '../load/load-report';
import { runLoad, type LoadWatcher } from '../load/run-load';
import { nextTag, type BenchContext } from '../throughput/bench-context';

/** Sends events to the first backend and records the report for the final exactness check. */
export async function runTrackLoad(
  context: BenchContext,
  load: Pick<LoadOptions, 'connections' | 'seconds' | 'rate' | 'impatient'>,
  watcher?: LoadWatcher,
): Promise<LoadReport> {
  const { cleanup, runFolder, seed, loads, stack } = context;
  const tag = nextTag(context);
  const report = await runLoad(
    cleanup,
    join(runFolder, 'load.log'),
    {
      port: stack.backends[0]!.port,
      warmUpSeconds: 1,
      seed: seed + loads.length,
      tag,
      productIds: stack.productIds,
      action: AFFILIATE_CLICK,
      ...load,
    },
    watcher,
  );
  loads.push({ tag, report });
  return report;
}
