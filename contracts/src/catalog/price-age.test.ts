import { hasCoupon, priceAge } from './price-age';

test.each([
  ['2026-03-01', 0],
  ['2026-02-28', 1],
  ['2026-01-30', 30],
  ['2026-03-02', 0],
  [null, undefined],
])('a price checked on %s is %s days old on March 1', (priceCheckedOn, days) => {
  expect(priceAge({ priceCheckedOn }, '2026-03-01')).toBe(days);
});

test.each([
  ['SAVE10', null, true],
  ['SAVE10', '2026-03-01', true],
  ['SAVE10', '2026-02-28', false],
  [null, '2026-03-01', false],
  ['', null, false],
])('a coupon %j that ends on %s can be used on March 1: %s', (couponCode, couponEndsOn, isUsable) => {
  const coupon = { couponCode, couponEndsOn, couponDescription: null, couponDiscount: null };
  expect(hasCoupon(coupon, '2026-03-01')).toBe(isUsable);
});
