import { capitalized } from './capitalized';

export interface Crumb {
  label: string;
  /** A path of this site. */
  href: string;
}

/** Path segments of lists of pages, with the links to the lists. */
const lists: Readonly<Record<string, Crumb>> = {
  review: { label: 'Reviews', href: '/comparison' },
  compare: { label: 'Compare', href: '/comparison' },
  blog: { label: 'Blog', href: '/blog' },
};

/**
 * The breadcrumbs of a page, from its path: home, the list of each segment, the page itself.
 *
 * @param pageName the page's name; without it, the last segment in words
 */
export function breadcrumbsOf(pathname: string, pageName?: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const trail = segments.map((segment, index) => {
    const href = `/${segments.slice(0, index + 1).join('/')}`;
    if (index === segments.length - 1) return { label: pageName ?? inWords(segment), href };
    return lists[segment] ?? { label: inWords(segment), href };
  });
  return [{ label: 'Home', href: '/' }, ...trail];
}

/** 'glow-6-aurea' → 'Glow 6 Aurea'. */
function inWords(segment: string): string {
  return decodedOrAsIs(segment).split('-').map(capitalized).join(' ');
}

function decodedOrAsIs(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
