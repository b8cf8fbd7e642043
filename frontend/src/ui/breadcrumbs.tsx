import { Fragment } from 'react';
import { Link } from 'wouter';

/** The breadcrumbs above a page's heading. The last one is the page itself, by its name. */
export function Breadcrumbs({ path, name }: { path: string; name: string }) {
  const crumbs = breadcrumbsOf(path, name);
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center gap-x-2 text-xs text-muted md:flex-wrap">
        {crumbs.map(({ label, href }, index) => {
          const isPage = index === crumbs.length - 1;
          return (
            <Fragment key={href}>
              {index > 0 && (
                <li aria-hidden="true" className="text-edge">
                  /
                </li>
              )}
              <li className={isPage ? 'min-w-0 text-ink' : undefined}>
                {isPage ? (
                  <span aria-current="page" className="block py-1 wrap-anywhere max-md:truncate">
                    {label}
                  </span>
                ) : (
                  <Link href={href} className="inline-block py-1 underline-offset-4 hover:underline">
                    {label}
                  </Link>
                )}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}

interface Crumb {
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
