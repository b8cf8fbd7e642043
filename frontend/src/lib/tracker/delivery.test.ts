/** @jest-environment jsdom */
import { EventDelivery } from './delivery';
import { EventQueue, type QueuedBody } from './event-queue';

const START = Date.parse('2026-03-09T12:00:00Z');
type Answer = number | 'unreachable' | { status: number; retryAfter: string };

const body = (id: string): QueuedBody => ({ id, eventType: 'page_view', eventData: { page: '/' } });
const path = '/api/analytics/track';

/** A server that gives these answers in turn, then always 202. */
function surroundings(answers: Answer[], isReachable = false) {
  const arrived: string[] = [];
  const beacons: string[] = [];
  // eslint-disable-next-line @typescript-eslint/require-await -- what it throws must come as a rejection
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (url === '/robots.txt') {
      if (!isReachable) throw new TypeError('Failed to fetch');
      return {};
    }
    expect(url).toBe(path);
    expect(init.keepalive).toBe(true);
    arrived.push((JSON.parse(init.body as string) as QueuedBody).id);
    const answer = answers.shift() ?? 202;
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    const { status, retryAfter } = typeof answer === 'number' ? { status: answer, retryAfter: null } : answer;
    const headers = { get: (name: string) => (name === 'retry-after' ? retryAfter : null) };
    return { status, ok: status < 300, headers };
  }) as unknown as typeof fetch;
  navigator.sendBeacon = (url) => beacons.push(String(url)) > 0;
  const queue = new EventQueue(localStorage);
  return { queue, arrived, beacons, delivery: new EventDelivery(queue) };
}

describe('delivery of tracked events', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ now: START });
    jest.spyOn(Math, 'random').mockReturnValue(1);
    for (const method of ['warn', 'error'] as const) jest.spyOn(console, method).mockReturnValue(undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('leaves nothing in the queue after a 202', async () => {
    const { delivery, queue, arrived } = surroundings([202]);
    await delivery.send(body('a'));
    expect(arrived).toEqual(['a']);
    expect(queue.list()).toEqual([]);
  });

  it.each([['unreachable'], [500], [503], [429]] as Answer[][])(
    'retries with the same id after %s',
    async (answer) => {
      const { delivery, queue, arrived } = surroundings([answer]);
      await delivery.send(body('a'));
      expect(queue.list()).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(arrived).toEqual(['a', 'a']);
      expect(queue.list()).toEqual([]);
    },
  );

  it('gives up an event that a content blocker stops while the server answers', async () => {
    const { delivery, queue } = surroundings(Array<Answer>(20).fill('unreachable'), true);
    await delivery.send(body('a'));
    await jest.advanceTimersByTimeAsync(120_000);
    expect(queue.list()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(queue.list()).toEqual([]);
  });

  it('keeps an event for as long as nothing of the server answers', async () => {
    const { delivery, queue } = surroundings(Array<Answer>(50).fill('unreachable'));
    await delivery.send(body('a'));
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(queue.list()).toHaveLength(1);
  });

  it.each([400, 403, 413, 422])('drops an event that is rejected with %d', async (status) => {
    const { delivery, queue } = surroundings([status]);
    await delivery.send(body('a'));
    expect(queue.list()).toEqual([]);
  });

  it('backs off longer after each failure', async () => {
    const { delivery, arrived } = surroundings([500, 500, 500]);
    await delivery.send(body('a'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(arrived).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(arrived).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(arrived).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(arrived).toHaveLength(4);
  });

  it('honours Retry-After, for new events too and even when the connection is back', async () => {
    const { delivery, arrived } = surroundings([{ status: 429, retryAfter: '30' }]);
    await delivery.send(body('a'));
    await delivery.send(body('b'));
    await delivery.resume('connection-is-back');
    await jest.advanceTimersByTimeAsync(29_000);
    expect(arrived).toEqual(['a']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(arrived).toEqual(['a', 'a', 'b']);
  });

  it('sends unsent events at once when the connection is back', async () => {
    const { delivery, arrived, queue } = surroundings(['unreachable', 'unreachable']);
    await delivery.send(body('a'));
    await delivery.send(body('b'));
    await delivery.resume('connection-is-back');
    expect(arrived).toEqual(['a', 'b', 'a', 'b']);
    expect(queue.list()).toEqual([]);
  });

  it('stops at the first failure, which would affect the others too', async () => {
    const { delivery, arrived } = surroundings([500, 500, 500]);
    await delivery.send(body('a'));
    await delivery.send(body('b'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(arrived).toEqual(['a', 'b', 'a']);
  });

  it('sends events that an earlier page left', async () => {
    const before = surroundings(['unreachable']);
    await before.delivery.send(body('a'));
    jest.clearAllTimers();
    jest.setSystemTime(START + 60_000);
    const after = surroundings([202]);
    await after.delivery.resume();
    expect(after.arrived).toEqual(['a']);
    expect(after.queue.list()).toEqual([]);
  });

  it('skips an event that another tab is sending, until that attempt has timed out', async () => {
    const one = surroundings([]);
    globalThis.fetch = () => new Promise<Response>(() => undefined);
    void one.delivery.send(body('a'));
    const other = surroundings([202]);
    await other.delivery.resume();
    expect(other.arrived).toEqual([]);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(other.arrived).toEqual(['a']);
  });

  it('sends waiting events by beacon when the page unloads, and keeps them queued', async () => {
    const { delivery, queue, beacons } = surroundings(['unreachable']);
    await delivery.send(body('a'));
    delivery.flushBeforeLeaving();
    expect(beacons).toEqual([path]);
    expect(queue.list()).toHaveLength(1);
  });
});
