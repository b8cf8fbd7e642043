import type { Product } from './product';

/**
 * The age of a price.
 *
 * @param today YYYY-MM-DD
 * @returns whole days since it was checked, 0 for a day that is still to come; undefined if it never was
 */
export function priceAge(
  { priceCheckedOn }: Pick<Product, 'priceCheckedOn'>,
  today: string,
): number | undefined {
  if (priceCheckedOn === null) return undefined;
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(priceCheckedOn)) / 86_400_000));
}

type Coupon = Pick<Product, 'couponCode' | 'couponDescription' | 'couponDiscount' | 'couponEndsOn'>;

/** Whether a product has a coupon that can still be used. @param today YYYY-MM-DD */
export function hasCoupon({ couponCode, couponEndsOn }: Coupon, today: string): boolean {
  return Boolean(couponCode) && (couponEndsOn === null || couponEndsOn >= today);
}
