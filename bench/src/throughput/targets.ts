import { atLeast, below, type Verdict } from './figures';
import type { QueueMode } from '../environment/stack';
import type { FullLoadResult } from './full-load';
import type { HalfLoadResult } from './half-load';
import type { Memory } from './usage-watch';

/** Minimum ratio to bare Fastify, by number of connections. */
const ratios: Partial<Record<QueueMode, Partial<Record<number, number>>>> = {
  postgres: { 64: 0.16, 256: 0.2 },
  redis: { 64: 0.25 },
  'redis-everysec': { 64: 0.33 },
};
/** If the queue drains in this time, there was no backlog, only events in flight. Seconds. */
const NO_BACKLOG = 1;

/** @returns one verdict for each target that applies to the run */
export function judgeFullLoad(result: FullLoadResult): Verdict[] {
  const what = `${result.mode}, ${result.connections} connections`;
  // Only events in the rollups by the end of the load count as sustained.
  const ratio = Math.min(result.answered, result.inRollups) / result.bare;
  const target = ratios[result.mode]?.[result.connections];
  const drained = below(`${what}: no backlog, s to drain`, result.drainSeconds, NO_BACKLOG, 2);
  if (target === undefined) return [drained];
  return [atLeast(`${what}: ratio`, ratio, target, 3), drained];
}

export function judgeHalfLoad(result: HalfLoadResult): Verdict[] {
  const { mode, summary, live } = result;
  return [
    below(`${mode}, half load: track p50 ms`, result.p50, 10),
    below(`${mode}, half load: track p99 ms`, result.p99, 50),
    below(`${mode}, half load: 202 to summary p50 ms`, summary.p50, 250),
    below(`${mode}, half load: 202 to summary p99 ms`, summary.p99, 1000),
    below(`${mode}, half load: 202 to dashboard p50 ms`, live.p50, 250),
    below(`${mode}, half load: 202 to dashboard p99 ms`, live.p99, 1000),
  ];
}

/** @param idle memory before the load; @param loaded maximum memory under load */
export function judgeMemory(mode: QueueMode, idle: Memory, loaded: Memory): Verdict[] {
  return [
    below(`${mode}: backend idle MB`, idle.backend, 220, 0),
    below(`${mode}: backend loaded MB`, loaded.backend, 512, 0),
    below(`${mode}: worker idle MB`, idle.worker, 160, 0),
    below(`${mode}: worker loaded MB`, loaded.worker, 512, 0),
  ];
}
