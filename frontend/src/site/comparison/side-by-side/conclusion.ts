import { ASSESSED_MG } from '../../../lib/catalog/product-texts';
import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import type { Product } from '@astaguide/contracts/catalog/product';
import {
  costPerDay,
  costPerMilligram,
  formatDollars,
  formatSmallPrice,
} from '@astaguide/contracts/catalog/unit-price';

export type JudgedProduct = Pick<
  Product,
  | 'name'
  | 'potency'
  | 'price'
  | 'servings'
  | 'source'
  | 'capsule'
  | 'testedBy'
  | 'rating'
  | 'reviewCount'
  | 'inStock'
>;

interface Criterion {
  /** The label of the fact that it judges. */
  fact: string;
  /** What is compared, more is better; undefined if unknown. */
  worth: (product: JudgedProduct) => number | undefined;
  /** Smaller leads, as a share of the next best, do not count. */
  lead?: number;
  /** The mark beside the better value. */
  mark: string;
  /** Follows 'Choose … for'. */
  reason: (best: JudgedProduct, next: JudgedProduct) => string;
}

const minus = (value: number | undefined) => (value === undefined ? undefined : -value);
const perMg = (product: JudgedProduct) => formatSmallPrice(costPerMilligram(product)!);
const isAssessed = ({ potency }: JudgedProduct) => {
  const dose = potencyMilligrams(potency);
  return dose === undefined ? undefined : Number(dose <= ASSESSED_MG);
};

const criteria: readonly Criterion[] = [
  {
    fact: 'Stock',
    worth: ({ inStock }) => Number(inStock),
    mark: 'in stock',
    reason: () => 'being in stock',
  },
  {
    fact: 'Cost per mg',
    worth: (product) => minus(costPerMilligram(product)),
    lead: 0.05,
    mark: 'lower',
    reason: (best, next) => `the lower cost: ${perMg(best)} vs ${perMg(next)} per mg`,
  },
  {
    fact: 'Cost per day',
    worth: (product) => minus(costPerDay(product)),
    lead: 0.05,
    mark: 'lower',
    reason: (best, next) =>
      `the lower cost a day: ${formatDollars(costPerDay(best)!)} vs ${formatDollars(costPerDay(next)!)}`,
  },
  {
    fact: 'Potency',
    worth: isAssessed,
    mark: `within ${ASSESSED_MG} mg`,
    reason: () => `a dose within the ${ASSESSED_MG} mg a day that EFSA assessed`,
  },
  {
    fact: 'Tested by',
    worth: ({ testedBy }) => Number(testedBy !== null),
    mark: 'tested',
    reason: () => 'an independent test on record',
  },
  {
    fact: 'Capsule',
    worth: ({ capsule }) => Number(capsule === 'Vegan'),
    mark: 'vegan',
    reason: () => 'a vegan capsule',
  },
  {
    fact: 'Rating',
    worth: ({ rating, reviewCount }) => (reviewCount === 0 ? undefined : Number(rating)),
    lead: 0.04,
    mark: 'higher',
    reason: (best, next) => `the higher rating: ${best.rating} vs ${next.rating}`,
  },
];

/** The better value of a fact: the index of its product, and what to write beside it. */
export interface BetterValue {
  index: number;
  mark: string;
}

/** By the fact's label; facts in which no product leads are missing. */
export function betterValues(products: readonly JudgedProduct[]): Map<string, BetterValue> {
  return new Map(
    criteria.flatMap((criterion) => {
      const found = leader(products, criterion);
      return found ? [[criterion.fact, { index: products.indexOf(found.best), mark: criterion.mark }]] : [];
    }),
  );
}

/** What to choose a product for. */
interface Choice {
  name: string;
  reasons: readonly string[];
}

/** Which product to choose for what; products that lead in nothing are missing. */
export function conclusion(products: readonly JudgedProduct[]): Choice[] {
  const leads = criteria.flatMap((criterion) => {
    const found = leader(products, criterion);
    return found
      ? [{ fact: criterion.fact, product: found.best, reason: criterion.reason(found.best, found.next) }]
      : [];
  });
  const isCheapest = (product: JudgedProduct) =>
    leads.some((lead) => lead.fact === 'Cost per mg' && lead.product === product);
  return products.flatMap((product) => {
    const reasons = leads
      .filter((lead) => lead.product === product)
      // The cost a day says little more where the cost per mg is lower, too.
      .filter(({ fact }) => fact !== 'Cost per day' || !isCheapest(product))
      .map(({ reason }) => reason);
    return reasons.length === 0 ? [] : { name: product.name, reasons };
  });
}

/** The product that is better than all others, and the next best; undefined without one, or if a value is unknown. */
function leader(
  products: readonly JudgedProduct[],
  { worth, lead = 0 }: Criterion,
): { best: JudgedProduct; next: JudgedProduct } | undefined {
  const known = products.flatMap((product) => {
    const value = worth(product);
    return value === undefined ? [] : { product, value };
  });
  if (known.length < products.length) return undefined;
  const [best, next] = known.toSorted((one, other) => other.value - one.value);
  if (!best || !next || best.value - next.value <= lead * Math.abs(next.value)) return undefined;
  return { best: best.product, next: next.product };
}
