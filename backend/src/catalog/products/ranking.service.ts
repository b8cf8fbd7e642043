import { currentScore, orderByScore } from '@astaguide/contracts/catalog/product-score';
import { LAST_PLACEMENT, type ProductRanking } from '@astaguide/contracts/catalog/product';
import { rankingSchema, type Ranking, type RankingQuery } from '@astaguide/contracts/catalog/ranking';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { productChanges } from '../../analytics/annotations/own-changes';
import { InvalidInputError } from '../../http/errors';
import { isoDates } from '../../lib/iso-dates';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { ProductsRepository } from './products.repository';
import { rankChanges, type NewRankChange } from './rank-changes';

/** The number of changes that a reader gets at most. */
const SHOWN_CHANGES = 50;

/** The order of the catalog: by hand or by score, and the history of its changes. */
@Injectable()
export class RankingService implements OnApplicationBootstrap {
  private readonly logger = new Logger(RankingService.name);

  constructor(
    private readonly products: ProductsRepository,
    private readonly changes: ContentChanges,
  ) {}

  /** A new version of the score orders the products when it is first started. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      const version = await this.products.findScoreVersion();
      if (version === null || version === currentScore.version) return;
      await this.edit(() => Promise.resolve(), 'score-version');
      this.changes.announce();
    } catch (error) {
      this.logger.error('The products could not be ordered by the new version of the score', error);
    }
  }

  async read({ productId }: RankingQuery): Promise<Ranking> {
    const [scoreVersion, changes] = await Promise.all([
      this.products.findScoreVersion(),
      this.products.findRankChanges(SHOWN_CHANGES, productId),
    ]);
    return rankingSchema.parse({ scoreVersion, changes: changes.map(isoDates) });
  }

  /**
   * Runs an edit of the catalog in a transaction. Where the score orders the products, they are put in order after it.
   * Every change of a rank is recorded, and annotated together with changes of price and stock.
   *
   * @param reason of all changes; by default what the edit did
   */
  edit<T>(work: (catalog: ProductsRepository) => Promise<T>, reason?: NewRankChange['reason']): Promise<T> {
    return this.products.edit(async (catalog) => {
      const before = await catalog.findFacts();
      const result = await work(catalog);
      const isByScore = (await catalog.findScoreVersion()) !== null;
      if (isByScore) {
        const ordered = orderByScore([...(await catalog.findFacts()).values()]);
        await catalog.rank(ordered.slice(0, LAST_PLACEMENT).map(({ id }) => id));
        await catalog.setScoreVersion(currentScore.version);
      }
      const after = await catalog.findFacts();
      const changes = rankChanges(before, after, isByScore);
      await catalog.recordRankChanges(
        changes.map((change) => (reason ? { ...change, reason } : change)),
        isByScore ? currentScore.version : null,
      );
      await catalog.annotate(
        [...after.values()].flatMap((facts) => {
          const earlier = before.get(facts.id);
          return earlier ? productChanges(earlier, facts) : [];
        }),
      );
      return result;
    });
  }

  /**
   * Ranks the products by hand, in the given order.
   *
   * @throws InvalidInputError for an unknown product id
   */
  async rank({ productIds }: ProductRanking): Promise<void> {
    await this.edit(async (catalog) => {
      const known = await catalog.findIds();
      const errors = productIds.flatMap((id, index) =>
        known.has(id) ? [] : [{ path: `productIds.${index}`, message: `There is no product ${id}` }],
      );
      if (errors.length > 0) throw new InvalidInputError(errors);
      await catalog.rank(productIds);
      await catalog.setScoreVersion(null);
    });
    this.changes.announce();
  }

  /** Lets the score order the products, from now on until the owner moves one. */
  async rankByScore(): Promise<void> {
    await this.edit((catalog) => catalog.setScoreVersion(currentScore.version), 'ordered-by-score');
    this.changes.announce();
  }
}
