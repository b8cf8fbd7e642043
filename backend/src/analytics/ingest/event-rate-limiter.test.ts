import { TooManyRequestsError } from '../../http/errors';
import { EventRateLimiter } from './event-rate-limiter.service';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The number of events accepted before the first one is refused. */
function takenOf(count: number, limiter: EventRateLimiter, ip: string): number {
  for (let taken = 0; taken < count; taken++) {
    try {
      limiter.take(ip);
    } catch (error) {
      expect(error).toBeInstanceOf(TooManyRequestsError);
      return taken;
    }
  }
  return count;
}

test('one address may send 300 events at once, and 5 a second after that', () => {
  const limiter = new EventRateLimiter();
  expect(takenOf(1000, limiter, '203.0.113.7')).toBe(300);
  jest.advanceTimersByTime(199);
  expect(takenOf(10, limiter, '203.0.113.7')).toBe(0);
  jest.advanceTimersByTime(1);
  expect(takenOf(10, limiter, '203.0.113.7')).toBe(1);
  jest.advanceTimersByTime(10_000);
  expect(takenOf(1000, limiter, '203.0.113.7')).toBe(50);
});

test('after a minute the bucket is full again, and never fuller', () => {
  const limiter = new EventRateLimiter();
  takenOf(1000, limiter, '203.0.113.7');
  jest.advanceTimersByTime(3_600_000);
  expect(takenOf(1000, limiter, '203.0.113.7')).toBe(300);
});

test('a refusal says when there is one event again, and costs nothing', () => {
  const limiter = new EventRateLimiter();
  takenOf(300, limiter, '203.0.113.7');
  for (let turn = 0; turn < 100; turn++) {
    expect(() => limiter.take('203.0.113.7')).toThrow(expect.objectContaining({ retryAfter: 1 }) as Error);
    expect(() => limiter.check('203.0.113.7')).toThrow(TooManyRequestsError);
  }
  jest.advanceTimersByTime(200);
  limiter.check('203.0.113.7');
  limiter.take('203.0.113.7');
});

test('looking whether there is an event left takes none', () => {
  const limiter = new EventRateLimiter();
  for (let turn = 0; turn < 1000; turn++) limiter.check('203.0.113.7');
  expect(takenOf(1000, limiter, '203.0.113.7')).toBe(300);
});

test('another address has events of its own; the addresses of one /64 share theirs', () => {
  const limiter = new EventRateLimiter();
  expect(takenOf(1000, limiter, '2001:db8:1:2::1')).toBe(300);
  expect(takenOf(1000, limiter, '2001:db8:1:2:ffff::9')).toBe(0);
  expect(takenOf(1000, limiter, '2001:db8:1:3::1')).toBe(300);
  expect(takenOf(1000, limiter, '127.0.0.1')).toBe(300);
  expect(takenOf(1000, limiter, '::ffff:127.0.0.1')).toBe(0);
});

test('an IPv6 /48 may send four times as many, from whatever addresses', () => {
  const limiter = new EventRateLimiter();
  const taken = Array.from({ length: 6 }, (_, place) => takenOf(1000, limiter, `2001:db8:1:${place}::1`));
  expect(taken).toEqual([300, 300, 300, 300, 0, 0]);
  jest.advanceTimersByTime(50);
  expect(takenOf(10, limiter, '2001:db8:1:9::1')).toBe(1);
  expect(takenOf(1000, limiter, '2001:db8:2:1::1')).toBe(300);
});

test('bounds its memory: drops addresses with a full bucket, and the oldest beyond 50,000', () => {
  const limiter = new EventRateLimiter();
  const remembered = (limiter as unknown as { fullAt: Map<string, number> }).fullAt;
  const addressOf = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
  for (let n = 0; n < 60_000; n++) limiter.take(addressOf(n));
  expect(remembered.size).toBe(50_000);
  expect(remembered.has(addressOf(9_999))).toBe(false);
  jest.advanceTimersByTime(200);
  limiter.take('203.0.113.7');
  expect([...remembered.keys()]).toEqual(['203.0.113.7']);
});
