import { describeDisk, isNearlyFull } from '@astaguide/contracts/operations/disk';
import { BACKUP_LATE, EVENTS_LATE, type QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { formatPlural } from '../../../lib/format';

/** Problems of the event path, the worst first; empty if there are none. */
export function findTroubles(health: QueueHealth): string[] {
  const troubles: string[] = [];
  if (health.queues === null)
    troubles.push('The queue is not responding. Events are saved in the PostgreSQL fallback.');
  if (health.workers.length === 0)
    troubles.push('Processing is paused: no worker is running. Events are saved.');
  if (health.disk && isNearlyFull(health.disk))
    troubles.push(`${describeDisk(health.disk)}. When the disk is full, events are rejected.`);
  if (waitedSeconds(health) > EVENTS_LATE) troubles.push('Events have been queued for more than a minute.');
  const failed = health.queues?.reduce((sum, queue) => sum + queue.failed, 0) ?? 0;
  if (failed > 0) troubles.push(`${failed === 1 ? '1 job has' : `${failed} jobs have`} failed permanently.`);
  if (health.failed > 0) troubles.push('Some events could not be recorded. See failed events below.');
  const backup = backupTrouble(health);
  if (backup !== undefined) troubles.push(backup);
  return troubles;
}

function backupTrouble({ backup, takenAt }: QueueHealth): string | undefined {
  if (backup.failure !== null) return `The last backup failed: ${backup.failure}.`;
  const since = backup.lastAt ?? backup.eventsSince;
  const hours = since === null ? 0 : secondsBetween(since, takenAt) / 3600;
  if (hours < BACKUP_LATE) return undefined;
  if (backup.lastAt === null) return 'No backup has been made yet.';
  return `The last backup is ${formatPlural(Math.floor(hours / 24), 'day')} old.`;
}

/** Waiting time of the oldest event in seconds, 0 if none is waiting. */
export function waitedSeconds({ oldestWaitingAt, takenAt }: QueueHealth): number {
  return oldestWaitingAt === null ? 0 : secondsBetween(oldestWaitingAt, takenAt);
}

/** Between two moments of the server; 0 if its clocks disagree. */
export function secondsBetween(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000);
}
