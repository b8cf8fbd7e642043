import { featureLines } from '../card-texts';
import { perDayText, perMgText, capsuleText } from '../../../lib/catalog/product-texts';
import { unitPrices } from '@astaguide/content/claims';
import { hasCoupon } from '@astaguide/contracts/catalog/price-age';
import type { ProductSummary } from '../../../api/products';
import { formatCount, formatPrice } from '../../../lib/format';
import { betterValues, type BetterValue } from './conclusion';

export interface ComparisonFact {
  label: string;
  /** The values of a fact, one per product; empty if missing. */
  values: readonly (readonly string[])[];
  /** Whether the products have different values. */
  differs: boolean;
  /** Undefined if no value is better than all others. */
  better: BetterValue | undefined;
}

/** What decides comes first. */
const facts: { label: string; of: (product: ProductSummary) => readonly string[] }[] = [
  { label: 'Price', of: ({ price }) => [formatPrice(price)] },
  { label: unitPrices.perMg.label, of: (product) => [perMgText(product) ?? '–'] },
  { label: unitPrices.perDay.label, of: (product) => [perDayText(product) ?? '–'] },
  { label: 'Potency', of: ({ potency }) => [potency] },
  { label: 'Tested by', of: ({ testedBy }) => [testedBy ?? 'Not given'] },
  { label: 'Capsule', of: ({ capsule }) => [capsuleText(capsule) ?? 'Not given'] },
  { label: 'Allergens', of: ({ allergens }) => [allergens ?? 'Not given'] },
  {
    label: 'Rating',
    of: ({ rating, reviewCount }) => [reviewCount === 0 ? 'No ratings yet' : `${rating} out of 5`],
  },
  { label: 'Reviews', of: ({ reviewCount }) => [formatCount(reviewCount)] },
  { label: 'Rank', of: ({ placement }) => (placement === null ? [] : [`#${placement}`]) },
  {
    label: 'Servings per pack',
    of: ({ servings }) => [servings === null ? 'Not given' : formatCount(servings)],
  },
  { label: 'Form', of: ({ form }) => [form ?? 'Not given'] },
  { label: 'Source', of: ({ source }) => [source] },
  { label: 'Brand', of: ({ brand }) => [brand] },
  { label: 'Best for', of: ({ bestFor }) => [bestFor] },
  { label: 'Key features', of: ({ features }) => featureLines(features) },
  { label: 'Benefits', of: ({ benefits }) => featureLines(benefits) },
  { label: 'Coupon', of: (product) => couponOf(product) },
  { label: 'Stock', of: ({ inStock }) => [inStock ? 'In stock' : 'Currently out of stock'] },
];

/** The facts of several products, one row per fact. */
export function comparisonFacts(products: readonly ProductSummary[]): ComparisonFact[] {
  const better = betterValues(products);
  return facts.map(({ label, of }) => {
    const values = products.map(of);
    const differs = values.some((value) => value.join('\n') !== values[0]!.join('\n'));
    return { label, values, differs, better: better.get(label) };
  });
}

function couponOf(product: ProductSummary): string[] {
  const { couponCode, couponDiscount, couponDescription } = product;
  const worth = couponDiscount ?? couponDescription;
  if (!hasCoupon(product, new Date().toISOString().slice(0, 10))) return [];
  return [worth ? `${couponCode} (${worth})` : couponCode!];
}
