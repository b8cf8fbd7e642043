import { formatMilliseconds, formatSeconds } from './duration';

test.each([
  [0, '0 s'],
  [0.44, '0.4 s'],
  [59.4, '59 s'],
  [59.6, '1 min'],
  [75, '1 min 15 s'],
  [3600, '1 h'],
  [7320, '2 h 2 min'],
  [86_400, '1 d'],
  [200_000, '2 d 7 h'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});

test('shows durations under a second in milliseconds', () => {
  expect([12.4, 999, 1240, 65_000].map(formatMilliseconds)).toEqual([
    '12 ms',
    '999 ms',
    '1.2 s',
    '1 min 5 s',
  ]);
});
