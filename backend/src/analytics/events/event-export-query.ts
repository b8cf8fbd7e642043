import { z } from 'zod';
import { inputDay } from '@astaguide/contracts/values/calendar-range';

/** The query of `GET /api/analytics/events.ndjson`: days of the site's time zone, both included. */
export const eventExportQuerySchema = z
  .object({ from: inputDay(), to: inputDay() })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day lies before the first' });
export type EventExportQuery = z.infer<typeof eventExportQuerySchema>;

/**
 * A line of the export, oldest first: what happened, and nothing that tells who it was. The visitor's number and
 * the network stay out, as whoever gets the file could join them with logs of their own; the User-Agent is
 * told as a class of device.
 */
export const exportedEventSchema = z.object({
  id: z.uuid(),
  timestamp: z.iso.datetime(),
  event_type: z.string(),
  /** What was sent, as far as it was understood: places without their queries, and beside them what came. */
  event_data: z.record(z.string(), z.unknown()),
  product_id: z.number().int().nullable(),
  page: z.string().nullable(),
  slot: z.string().nullable(),
  rank: z.number().int().nullable(),
  /** US dollars: '29.99'. */
  price: z.string().nullable(),
  source: z.string(),
  referrer: z.string().nullable(),
  country: z.string().nullable(),
  language: z.string().nullable(),
  device: z.string(),
  /** Why it was judged to be no person, and so is in no figure; null for a person. */
  bot_reasons: z.array(z.string()).nullable(),
});
export type ExportedEvent = z.infer<typeof exportedEventSchema>;
