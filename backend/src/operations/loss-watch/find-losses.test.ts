import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { findLosses, type Reading } from './find-losses';

const takenAt = '2026-01-03T12:00:00.000Z';
const healthy: QueueHealth = {
  takenAt,
  queues: [],
  inboxBatches: 0,
  failed: 0,
  lastFailedId: null,
  oldestWaitingAt: null,
  lag: null,
  throughput: [],
  lastHour: { batches: 0, failures: 0, retries: 0 },
  disk: null,
  backup: { lastAt: '2026-01-03T03:00:00.000Z', failure: null, eventsSince: '2025-01-01T00:00:00.000Z' },
  workers: [{ id: '1', host: 'a', pid: 1, version: '1', startedAt: takenAt, seenAt: takenAt }],
  schedules: [],
};
const lossesOf = (health: Partial<QueueHealth> | null, reading: Partial<Reading> = {}) =>
  Object.fromEntries(
    findLosses({
      refusal: null,
      disk: { usedBytes: 50, totalBytes: 100 },
      health: health && { ...healthy, ...health },
      ...reading,
    }),
  );
const none = {
  'events-refused': null,
  'no-worker': null,
  'counting-stalled': null,
  disk: null,
  'backup-failed': null,
  backup: null,
};

test('finds no loss on a healthy site, nor on one that is new, idle or briefly behind', () => {
  expect(lossesOf({})).toEqual(none);
  expect(lossesOf({ backup: { lastAt: null, failure: null, eventsSince: null } })).toEqual(none);
  expect(
    lossesOf({ backup: { lastAt: null, failure: null, eventsSince: '2026-01-02T00:00:00.000Z' } }),
  ).toEqual(none);
  expect(lossesOf({ oldestWaitingAt: '2026-01-03T11:59:00.000Z' })).toEqual(none);
  // A clock that is ahead.
  expect(lossesOf({ oldestWaitingAt: '2026-01-03T12:00:30.000Z' })).toEqual(none);
});

test.each<[string, Partial<QueueHealth>, Partial<Reading>, object]>([
  [
    'a nearly full disk',
    {},
    { disk: { usedBytes: 90, totalBytes: 100 } },
    { disk: 'Disk 90% full: 10 bytes left.' },
  ],
  [
    'an old backup',
    { backup: { lastAt: '2026-01-01T12:00:00.000Z', failure: null, eventsSince: null } },
    {},
    { backup: 'The last backup is 48 hours old.' },
  ],
  [
    'a backup that failed',
    { backup: { lastAt: '2026-01-03T03:00:00.000Z', failure: 'No space left on device', eventsSince: null } },
    {},
    { 'backup-failed': 'The reason: No space left on device.' },
  ],
  [
    'a backup that was never made',
    { backup: { lastAt: null, failure: null, eventsSince: '2026-01-01T06:00:00.000Z' } },
    {},
    { backup: 'No backup has been made since the first event, 54 hours ago.' },
  ],
  [
    'events that wait for long',
    { oldestWaitingAt: '2026-01-03T11:57:59.000Z' },
    {},
    { 'counting-stalled': 'The oldest event has waited for 2 min to be counted.' },
  ],
])('finds %s', (_what, health, reading, losses) => {
  expect(lossesOf(health, reading)).toEqual({ ...none, ...losses });
});

test('reports a dead worker alone, and not the events that wait for it', () => {
  const { 'counting-stalled': _unknown, ...others } = none;
  expect(lossesOf({ workers: [], oldestWaitingAt: '2026-01-03T11:00:00.000Z' })).toEqual({
    ...others,
    'no-worker': 'No worker has sent a heartbeat for a minute.',
  });
});

test('reports refused events alone, and not the heartbeats that cannot be stored either', () => {
  expect(lossesOf({ workers: [] }, { refusal: 'disk full' })).toEqual({
    'events-refused': 'The disk is full.',
    disk: null,
    'backup-failed': null,
    backup: null,
  });
});

test('says nothing of what it cannot read', () => {
  expect(lossesOf(null, { refusal: 'not stored', disk: null })).toEqual({
    'events-refused': 'Neither the queue nor the database stores events.',
  });
  expect(Object.keys(lossesOf({ queues: null }))).not.toContain('counting-stalled');
});
