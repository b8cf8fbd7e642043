import type { TrackRequest } from '@astaguide/contracts/analytics/analytics-event';
import { parseJson } from '../parse-json';
import { EVENT_PREFIX } from './storage-keys';

export type QueuedBody = TrackRequest & { id: string };

/** An event without a confirmed 202. */
export interface QueuedEvent {
  body: QueuedBody;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** Failed attempts so far. */
  attempts: number;
  /** Not sent before this time: a running attempt, a backoff or Retry-After. Milliseconds since the epoch. */
  notBefore: number;
  /** The last attempt did not reach the server, so it is retried when the connection is back. */
  unreached: boolean;
}

/** Maximum number of queued events; beyond that the oldest is dropped. */
export const QUEUE_LIMIT = 100;
/** The server deduplicates ids for 48 hours. An older event could count twice, so it is dropped. */
export const MAX_KEPT_MS = 47 * 3_600_000;

/**
 * This browser's unsent events, stored in localStorage.
 *
 * Each event has a separate key, so that tabs do not overwrite each other's list. If storage is blocked or full, events
 * are kept in memory for the life of the page.
 */
export class EventQueue {
  private readonly memory = new Map<string, string>();

  constructor(private readonly storage: Storage | undefined) {}

  /** Adds or replaces an event, and drops the oldest ones beyond the limit. */
  put(event: QueuedEvent): void {
    const key = EVENT_PREFIX + event.body.id;
    const text = JSON.stringify(event);
    try {
      if (!this.storage) throw new Error('no storage');
      this.storage.setItem(key, text);
      this.memory.delete(key);
    } catch {
      this.memory.set(key, text);
    }
    const all = this.list();
    for (const surplus of all.slice(0, Math.max(0, all.length - QUEUE_LIMIT))) this.remove(surplus.body.id);
  }

  /** Removes an event with a final answer. */
  remove(id: string): void {
    this.memory.delete(EVENT_PREFIX + id);
    this.storage?.removeItem(EVENT_PREFIX + id);
  }

  /** The current state of the event; another tab may have sent it. */
  find(id: string): QueuedEvent | undefined {
    return parse(this.memory.get(EVENT_PREFIX + id) ?? this.storage?.getItem(EVENT_PREFIX + id) ?? null);
  }

  /** All queued events, oldest first. */
  list(): QueuedEvent[] {
    return this.ids()
      .map((id) => this.find(id))
      .filter((event) => event !== undefined)
      .sort((one, other) => one.createdAt - other.createdAt);
  }

  /** Drops events that are too old to send safely, and unreadable entries. */
  dropExpired(now: number): void {
    for (const id of this.ids()) {
      const event = this.find(id);
      if (!event || now - event.createdAt > MAX_KEPT_MS) this.remove(id);
    }
  }

  /** Removes all events. */
  clear(): void {
    for (const id of this.ids()) this.remove(id);
  }

  private ids(): string[] {
    const keys = [...this.memory.keys()];
    for (let index = 0; index < (this.storage?.length ?? 0); index++) {
      const key = this.storage?.key(index);
      if (key?.startsWith(EVENT_PREFIX)) keys.push(key);
    }
    return [...new Set(keys)].map((key) => key.slice(EVENT_PREFIX.length));
  }
}

function parse(text: string | null): QueuedEvent | undefined {
  const event = parseJson(text) as Partial<QueuedEvent> | null | undefined;
  const complete =
    typeof event?.body?.id === 'string' &&
    typeof event.createdAt === 'number' &&
    typeof event.attempts === 'number' &&
    typeof event.notBefore === 'number';
  return complete ? (event as QueuedEvent) : undefined;
}
