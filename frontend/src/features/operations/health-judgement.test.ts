import type { QueueHealth } from '@astaguide/contracts/queue-health';
import { findTroubles, waitedSeconds } from './health-judgement';

const takenAt = '2026-01-01T12:00:00.000Z';
const queue = { name: 'events', waiting: 0, active: 0, delayed: 0, failed: 0 };
const worker = { id: '1', host: 'a', pid: 1, version: '1', startedAt: takenAt, seenAt: takenAt };
const healthy: QueueHealth = {
  takenAt,
  queues: [queue],
  inboxBatches: 0,
  quarantined: 0,
  lastQuarantinedId: null,
  oldestWaitingAt: null,
  lag: null,
  throughput: [],
  lastHour: { batches: 0, failures: 0, retries: 0 },
  workers: [worker],
  schedules: [],
};

test('of a path that is well nothing is said', () => {
  expect(findTroubles(healthy)).toEqual([]);
  expect(findTroubles({ ...healthy, oldestWaitingAt: '2026-01-01T11:59:00.000Z' })).toEqual([]);
});

test.each<[string, Partial<QueueHealth>]>([
  ['queue does not answer', { queues: null, schedules: null }],
  ['No worker runs', { workers: [] }],
  ['more than a minute', { oldestWaitingAt: '2026-01-01T11:58:59.000Z' }],
  [
    '3 jobs have failed',
    {
      queues: [
        { ...queue, failed: 2 },
        { ...queue, failed: 1 },
      ],
    },
  ],
  ['A job has failed', { queues: [{ ...queue, failed: 1 }] }],
  ['kept apart', { quarantined: 1 }],
])('%s', (words, different) => {
  expect(findTroubles({ ...healthy, ...different })).toEqual([expect.stringContaining(words)]);
});

test('an event of a door whose clock is ahead has not waited', () => {
  expect(waitedSeconds({ ...healthy, oldestWaitingAt: '2026-01-01T12:00:01.000Z' })).toBe(0);
});
