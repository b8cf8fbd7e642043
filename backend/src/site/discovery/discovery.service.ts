import { escapeHtml } from '@astaguide/contracts/lib/escape-html';
import { videoPage, videoSite } from '@astaguide/contracts/publishing/video-address';
import { joinSlugs } from '@astaguide/contracts/catalog/compared-slugs';
import { editorsName } from '@astaguide/content/about/editors';
import { articleList } from '@astaguide/content/articles';
import { contactAddress as reservedAddress } from '@astaguide/content/legal/operator';
import { Inject, Injectable } from '@nestjs/common';
import { BlogService } from '../../publishing/blog/blog.service';
import { OwnStudiesService } from '../../publishing/own-studies/own-studies.service';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { SettingsService } from '../../settings/settings.service';
import { DiscoveryRepository, type PageRow, type ProductPageRow } from './discovery.repository';
import { feedXml } from './feed';
import { howWeRank } from '@astaguide/content/about/how-we-rank';
import { faq } from '@astaguide/content/faq';
import { home } from '@astaguide/content/home';
import { bestForAthletes, bestForEyeHealth } from '@astaguide/content/landing-pages';
import { aboutPages, guidePages, legalPages } from '@astaguide/content/pages';
import { studyPath } from '@astaguide/content/studies/citation';
import { studies } from '@astaguide/content/studies/studies';
import { studiesPage } from '@astaguide/content/studies/studies-page';
import { element, xmlDocument } from './xml';

/** Articles in the feed. */
const FEED_ITEMS = 20;

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
  .filter((path) => !catalogPaths.includes(path))
  .concat(studies.map(({ key }) => studyPath(key)));

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
    private readonly studies: OwnStudiesService,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
  ) {}

  async sitemap(): Promise<string> {
    const [products, articles, ownStudies] = await Promise.all([
      this.pages.findProductPages(),
      this.pages.findArticlePages(),
      this.studies.list(),
    ]);
    const page = (path: string, lastModified?: Date) => ({ address: this.addressOf(path), lastModified });
    return sitemapXml([
      ...catalogPaths.map((path) => page(path, newestOf([...products, ...articles]))),
      page(articlesPath, newestOf(articles)),
      ...textPaths.map((path) => page(path)),
      ...ownStudies.map(({ key }) => page(studyPath(key))),
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

  async security(): Promise<string> {
    const { contactAddress } = await this.settings.get();
    const { publicUrl } = this.config;
    return securityText({ publicUrl, contactAddress: contactAddress ?? reservedAddress }, new Date());
  }

  async feed(): Promise<string> {
    const [{ siteName }, posts] = await Promise.all([this.settings.get(), this.blog.listForFeed(FEED_ITEMS)]);
    return feedXml({
      title: siteName,
      description: articleList.description,
      pageAddress: this.addressOf(articlesPath),
      feedAddress: this.addressOf('/feed.xml'),
      items: posts.flatMap((post) => {
        const { title, slug, guidSlug, excerpt, content, author, imageUrl, category, publishedAt } = post;
        if (publishedAt === null) return [];
        const addressOf = (name: string) => this.addressOf(`${articlesPath}/${name}`);
        const date = new Date(publishedAt);
        return [
          {
            title,
            address: addressOf(slug),
            guid: addressOf(guidSlug),
            description: excerpt,
            html: this.withWholeAddresses(content),
            author: author ?? editorsName(siteName),
            picture: new URL(imageUrl, this.config.publicUrl).href,
            category: category ?? '',
            publishedAt: date,
          },
        ];
      }),
    });
  }

  /** An article as a reader elsewhere can show it. Videos become links; other blocks are of the site alone. */
  private withWholeAddresses(content: string): string {
    return content
      .replace(
        /<figure data-video="([^"]*)"(?: data-title="([^"]*)")?><\/figure>/g,
        (_whole, video: string, title: string | undefined) =>
          `<p><a href="${escapeHtml(videoPage(video))}">${title ?? `Video on ${videoSite(video)}`}</a></p>`,
      )
      .replace(/<figure data-(?!goal)[a-z]+="[^"]*"[^>]*>.*?<\/figure>/gs, '')
      .replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
        tag.replace(
          / (href|src)="(\/[^"]*)"/g,
          (_whole, name: string, path: string) => ` ${name}="${this.addressOf(path)}"`,
        ),
      );
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

/** Days until the file expires: RFC 9116 recommends less than a year. */
const VALID_FOR = 180;
const DAY = 24 * 60 * 60 * 1000;

/** Whom to tell about a vulnerability of the site, by RFC 9116. @param site.publicUrl no slash at the end */
export function securityText(site: { publicUrl: string; contactAddress: string }, now: Date): string {
  // The same for a whole day, so that copies of it are equal.
  const expires = (Math.floor(now.getTime() / DAY) + VALID_FOR) * DAY;
  return [
    `Contact: mailto:${site.contactAddress}`,
    `Expires: ${new Date(expires).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
