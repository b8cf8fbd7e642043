import {
  eventDetailsSchema,
  type EventDetails,
  type TrackRequest,
} from '@astaguide/contracts/analytics/analytics-event';
import { InvalidInputError } from '../../http/errors';

/** The tracker drops events that are older, because an id is remembered for 48 hours. Milliseconds. */
const LONGEST_DELAY = 47 * 3_600_000;

/** A request to record an event, with its data as an object. */
export interface ReadRequest extends Omit<TrackRequest, 'eventData' | 'sentAt'> {
  data: Record<string, unknown>;
  /** The known keys of the data. */
  details: EventDetails;
  /** When it happened, by this server's clock. */
  occurredAt: Date;
}

/**
 * Reads the data of a request, and when the event happened.
 *
 * @param now when the request was received
 * @throws InvalidInputError when eventData is a string that is not the JSON text of an object
 */
export function readRequest(request: TrackRequest, now: Date): ReadRequest {
  const { id, eventType, productId, eventData, sentAt } = request;
  const data = typeof eventData === 'string' ? parseObject(eventData) : eventData;
  const details = eventDetailsSchema.parse(data);
  return { id, eventType, productId, data, details, occurredAt: momentOf(details.timestamp, sentAt, now) };
}

/**
 * As long before its receipt as the visitor's clock passed between the event and its sending: how wrong that clock is does
 * not matter. The time of receipt if the request does not say both, or says that it was sent before it happened.
 */
function momentOf(timestamp: string | undefined, sentAt: string | undefined, now: Date): Date {
  if (timestamp === undefined || sentAt === undefined) return now;
  const delay = Date.parse(sentAt) - Date.parse(timestamp);
  return delay < 0 ? now : new Date(now.getTime() - Math.min(delay, LONGEST_DELAY));
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Reported below, like any other text that is not an object.
  }
  throw new InvalidInputError([{ path: 'eventData', message: 'Expected an object, or JSON text of one' }]);
}
