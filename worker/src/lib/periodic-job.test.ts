import { WorkerMetrics } from './metrics/worker-metrics';
import { every } from './periodic-job';

class Inbox {}

async function start(run: (inbox: Inbox, signal: AbortSignal) => Promise<unknown>, inbox: Inbox) {
  const warnings: string[] = [];
  const logger = { warn: (_fields: object, message: string) => warnings.push(message) };
  const metrics = new WorkerMetrics();
  const job = await every(1, 'drain the inbox', [Inbox], run).useFactory(metrics, logger, inbox);
  job.onApplicationBootstrap();
  return { job, warnings, metrics };
}

test('repeats a job, also after a failure, which it logs and counts', async () => {
  let runs = 0;
  let enough: () => void;
  const repeated = new Promise<void>((resolve) => (enough = resolve));
  const { job, warnings, metrics } = await start(() => {
    if (++runs === 3) enough();
    return runs === 1 ? Promise.reject(new Error('no connection')) : Promise.resolve();
  }, new Inbox());
  await repeated;
  await job.beforeApplicationShutdown();
  expect(warnings).toEqual(['Could not drain the inbox']);
  const text = await metrics.registry.getSingleMetricAsString('astaguide_worker_maintenance_total');
  expect(text).toContain('{step="drain the inbox",outcome="failed"} 1');
});

test('waits for the running job at shutdown, after aborting its signal', async () => {
  let hasEnded = false;
  const { job } = await start(async (_inbox, signal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await new Promise(setImmediate);
    hasEnded = true;
  }, new Inbox());
  await job.beforeApplicationShutdown();
  expect(hasEnded).toBe(true);
});
