import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type { QueueDefinition } from './backend';

/** One batch of events from ingest, in order of arrival. */
export interface RecordEventsJob {
  events: TrackedEvent[];
  /** Ids of their requests, in the same order. Used in log lines only. */
  requestIds?: string[];
  /** Trace headers of the first event's request, when tracing is on. */
  trace?: Record<string, string>;
}

/** Name of the events queue's jobs. */
export const RECORD_EVENTS = 'record-events';

/** Maximum number of events in a job: beyond a few hundred, larger batches add latency and no throughput. */
export const MAX_EVENTS_PER_JOB = 500;

/**
 * From ingest to the event log. A job is retried until it succeeds: its events were answered with 202, so they are
 * never given up. The worker stores events that can never succeed as failed events.
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
