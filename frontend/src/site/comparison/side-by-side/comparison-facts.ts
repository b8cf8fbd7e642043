import { featureLines } from '../card-texts';
import { perDayText, perMgText, capsuleText } from '../../../lib/catalog/product-texts';
import { unitPrices } from '@astaguide/content/claims';
import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import { costPerDay, costPerMilligram } from '@astaguide/contracts/catalog/unit-price';
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
  /** Of an amount: each value's share of the largest. Empty if one is unknown. */
  shares: readonly number[];
}

interface FactOf {
  label: string;
  of: (product: ProductSummary) => readonly string[];
  /** For a bar below the value. */
  amount?: (product: ProductSummary) => number | null | undefined;
}

/** What decides comes first. */
const facts: readonly FactOf[] = [
  { label: 'Price', of: ({ price }) => [formatPrice(price)], amount: ({ price }) => Number(price) },
  {
    label: unitPrices.perMg.label,
    of: (product) => [perMgText(product) ?? '–'],
    amount: costPerMilligram,
  },
  { label: unitPrices.perDay.label, of: (product) => [perDayText(product) ?? '–'], amount: costPerDay },
  {
    label: 'Potency',
    of: ({ potency }) => [potency],
    amount: ({ potency }) => potencyMilligrams(potency),
  },
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
    amount: ({ servings }) => servings,
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
  return facts.map(({ label, of, amount }) => {
    const values = products.map(of);
    const differs = values.some((value) => value.join('\n') !== values[0]!.join('\n'));
    const amounts = products.flatMap((product) => amount?.(product) || []);
    const shares =
      amounts.length < products.length ? [] : amounts.map((value) => value / Math.max(...amounts));
    return { label, values, differs, better: better.get(label), shares };
  });
}

function couponOf(product: ProductSummary): string[] {
  const { couponCode, couponDiscount, couponDescription } = product;
  const worth = couponDiscount ?? couponDescription;
  if (!hasCoupon(product, new Date().toISOString().slice(0, 10))) return [];
  return [worth ? `${couponCode} (${worth})` : couponCode!];
}
