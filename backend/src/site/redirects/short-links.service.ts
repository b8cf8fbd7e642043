import type {
  ImportedShortLinks,
  ShortLink,
  shortLinkChangeSchema,
  shortLinkInputSchema,
} from '@astaguide/contracts/catalog/short-link';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ConflictError, NotFoundError } from '../../http/errors';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { ProductsService } from '../../catalog/products/products.service';
import { RedirectLoops } from '../../catalog/products/redirect-loops.service';
import type { CsvFile } from '../../analytics/csv-file';
import { readShortLinks, shortLinksCsv, validateRows } from './short-links-csv';
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

  async list(): Promise<ShortLink[]> {
    return (await this.links.findAll()).map(answerOf);
  }

  async exportCsv(): Promise<CsvFile> {
    return { name: 'short-links.csv', text: shortLinksCsv(await this.links.findAll()) };
  }

  /** @returns undefined for an unknown slug */
  findTarget(slug: string): Promise<ShortLinkTarget | undefined> {
    return this.links.findTarget(slug);
  }

  /**
   * @throws InvalidInputError for a product that does not exist, and for a target that leads back to the link
   * @throws ConflictError when the slug is taken
   */
  async create(input: z.output<typeof shortLinkInputSchema>): Promise<ShortLink> {
    const link = columnsOf(input);
    await this.requireTarget(link);
    if (!(await this.links.add(link))) {
      throw new ConflictError('Another short link already uses this slug.', {
        errors: [{ path: 'slug', message: 'This slug is taken' }],
      });
    }
    return this.saved(link.slug);
  }

  /**
   * @throws NotFoundError when no short link has that slug
   * @throws InvalidInputError for a product that does not exist, and for a target that leads back to the link
   */
  async change(slug: string, input: z.output<typeof shortLinkChangeSchema>): Promise<ShortLink> {
    const link = columnsOf({ ...input, slug });
    await this.requireTarget(link);
    if (!isSlug(slug) || !(await this.links.change(link))) throw missing(slug);
    return this.saved(slug);
  }

  /** @throws InvalidInputError when a line of the file is bad; nothing is stored then */
  async importFile(bytes: Uint8Array): Promise<ImportedShortLinks> {
    const rows = readShortLinks(bytes);
    const slugs = rows.map(({ productSlug }) => productSlug).filter((slug) => isSlug(slug));
    const links = validateRows(rows, await this.links.findProductIds(slugs)).map(columnsOf);
    for (const link of links) await this.requireTarget(link);
    const imported = await this.links.putAll(links);
    this.changes.announce();
    return imported;
  }

  /** @throws NotFoundError when no short link has that slug */
  async remove(slug: string): Promise<void> {
    if (!isSlug(slug) || !(await this.links.remove(slug))) throw missing(slug);
    this.changes.announce();
  }

  private async requireTarget({
    slug,
    productId,
    url,
    nextUrl,
  }: ReturnType<typeof columnsOf>): Promise<void> {
    await this.products.requireProduct(productId);
    const targets =
      productId === null
        ? [{ path: 'url', link: url! }]
        : (await this.loops.linksOfProduct(productId)).map((link) => ({ path: 'productId', link }));
    if (nextUrl !== null) targets.push({ path: 'nextUrl', link: nextUrl });
    await this.loops.refuse({ key: `l/${slug}` }, targets);
  }

  private async saved(slug: string): Promise<ShortLink> {
    this.changes.announce();
    const [link] = await this.links.findAll(slug);
    return answerOf(link!);
  }
}

/** Every column that the owner fills: null if omitted. */
function columnsOf({
  slug,
  productId = null,
  url = null,
  endsOn = null,
  nextUrl = null,
  passesQuery,
}: z.output<typeof shortLinkInputSchema>) {
  return { slug, productId, url, endsOn, nextUrl, passesQuery };
}

const answerOf = ({
  productSlug: _forFiles,
  ...link
}: ShortLink & { productSlug: string | null }): ShortLink => link;

const missing = (slug: string) => new NotFoundError(`There is no short link '${slug}'.`);

/** PostgreSQL rejects some characters in any text. */
const isSlug = (text: string) => /^[a-z0-9-]+$/.test(text);
