import { breadcrumbsOf } from '../../lib/breadcrumbs';
import { absoluteUrl, type Site } from '../use-site';
import { listItems } from './list-items';

/** Structured data of a page's breadcrumbs. */
export function breadcrumbList(site: Site, path: string, name: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: listItems(
      breadcrumbsOf(path, name).map(({ label, href }) => ({ name: label, item: absoluteUrl(site, href) })),
    ),
  };
}
