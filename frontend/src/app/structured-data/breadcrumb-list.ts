import { breadcrumbsOf } from '../../ui/breadcrumbs';
import { absoluteUrl, type Site } from '../use-site';

/** Structured data of a page's breadcrumbs. */
export function breadcrumbList(site: Site, path: string, name: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: listItems(
      breadcrumbsOf(path, name).map(({ label, href }) => ({ name: label, item: absoluteUrl(site, href) })),
    ),
  };
}

/** The entries of a list in structured data, numbered in their order. */
export const listItems = (entries: readonly object[]): object[] =>
  entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry }));
