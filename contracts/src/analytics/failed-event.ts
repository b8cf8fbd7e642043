import { z } from 'zod';
import { trackedEventSchema } from './analytics-event';
import { storableText } from '../values/storable-text';

/** Events per page; `before` requests the next page. */
export const FAILED_EVENTS_PAGE = 50;

/** The query of `GET /api/operations/failed-events`. */
export const failedEventsQuerySchema = z.object({
  /** Id of the last event of the previous page. */
  before: z
    .string()
    .regex(/^[1-9]\d{0,17}$/, 'Give the id of an event')
    .optional(),
  reason: z.string().max(20_000).optional(),
});
export type FailedEventsQuery = z.infer<typeof failedEventsQuerySchema>;

/** A failed event, as listed by `GET /api/operations/failed-events`, newest first. */
export const failedEventSchema = z.object({
  id: z.string(),
  reason: z.string(),
  /** The queue job that contained it; null if it came from the inbox. */
  jobId: z.string().nullable(),
  failedAt: z.iso.datetime(),
  /** Null if the event has none. */
  eventType: z.string().nullable(),
  /** Length of its JSON text, in characters. */
  size: z.number().int(),
});
export type FailedEvent = z.infer<typeof failedEventSchema>;

/** The response of `GET /api/operations/failed-events/{id}`: includes the JSON text as it was on the queue. */
export const failedEventTextSchema = failedEventSchema.extend({ event: z.string() });
export type FailedEventText = z.infer<typeof failedEventTextSchema>;

/** The response of `GET /api/operations/failed-events/reasons`, most frequent first. */
export const failureReasonSchema = z.object({ reason: z.string(), events: z.number().int() });
export type FailureReason = z.infer<typeof failureReasonSchema>;

/** The body of `POST /api/operations/failed-events/{id}/replay`: the event to replay, edited or not. */
export const replayRequestSchema = z.strictObject({ event: trackedEventSchema });

/** The body of `POST /api/operations/failed-events/replay`: replays every failed event with this reason. */
export const replayReasonRequestSchema = z.strictObject({ reason: storableText().min(1).max(20_000) });
export type ReplayReasonRequest = z.infer<typeof replayReasonRequestSchema>;

/** The result of a replay: events that cannot be parsed stay failed. */
export const replayedSchema = z.object({ replayed: z.number().int(), left: z.number().int() });
export type Replayed = z.infer<typeof replayedSchema>;
