import { atMost, type Verdict } from '../throughput/targets';
import type { OverloadResult } from './overload';

/** @returns one verdict per requirement */
export function judgeOverload(result: OverloadResult): Verdict[] {
  const { mode, failures, pages, peak, normalAfter, exactness } = result;
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  return [
    none(`${mode}: neither 202 nor a refusal with Retry-After`, failed),
    atMost(`${mode}: pages p99 ms`, pages.p99, 1000, 0),
    none(`${mode}: pages that did not come`, pages.failures),
    atMost(`${mode}: backend MB`, peak.backend, 512, 0),
    atMost(`${mode}: worker MB`, peak.worker, 512, 0),
    atMost(`${mode}: back to normal after s`, normalAfter, 30),
    {
      what: `${mode}: lost or double`,
      metric: String(
        Math.max(
          ...[exactness.logged, exactness.distinct, exactness.inRollups].map((count) =>
            Math.abs(count - exactness.accepted),
          ),
        ),
      ),
      target: '0',
      reached: exactness.exact,
    },
  ];
}

function none(what: string, count: number): Verdict {
  return { what, metric: String(count), target: '0', reached: count === 0 };
}
