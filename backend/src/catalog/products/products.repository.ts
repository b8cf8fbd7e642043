import { scoredFacts, type ScoredProduct } from '@astaguide/contracts/catalog/product-score';
import type { RankChange as RankChangeAnswer } from '@astaguide/contracts/catalog/ranking';
import { Annotation } from '@astaguide/database/entities/analytics/annotation.entity';
import { Product, ProductFormerSlug, RankChange } from '@astaguide/database/entities/catalog/product.entity';
import { ShortLink } from '@astaguide/database/entities/catalog/short-link.entity';
import { SiteSettings } from '@astaguide/database/entities/settings/site-settings.entity';
import { LinkCheck } from '@astaguide/database/entities/publishing/link-check.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Like, Not, Repository, type DeepPartial } from 'typeorm';
import type { OwnChange, ProductFacts } from '../../analytics/annotations/own-changes';
import { editAloneWith } from '../../lib/edit-alone';
import type { DatedRow } from '../../lib/iso-dates';
import type { NewRankChange } from './rank-changes';

const facts = ['id', 'name', 'placement', 'inStock', ...scoredFacts] as const;
const factColumns = Object.fromEntries(facts.map((fact) => [fact, true]));

export type RankedFacts = ProductFacts & ScoredProduct;
type RankChangeRow = DatedRow<RankChangeAnswer, 'changedAt'>;

/** The catalog; deleted products are not in it. */
@Injectable()
export class ProductsRepository {
  constructor(@InjectRepository(Product) private readonly products: Repository<Product>) {}

  /** Ranked products first, by rank; the rest by rating. */
  findAll(): Promise<Product[]> {
    return this.products.find({
      order: { placement: { direction: 'ASC', nulls: 'LAST' }, rating: 'DESC', id: 'ASC' },
    });
  }

  findBySlug(slug: string): Promise<Product | null> {
    return this.products.findOneBy({ slug });
  }

  findById(id: number): Promise<Product | null> {
    return this.products.findOneBy({ id });
  }

  /** The product that went by that slug before it was renamed. */
  findByFormerSlug(slug: string): Promise<Product | null> {
    return this.products
      .createQueryBuilder('product')
      .innerJoin(ProductFormerSlug, 'former', 'former.product_id = product.id')
      .where('former.slug = :slug', { slug })
      .getOne();
  }

  /** Where the short link with that slug leads. */
  findShortLink(slug: string): Promise<ShortLink | null> {
    return this.products.manager.findOneBy(ShortLink, { slug });
  }

  /** The slugs in use that are `slug`, or `slug` with a suffix. */
  async findSlugsFrom(slug: string): Promise<Set<string>> {
    const where = [{ slug }, { slug: Like(`${slug}-%`) }];
    const products = await this.products.find({ select: { slug: true }, where });
    return new Set(products.map((product) => product.slug));
  }

  /** The present and former slugs that a text contains, each with the slug that its product has now. */
  async findSlugsWithin(text: string): Promise<Map<string, string>> {
    const rows = await this.products
      .createQueryBuilder('product')
      .leftJoin(
        ProductFormerSlug,
        'former',
        'former.product_id = product.id AND strpos(:text, former.slug) > 0',
      )
      .select('product.slug', 'slug')
      .addSelect('former.slug', 'former')
      .where('former.slug IS NOT NULL OR strpos(:text, product.slug) > 0', { text })
      .getRawMany<{ slug: string; former: string | null }>();
    return new Map(
      rows.flatMap(({ slug, former }) => [[slug, slug] as const, [former ?? slug, slug] as const]),
    );
  }

  /** The links of products whose page or shop is gone, without the click ids, by the product's id. */
  async findBrokenLinks(): Promise<Map<number, string[]>> {
    const rows = await this.products.manager
      .createQueryBuilder(LinkCheck, 'checked')
      .innerJoin('affiliate_links', 'link', 'link.url = checked.url')
      .select('link.product_id', 'id')
      .addSelect('array_agg(link.url ORDER BY link.url)', 'urls')
      .where(`checked.verdict = 'broken'`)
      .groupBy('link.product_id')
      .getRawMany<{ id: number; urls: string[] }>();
    return new Map(rows.map(({ id, urls }) => [id, urls]));
  }

  async findIds(): Promise<Set<number>> {
    const products = await this.products.find({ select: { id: true } });
    return new Set(products.map(({ id }) => id));
  }

  /** See `editAloneWith`. */
  edit<T>(work: (products: ProductsRepository) => Promise<T>): Promise<T> {
    return editAloneWith(this.products, ProductsRepository, work);
  }

  /** What of every product explains its clicks and makes its score, by the product's id. */
  async findFacts(): Promise<Map<number, RankedFacts>> {
    const products = await this.products.find({ select: factColumns });
    return new Map(products.map((product) => [product.id, product]));
  }

  /** The version of the score that orders the products; null if the owner does. */
  async findScoreVersion(): Promise<number | null> {
    const settings = await this.products.manager.findOneByOrFail(SiteSettings, { id: 1 });
    return settings.rankingScoreVersion;
  }

  /** Within an edit: lets a version of the score order the products, or the owner. */
  async setScoreVersion(rankingScoreVersion: number | null): Promise<void> {
    await this.products.manager.update(SiteSettings, { id: 1 }, { rankingScoreVersion });
  }

  /** The latest changes of ranks, the newest first; of one product, or of all. */
  findRankChanges(limit: number, productId?: number): Promise<RankChangeRow[]> {
    const changes = this.products.manager
      .createQueryBuilder(RankChange, 'change')
      // Before the join: it applies to what is joined after it.
      .withDeleted()
      .innerJoin(Product, 'product', 'product.id = change.product_id')
      .select('change.product_id', 'productId')
      .addSelect('product.name', 'productName')
      .addSelect('CASE WHEN product.deleted_at IS NULL THEN product.slug END', 'slug')
      .addSelect('change.changed_at', 'changedAt')
      .addSelect('change.from_rank', 'fromRank')
      .addSelect('change.to_rank', 'toRank')
      .addSelect('change.reason', 'reason')
      .addSelect('change.score_version', 'scoreVersion')
      .orderBy('change.changed_at', 'DESC')
      .addOrderBy('change.to_rank', 'ASC', 'NULLS LAST')
      .limit(limit);
    if (productId !== undefined) changes.where('change.product_id = :productId', { productId });
    return changes.getRawMany<RankChangeRow>();
  }

  /** Within an edit: keeps its changes of ranks. */
  async recordRankChanges(changes: readonly NewRankChange[], scoreVersion: number | null): Promise<void> {
    const rows = changes.map((change) => ({ ...change, scoreVersion }));
    await this.products.manager.insert(RankChange, rows);
  }

  /** Within an edit: adds annotations for its changes. */
  async annotate(changes: readonly OwnChange[]): Promise<void> {
    const at = new Date();
    const rows = changes.map((change) => ({ ...change, at }));
    await this.products.manager.insert(Annotation, rows);
  }

  /** Within an edit: adds a product. */
  async add(values: DeepPartial<Product> & { slug: string }): Promise<Product> {
    await this.products.manager.delete(ProductFormerSlug, { slug: values.slug });
    return this.products.save(this.products.create(values));
  }

  /** Within an edit: gives a product new values and the next version, and remembers the slug it had. */
  async change(product: Product, values: DeepPartial<Product> & { slug: string }): Promise<Product> {
    const { id, slug: former } = product;
    if (values.slug !== former) {
      await this.products.manager.delete(ProductFormerSlug, { slug: values.slug });
      await this.products.manager.upsert(ProductFormerSlug, { slug: former, productId: id }, ['slug']);
    }
    return this.products.save(this.products.merge(product, values, { updatedAt: new Date() }));
  }

  /** @returns whether there was such a product */
  async remove(id: number): Promise<boolean> {
    return (await this.products.softDelete({ id })).affected === 1;
  }

  /** Deletes the products with these ids; unknown ones are ignored. */
  async removeAll(productIds: readonly number[]): Promise<void> {
    await this.products.softDelete({ id: In(productIds) });
  }

  /** Within an edit: sets the stock. Only products whose stock changes get a new version. */
  async setStock(productIds: readonly number[], inStock: boolean): Promise<void> {
    await this.products.update(
      { id: In(productIds), deletedAt: IsNull(), inStock: Not(inStock) },
      { inStock, updatedAt: () => 'now()' },
    );
  }

  /**
   * Within an edit: ranks the products in that order, from 1 on, and takes the rank of all others away. Only
   * products whose rank changes get a new version.
   */
  async rank(productIds: readonly number[]): Promise<void> {
    const rank = 'array_position(:productIds::integer[], id)';
    await this.products
      .createQueryBuilder()
      .update()
      .set({ placement: () => rank, updatedAt: () => 'now()' })
      .where(`deleted_at IS NULL AND placement IS DISTINCT FROM ${rank}`, { productIds })
      .execute();
  }
}
