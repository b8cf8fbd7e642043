import { describeDisk, isNearlyFull, type Disk } from '@astaguide/contracts/operations/disk';
import { BACKUP_LATE, EVENTS_LATE, type QueueHealth } from '@astaguide/contracts/operations/queue-health';

/** What means that data is lost, or soon will be. */
export const lossKinds = [
  'events-refused',
  'no-worker',
  'counting-stalled',
  'disk',
  'backup-failed',
  'backup',
] as const;
export type LossKind = (typeof lossKinds)[number];

/** The state of the site, as far as it can be read. */
export interface Reading {
  /** Why events are refused; null while they are accepted. */
  refusal: 'disk full' | 'not stored' | null;
  /** Null if it cannot be read. */
  disk: Disk | null;
  /** Null if the database does not answer. */
  health: QueueHealth | null;
}

/**
 * Describes each loss in a sentence; null if it is not the case. What cannot be known now is missing. Without a worker
 * nothing is counted, and where nothing can be stored no heartbeat is either: only the cause is reported.
 */
export function findLosses({ refusal, disk, health }: Reading): Map<LossKind, string | null> {
  const losses = new Map<LossKind, string | null>();
  losses.set('events-refused', refusal && REFUSALS[refusal]);
  if (disk) losses.set('disk', isNearlyFull(disk) ? `${describeDisk(disk)}.` : null);
  if (!health) return losses;
  const { failure } = health.backup;
  losses.set('backup-failed', failure === null ? null : `The reason: ${failure}.`);
  losses.set('backup', backupLoss(health));
  if (refusal) return losses;
  const hasWorker = health.workers.length > 0;
  losses.set('no-worker', hasWorker ? null : 'No worker has sent a heartbeat for a minute.');
  // Without the queue, the oldest waiting event is unknown.
  if (!hasWorker || health.queues === null) return losses;
  const waited = health.oldestWaitingAt === null ? 0 : secondsSince(health.oldestWaitingAt, health);
  const minutes = Math.floor(waited / 60);
  losses.set(
    'counting-stalled',
    waited > EVENTS_LATE ? `The oldest event has waited for ${minutes} min to be counted.` : null,
  );
  return losses;
}

const REFUSALS = {
  'disk full': 'The disk is full.',
  'not stored': 'Neither the queue nor the database stores events.',
};

function backupLoss(health: QueueHealth): string | null {
  const { lastAt, eventsSince } = health.backup;
  const since = lastAt ?? eventsSince;
  const hours = since === null ? 0 : secondsSince(since, health) / 3600;
  if (hours < BACKUP_LATE) return null;
  return lastAt === null
    ? `No backup has been made since the first event, ${Math.floor(hours)} hours ago.`
    : `The last backup is ${Math.floor(hours)} hours old.`;
}

const secondsSince = (moment: string, { takenAt }: QueueHealth) =>
  (Date.parse(takenAt) - Date.parse(moment)) / 1000;
