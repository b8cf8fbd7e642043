import { z } from 'zod';

/** `GET /api/analytics/integrity`: completeness and drift of the metrics. */
export const integritySchema = z.object({
  /** When this was read. */
  asOf: z.iso.datetime(),
  /** Every event accepted before this moment is in the rollups; null when the queue or the inbox cannot be read. */
  completeThrough: z.iso.datetime().nullable(),
  /** Batches that wait to be recorded, in queue and inbox; null when one of both cannot be read. */
  waiting: z.number().int().nullable(),
  /** Rollup rows of the open days that differ from the log; null while one of them was never verified. */
  drift: z.number().int().nullable(),
  /** The oldest of the verifications that `drift` adds up; null as `drift` is. */
  verifiedAt: z.iso.datetime().nullable(),
  /** First and last open day: days whose metrics still change incrementally. */
  openDays: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** Counted days of any age that were never verified. */
  daysNeverVerified: z.number().int(),
  /** Days that still have the counts of the time zone before, as the site's was changed: they are being rebuilt. */
  daysToRebuild: z.number().int(),
  /** Days whose newest verification found a difference, newest first, 50 at the most. */
  differingDays: z.array(
    z.object({ day: z.iso.date(), drift: z.number().int(), verifiedAt: z.iso.datetime() }),
  ),
});
export type Integrity = z.infer<typeof integritySchema>;

/** `GET /api/analytics/storage`: storage of events and metrics, and the retention of raw events. */
export const storageSchema = z.object({
  /** Bytes of the whole database. */
  bytes: z.number().int(),
  /** The log by month, oldest first. Rows are PostgreSQL's estimate. */
  months: z.array(
    z.object({
      /** '2026-11'. */
      month: z.string(),
      rows: z.number().int(),
      /** Without and of indexes. */
      bytes: z.number().int(),
      indexBytes: z.number().int(),
    }),
  ),
  /** What else there is, with indexes: rollups, what is kept for a short time, the queue, everything else. */
  parts: z.array(
    z.object({
      name: z.enum(['rollups', 'short-lived', 'queue', 'other']),
      rows: z.number().int(),
      bytes: z.number().int(),
    }),
  ),
  /** The day of the oldest single event that is kept; null without any. */
  oldestRawDay: z.iso.date().nullable(),
  retention: z.object({
    /** Months that raw events are kept; 0 keeps them forever. */
    months: z.number().int(),
    /** When a month was dropped last; null before the first time. */
    lastCompactionAt: z.iso.datetime().nullable(),
    /** When the oldest month may be dropped; null when none ever is. */
    nextCompactionAt: z.iso.datetime().nullable(),
    /** Months that were dropped, newest first; their totals stay. */
    dropped: z.array(z.object({ month: z.string(), events: z.number().int(), droppedAt: z.iso.datetime() })),
  }),
});
export type Storage = z.infer<typeof storageSchema>;

/** The answer of `POST /api/privacy/erase-visits`. */
export const visitErasureSchema = z.object({
  /** Days whose events are being erased, oldest first. */
  days: z.array(z.iso.date()),
  /** What is being erased, in a sentence or two. */
  erased: z.string(),
  /** What is not, and why. */
  kept: z.string(),
});
export type VisitErasure = z.infer<typeof visitErasureSchema>;
