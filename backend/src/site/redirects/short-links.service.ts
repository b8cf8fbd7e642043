import type { ShortLink, shortLinkInputSchema } from '@astaguide/contracts/catalog/short-link';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ConflictError, NotFoundError } from '../../http/errors';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { ProductsService } from '../../catalog/products/products.service';
import { RedirectLoops } from '../../catalog/products/redirect-loops.service';
import { ShortLinksRepository, type ShortLinkTarget } from './short-links.repository';

export type { ShortLinkTarget };

/** The owner's own addresses, for mails and videos. */
@Injectable()
export class ShortLinksService {
  constructor(
    private readonly links: ShortLinksRepository,
    private readonly products: ProductsService,
    private readonly changes: ContentChanges,
    private readonly loops: RedirectLoops,
  ) {}

  list(): Promise<ShortLink[]> {
    return this.links.findAll();
  }

  /** @returns undefined for an unknown slug, and for a product that was deleted */
  findTarget(slug: string): Promise<ShortLinkTarget | undefined> {
    return this.links.findTarget(slug);
  }

  /**
   * @throws InvalidInputError for a product that does not exist, and for a target that leads back to the link
   * @throws ConflictError when the slug is taken
   */
  async create(input: z.output<typeof shortLinkInputSchema>): Promise<ShortLink> {
    const { slug, productId = null, url = null } = input;
    await this.products.requireProduct(productId);
    const targets =
      productId === null
        ? [{ path: 'url', link: url! }]
        : (await this.loops.linksOfProduct(productId)).map((link) => ({ path: 'productId', link }));
    await this.loops.refuse({ key: `l/${slug}` }, targets);
    if (!(await this.links.add({ slug, productId, url }))) {
      throw new ConflictError('Another short link already uses this slug.', {
        errors: [{ path: 'slug', message: 'This slug is taken' }],
      });
    }
    this.changes.announce();
    const [link] = await this.links.findAll(slug);
    return link!;
  }

  /** @throws NotFoundError when no short link has that slug */
  async remove(slug: string): Promise<void> {
    if (!(await this.links.remove(slug))) throw new NotFoundError(`There is no short link '${slug}'.`);
    this.changes.announce();
  }
}
