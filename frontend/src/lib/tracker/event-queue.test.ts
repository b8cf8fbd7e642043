/** @jest-environment jsdom */
import { EventQueue, MAX_KEPT_MS, QUEUE_LIMIT, type QueuedEvent } from './event-queue';

const event = (id: string, createdAt = 0): QueuedEvent => ({
  body: { id, eventType: 'page_view', eventData: { page: '/' } },
  createdAt,
  attempts: 0,
  notBefore: createdAt,
  unreached: false,
});

describe('the queue of unsent events', () => {
  beforeEach(() => localStorage.clear());

  it('is shared by the tabs of a browser and survives a reload', () => {
    new EventQueue(localStorage).put(event('a'));
    expect(new EventQueue(localStorage).list().map(({ body }) => body.id)).toEqual(['a']);
  });

  it('lists the oldest first, whatever the order they came in', () => {
    const queue = new EventQueue(localStorage);
    queue.put(event('late', 2));
    queue.put(event('early', 1));
    expect(queue.list().map(({ body }) => body.id)).toEqual(['early', 'late']);
  });

  it('drops the oldest beyond its limit', () => {
    const queue = new EventQueue(localStorage);
    for (let index = 0; index < QUEUE_LIMIT + 3; index++) queue.put(event(`event-${index}`, index));
    expect(queue.list()).toHaveLength(QUEUE_LIMIT);
    expect(queue.list()[0]?.body.id).toBe('event-3');
  });

  it('keeps what another tab added meanwhile', () => {
    const one = new EventQueue(localStorage);
    const other = new EventQueue(localStorage);
    one.put(event('a', 1));
    other.put(event('b', 2));
    one.remove('a');
    expect(other.list().map(({ body }) => body.id)).toEqual(['b']);
  });

  it('drops what is too old to be counted once, and what cannot be read', () => {
    const queue = new EventQueue(localStorage);
    queue.put(event('old', 0));
    queue.put(event('new', 1_000));
    localStorage.setItem('astaguide-event:broken', '{"body":');
    queue.dropExpired(MAX_KEPT_MS + 1);
    expect(queue.list().map(({ body }) => body.id)).toEqual(['new']);
    expect(localStorage).toHaveLength(1);
  });

  it('works from memory where there is no storage', () => {
    const queue = new EventQueue(undefined);
    queue.put(event('a'));
    expect(queue.list()).toHaveLength(1);
    queue.clear();
    expect(queue.list()).toHaveLength(0);
  });

  it('works from memory when storage is full', () => {
    const full = {
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem: () => undefined,
    } as unknown as Storage;
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const queue = new EventQueue(full);
    queue.put(event('a'));
    expect(queue.find('a')?.body.id).toBe('a');
  });
});
