import type { Queue } from 'bullmq';
import type { RecordEventsJob } from './events-queue';

/** Every state that a job passes through before it is done. */
const UNFINISHED = ['waiting', 'active', 'delayed', 'prioritized'] as const;

/** What waits on the events queue. */
export interface EventBacklog {
  jobs: number;
  /** When the door took the oldest event that waits. Milliseconds since 1970; null when none does. */
  oldestAt: number | null;
}

/** Reads what waits on the events queue. @throws when its store does not answer */
export async function readBacklog(queue: Queue<RecordEventsJob>): Promise<EventBacklog> {
  const [counts, ...oldest] = await Promise.all([
    queue.getJobCounts(...UNFINISHED),
    ...UNFINISHED.map((state) => queue.getJobs([state], 0, 0, true)),
  ]);
  const times = oldest.flat().flatMap((job) => {
    const data = job?.data as Partial<RecordEventsJob> | undefined;
    const first = Date.parse(data?.events?.[0]?.timestamp ?? '');
    return job ? [Number.isNaN(first) ? job.timestamp : Math.min(first, job.timestamp)] : [];
  });
  return {
    jobs: UNFINISHED.reduce((sum, state) => sum + (counts[state] ?? 0), 0),
    oldestAt: times.length > 0 ? Math.min(...times) : null,
  };
}
