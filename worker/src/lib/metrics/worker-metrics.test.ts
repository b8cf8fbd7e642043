import type { Worker } from 'bullmq';
import { EventEmitter } from 'node:events';
import { WorkerMetrics } from './worker-metrics';

class Postponed extends Error {}

test('counts the jobs of a queue by the outcome of each attempt', async () => {
  const metrics = new WorkerMetrics();
  const worker = new EventEmitter();
  metrics.watch('notifications', worker as unknown as Worker, (error) => !(error instanceof Postponed));
  const readCounts = async () =>
    Object.fromEntries(
      (await metrics.registry.getSingleMetric('astaguide_worker_jobs_total')!.get()).values.map(
        ({ labels, value }) => [labels.outcome, value],
      ),
    );
  expect(await readCounts()).toEqual({ completed: 0, failed: 0, retried: 0, stalled: 0 });

  worker.emit('active', { attemptsMade: 0 });
  worker.emit('failed', {}, new Error('refused'));
  worker.emit('active', { attemptsMade: 1 });
  worker.emit('failed', {}, new Postponed());
  worker.emit('stalled', '1');
  worker.emit('active', { attemptsMade: 2 });
  worker.emit('completed', {});
  expect(await readCounts()).toEqual({ completed: 1, failed: 1, retried: 2, stalled: 1 });
});

test('adds up the connections of all pools', async () => {
  const metrics = new WorkerMetrics();
  metrics.watchPool({ totalCount: 5, idleCount: 2, waitingCount: 1 });
  metrics.watchPool({ totalCount: 4, idleCount: 4, waitingCount: 0 });
  const { values } = await metrics.registry.getSingleMetric('astaguide_database_connections')!.get();
  expect(values.map(({ labels, value }) => [labels.state, value])).toEqual([
    ['idle', 6],
    ['busy', 3],
    ['awaited', 1],
  ]);
});
