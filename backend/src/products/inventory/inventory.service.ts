import type {
  OrphanedLink,
  PricePoint,
  ProductMention,
  ProductPlaces,
} from '@astaguide/contracts/catalog/product-places';
import { Inject, Injectable } from '@nestjs/common';
import { BACKEND_CONFIG, type BackendConfig } from '../../config';
import { NotFoundError } from '../../http/errors';
import { ProductsService } from '../products.service';
import { InventoryRepository, type PostReference } from './inventory.repository';

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
    const [pages, references, direct, shortLinks] = await Promise.all([
      this.inventory.findPages(id),
      this.inventory.findReferences(this.config.publicUrl),
      this.inventory.findPostsWithLinks(id),
      this.inventory.findShortLinks(id),
    ]);
    const found = [
      ...references
        .filter(({ target }) => names.get(target) === id)
        .map(({ kind, ...post }) => ({ ...post, mention: mentions[kind] })),
      ...direct.map((post) => ({ ...post, mention: 'retailer' as const })),
    ];
    const posts = new Map<number, ProductPlaces['posts'][number]>();
    for (const { id: postId, title, published, mention } of found) {
      const known = posts.get(postId) ?? { id: postId, title, published, mentions: [] };
      posts.set(postId, { ...known, mentions: [...new Set([...known.mentions, mention])] });
    }
    return { pages, posts: [...posts.values()], shortLinks };
  }

  /** Links and cards in posts whose product does not exist. */
  async listOrphans(): Promise<OrphanedLink[]> {
    const [names, references] = await Promise.all([
      this.inventory.findNames(),
      this.inventory.findReferences(this.config.publicUrl),
    ]);
    return references
      .filter(({ target }) => !names.has(target))
      .map(({ kind, target, ...post }) => ({
        post,
        target: kind === 'product="' ? `card ${target}` : `/${kind}${target}`,
      }));
  }
}
