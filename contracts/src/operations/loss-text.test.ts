import { lossText } from './loss-text';

test.each([
  [{ clicksPerDay: 3.24, earningsPerDay: 1.5, isAtMost: false }, 'about 3.2 clicks and $1.50'],
  [{ clicksPerDay: 3.24, earningsPerDay: 1.5, isAtMost: true }, 'at most 3.2 clicks and $1.50'],
  [{ clicksPerDay: 1, earningsPerDay: 1.5, currency: 'EUR', isAtMost: false }, 'about 1 click and €1.50'],
  [{ clicksPerDay: 1, earningsPerDay: -1.5, isAtMost: false }, 'about 1 click'],
  [{ clicksPerDay: 1 / 28, earningsPerDay: 0.004, isAtMost: false }, 'about 0.036 clicks'],
  [{ clicksPerDay: 1, earningsPerDay: 0, isAtMost: false }, 'about 1 click'],
  [{ clicksPerDay: 0, earningsPerDay: 0, isAtMost: false }, ''],
])('a loss of %j is %p', (loss, text) => {
  expect(lossText(loss)).toBe(text);
});
