import type { RankChange, RankChangeReason } from '@astaguide/contracts/catalog/ranking';
import { scoredFacts, type ScoredProduct } from '@astaguide/contracts/catalog/product-score';
import { isDeepStrictEqual } from 'node:util';

/** What decides the rank of a product. */
export type RankedProduct = ScoredProduct & { placement: number | null };

type Catalog = ReadonlyMap<number, RankedProduct>;

/** A change of a rank that is not stored yet. */
export type NewRankChange = Pick<RankChange, 'productId' | 'fromRank' | 'toRank' | 'reason'>;

/**
 * The changes of ranks between two states of the catalog, by product id. A product that was added had no rank before, a
 * removed one has none after.
 *
 * @param isByScore whether the score orders the products; else the owner has moved them
 */
export function rankChanges(before: Catalog, after: Catalog, isByScore: boolean): NewRankChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((productId) => {
    const one = before.get(productId);
    const other = after.get(productId);
    const [fromRank, toRank] = [one?.placement ?? null, other?.placement ?? null];
    return fromRank === toRank
      ? []
      : [{ productId, fromRank, toRank, reason: reasonOf(one, other, isByScore) }];
  });
}

function reasonOf(
  before: RankedProduct | undefined,
  after: RankedProduct | undefined,
  isByScore: boolean,
): RankChangeReason {
  if (!before) return 'new-product';
  if (!after) return 'removed';
  if (!isByScore) return 'moved-by-owner';
  if (before.price !== after.price) return 'price-changed';
  const isSame = scoredFacts.every((fact) => isDeepStrictEqual(before[fact], after[fact]));
  return isSame ? 'other-product-changed' : 'facts-changed';
}
