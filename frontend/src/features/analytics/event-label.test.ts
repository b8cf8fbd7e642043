import { eventLabel, timeAgo } from './event-label';

describe('the label of an event', () => {
  it('is upper case with the first underscore as a space', () => {
    expect(eventLabel('affiliate_click')).toBe('AFFILIATE CLICK');
    expect(eventLabel('coupon_code_copied')).toBe('COUPON CODE_COPIED');
  });
});

describe('the age of an event', () => {
  it.each([
    [-5_000, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 min. ago'],
    [3_599_999, '59 min. ago'],
    [3_600_000, '1 hr. ago'],
    [2 * 86_400_000, '2 days ago'],
  ])('of %d ms reads %s', (age, text) => expect(timeAgo(0, age)).toBe(text));
});
