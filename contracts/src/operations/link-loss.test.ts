import { lossText, sumLosses } from './link-loss';

test.each([
  [{ clicksPerDay: 3.24, earningsPerDay: 1.5, isAtMost: false }, 'about 3.2 clicks and $1.50'],
  [{ clicksPerDay: 3.24, earningsPerDay: 1.5, isAtMost: true }, 'at most 3.2 clicks and $1.50'],
  [{ clicksPerDay: 1 / 28, earningsPerDay: 0.004, isAtMost: false }, 'about 0.036 clicks'],
  [{ clicksPerDay: 1, earningsPerDay: 0, isAtMost: false }, 'about 1 click'],
  [{ clicksPerDay: 0, earningsPerDay: 0, isAtMost: false }, ''],
])('a loss of %j is %p', (loss, text) => {
  expect(lossText(loss)).toBe(text);
});

test('a sum is an upper bound if one of its losses is', () => {
  const loss = { clicksPerDay: 1, earningsPerDay: 2, isAtMost: false };
  expect(sumLosses([loss, { ...loss, isAtMost: true }])).toEqual({
    clicksPerDay: 2,
    earningsPerDay: 4,
    isAtMost: true,
  });
  expect(sumLosses([])).toEqual({ clicksPerDay: 0, earningsPerDay: 0, isAtMost: false });
});
