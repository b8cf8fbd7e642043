import { element, xmlDocument } from './xml';

/** A page that search engines may list. */
export interface SitemapPage {
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
