import { eventLabel } from './event-label';

describe('the label of an event', () => {
  it('is upper case with the first underscore as a space', () => {
    expect(eventLabel('affiliate_click')).toBe('AFFILIATE CLICK');
    expect(eventLabel('coupon_code_copied')).toBe('COUPON CODE_COPIED');
  });
});
