import type { Crumb } from '../../lib/breadcrumbs';
import { absoluteUrl, type Site } from '../use-site';

/** Structured data of a page's breadcrumbs. */
export function breadcrumbList(site: Site, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(site, href),
    })),
  };
}
