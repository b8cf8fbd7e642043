import { retryAfterSeconds } from './retry-after';

describe('Retry-After', () => {
  const now = Date.parse('2026-03-09T12:00:00Z');

  it('may be seconds', () => expect(retryAfterSeconds('42', now)).toBe(42));
  it('may be a date', () => expect(retryAfterSeconds('Mon, 09 Mar 2026 12:01:30 GMT', now)).toBe(90));
  it('is never negative', () => expect(retryAfterSeconds('Mon, 09 Mar 2026 11:00:00 GMT', now)).toBe(0));
  it.each([null, '', 'soon'])('is nothing when it reads %p', (header) => {
    expect(retryAfterSeconds(header, now)).toBeUndefined();
  });
});
