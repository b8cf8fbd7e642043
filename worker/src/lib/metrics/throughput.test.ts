import { lagPlace } from '@astaguide/contracts/operations/lag-percentile';
import { Throughput } from './throughput';
import { WorkerMetrics } from './worker-metrics';

const NOON = Date.UTC(2026, 0, 1, 12);
const event = (age: number, now = NOON) => ({ receivedAt: new Date(now - age).toISOString() });

test('counts events by minute and by lag', () => {
  const flow = new Throughput(new WorkerMetrics());
  flow.recorded([event(5), event(80)], 3, NOON);
  flow.recorded([event(80, NOON + 60_000)], 3, NOON + 60_000);
  flow.failed(NOON + 60_001);
  flow.retried(NOON + 60_002);
  const [first, second] = flow.unstored();
  expect(first).toMatchObject({ minute: NOON, events: 2, batches: 1, failures: 0, retries: 0 });
  expect([first!.lags[lagPlace(5)], first!.lags[lagPlace(80)]]).toEqual([1, 1]);
  expect(second).toMatchObject({ minute: NOON + 60_000, events: 1, batches: 1, failures: 1, retries: 1 });
});

test('stores the current minute again, but no past one', () => {
  const flow = new Throughput(new WorkerMetrics());
  flow.recorded([event(5)], 1, NOON);
  flow.forgetStored(flow.unstored());
  flow.recorded([event(5)], 1, NOON + 1);
  expect(flow.unstored()).toMatchObject([{ minute: NOON, events: 2 }]);
  const stored = flow.unstored();
  flow.recorded([event(5, NOON + 60_000)], 1, NOON + 60_000);
  flow.forgetStored(stored);
  expect(flow.unstored()).toMatchObject([{ minute: NOON + 60_000, events: 1 }]);
});

test('ignores invalid events, and counts a negative lag as 0', async () => {
  const metrics = new WorkerMetrics();
  const flow = new Throughput(metrics);
  flow.recorded('no list', 1, NOON);
  flow.recorded([null, { receivedAt: 'yesterday' }, event(-5000)], 1, NOON);
  expect(flow.unstored()).toMatchObject([{ events: 1, batches: 2 }]);
  expect(await metrics.registry.metrics()).toContain('astaguide_worker_event_lag_seconds_sum 0\n');
});
