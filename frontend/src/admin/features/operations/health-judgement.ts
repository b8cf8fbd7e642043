import { describeDisk, isNearlyFull } from '@astaguide/contracts/operations/disk';
import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { formatPlural } from '../../../lib/format';

/** Seconds that an event may wait before the alerts speak of it. */
const LATE = 60;
/** Hours without a backup from which on it is warned of. */
const BACKUP_LATE = 48;

/** What is wrong with the event path as it stands, the worst first; nothing when all is well. */
export function findTroubles(health: QueueHealth): string[] {
  const troubles: string[] = [];
  if (health.queues === null)
    troubles.push('The queue does not answer: events go to the inbox in PostgreSQL.');
  if (health.workers.length === 0) troubles.push('No worker runs: events are taken, but not counted.');
  if (health.disk && isNearlyFull(health.disk))
    troubles.push(`${describeDisk(health.disk)}. On a full disk events are refused until there is room.`);
  if (waitedSeconds(health) > LATE) troubles.push('Events wait for more than a minute.');
  const failed = health.queues?.reduce((sum, queue) => sum + queue.failed, 0) ?? 0;
  if (failed > 0) troubles.push(`${failed === 1 ? 'A job has' : `${failed} jobs have`} failed for good.`);
  if (health.quarantined > 0) troubles.push('Events are kept apart: see the quarantine below.');
  const backup = backupTrouble(health);
  if (backup !== undefined) troubles.push(backup);
  return troubles;
}

function backupTrouble({ backup, takenAt }: QueueHealth): string | undefined {
  const since = backup.lastAt ?? backup.eventsSince;
  const hours = since === null ? 0 : secondsBetween(since, takenAt) / 3600;
  if (hours < BACKUP_LATE) return undefined;
  if (backup.lastAt === null) return 'No backup was ever made.';
  return `The last backup is ${formatPlural(Math.floor(hours / 24), 'day')} old.`;
}

/** Seconds that the oldest event has waited, 0 when none does. */
export function waitedSeconds({ oldestWaitingAt, takenAt }: QueueHealth): number {
  if (oldestWaitingAt === null) return 0;
  return secondsBetween(oldestWaitingAt, takenAt);
}

/** 0 where the clocks disagree. */
function secondsBetween(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000);
}
