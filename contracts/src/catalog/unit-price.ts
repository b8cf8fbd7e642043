import { potencyMilligrams } from './potency';
import type { Product } from './product';

export type PricedProduct = Pick<Product, 'price' | 'potency' | 'servings'>;

/**
 * Price per milligram: the price divided by the servings per pack and by the milligrams per serving.
 *
 * @returns US dollars; undefined if the price or the servings are unknown, or the potency contains no amount
 */
export function costPerMilligram({ price, potency, servings }: PricedProduct): number | undefined {
  const milligrams = potencyMilligrams(potency);
  const packPrice = knownPrice(price);
  return packPrice && milligrams && servings ? packPrice / (servings * milligrams) : undefined;
}

/**
 * Price per day at one serving a day: the price divided by the servings per pack.
 *
 * @returns US dollars; undefined if the price or the servings are unknown
 */
export function costPerDay({
  price,
  servings,
}: Pick<PricedProduct, 'price' | 'servings'>): number | undefined {
  const packPrice = knownPrice(price);
  return packPrice && servings ? packPrice / servings : undefined;
}

/**
 * The price of the pack divided by the milligrams per serving. It only allows comparing prices per milligram between
 * packs with the same number of servings.
 *
 * @returns US dollars; undefined if the price is unknown or the potency contains no amount
 */
export function priceByPotency({
  price,
  potency,
}: Pick<PricedProduct, 'price' | 'potency'>): number | undefined {
  const milligrams = potencyMilligrams(potency);
  const packPrice = knownPrice(price);
  return packPrice && milligrams ? packPrice / milligrams : undefined;
}

/** Nothing is sold for nothing: 0 stands for a price that is missing. */
const knownPrice = (price: string): number | undefined => Number(price) || undefined;

/** 0.0417 → '4.2¢', 0.123 → '12¢', 1.5 → '$1.50': amounts below 10 cents show a tenth of a cent. */
export function formatSmallPrice(dollars: number): string {
  const tenths = round(dollars * 1000);
  if (tenths === 0) return dollars > 0 ? '<0.1¢' : '0¢';
  if (tenths < 100) return `${(tenths / 10).toFixed(1)}¢`;
  const cents = round(dollars * 100);
  return cents < 100 ? `${cents}¢` : formatDollars(dollars);
}

/** 0.4998 → '$0.50'. */
export function formatDollars(dollars: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `$${(round(dollars * 100) / 100).toLocaleString('en-US', digits)}`;
}

/** Rounds half up, ignoring binary rounding errors at the half. */
function round(value: number): number {
  return Math.round(Number(value.toPrecision(12)));
}
