import { waitUntil } from '../program';
import { tagText, TAG_OF_ID } from '../load/generated-event';
import { AFFILIATE_CLICK } from '@astaguide/contracts/analytics/analytics-event';
import type { Run } from '@astaguide/testbed/cleanup';
import type { Stack } from '../environment/stack';
import type { LoadOptions, LoadReport } from '../load/load-report';
import { runLoad, type LoadWatcher } from '../load/run-load';

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

/** Whether log and rollups contain exactly the events that were answered with 202. */
export interface Exactness {
  accepted: number;
  logged: number;
  distinct: number;
  inRollups: number;
  exact: boolean;
}

/**
 * Compares answered with stored events. An id that was sent but not answered may or may not be stored; without such
 * ids all counts must be equal.
 */
export async function checkExactness(context: BenchContext): Promise<Exactness> {
  const { database } = context.stack;
  const accepted = context.loads.reduce((sum, { report }) => sum + report.accepted, 0);
  const maybe = context.loads.flatMap(({ report }) => report.unanswered);
  const rows = await database.query<{ tag: string; logged: string; distinct: string }>(
    `SELECT ${TAG_OF_ID} AS tag, count(*) AS logged, count(DISTINCT id) AS distinct
     FROM events WHERE id <> ALL($1::uuid[]) GROUP BY 1`,
    [maybe],
  );
  const extra = await database.count('SELECT count(*) FROM events WHERE id = ANY($1::uuid[])', [maybe]);
  const logged = rows.reduce((sum, row) => sum + Number(row.logged), 0);
  const distinct = rows.reduce((sum, row) => sum + Number(row.distinct), 0);
  const inRollups = (await database.countInRollups()) - extra;
  const byTag = new Map(rows.map((row) => [row.tag, Number(row.distinct)]));
  const everyLoad = context.loads.every(({ tag, report }) => (byTag.get(tag) ?? 0) === report.accepted);
  const exact = everyLoad && [logged, distinct, inRollups].every((count) => count === accepted);
  return { accepted, logged, distinct, inRollups, exact };
}
