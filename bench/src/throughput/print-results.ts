import type { Exactness } from './bench-context';
import { decimal, layOut, whole, type Verdict } from './figures';
import type { FullLoadResult } from './full-load';
import type { HalfLoadResult } from './half-load';

export function printFullLoads(results: readonly FullLoadResult[]): void {
  const rows = results.map((result) => [
    `${result.mode}, ${result.connections}`,
    ...[result.answered, result.inRollups, result.backlog].map(whole),
    decimal(result.drainSeconds, 2),
    whole(result.bare),
    decimal(result.answered / result.bare, 3),
    ...[result.p50, result.p99].map((latency) => decimal(latency)),
  ]);
  const names = ['mode, connections', 'answered/s', 'in rollups/s', 'backlog', 'drain s', 'bare/s', 'ratio'];
  console.log(`\nFull load\n${layOut([[...names, 'p50 ms', 'p99 ms'], ...rows])}`);

  const use = results.map(({ mode, connections, cpu, peak }) => [
    `${mode}, ${connections}`,
    ...[cpu.backend, cpu.worker, cpu.postgres, cpu.redis, cpu.load].map((seconds) => decimal(seconds)),
    ...[peak.backend, peak.worker].map(whole),
  ]);
  const parts = ['CPU seconds', 'backend', 'worker', 'postgres', 'redis', 'load', 'backend MB', 'worker MB'];
  console.log(`\n${layOut([parts, ...use])}`);
}

export function printHalfLoads(results: readonly HalfLoadResult[]): void {
  const rows = results.map((result) => [
    result.mode,
    ...[result.rate, result.answered].map(whole),
    ...[result.p50, result.p99, result.summary.p50, result.summary.p99, result.live.p50, result.live.p99].map(
      (latency) => decimal(latency),
    ),
    whole(result.probes),
  ]);
  const names = ['mode', 'due/s', 'answered/s', 'track p50', 'p99', 'summary p50', 'p99', 'live p50', 'p99'];
  console.log(`\nHalf load, ms\n${layOut([[...names, 'probes'], ...rows])}`);
}

export function printVerdicts(verdicts: readonly Verdict[]): void {
  const rows = verdicts.map(({ what, metric, target, reached }) => [
    what,
    metric,
    target,
    reached ? 'reached' : 'MISSED',
  ]);
  console.log(`\nTargets\n${layOut([['what', 'figure', 'target', ''], ...rows])}`);
}

export function printExactness(name: string, check: Exactness): void {
  const { accepted, logged, distinct, inRollups, exact } = check;
  const counts = `${whole(accepted)} answered, ${whole(logged)} in the log (${whole(distinct)} distinct), ${whole(inRollups)} in the rollups`;
  console.log(`${exact ? '✓' : '✗'} ${name}: ${counts}`);
}
