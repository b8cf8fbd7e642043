import { changeText, rateText } from './change-text';

describe('a change', () => {
  it.each([
    [0.124, 9, '+12%', '12% more', 'up'],
    [-1, 0, '−100%', '100% fewer', 'down'],
    [12.5, 27, '+1,250%', '1,250% more', 'up'],
    [0.001, 1001, '0%', 'no change', 'none'],
    [-0.001, 999, '0%', 'no change', 'none'],
    [null, 3, 'new', 'none before', 'up'],
    [null, 0, '–', 'no change (both 0)', 'none'],
  ])('of %p to %p has a sign and words', (change, now, sign, words, direction) =>
    expect(changeText(change, now)).toEqual({ sign, words, direction }),
  );
});

test('a rate is a percentage, or none', () => {
  expect(rateText(0.0416)).toBe('4.2%');
  expect(rateText(null)).toBe('–');
});
