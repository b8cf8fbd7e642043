import type { FullLoadResult } from './full-load';
import { judgeFullLoad } from './targets';

const result: FullLoadResult = {
  mode: 'postgres',
  connections: 64,
  answered: 10_000,
  inRollups: 9_900,
  backlog: 100,
  drainSeconds: 0.1,
  bare: 50_000,
  p50: 5,
  p99: 20,
  cpu: { backend: 1, worker: 1, postgres: 1, redis: 0, load: 1 },
  peak: { backend: 200, worker: 200 },
  failures: {},
};

const reached = (changes: Partial<FullLoadResult>) =>
  judgeFullLoad({ ...result, ...changes }).map((verdict) => verdict.reached);

test('a run that keeps the ratio without a backlog reaches its targets', () => {
  expect(reached({})).toEqual([true, true]);
});

test('what is answered but not counted in time does not help the ratio', () => {
  expect(reached({ inRollups: 5_000, drainSeconds: 40 })).toEqual([false, false]);
});

test('each mode and number of connections has a target of its own, or none', () => {
  expect(reached({ connections: 256 })).toEqual([false, true]);
  expect(reached({ mode: 'redis' })).toEqual([false, true]);
  expect(reached({ connections: 8 })).toEqual([true]);
});
