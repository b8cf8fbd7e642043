import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type { QueueDefinition } from './backend';

/** One batch of events from the door, in the order they came. */
export interface RecordEventsJob {
  events: TrackedEvent[];
  /** Ids of the requests that brought them, in the same order: they are told in the log, nowhere else. */
  requestIds?: string[];
  /** The trace of the first of them, as its headers: only where requests are traced. */
  trace?: Record<string, string>;
}

/** Name of the events queue's jobs. */
export const RECORD_EVENTS = 'record-events';

/** Events a job carries at the most: beyond a few hundred a larger batch is no faster, only later. */
export const MAX_EVENTS_PER_JOB = 500;

/**
 * From the door to the log. A job is tried until it succeeds: the event was answered with 202, so it may
 * wait for a database but never be given up. What cannot succeed is put into the quarantine by the worker.
 */
export const eventsQueue: QueueDefinition<RecordEventsJob> = {
  name: 'events',
  defaultJobOptions: {
    attempts: 1_000_000,
    backoff: { type: 'custom' },
    removeOnComplete: true,
    removeOnFail: false,
  },
};
