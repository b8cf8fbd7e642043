import { nextCompaction } from './storage.service';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11', 25, '2029-01-01T02:45:00.000Z'],
  ['2026-11', 1, '2027-01-01T02:45:00.000Z'],
  ['2024-10', 25, '2026-12-01T02:45:00.000Z'],
  ['2024-09', 25, '2026-11-22T02:45:00.000Z'],
])('with %s as the oldest month and %i months kept, it is %s', (month, months, next) => {
  expect(nextCompaction(month, months, now)?.toISOString()).toBe(next);
});

test('before the hour of the day, it is today', () => {
  const early = new Date('2026-11-21T02:00:00Z');
  expect(nextCompaction('2020-01', 25, early)?.toISOString()).toBe('2026-11-21T02:45:00.000Z');
});

test('never runs where events are kept for ever, or there is no event', () => {
  expect(nextCompaction('2020-01', 0, now)).toBeNull();
  expect(nextCompaction(null, 25, now)).toBeNull();
});
