import { comparedSlugs, joinSlugs } from '@astaguide/contracts/catalog/compared-slugs';
import {
  productInputSchema,
  productSchema,
  type Product as ProductAnswer,
  type ProductDeletion,
  type ProductStock,
} from '@astaguide/contracts/catalog/product';
import { productSlug, toSlug } from '@astaguide/contracts/lib/slug';
import type { Product } from '@astaguide/database/entities/catalog/product.entity';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ConflictError, InvalidInputError, NotFoundError } from '../../http/errors';
import { readField } from '../../http/input/read-field';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { hasText } from '../../publishing/rich-text/rich-text';
import { RichTextService } from '../../publishing/rich-text/rich-text.service';
import { ProductsRepository } from './products.repository';
import { RankingService } from './ranking.service';
import { enteredLinks, RedirectLoops } from './redirect-loops.service';

/** Characters of a slug before its suffix; with any suffix it stays below the 200 that a slug may have. */
const LONGEST = 180;

type ProductValues = z.output<typeof productInputSchema>;

/** The catalog for visitors, and the owner's edits. */
@Injectable()
export class ProductsService {
  constructor(
    private readonly products: ProductsRepository,
    private readonly richText: RichTextService,
    private readonly ranking: RankingService,
    private readonly changes: ContentChanges,
    private readonly loops: RedirectLoops,
  ) {}

  async list(): Promise<ProductAnswer[]> {
    return this.answersOf(await this.products.findAll());
  }

  /** @throws NotFoundError when no product has that slug */
  async getBySlug(slug: string): Promise<ProductAnswer> {
    const product = isSlug(slug) ? await this.products.findBySlug(slug) : null;
    if (!product) throw new NotFoundError(`There is no product '${slug}'.`);
    return this.answerOf(product);
  }

  /** @returns the slug of the product with that id, slug or former slug; or undefined */
  async findSlug(idOrSlug: string): Promise<string | undefined> {
    const product =
      (/^\d{1,9}$/.test(idOrSlug) && (await this.products.findById(Number(idOrSlug)))) ||
      (isSlug(idOrSlug) && (await this.products.findBySlug(idOrSlug)));
    return product ? product.slug : this.findRenamed(idOrSlug);
  }

  /** @throws InvalidInputError for an id, as `productId` of the input, that no product has; null is none */
  async requireProduct(id: number | null): Promise<void> {
    if (id !== null && !(await this.products.findById(id)))
      throw new InvalidInputError([{ path: 'productId', message: 'There is no such product' }]);
  }

  /** @returns the slug that the product with that former slug has now, or undefined */
  async findRenamed(formerSlug: string): Promise<string | undefined> {
    const product = isSlug(formerSlug) ? await this.products.findByFormerSlug(formerSlug) : null;
    return product?.slug;
  }

  /** @returns the product that has, or else had, that slug; or undefined */
  async findBySlugOrFormer(slug: string): Promise<ProductAnswer | undefined> {
    if (!isSlug(slug)) return undefined;
    const product = (await this.products.findBySlug(slug)) ?? (await this.products.findByFormerSlug(slug));
    return product ? this.answerOf(product) : undefined;
  }

  /**
   * @param text the last segment of a comparison's address, with present or former slugs in any order
   * @returns the segment of its canonical address; undefined if it does not name two to four products
   */
  async findComparison(text: string): Promise<string | undefined> {
    if (!isSlug(text)) return undefined;
    const current = await this.products.findSlugsWithin(text);
    const slugs = comparedSlugs(text, new Set(current.keys()))?.map((slug) => current.get(slug)!);
    const isEachAnother = new Set(slugs).size === slugs?.length;
    return slugs && isEachAnother ? joinSlugs(slugs) : undefined;
  }

  /**
   * @throws ConflictError when the slug given is taken
   * @throws InvalidInputError when a link leads back to the product's own redirect
   */
  async create(input: ProductValues): Promise<ProductAnswer> {
    const columns = await this.columnsOf(input);
    const product = await this.ranking.edit(async (catalog) => {
      const slug = await chooseSlug(catalog, input);
      await this.loops.refuse({ key: `go/${slug}` }, enteredLinks(input));
      if (typeof input.placement === 'number') await catalog.setScoreVersion(null);
      return catalog.add({ ...columns, priceCheckedOn: input.priceCheckedOn ?? today(), slug });
    });
    this.changes.announce();
    return this.answerWithRank(product);
  }

  /**
   * Replaces a product: omitted optional values are removed. Only the slug stays, unless the name or the brand
   * changes.
   *
   * @throws NotFoundError when no product has that id
   * @throws ConflictError when the given slug is taken, or the given version is not the current one
   * @throws InvalidInputError when a link leads back to the product's own redirect
   */
  async update(id: number, input: ProductValues): Promise<ProductAnswer> {
    const columns = await this.columnsOf(input);
    const product = await this.ranking.edit(async (catalog) => {
      const current = await catalog.findById(id);
      if (!current) throw new NotFoundError(`There is no product ${id}.`);
      if (input.version !== undefined && input.version !== current.version) {
        throw new ConflictError('The product was edited elsewhere in the meantime.', {
          current: await this.answerOf(current),
        });
      }
      const slug = await chooseSlug(catalog, input, current);
      await this.loops.refuse({ key: `go/${slug}`, productId: id }, enteredLinks(input));
      // A rank that the owner enters ends the order by score.
      if ((input.placement ?? null) !== current.placement) await catalog.setScoreVersion(null);
      return catalog.change(current, {
        ...columns,
        priceCheckedOn: checkedOn(input, current),
        slug,
      });
    });
    this.changes.announce();
    return this.answerWithRank(product);
  }

  /** @throws NotFoundError when no product has that id */
  async remove(id: number): Promise<void> {
    await this.ranking.edit(async (catalog) => {
      if (!(await catalog.remove(id))) throw new NotFoundError(`There is no product ${id}.`);
    });
    this.changes.announce();
  }

  async setStock({ productIds, inStock }: ProductStock): Promise<void> {
    await this.ranking.edit((catalog) => catalog.setStock(productIds, inStock));
    this.changes.announce();
  }

  async removeAll({ productIds }: ProductDeletion): Promise<void> {
    await this.ranking.edit((catalog) => catalog.removeAll(productIds));
    this.changes.announce();
  }

  /** The product as saved, with the rank that the score may have given it. */
  private async answerWithRank(product: Product): Promise<ProductAnswer> {
    return this.answerOf((await this.products.findById(product.id)) ?? product);
  }

  /** Every column that the owner fills: null if omitted, with sanitized HTML. */
  private async columnsOf(input: ProductValues) {
    const values = Object.fromEntries(filledColumns.map((column) => [column, input[column] ?? null]));
    const { affiliateLink, affiliateLinkDe, affiliateLinkEs, affiliateLinkNl, affiliateLinkPl, offers } =
      input;
    const localized = [affiliateLink, affiliateLinkDe, affiliateLinkEs, affiliateLinkNl, affiliateLinkPl];
    const links = [...localized, ...(offers ?? []).map(({ link }) => link)].filter(
      (link) => typeof link === 'string',
    );
    const html = await this.richText.sanitizeEntered(input.htmlContent ?? '', 'htmlContent', links);
    const htmlContent = hasText(html) ? readField(columnShape.htmlContent, 'htmlContent', html)! : null;
    return { ...values, htmlContent };
  }

  private async answersOf(products: readonly Product[]): Promise<ProductAnswer[]> {
    const broken = products.length > 0 ? await this.products.findBrokenLinks() : new Map<number, string[]>();
    return products.map((product) =>
      productSchema.parse({ ...product, brokenLinks: broken.get(product.id) ?? [] }),
    );
  }

  private async answerOf(product: Product): Promise<ProductAnswer> {
    const [answer] = await this.answersOf([product]);
    return answer!;
  }
}

/** A new price was seen today, unless the owner says another day. */
function checkedOn(input: ProductValues, before: Pick<Product, 'price' | 'priceCheckedOn'>): string | null {
  const entered = input.priceCheckedOn ?? null;
  const isNewPrice = Number(input.price) !== Number(before.price);
  return isNewPrice && (entered === null || entered === before.priceCheckedOn) ? today() : entered;
}

/** As on the rendered pages, a day of UTC. */
const today = () => new Date().toISOString().slice(0, 10);

/** The given slug, the product's current one, or one made of its name and brand. */
async function chooseSlug(
  catalog: ProductsRepository,
  input: ProductValues,
  current?: Product,
): Promise<string> {
  if (input.slug !== undefined) {
    const holder = await catalog.findBySlug(input.slug);
    if (!holder || holder.id === current?.id) return input.slug;
    throw new ConflictError('Another product already uses this slug.', {
      errors: [{ path: 'slug', message: 'This slug is taken' }],
    });
  }
  const wanted = wantedSlug(input);
  if (current && wantedSlug(current) === wanted) return current.slug;
  const taken = await catalog.findSlugsFrom(wanted);
  if (current) taken.delete(current.slug);
  return freeSlug(wanted, taken);
}

/** The slug that a product's name and brand make, before it is known whether it is free. */
function wantedSlug(product: { name: string; brand: string }): string {
  // A name of another script has no letter that a slug could keep.
  return productSlug(product).slice(0, LONGEST).replace(/-$/, '') || 'product';
}

/** The wanted slug, or else the first of `wanted-2`, `wanted-3`… that is not taken. */
function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted;
  for (let suffix = 2; taken.has(slug); suffix++) slug = `${wanted}-${suffix}`;
  return slug;
}

const { slug: _slug, version: _version, ...columnShape } = productInputSchema.shape;
const filledColumns = Object.keys(columnShape) as (keyof typeof columnShape)[];

/** Invalid slugs are not looked up: PostgreSQL rejects some characters in any text. */
function isSlug(text: string): boolean {
  return toSlug(text) === text;
}
