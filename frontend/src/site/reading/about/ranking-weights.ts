import {
  currentScore,
  scoreParts,
  scoreProduct,
  type ScoredProduct,
  type ScorePart,
} from '@astaguide/contracts/catalog/product-score';

/** How much each part of the score counts. */
export type Weights = Record<ScorePart, number>;

/** The most that one part can count. */
export const MOST_WEIGHT = 50;

/** The points of the published score. */
export const publishedWeights = Object.fromEntries(
  scoreParts.map((part) => [part, currentScore[part].points]),
) as Weights;

/** The weights of an address: '?cost=50&testing=0'. Parts that it does not name, or names wrongly, count as published. */
export function readWeights(search: URLSearchParams): Weights {
  const weights = { ...publishedWeights };
  for (const part of scoreParts) {
    const text = search.get(part) ?? '';
    if (/^\d{1,2}$/.test(text) && Number(text) <= MOST_WEIGHT) weights[part] = Number(text);
  }
  return weights;
}

/** The address of weights: only those that differ from the published ones. */
export function writeWeights(search: URLSearchParams, weights: Weights): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const part of scoreParts) {
    if (weights[part] === publishedWeights[part]) next.delete(part);
    else next.set(part, String(weights[part]));
  }
  return next;
}

/** Products with their score by these weights, from 0 to 100: the highest first, equal ones as in the published order. */
export function orderByWeights<Scored extends ScoredProduct & { id: number }>(
  products: readonly Scored[],
  weights: Weights,
): { product: Scored; score: number }[] {
  const all = scoreParts.reduce((sum, part) => sum + weights[part], 0);
  const scoreOf = (product: Scored) => {
    const { parts } = scoreProduct(product);
    const sum = parts.reduce(
      (points, { part, points: given, of }) => points + (given / of) * weights[part],
      0,
    );
    // Rounded, so that the order does not depend on the last binary digits.
    return all === 0 ? 0 : Math.round((sum / all) * 1e6) / 1e4;
  };
  return products
    .map((product) => ({ product, score: scoreOf(product) }))
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        Number(other.product.rating) - Number(one.product.rating) ||
        one.product.id - other.product.id,
    );
}
