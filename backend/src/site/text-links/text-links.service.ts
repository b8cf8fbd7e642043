import { withoutClickId } from '@astaguide/contracts/catalog/affiliate-link';
import { CLICK_ID } from '@astaguide/contracts/earnings/click-id';
import type { DeadLink, TextCheck } from '@astaguide/contracts/publishing/text-links';
import { Inject, Injectable } from '@nestjs/common';
import { ProductsService } from '../../catalog/products/products.service';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { BlogService } from '../../publishing/blog/blog.service';
import { ownRedirect } from '../../publishing/links/own-redirect';
import { linksIn } from '../../publishing/rich-text/rich-text';
import { RichTextService } from '../../publishing/rich-text/rich-text.service';
import { isOwnPage, ownPathOf } from './own-address';
import { OwnPagesRepository } from './own-pages.repository';

const SHOWN_PRODUCTS = / data-(?:product|comparison)="([\d,]+)"/g;

/** Where the links in texts lead. */
@Injectable()
export class TextLinksService {
  constructor(
    private readonly pages: OwnPagesRepository,
    private readonly blog: BlogService,
    private readonly products: ProductsService,
    private readonly richText: RichTextService,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
  ) {}

  /** What is wrong with the links and products of a text that is being written. */
  async check(content: string): Promise<TextCheck> {
    const html = await this.richText.sanitize(content, 'content');
    const links = [...new Set(linksIn(html))];
    const { publicUrl } = this.config;
    const [pages, broken, products] = await Promise.all([
      this.pages.find(),
      this.pages.findBroken(links.map(withoutClickId)),
      this.products.list(),
    ]);
    const sponsored = new Set(
      Array.from(html.matchAll(/<a href="([^"]*)"[^>]* rel="[^"]*sponsored/g), ([, href]) =>
        href!.replaceAll('&amp;', '&'),
      ),
    );
    const problemOf = (href: string) => {
      const path = ownPathOf(href, publicUrl);
      if (path !== undefined) return isOwnPage(path, pages) ? undefined : 'missing';
      if (broken.includes(withoutClickId(href))) return 'broken';
      const isRedirect = ownRedirect(href, [new URL(publicUrl).host], publicUrl) !== undefined;
      return sponsored.has(href) && !isRedirect ? 'uncounted' : undefined;
    };
    const shown = new Set(
      [...html.matchAll(SHOWN_PRODUCTS)].flatMap(([, ids]) => ids!.split(',').map(Number)),
    );
    return {
      links: links.flatMap((href) => {
        const problem = problemOf(href);
        return problem ? [{ href, problem }] : [];
      }),
      products: products
        .filter(({ id, affiliateLink }) => shown.has(id) && !affiliateLink.includes(CLICK_ID))
        .map(({ id, name }) => ({ id, name })),
    };
  }

  /** Links in saved texts to pages that this site does not have, with where they stand; by path. */
  async listDead(): Promise<DeadLink[]> {
    const [pages, posts, products] = await Promise.all([
      this.pages.find(),
      this.blog.listAll(),
      this.products.list(),
    ]);
    const dead = new Map<string, DeadLink>();
    const collect = (html: string | null, add: (link: DeadLink) => void) => {
      const paths = linksIn(html ?? '').map((href) => ownPathOf(href, this.config.publicUrl));
      for (const path of new Set(paths)) {
        if (path === undefined || isOwnPage(path, pages)) continue;
        const link = dead.get(path) ?? { path, posts: [], products: [] };
        dead.set(path, link);
        add(link);
      }
    };
    for (const { id, title, content } of posts) collect(content, (link) => link.posts.push({ id, title }));
    for (const { id, name, htmlContent } of products)
      collect(htmlContent, (link) => link.products.push({ id, name }));
    return [...dead.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
  }
}
