import { joinSlugs } from '@astaguide/contracts/catalog/compared-slugs';
import { articleList } from '@astaguide/content/articles';
import { contactAddress } from '@astaguide/content/legal/operator';
import { Inject, Injectable } from '@nestjs/common';
import { BlogService } from '../../publishing/blog/blog.service';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { SettingsService } from '../../settings/settings.service';
import { DiscoveryRepository, type PageRow, type ProductPageRow } from './discovery.repository';
import { feedXml } from './feed';
import { securityText } from './security-text';
import { howWeRank } from '@astaguide/content/about/how-we-rank';
import { faq } from '@astaguide/content/faq';
import { home } from '@astaguide/content/home';
import { bestForAthletes, bestForEyeHealth } from '@astaguide/content/landing-pages';
import { aboutPages, guidePages, legalPages } from '@astaguide/content/pages';
import { studiesPage } from '@astaguide/content/studies/studies-page';
import { element, xmlDocument } from './xml';

/** A page that search engines may list. */
interface SitemapPage {
  /** The whole address. */
  address: string;
  /** When its content last changed, if known. */
  lastModified?: Date | undefined;
}

/** The site's pages by the protocol of sitemaps.org. */
export function sitemapXml(pages: readonly SitemapPage[]): string {
  return xmlDocument(
    element('urlset', pages.map(urlOf), { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }),
  );
}

function urlOf({ address, lastModified }: SitemapPage): string {
  return element('url', [
    element('loc', address),
    ...(lastModified ? [element('lastmod', lastModified.toISOString())] : []),
  ]);
}

/** Paths of the pages that change with the catalog. */
export const catalogPaths: readonly string[] = [home.path, '/comparison', howWeRank.path];

/** Path of the list of articles. */
export const articlesPath = articleList.path;

/** Paths of the pages that change only with a release. */
export const textPaths: readonly string[] = [
  faq,
  bestForAthletes,
  bestForEyeHealth,
  ...guidePages,
  studiesPage,
  ...aboutPages,
  ...legalPages,
]
  .map(({ path }) => path)
  .filter((path) => !catalogPaths.includes(path));

/** Paths that crawlers must not visit, and the address of the sitemap. */
export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    'Disallow: /go/',
    'Disallow: /l/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** What programs read to find the site's pages. */
@Injectable()
export class DiscoveryService {
  constructor(
    private readonly pages: DiscoveryRepository,
    private readonly blog: BlogService,
    private readonly settings: SettingsService,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
  ) {}

  async sitemap(): Promise<string> {
    const [products, articles] = await Promise.all([
      this.pages.findProductPages(),
      this.pages.findArticlePages(),
    ]);
    const page = (path: string, lastModified?: Date) => ({ address: this.addressOf(path), lastModified });
    return sitemapXml([
      ...catalogPaths.map((path) => page(path, newestOf([...products, ...articles]))),
      page(articlesPath, newestOf(articles)),
      ...textPaths.map((path) => page(path)),
      ...products.map(({ slug, updatedAt }) => page(`/review/${slug}`, updatedAt)),
      ...neighboursOf(products).map((pair) =>
        page(`/compare/${joinSlugs(pair.map(({ slug }) => slug))}`, newestOf(pair)),
      ),
      ...articles.map(({ slug, updatedAt }) => page(`${articlesPath}/${slug}`, updatedAt)),
    ]);
  }

  robots(): string {
    return robotsText(this.config.publicUrl);
  }

  security(): string {
    return securityText({ publicUrl: this.config.publicUrl, contactAddress }, new Date());
  }

  async feed(): Promise<string> {
    const [{ siteName }, posts] = await Promise.all([this.settings.get(), this.blog.listPublished()]);
    return feedXml({
      title: siteName,
      description: articleList.description,
      pageAddress: this.addressOf(articlesPath),
      feedAddress: this.addressOf('/feed.xml'),
      items: posts.flatMap(({ title, slug, excerpt, category, publishedAt }) => {
        if (publishedAt === null) return [];
        const address = this.addressOf(`${articlesPath}/${slug}`);
        return [{ title, address, description: excerpt, category, publishedAt: new Date(publishedAt) }];
      }),
    });
  }

  private addressOf(path: string): string {
    return this.config.publicUrl + path;
  }
}

/** Ranked products in pairs: the first and the second, the second and the third, and so on. */
function neighboursOf(products: readonly ProductPageRow[]): ProductPageRow[][] {
  const ranked = products
    .filter(({ placement }) => placement !== null)
    .toSorted((one, other) => one.placement! - other.placement!);
  return ranked.slice(1).map((product, index) => [ranked[index]!, product]);
}

function newestOf(rows: readonly PageRow[]): Date | undefined {
  return rows.length === 0 ? undefined : new Date(Math.max(...rows.map(({ updatedAt }) => +updatedAt)));
}
