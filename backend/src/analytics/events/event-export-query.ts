import { z } from 'zod';
import { inputDay } from '@astaguide/contracts/lib/calendar-range';

/** The query of `GET /api/analytics/events.csv` and `.ndjson`: days of the site's time zone, both included. */
export const eventExportQuerySchema = z
  .object({ from: inputDay().describe('First day.'), to: inputDay().describe('Last day, inclusive.') })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The end date is before the start date' });
export type EventExportQuery = z.infer<typeof eventExportQuerySchema>;

/**
 * An event of the export: flat, each column of one type whatever visitors sent, and without anything that identifies a
 * person. The visitor's hash and the network are omitted, because they could be joined with other logs; the User-Agent is
 * reduced to device, browser and system.
 */
export interface ExportedEvent {
  id: string;
  /** ISO 8601 in UTC. */
  timestamp: string;
  /** The day in the site's time zone: '2026-11-23'. */
  date: string;
  event_type: string;
  /** Equal for events of one visitor and day, within one file: a positive integer below 2^53. */
  visitor: number;
  page: string | null;
  link_placement: string | null;
  product_id: number | null;
  rank: number | null;
  /** US dollars. */
  price: number | null;
  channel: string;
  source: string;
  referrer: string | null;
  campaign: string | null;
  medium: string | null;
  content: string | null;
  term: string | null;
  country: string | null;
  language: string | null;
  device: string;
  browser: string;
  system: string;
  /** Why the event counts as bot traffic, separated by spaces; null if it does not. */
  bot_reasons: string | null;
  /** The event's data as stored, as JSON text: addresses without their queries, other fields unchanged. */
  event_data: string;
}
