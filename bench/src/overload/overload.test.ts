import { judgeOverload } from './overload';
import type { OverloadResult } from './overload';

const good: OverloadResult = {
  mode: 'postgres',

  sustained: 1000,
  calm: { rate: 250, p99: 5 },
  offered: 10_000,
  sent: 8000,
  answered: 1000,
  refused: 7000,
  p99: 500,
  failures: {},
  pages: { visits: 1200, failures: 0, p99: 999 },
  peak: { backend: 511, worker: 511 },
  normalAfter: 29,
  exactness: { accepted: 10, logged: 10, distinct: 10, inRollups: 10, exact: true },
};
const missed = (change: Partial<OverloadResult>) =>
  judgeOverload({ ...good, ...change })
    .filter(({ reached }) => !reached)
    .map(({ what, metric }) => `${what}: ${metric}`);

test('an overload that the product survives misses no target', () => {
  expect(missed({})).toEqual([]);
});

test.each<[string, Partial<OverloadResult>]>([
  ['neither 202 nor a refusal with Retry-After: 3', { failures: { 'status 503': 1, ECONNRESET: 2 } }],
  ['pages p99 ms: 1000', { pages: { visits: 1, failures: 0, p99: 1000 } }],
  ['pages that did not come: 1', { pages: { visits: 1, failures: 1, p99: 1 } }],
  ['backend MB: 512', { peak: { backend: 512, worker: 1 } }],
  ['worker MB: 512', { peak: { backend: 1, worker: 512 } }],
  ['back to normal after s: -', { normalAfter: Number.NaN }],
  ['lost or double: 1', { exactness: { ...good.exactness, logged: 11, exact: false } }],
])('misses %s', (expected, change) => {
  expect(missed(change)).toEqual([`postgres: ${expected}`]);
});
