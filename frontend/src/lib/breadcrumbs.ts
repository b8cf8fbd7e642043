export interface Crumb {
  label: string;
  /** A path of this site. */
  href: string;
}

/** The lists that pages belong to, by the first segment of their paths. */
const lists: Readonly<Record<string, Crumb>> = {
  review: { label: 'Reviews', href: '/comparison' },
  compare: { label: 'Compare', href: '/comparison' },
  blog: { label: 'Blog', href: '/blog' },
  studies: { label: 'Studies', href: '/studies' },
};

/** The breadcrumbs of a page: home, its list if it belongs to one, the page itself by its name. */
export function breadcrumbsOf(path: string, name: string): Crumb[] {
  const [, section = '', ...page] = path.split('/');
  const list = page.length > 0 ? lists[section] : undefined;
  return [{ label: 'Home', href: '/' }, ...(list ? [list] : []), { label: name, href: path }];
}
