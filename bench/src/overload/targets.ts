import { atMost, below, type Verdict } from '../throughput/figures';
import { countFailures } from '../load/load-report';
import type { OverloadResult } from './overload';

/** @returns one verdict per requirement */
export function judgeOverload(result: OverloadResult): Verdict[] {
  const { mode, pages, peak, normalAfter, exactness } = result;
  const counts = [exactness.logged, exactness.distinct, exactness.inRollups];
  const off = Math.max(...counts.map((count) => Math.abs(count - exactness.accepted)));
  return [
    atMost(`${mode}: neither 202 nor a refusal with Retry-After`, countFailures(result), 0, 0),
    below(`${mode}: pages p99 ms`, pages.p99, 1000, 0),
    atMost(`${mode}: pages that did not come`, pages.failures, 0, 0),
    below(`${mode}: backend MB`, peak.backend, 512, 0),
    below(`${mode}: worker MB`, peak.worker, 512, 0),
    below(`${mode}: back to normal after s`, normalAfter, 30),
    { ...atMost(`${mode}: lost or double`, off, 0, 0), reached: exactness.exact },
  ];
}
