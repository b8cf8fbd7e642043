import { z } from 'zod';
import { diskSchema } from './disk';

/**
 * Upper bounds of the lag histogram's buckets, in milliseconds, inclusive. One more bucket counts times above the last
 * bound.
 */
export const lagBounds = [
  10, 25, 50, 75, 100, 150, 250, 500, 1000, 2500, 5000, 10_000, 30_000, 60_000, 300_000,
] as const;

/** An event that is in the rollups after this time was counted late. Milliseconds; one of `lagBounds`. */
export const IN_TIME = 1000 satisfies (typeof lagBounds)[number];

/** Seconds that the oldest event may wait before counting is said to have stalled. */
export const EVENTS_LATE = 60;

/** Hours without a backup before the owner is warned. */
export const BACKUP_LATE = 48;

const count = z.number().int().min(0);
const moment = z.iso.datetime();

/** The response of `GET /api/operations/queue`: health of the event path. Parts that cannot be read are null. */
export const queueHealthSchema = z.object({
  takenAt: moment,
  /** Jobs of each queue by state; null while the queue is unavailable. */
  queues: z
    .array(
      z.object({
        name: z.string().meta({ example: 'events' }),
        waiting: count,
        active: count,
        delayed: count,
        failed: count,
      }),
    )
    .nullable(),
  /** Batches waiting in PostgreSQL because the queue could not accept them. */
  inboxBatches: count,
  failed: count,
  /** Id of the newest failed event: shows new failed events even if their number is unchanged. */
  lastFailedId: z.string().meta({ example: '1042' }).nullable(),
  /** When the oldest event not yet in the rollups was received; null if there is none or it is unknown. */
  oldestWaitingAt: moment.nullable(),
  /**
   * Lag from the 202 to the rollups over the last hour; null without events. p50 and p95 in milliseconds; inTime is the
   * share that was counted within a second.
   */
  lag: z.object({ p50: z.number(), p95: z.number(), inTime: z.number().min(0).max(1) }).nullable(),
  /** Events recorded in each of the last 60 minutes, oldest first; the last minute is incomplete. */
  throughput: z.array(z.object({ minute: moment, events: count })),
  /** Outcomes of batches in the last 60 minutes. */
  lastHour: z.object({ batches: count, failures: count, retries: count }),
  /** The disk that contains DATA_DIR. */
  disk: diskSchema.nullable(),
  backup: z.object({
    /** The moment that the last backup captures; null if this database was never backed up. */
    lastAt: moment.nullable(),
    /** Why the last attempt failed; null if it completed. */
    failure: z.string().meta({ example: 'No space left on device' }).nullable(),
    /** When the first event was recorded; null if there are no events to lose. */
    eventsSince: moment.nullable(),
  }),
  workers: z.array(
    z.object({
      id: z.uuid(),
      host: z.string().meta({ example: 'worker-1' }),
      pid: count,
      version: z.string().meta({ example: '0.1.0' }),
      startedAt: moment,
      seenAt: moment,
    }),
  ),
  /** Scheduled jobs; null while the queue is unavailable. */
  schedules: z
    .array(
      z.object({
        queue: z.string().meta({ example: 'maintenance' }),
        name: z.string().meta({ example: 'verify' }),
        /** A cron pattern, or the milliseconds between two runs. */
        pattern: z.string().meta({ example: '0 4 * * *' }).nullable(),
        everyMs: count.nullable(),
        timeZone: z.string().meta({ example: 'Europe/Berlin' }).nullable(),
        nextAt: moment.nullable(),
      }),
    )
    .nullable(),
});
export type QueueHealth = z.infer<typeof queueHealthSchema>;
