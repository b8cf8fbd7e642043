import type {
  OrphanedLink,
  PricePoint,
  ProductMention,
  ProductPlaces,
} from '@astaguide/contracts/catalog/product-places';
import { Inject, Injectable } from '@nestjs/common';
import { BACKEND_CONFIG, type BackendConfig } from '../../../lib/config';
import { NotFoundError } from '../../../http/errors';
import { ProductsService } from '../products.service';
import { InventoryRepository, type PostReference } from './inventory.repository';

/** Rows of pages in an answer. */
const MAX_PAGES = 200;

const mentions: Record<PostReference['kind'], ProductMention> = {
  'review/': 'review',
  'product/': 'review',
  'go/': 'redirect',
  'product="': 'card',
};

/** Where products are linked, and what they cost before. */
@Injectable()
export class InventoryService {
  constructor(
    private readonly inventory: InventoryRepository,
    private readonly products: ProductsService,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
  ) {}

  /** @throws NotFoundError when no product has that slug */
  async listPrices(slug: string): Promise<PricePoint[]> {
    await this.products.getBySlug(slug);
    return this.inventory.findPrices(slug);
  }

  /** @throws NotFoundError when no product has that id */
  async readPlaces(id: number): Promise<ProductPlaces> {
    const names = await this.inventory.findNames();
    if (names.get(String(id)) !== id) throw new NotFoundError(`There is no product ${id}.`);
    const [places, references, direct, shortLinks, currency] = await Promise.all([
      this.inventory.findPages(id),
      this.inventory.findReferences(this.config.publicUrl),
      this.inventory.findPostsWithLinks(id),
      this.inventory.findShortLinks(id),
      this.inventory.findCurrency(),
    ]);
    const found = [
      ...references
        .filter(({ target }) => names.get(target) === id)
        .map(({ kind, target: _target, ...post }) => ({ ...post, mention: mentions[kind] })),
      ...direct.map((post) => ({ ...post, mention: 'retailer' as const })),
    ];
    const whole = new Map(places.filter((row) => row.isWholePage).map((row) => [row.page, row]));
    const countedOn = (page: string) => {
      const { clicks, earnings } = whole.get(page) ?? { clicks: 0, earnings: '0.00' };
      return { clicks, earnings };
    };
    const posts = new Map<number, ProductPlaces['posts'][number]>();
    for (const { slug, mention, ...post } of found) {
      const known = posts.get(post.id) ?? { ...post, mentions: [], ...countedOn(`/blog/${slug}`) };
      posts.set(post.id, { ...known, mentions: [...new Set([...known.mentions, mention])] });
    }
    return {
      currency,
      pages: places
        .filter((row) => !row.isWholePage)
        .slice(0, MAX_PAGES)
        .map(({ isWholePage: _isWholePage, ...row }) => row),
      posts: [...posts.values()],
      shortLinks: shortLinks.map((slug) => ({ slug, ...countedOn(`/l/${slug}`) })),
    };
  }

  /** Links and cards in posts whose product does not exist. */
  async listOrphans(): Promise<OrphanedLink[]> {
    const [names, references] = await Promise.all([
      this.inventory.findNames(),
      this.inventory.findReferences(this.config.publicUrl),
    ]);
    return references
      .filter(({ target }) => !names.has(target))
      .map(({ kind, target, id, title, published }) => ({
        post: { id, title, published },
        target: kind === 'product="' ? `card ${target}` : `/${kind}${target}`,
      }));
  }
}
