import { potencyMilligrams } from './potency';
// Types alone: zod must not be in the visitors' bundle.
import type { Product } from './product';
import { costPerMilligram } from './unit-price';

/** The facts of a product that make its score. */
export const scoredFacts = [
  'potency',
  'price',
  'servings',
  'source',
  'form',
  'capsule',
  'allergens',
  'testedBy',
  'measuredMg',
  'rating',
  'reviewCount',
] as const satisfies readonly (keyof Product)[];

export type ScoredProduct = Pick<Product, (typeof scoredFacts)[number]>;

interface DoseBand {
  /** Limits in milligrams; a band without any takes every amount. */
  below?: number;
  upTo?: number;
  share: number;
}

/** The rules of a version: for each part the most points it can give, and the limits it is judged by. */
export interface ScoreRules {
  version: number;
  /** The day from which the version scores products: 'YYYY-MM-DD'. */
  since: string;
  dose: {
    points: number;
    /** The share of the points by milligrams per serving, lowest first: the first band that fits counts. */
    bands: readonly DoseBand[];
  };
  /** All points at `full` US dollars per milligram or less, none at `none` or more, in between in proportion. */
  cost: { points: number; full: number; none: number };
  testing: {
    points: number;
    /** The share for a named laboratory without a result that is near enough to the label. */
    named: number;
    /** The smallest measured amount that confirms the label, as a share of the stated one. */
    confirms: number;
  };
  origin: { points: number; /** Sources that name no place. */ unnamed: readonly string[] };
  /** An equal share for each of servings, form, capsule and allergens that is stated. */
  label: { points: number };
  /** Fewer reviews than `reviews` give points in proportion. */
  rating: { points: number; reviews: number };
}

/** Every version of the score, the newest last. A published version is never edited: a change is a new version. */
export const scoreVersions = [
  {
    version: 1,
    since: '2026-11-26',
    dose: {
      points: 20,
      bands: [{ below: 4, share: 0.5 }, { upTo: 8, share: 1 }, { upTo: 12, share: 0.6 }, { share: 0.2 }],
    },
    cost: { points: 25, full: 0.03, none: 0.18 },
    testing: { points: 25, named: 0.6, confirms: 0.95 },
    origin: { points: 10, unnamed: ['natural'] },
    label: { points: 10 },
    rating: { points: 10, reviews: 50 },
  },
] as const satisfies readonly ScoreRules[];

export const scoreParts = ['dose', 'cost', 'testing', 'origin', 'label', 'rating'] as const;
export type ScorePart = (typeof scoreParts)[number];

export const currentScore: ScoreRules = scoreVersions.at(-1)!;

export interface ProductScore {
  version: number;
  /** Whole points of all parts, added up. */
  total: number;
  /** The most points a product can have. */
  of: number;
  parts: readonly { part: ScorePart; points: number; of: number }[];
}

/** The score of a product by a version's rules. What the catalog does not know gives no points. */
export function scoreProduct(product: ScoredProduct, rules: ScoreRules = currentScore): ProductScore {
  const parts = scoreParts.map((part) => {
    const of = rules[part].points;
    return { part, points: Math.round(shares[part](product, rules) * of), of };
  });
  return {
    version: rules.version,
    total: parts.reduce((sum, { points }) => sum + points, 0),
    of: parts.reduce((sum, { of }) => sum + of, 0),
    parts,
  };
}

/** Products by score, the highest first; of equal ones the better rated first, then the one added first. */
export function orderByScore<Scored extends ScoredProduct & { id: number }>(
  products: readonly Scored[],
): Scored[] {
  const totals = new Map(products.map((product) => [product.id, scoreProduct(product).total]));
  return products.toSorted(
    (one, other) =>
      totals.get(other.id)! - totals.get(one.id)! ||
      Number(other.rating) - Number(one.rating) ||
      one.id - other.id,
  );
}

/** Each part's share of its points, from 0 to 1. */
const shares: Record<ScorePart, (product: ScoredProduct, rules: ScoreRules) => number> = {
  dose: ({ potency }, { dose }) => {
    const amount = potencyMilligrams(potency);
    if (!amount) return 0;
    const fits = ({ below = Infinity, upTo = Infinity }: DoseBand) => amount < below && amount <= upTo;
    return dose.bands.find(fits)?.share ?? 0;
  },
  cost: (product, { cost }) => {
    const perMg = costPerMilligram(product);
    return perMg === undefined ? 0 : within((cost.none - perMg) / (cost.none - cost.full));
  },
  testing: ({ testedBy, measuredMg, potency }, { testing }) => {
    if (!testedBy) return 0;
    const stated = potencyMilligrams(potency);
    const isConfirmed = measuredMg !== null && !!stated && Number(measuredMg) >= stated * testing.confirms;
    return isConfirmed ? 1 : testing.named;
  },
  origin: ({ source }, { origin }) => (origin.unnamed.includes(source.trim().toLowerCase()) ? 0 : 1),
  label: ({ servings, form, capsule, allergens }) =>
    [servings, form, capsule, allergens].filter((fact) => fact !== null).length / 4,
  rating: ({ rating, reviewCount }, { rating: rules }) =>
    within((Number(rating) - 1) / 4) * within(reviewCount / rules.reviews),
};

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
