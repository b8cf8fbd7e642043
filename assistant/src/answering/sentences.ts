import { efsaNote, unitPrices } from '@astaguide/content/claims';
import { hasCoupon } from '@astaguide/contracts/catalog/price-age';
import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import type { Product } from '@astaguide/contracts/catalog/product';
import { scoreProduct } from '@astaguide/contracts/catalog/product-score';
import { formatDollars, formatSmallPrice } from '@astaguide/contracts/catalog/unit-price';
import { readData } from '../data';
import { ASSESSED_DOSE } from '../understanding/care-topics';
import { numberOf } from '../understanding/fields';

/** The assistant's sentences by name. '{price}' stands for a value; of 'one | other' the first counts whose values exist. */
const sentences = readData<Record<string, string>>('sentences.json');

/** Texts of the site in sentences. */
const claims = { efsaNote, costBasis: unitPrices.perMg.basis };

/** A sentence with all its values. */
export function say(name: string, values: Readonly<Record<string, string | number>> = {}): string {
  return fill(name, (key) => values[key] ?? claims[key as keyof typeof claims])!;
}

/** A sentence on a product; undefined if the catalog lacks a value of it. */
export function sayOf(product: Product, name: string, values: Readonly<Record<string, string>> = {}) {
  return fill(name, (key) => values[key] ?? valueOf(product, key));
}

function fill(name: string, valueOf: (key: string) => unknown): string | undefined {
  for (const text of (sentences[name] ?? name).split(' | ').map((one) => sentences[one] ?? one)) {
    let isWhole = true;
    const filled = text.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = valueOf(key);
      isWhole &&= value !== undefined;
      return String(value);
    });
    if (isWhole) return filled;
  }
  return undefined;
}

/** A value of a product as sentences name it; undefined if the catalog does not give it. */
export const valueOf = (product: Product, key: string) =>
  key in derived ? derived[key]!(product) : product[key as keyof Product] || undefined;

/** Whether a product has a coupon that can still be used, by a day of UTC as on the rendered pages. */
export const hasCouponToday = (product: Product) => hasCoupon(product, new Date().toISOString().slice(0, 10));

export const named = ({ name, brand }: Product) => `${name} by ${brand}`;

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** Values in sentences that are no columns of the catalog. */
const derived: Readonly<Record<string, (product: Product) => string | number | undefined>> = {
  product: named,
  reviews: ({ reviewCount }) => (reviewCount > 0 ? reviewCount.toLocaleString('en-US') : undefined),
  stars: ({ rating, reviewCount }) =>
    reviewCount > 0
      ? `rated ${rating} out of 5 (${reviewCount.toLocaleString('en-US')} reviews)`
      : 'no ratings yet',
  place: ({ source }) => (/^(?:natural|synthetic)\b/i.test(source) ? undefined : source),
  stock: ({ inStock }) => (inStock ? 'listed as in stock' : 'out of stock at the moment'),
  soldOut: ({ inStock }) => (inStock ? '' : ' Out of stock at the moment.'),
  coupon: (product) => (hasCouponToday(product) ? product.couponCode! : undefined),
  perMg: (product) => formatted(numberOf.perMg(product), formatSmallPrice),
  perDay: (product) => formatted(numberOf.perDay(product), formatDollars),
  /** ' (about 6 weeks)' */
  weeks: ({ servings }) =>
    servings !== null && servings >= 14 ? ` (about ${Math.round(servings / 7)} weeks)` : '',
  inAll: (product) => formatted(numberOf.packMg(product), (mg) => `, ${mg} mg of astaxanthin in all`) ?? '',
  measuredBy: ({ testedBy }) => testedBy ?? 'A laboratory',
  /** '2026-06-18' → ' on June 18, 2026' */
  testedOn: ({ testedOn }) => (testedOn ? ` on ${dayInWords(testedOn)}` : ''),
  checkedOn: ({ priceCheckedOn }) => formatted(priceCheckedOn ?? undefined, dayInWords),
  testDay: ({ testedOn }) => formatted(testedOn ?? undefined, dayInWords),
  batch: ({ testedBatch }) => testedBatch ?? undefined,
  testedBatch: ({ testedBatch }) => (testedBatch ? `, batch ${testedBatch}` : ''),
  notFor: ({ notFor, capsule, allergens, potency }) =>
    [
      notFor,
      (potencyMilligrams(potency) ?? 0) > ASSESSED_DOSE && say('notAboveAssessed'),
      capsule === 'Gelatine' && say('notVegetarian'),
      allergens && !/^none\b/i.test(allergens) && say('notForAllergic', { allergens }),
    ]
      .filter(Boolean)
      .join('; ') || undefined,
  score: (product) => `${scoreProduct(product).total} of ${scoreProduct(product).of}`,
  scoreParts: (product) =>
    scoreProduct(product)
      .parts.map(({ part, points, of }) => `${part} ${points} of ${of}`)
      .join(', '),
  /** 'Example Shop (Austria): 33.90 EUR' */
  offers: ({ offers }) =>
    offers
      .map(
        ({ retailer, country, price, currency }) =>
          `${retailer}${country ? ` (${countries.of(country)})` : ''}${price === null ? '' : `: ${price} ${currency}`}`,
      )
      .join('; ') || undefined,
};

/** '2026-06-18' → 'June 18, 2026' */
const dayInWords = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function formatted<Value>(value: Value | undefined, format: (value: Value) => string): string | undefined {
  return value === undefined ? undefined : format(value);
}
