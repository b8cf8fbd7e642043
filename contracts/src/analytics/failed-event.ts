import { z } from 'zod';
import { trackedEventSchema } from './analytics-event';
import { storableText } from '../values/storable-text';

/** Entries in an answer, at the most; `before` asks for those that come after them. */
export const QUARANTINE_PAGE = 50;

/** The query of `GET /api/operations/quarantine`. */
export const quarantineQuerySchema = z.object({
  /** Id of the last one that is known already. */
  before: z
    .string()
    .regex(/^[1-9]\d{0,17}$/, 'Give the id of an event')
    .optional(),
  reason: z.string().max(20_000).optional(),
});
export type QuarantineQuery = z.infer<typeof quarantineQuerySchema>;

/** An event that is kept apart, as `GET /api/operations/quarantine` lists it, the newest first. */
export const quarantinedEventSchema = z.object({
  id: z.string(),
  reason: z.string(),
  /** The queue's job that brought it; null where it came from the inbox. */
  jobId: z.string().nullable(),
  quarantinedAt: z.iso.datetime(),
  /** As far as it says one. */
  eventType: z.string().nullable(),
  /** Characters of its JSON text. */
  size: z.number().int(),
});
export type QuarantinedEvent = z.infer<typeof quarantinedEventSchema>;

/** `GET /api/operations/quarantine/{id}`: with the JSON text as it lay on the queue. */
export const quarantinedTextSchema = quarantinedEventSchema.extend({ event: z.string() });
export type QuarantinedText = z.infer<typeof quarantinedTextSchema>;

/** `GET /api/operations/quarantine/reasons`, the most frequent first. */
export const quarantineReasonSchema = z.object({ reason: z.string(), events: z.number().int() });
export type QuarantineReason = z.infer<typeof quarantineReasonSchema>;

/** `POST /api/operations/quarantine/{id}/replay`: sent as `event`, edited or not. */
export const replayRequestSchema = z.strictObject({ event: trackedEventSchema });

/** `POST /api/operations/quarantine/replay`: every event that is kept apart for this very reason. */
export const replayReasonRequestSchema = z.strictObject({ reason: storableText().min(1).max(20_000) });
export type ReplayReasonRequest = z.infer<typeof replayReasonRequestSchema>;

/** What became of them: the ones that no event can be made of stay where they are. */
export const replayedSchema = z.object({ replayed: z.number().int(), left: z.number().int() });
export type Replayed = z.infer<typeof replayedSchema>;
