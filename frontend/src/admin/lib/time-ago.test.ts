import { timeAgo } from './time-ago';

describe('timeAgo', () => {
  it.each([
    [-5_000, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 min. ago'],
    [3_599_999, '59 min. ago'],
    [3_600_000, '1 hr. ago'],
    [2 * 86_400_000, '2 days ago'],
  ])('formats %d ms as %s', (age, text) => expect(timeAgo(0, age)).toBe(text));
});
