import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { findTroubles, waitedSeconds } from './health-status';

const takenAt = '2026-01-01T12:00:00.000Z';
const queue = { name: 'events', waiting: 0, active: 0, delayed: 0, failed: 0 };
const worker = { id: '1', host: 'a', pid: 1, version: '1', startedAt: takenAt, seenAt: takenAt };
const healthy: QueueHealth = {
  takenAt,
  queues: [queue],
  inboxBatches: 0,
  failed: 0,
  lastFailedId: null,
  oldestWaitingAt: null,
  lag: null,
  throughput: [],
  lastHour: { batches: 0, failures: 0, retries: 0 },
  disk: { usedBytes: 89, totalBytes: 100 },
  backup: { lastAt: '2025-12-30T12:00:01.000Z', failure: null, eventsSince: '2025-01-01T00:00:00.000Z' },
  workers: [worker],
  schedules: [],
};

test('reports no problems of a healthy event path', () => {
  expect(findTroubles(healthy)).toEqual([]);
  expect(findTroubles({ ...healthy, oldestWaitingAt: '2026-01-01T11:59:00.000Z' })).toEqual([]);
  expect(findTroubles({ ...healthy, disk: null })).toEqual([]);
  for (const eventsSince of [null, '2025-12-31T00:00:00.000Z'])
    expect(findTroubles({ ...healthy, backup: { lastAt: null, failure: null, eventsSince } })).toEqual([]);
});

test.each<[string, Partial<QueueHealth>]>([
  ['queue is not responding', { queues: null, schedules: null }],
  ['no worker is running', { workers: [] }],
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
  ['1 job has failed', { queues: [{ ...queue, failed: 1 }] }],
  ['could not be recorded', { failed: 1 }],
  ['Disk 90% full: 10 bytes left.', { disk: { usedBytes: 90, totalBytes: 100 } }],
  [
    'The last backup is 2 days old.',
    {
      backup: { lastAt: '2025-12-30T12:00:00.000Z', failure: null, eventsSince: '2025-01-01T00:00:00.000Z' },
    },
  ],
  [
    'The last backup failed: No space left on device.',
    { backup: { ...healthy.backup, failure: 'No space left on device' } },
  ],
  [
    'No backup has been made yet.',
    { backup: { lastAt: null, failure: null, eventsSince: '2025-12-30T00:00:00.000Z' } },
  ],
])('%s', (words, different) => {
  expect(findTroubles({ ...healthy, ...different })).toEqual([expect.stringContaining(words)]);
});

test('counts no waiting time for an event from a server whose clock is ahead', () => {
  expect(waitedSeconds({ ...healthy, oldestWaitingAt: '2026-01-01T12:00:01.000Z' })).toBe(0);
});
