import { z } from 'zod';
import { trackedEventSchema, type TrackedEvent } from './analytics-event';
import { storableText } from '../lib/storable-text';

/** Events per page; `before` requests the next page. */
export const FAILED_EVENTS_PAGE = 50;

/** How many failed events are kept: the first ones of each reason, and of all reasons together. */
export const FAILED_EVENTS_KEPT = { ofReason: 1000, all: 10_000 };

/** The query of `DELETE /api/operations/failed-events`. */
export const failedEventsSelectionSchema = z.object({
  reason: z.string().max(20_000).optional().describe('Only the events that failed for this reason.'),
});

/** The query of `GET /api/operations/failed-events`. */
export const failedEventsQuerySchema = failedEventsSelectionSchema.extend({
  before: z
    .string()
    .regex(/^[1-9]\d{0,17}$/, 'Give the id of an event')
    .optional()
    .describe('Id of the last event of the previous page.'),
});
export type FailedEventsQuery = z.infer<typeof failedEventsQuerySchema>;

/** A failed event, as listed by `GET /api/operations/failed-events`, newest first. */
export const failedEventSchema = z.object({
  id: z.string().meta({ example: '1042' }),
  reason: z.string().meta({ example: 'invalid visitor' }),
  /** The queue job that contained it; null if it came from the inbox. */
  jobId: z.string().meta({ example: '977' }).nullable(),
  failedAt: z.iso.datetime(),
  /** Null if the event has none. */
  eventType: z.string().meta({ example: 'page_view' }).nullable(),
  /** Length of its JSON text, in characters. */
  size: z.number().int(),
});
export type FailedEvent = z.infer<typeof failedEventSchema>;

/** The response of `GET /api/operations/failed-events/{id}`: includes the JSON text as it was on the queue. */
export const failedEventTextSchema = failedEventSchema.extend({
  event: z.string().meta({ example: '{"eventType":"page_view"}' }),
});
export type FailedEventText = z.infer<typeof failedEventTextSchema>;

/** The response of `GET /api/operations/failed-events/reasons`, most frequent first. */
export const failureReasonSchema = z.object({
  reason: z.string().meta({ example: 'invalid visitor' }),
  events: z.number().int(),
});
export type FailureReason = z.infer<typeof failureReasonSchema>;

const EVENT: TrackedEvent = {
  id: '6f1d2c3b-4a5e-4f60-8b7c-9d0e1f2a3b4c',
  occurredAt: '2026-01-15T09:30:00.000Z',
  receivedAt: '2026-01-15T09:30:00.120Z',
  eventType: 'page_view',
  productId: null,
  page: '/comparison',
  linkPlacement: null,
  rank: null,
  price: null,
  source: 'google.com',
  channel: 'organic-search',
  referrer: 'google.com',
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmContent: null,
  utmTerm: null,
  visitor: '-4611686018427387904',
  ipAddress: '203.0.113.0/24',
  country: 'DE',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  language: 'de',
};

/** The body of `POST /api/operations/failed-events/{id}/replay`: the event to replay, edited or not. */
export const replayRequestSchema = z.strictObject({ event: trackedEventSchema.meta({ example: EVENT }) });

/** The body of `POST /api/operations/failed-events/replay`: replays every failed event with this reason. */
export const replayReasonRequestSchema = z.strictObject({
  reason: storableText().min(1).max(20_000).meta({ example: 'invalid visitor' }),
});
export type ReplayReasonRequest = z.infer<typeof replayReasonRequestSchema>;

/** The result of a replay: events that cannot be parsed stay failed. */
export const replayedSchema = z.object({ replayed: z.number().int(), left: z.number().int() });
export type Replayed = z.infer<typeof replayedSchema>;
