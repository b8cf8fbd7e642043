import { retryAfterSeconds } from '../retry-after';
import { TRY_MS } from './storage-keys';
import type { EventQueue, QueuedBody, QueuedEvent } from './event-queue';

const TRACK_PATH = '/api/analytics/track';
const FIRST_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 5 * 60_000;
/** After this time, an event is given up if the server answers other requests: a content blocker stops it. */
const PATIENCE_MS = 2 * 60_000;

/**
 * Delivers events to the server at least once; the server counts an id once.
 *
 * An event is stored before its first attempt, and leaves the queue on a final response: 202, or a 4xx that a retry
 * would not change. After a network failure, 5xx or 429 it is retried later with the same id.
 */
export class EventDelivery {
  /** From Retry-After: until then, new events wait as well. Milliseconds since the epoch. */
  private pausedUntil = 0;
  private readonly running = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly queue: EventQueue) {}

  /** Queues an event and tries to send it at once. Never rejects. */
  async send(body: QueuedBody): Promise<void> {
    const now = Date.now();
    const event = { body, createdAt: now, attempts: 0, notBefore: now, unreached: false };
    if (this.pausedUntil > now) {
      this.queue.put({ ...event, notBefore: this.pausedUntil });
    } else {
      await this.attempt(event);
    }
    this.schedule();
  }

  /** Sends due events one after another; stops at the first failure, which would affect the others too. */
  async resume(hurry: 'when-due' | 'connection-is-back' = 'when-due'): Promise<void> {
    this.queue.dropExpired(Date.now());
    for (const { body } of this.queue.list()) {
      const event = this.queue.find(body.id);
      if (!event || this.running.has(body.id) || !this.isDue(event, hurry)) continue;
      if (!(await this.attempt(event))) break;
    }
    this.schedule();
  }

  /**
   * Sends waiting events while the page is unloaded. Delivery is not confirmed, so the events stay queued; a repeated
   * id counts once.
   */
  flushBeforeLeaving(): void {
    if (this.pausedUntil > Date.now()) return;
    for (const { body } of this.queue.list()) {
      if (this.running.has(body.id)) continue;
      const blob = new Blob([textOf(body)], { type: 'application/json' });
      if (!navigator.sendBeacon(TRACK_PATH, blob)) return;
    }
  }

  /** @returns whether the server's answer is final */
  private async attempt(event: QueuedEvent): Promise<boolean> {
    const { id } = event.body;
    this.running.add(id);
    this.queue.put({ ...event, notBefore: Date.now() + TRY_MS });
    try {
      const response = await this.post(event.body);
      if (response && response.status < 500 && response.status !== 429) {
        if (!response.ok) console.error(`A tracked event was refused with ${response.status}`);
        this.queue.remove(id);
        return true;
      }
      if (!response && Date.now() - event.createdAt > PATIENCE_MS && (await isReachable())) {
        this.queue.remove(id);
        return true;
      }
      this.postpone(event, response);
      return false;
    } finally {
      this.running.delete(id);
    }
  }

  private async post(body: QueuedBody): Promise<Response | undefined> {
    try {
      return await fetch(TRACK_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: textOf(body),
        credentials: 'include',
        // The visitor may leave the page during the request.
        keepalive: true,
      });
    } catch (error) {
      console.warn('A tracked event did not reach the server and is kept', error);
      return undefined;
    }
  }

  private postpone(event: QueuedEvent, response: Response | undefined): void {
    const now = Date.now();
    const attempts = event.attempts + 1;
    const asked = retryAfterSeconds(response?.headers.get('retry-after') ?? null, now);
    const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** event.attempts, MAX_BACKOFF_MS);
    // Jitter, so that browsers do not retry at the same time after an outage.
    const wait = asked === undefined ? backoff * (0.5 + Math.random() / 2) : asked * 1_000;
    if (asked !== undefined) this.pausedUntil = now + wait;
    if (response) console.warn(`A tracked event was answered ${response.status} and is kept`);
    this.queue.put({ ...event, attempts, notBefore: now + wait, unreached: response === undefined });
  }

  private isDue(event: QueuedEvent, hurry: 'when-due' | 'connection-is-back'): boolean {
    const now = Date.now();
    if (this.pausedUntil > now) return false;
    return event.notBefore <= now || (hurry === 'connection-is-back' && event.unreached);
  }

  /** Sets a timer for the next waiting event. */
  private schedule(): void {
    clearTimeout(this.timer);
    const waiting = this.queue.list().filter(({ body }) => !this.running.has(body.id));
    if (waiting.length === 0) return;
    const due = Math.max(this.pausedUntil, Math.min(...waiting.map(({ notBefore }) => notBefore)));
    // At least a second, so that a wrong clock cannot cause a tight loop.
    this.timer = setTimeout(() => void this.resume(), Math.max(FIRST_BACKOFF_MS, due - Date.now()));
  }
}

/** With the time of this attempt, from which the server knows how long ago the event happened. */
const textOf = (body: QueuedBody) => JSON.stringify({ ...body, sentAt: new Date().toISOString() });

/** Whether the server answers at all. */
const isReachable = () =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
