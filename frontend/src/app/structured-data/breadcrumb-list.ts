import type { Crumb } from '../../lib/breadcrumbs';
import { absoluteUrl, type Site } from '../use-site';
import { listItems } from './list-items';

/** Structured data of a page's breadcrumbs. */
export function breadcrumbList(site: Site, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: listItems(
      crumbs.map(({ label, href }) => ({ name: label, item: absoluteUrl(site, href) })),
    ),
  };
}
