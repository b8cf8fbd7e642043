import { comparedSlugs } from '@astaguide/contracts/catalog/compared-slugs';
import { readImageFilename } from '@astaguide/contracts/publishing/uploaded-image';
import { articlesPath, catalogPaths, textPaths } from '../discovery/discovery.service';
import type { OwnPages } from './own-pages.repository';

const STATIC = new Set([
  ...catalogPaths,
  ...textPaths,
  articlesPath,
  '/search',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/newsletter/confirm',
]);

/**
 * The path of a link to this site, as it is compared; undefined for a link elsewhere, within the text, or to a file of the
 * build.
 *
 * @param publicUrl the site's origin
 */
export function ownPathOf(href: string, publicUrl: string): string | undefined {
  if (href.startsWith('#') || href.startsWith('mailto:') || !URL.canParse(href, publicUrl)) return undefined;
  const url = new URL(href, publicUrl);
  if (
    url.host !== new URL(publicUrl).host ||
    /^\/(api|admin|assets|pictures|preview)(\/|$)/.test(url.pathname)
  )
    return undefined;
  try {
    return decodeURIComponent(url.pathname).replace(/(.)\/+$/, '$1');
  } catch {
    return url.pathname;
  }
}

/** Whether a path of this site leads somewhere. */
export function isOwnPage(path: string, pages: OwnPages): boolean {
  if (STATIC.has(path) || pages.redirects.has(path)) return true;
  const [, folder, name = '', more] = path.split('/');
  if (more !== undefined) return false;
  switch (folder) {
    case 'review':
    case 'product':
      return pages.products.has(name) || (folder === 'product' && /^\d+$/.test(name));
    case 'go':
      return pages.products.has(name.toLowerCase());
    case 'l':
      return pages.shortLinks.has(name.toLowerCase());
    case 'blog':
      return pages.posts.has(name);
    case 'studies':
      return pages.studies.has(name);
    case 'compare':
      return comparedSlugs(name, pages.products) !== undefined;
    case 'uploads': {
      const picture = readImageFilename(name);
      return picture === undefined || pages.images.has(name);
    }
    default:
      return false;
  }
}
