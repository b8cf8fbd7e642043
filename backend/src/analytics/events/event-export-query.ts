import { z } from 'zod';
import { inputDay } from '@astaguide/contracts/lib/calendar-range';

/** The query of `GET /api/analytics/events.ndjson`: days of the site's time zone, both included. */
export const eventExportQuerySchema = z
  .object({ from: inputDay().describe('First day.'), to: inputDay().describe('Last day, inclusive.') })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The end date is before the start date' });
export type EventExportQuery = z.infer<typeof eventExportQuerySchema>;

/**
 * A line of the export, without anything that identifies a person. The visitor's hash and the network are omitted,
 * because they could be joined with other logs; the User-Agent is reduced to a device class.
 */
export const exportedEventSchema = z.object({
  id: z.uuid(),
  timestamp: z.iso.datetime(),
  event_type: z.string(),
  /** The event's data as stored: addresses without their queries, other fields unchanged. */
  event_data: z.record(z.string(), z.unknown()),
  product_id: z.number().int().nullable(),
  page: z.string().nullable(),
  link_placement: z.string().nullable(),
  rank: z.number().int().nullable(),
  /** US dollars: '29.99'. */
  price: z.string().nullable(),
  source: z.string(),
  referrer: z.string().nullable(),
  country: z.string().nullable(),
  language: z.string().nullable(),
  device: z.string(),
  /** Why the event counts as bot traffic; null if it does not. */
  bot_reasons: z.array(z.string()).nullable(),
});
export type ExportedEvent = z.infer<typeof exportedEventSchema>;
