import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type { Stack } from '../environment/stack';
import { eventId } from '../load/event-id';
import { generateEvent, generateVisitor } from '../load/generated-event';
import { integerBetween, type Random } from '../random';

/** An event as ingest creates it. */
export function trackedEvent(
  random: Random,
  productIds: readonly number[],
  id: string,
  receivedAt: Date,
): TrackedEvent {
  const { eventType, eventData, productId } = generateEvent(random, productIds);
  const details = eventData as { page: string; linkPlacement?: string; rank?: number; price?: string };
  const { page, linkPlacement = null, rank = null, price = null, ...extra } = details;
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    eventType,
    productId: productId ?? null,
    page,
    linkPlacement,
    rank,
    price,
    extra,
    source: 'direct',
    channel: 'direct',
    referrer: null,
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    utmContent: null,
    utmTerm: null,
    visitor: String(integerBetween(random, 1, 1_000_000)),
    ipAddress: '203.0.113.0/24',
    country: 'DE',
    userAgent: generateVisitor(random).userAgent,
    language: 'de',
  };
}

/** Tracked events with ids of one tag, numbered from 1. */
export function trackedEvents(
  random: Random,
  options: {
    productIds: readonly number[];
    tag: string;
    count: number;
    firstSequence?: number;
    receivedAt?: Date;
  },
): TrackedEvent[] {
  const { productIds, tag, count, firstSequence = 1, receivedAt = new Date() } = options;
  return Array.from({ length: count }, (_, index) =>
    trackedEvent(random, productIds, eventId(random, tag, firstSequence + index), receivedAt),
  );
}

/** Stores a batch in the inbox, as ingest does while the queue is unavailable. */
export async function layIntoInbox(stack: Stack, events: unknown[]): Promise<void> {
  await stack.database.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(events)]);
}
