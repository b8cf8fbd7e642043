import { z } from 'zod';
import { diskSchema } from './disk';

/**
 * Bounds of the places that waiting times are counted in, milliseconds: the first place holds what took up to
 * the first bound, the last one what took longer than all.
 */
export const lagBounds = [
  10, 25, 50, 75, 100, 150, 250, 500, 1000, 2500, 5000, 10_000, 30_000, 60_000, 300_000,
] as const;

const count = z.number().int().min(0);
const moment = z.iso.datetime();

/** `GET /api/operations/queue`: how the path of the events stands. Parts that did not answer are null. */
export const queueHealthSchema = z.object({
  takenAt: moment,
  /** Jobs of each queue by their state; null while the queue is away. */
  queues: z
    .array(z.object({ name: z.string(), waiting: count, active: count, delayed: count, failed: count }))
    .nullable(),
  /** Batches that wait in PostgreSQL, because the queue could not take them. */
  inboxBatches: count,
  failed: count,
  /** The id of the latest of them: another one means that the failed events has changed, whatever its size. */
  lastFailedId: z.string().nullable(),
  /** When the oldest event came that is not in the rollups yet; null when there is none, or nobody can tell. */
  oldestWaitingAt: moment.nullable(),
  /** From the 202 to the rollups within the last five minutes, milliseconds; null when there was no event. */
  lag: z.object({ p50: z.number(), p95: z.number() }).nullable(),
  /** Events recorded in each of the last 60 minutes, the oldest first; the last one is still under way. */
  throughput: z.array(z.object({ minute: moment, events: count })),
  /** What became of the batches of those 60 minutes. */
  lastHour: z.object({ batches: count, failures: count, retries: count }),
  /** The disk that DATA_DIR lies on. */
  disk: diskSchema.nullable(),
  backup: z.object({
    /** The moment whose state the last one holds; null when none was ever made of this database. */
    lastAt: moment.nullable(),
    /** Beginning of the day of the first event; null when there is none that could be lost. */
    eventsSince: moment.nullable(),
  }),
  workers: z.array(
    z.object({
      id: z.uuid(),
      host: z.string(),
      pid: count,
      version: z.string(),
      startedAt: moment,
      seenAt: moment,
    }),
  ),
  /** What comes round by itself; null while the queue is away. */
  schedules: z
    .array(
      z.object({
        queue: z.string(),
        name: z.string(),
        /** A cron pattern, or the milliseconds between two runs. */
        pattern: z.string().nullable(),
        everyMs: count.nullable(),
        timeZone: z.string().nullable(),
        nextAt: moment.nullable(),
      }),
    )
    .nullable(),
});
export type QueueHealth = z.infer<typeof queueHealthSchema>;
