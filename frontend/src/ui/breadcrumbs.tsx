import { Fragment } from 'react';
import { Link } from 'wouter';
import { breadcrumbsOf } from '../lib/breadcrumbs';

/** The breadcrumbs above a page's heading. The last one is the page itself, by its name. */
export function Breadcrumbs({ path, name }: { path: string; name: string }) {
  const crumbs = breadcrumbsOf(path, name);
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
        {crumbs.map(({ label, href }, index) => {
          const isPage = index === crumbs.length - 1;
          return (
            <Fragment key={href}>
              {index > 0 && (
                <li aria-hidden="true" className="text-edge">
                  /
                </li>
              )}
              <li className={isPage ? 'text-ink' : undefined}>
                {isPage ? (
                  <span aria-current="page" className="inline-block py-1 wrap-anywhere">
                    {label}
                  </span>
                ) : (
                  <Link
                    href={href}
                    className="inline-block py-1 wrap-anywhere underline-offset-4 hover:underline"
                  >
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
