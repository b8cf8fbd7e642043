import { createHash, randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/** A page view by a person, as on the queue. */
export function queuedEvent(different: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: randomUUID(),
    occurredAt: new Date().toISOString(),
    receivedAt: new Date().toISOString(),
    eventType: 'affiliate_click',
    productId: 1,
    page: '/',
    linkPlacement: null,
    rank: null,
    price: null,
    source: 'direct',
    channel: 'direct',
    referrer: null,
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    utmContent: null,
    utmTerm: null,
    visitor: '42',
    ipAddress: '203.0.113.0/24',
    country: 'DE',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    language: 'de',
    ...different,
  };
}

/** Stores a failed event. @returns its id */
export async function failedEvents(database: Client, event: unknown, reason: string): Promise<string> {
  const text = JSON.stringify(event);
  const { rows } = await database.query<{ id: string }>(
    'INSERT INTO failed_events (fingerprint, event, reason) VALUES ($1, $2, $3) RETURNING id',
    [createHash('sha256').update(text).digest('hex'), text, reason],
  );
  return rows[0]!.id;
}
