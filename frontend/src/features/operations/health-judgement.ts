import type { QueueHealth } from '@astaguide/contracts/queue-health';

/** Seconds that an event may wait before the alerts speak of it. */
const LATE = 60;

/** What is wrong with the event path as it stands, the worst first; nothing when all is well. */
export function findTroubles(health: QueueHealth): string[] {
  const troubles: string[] = [];
  if (health.queues === null)
    troubles.push('The queue does not answer: events go to the inbox in PostgreSQL.');
  if (health.workers.length === 0) troubles.push('No worker runs: events are taken, but not counted.');
  if (waitedSeconds(health) > LATE) troubles.push('Events wait for more than a minute.');
  const failed = health.queues?.reduce((sum, queue) => sum + queue.failed, 0) ?? 0;
  if (failed > 0) troubles.push(`${failed === 1 ? 'A job has' : `${failed} jobs have`} failed for good.`);
  if (health.quarantined > 0) troubles.push('Events are kept apart: see the quarantine below.');
  return troubles;
}

/** Seconds that the oldest event has waited, 0 when none does. */
export function waitedSeconds({ oldestWaitingAt, takenAt }: QueueHealth): number {
  if (oldestWaitingAt === null) return 0;
  return Math.max(0, (Date.parse(takenAt) - Date.parse(oldestWaitingAt)) / 1000);
}
