import type { Queue } from 'bullmq';
import type { RecordEventsJob } from './events-queue';

/** Every state that a job passes through before it is done. */
const UNFINISHED = ['waiting', 'active', 'delayed'] as const;

/** The backlog of the events queue. */
export interface EventBacklog {
  jobs: number;
  /** When the backend received the oldest queued event. Milliseconds since 1970; null for an empty queue. */
  oldestAt: number | null;
}

/** Reads the backlog of the events queue. @throws when the store does not answer */
export async function readBacklog(queue: Queue<RecordEventsJob>): Promise<EventBacklog> {
  const counts = await queue.getJobCounts(...UNFINISHED);
  const states = UNFINISHED.filter((state) => (counts[state] ?? 0) > 0);
  const oldest = await Promise.all(states.map((state) => queue.getJobs([state], 0, 0, true)));
  // The job may have been completed since it was counted.
  const times = oldest.flat().flatMap((job) => {
    const data = job?.data as Partial<RecordEventsJob> | undefined;
    const first = Date.parse(data?.events?.[0]?.receivedAt ?? '');
    return job ? [Number.isNaN(first) ? job.timestamp : Math.min(first, job.timestamp)] : [];
  });
  return {
    jobs: states.reduce((sum, state) => sum + counts[state]!, 0),
    oldestAt: times.length > 0 ? Math.min(...times) : null,
  };
}
