import { z } from 'zod';

/** The response of `GET /api/analytics/integrity`: completeness and drift of the metrics. */
export const integritySchema = z.object({
  /** When this was read. */
  asOf: z.iso.datetime(),
  /** Every event accepted before this moment is in the rollups; null when the queue or the inbox cannot be read. */
  completeThrough: z.iso.datetime().nullable(),
  /** Batches waiting to be recorded, in queue and inbox; null when either cannot be read. */
  waiting: z.number().int().nullable(),
  /** Rollup rows of the open days that differ from the log; null until all open days were verified. */
  drift: z.number().int().nullable(),
  /** Time of the oldest verification included in `drift`; null when `drift` is. */
  verifiedAt: z.iso.datetime().nullable(),
  /** First and last open day: days whose metrics still change incrementally. */
  openDays: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** Days with rollups, of any age, that were never verified. */
  daysNeverVerified: z.number().int(),
  /** Days that are still to be rebuilt after a change of the site's time zone. */
  daysToRebuild: z.number().int(),
  /** Days whose newest verification found a difference, newest first, at most 50. */
  differingDays: z.array(
    z.object({ day: z.iso.date(), drift: z.number().int(), verifiedAt: z.iso.datetime() }),
  ),
});
export type Integrity = z.infer<typeof integritySchema>;

/** The response of `GET /api/analytics/storage`: storage of events and metrics, and retention of raw events. */
export const storageSchema = z.object({
  /** Size of the whole database, in bytes. */
  bytes: z.number().int(),
  /** The log by month, oldest first. Rows are PostgreSQL's estimate. */
  months: z.array(
    z.object({
      /** '2026-11'. */
      month: z.string().meta({ example: '2026-01' }),
      rows: z.number().int(),
      /** Size of the table without indexes, and of its indexes. */
      bytes: z.number().int(),
      indexBytes: z.number().int(),
    }),
  ),
  /** Other tables with their indexes: rollups, short-lived data, the queue, everything else. */
  parts: z.array(
    z.object({
      name: z.enum(['rollups', 'short-lived', 'queue', 'other']),
      rows: z.number().int(),
      bytes: z.number().int(),
    }),
  ),
  /** The day of the oldest raw event; null if there is none. */
  oldestRawDay: z.iso.date().nullable(),
  retention: z.object({
    /** Retention of raw events, in months; 0 keeps them forever. */
    months: z.number().int(),
    /** When a month was last dropped; null if never. */
    lastCompactionAt: z.iso.datetime().nullable(),
    /** When the oldest month may be dropped; null if none ever is. */
    nextCompactionAt: z.iso.datetime().nullable(),
    /** Dropped months, newest first; their rollups are kept. */
    dropped: z.array(
      z.object({
        month: z.string().meta({ example: '2026-01' }),
        events: z.number().int(),
        droppedAt: z.iso.datetime(),
      }),
    ),
  }),
});
export type Storage = z.infer<typeof storageSchema>;

/** The response of `POST /api/privacy/erase-visits`. */
export const visitErasureSchema = z.object({
  /** Days whose events are being erased, oldest first. */
  days: z.array(z.iso.date()),
  /** Describes what is being erased, in a sentence or two. */
  erased: z.string().meta({ example: 'Page views and clicks from this browser are being deleted.' }),
  /** Describes what is not erased, and why. */
  kept: z.string().meta({ example: 'Earlier visits stay: no one can find them, including us.' }),
});
export type VisitErasure = z.infer<typeof visitErasureSchema>;
