import { pastEvent } from '@astaguide/testbed/past-event';
import { createHash } from 'node:crypto';
import type { Client } from 'pg';

/** A click by a person, as on the queue. */
export function queuedEvent(different: Record<string, unknown> = {}): Record<string, unknown> {
  const click = { eventType: 'affiliate_click', productId: 1, page: '/', visitor: '42' };
  return { ...pastEvent('', 0, { occurredAt: new Date().toISOString(), ...click }), ...different };
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
