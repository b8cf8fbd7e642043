import type { Product } from '@astaguide/contracts/catalog/product';
import {
  costPerDay,
  costPerMilligram,
  formatDollars,
  formatSmallPrice,
  type PricedProduct,
} from '@astaguide/contracts/catalog/unit-price';

/** The price per milligram: '4.2¢'; undefined if it is unknown. */
export function perMgText(product: PricedProduct): string | undefined {
  const perMg = costPerMilligram(product);
  return perMg === undefined ? undefined : formatSmallPrice(perMg);
}

/** The price per day at one serving a day: '$0.50'; undefined if it is unknown. */
export function perDayText(product: PricedProduct): string | undefined {
  const perDay = costPerDay(product);
  return perDay === undefined ? undefined : formatDollars(perDay);
}

/** Milligrams a day from supplements that EFSA assessed as safe for adults in 2020. */
export const ASSESSED_MG = 8;

/** A capsule in the site's spelling: the catalog stores 'Gelatine'. */
export const capsuleText = (capsule: Product['capsule']) => (capsule === 'Gelatine' ? 'Gelatin' : capsule);
