import { eventLabel } from './event-label';

describe('eventLabel', () => {
  it('returns upper case with only the first underscore as a space', () => {
    expect(eventLabel('affiliate_click')).toBe('AFFILIATE CLICK');
    expect(eventLabel('coupon_code_copied')).toBe('COUPON CODE_COPIED');
  });
});
