import { Link, useLocation } from 'wouter';
import { Brand } from '../../ui/brand';
import { useSite } from '../use-site';
import { GuidesMenu } from './guides-menu';
import { MobileMenu } from './mobile-menu';
import { SearchLink } from './search-link';
import { isCurrent, mainLinks } from './site-links';
import { TopProductsLink } from './top-products-link';

export function SiteHeader() {
  const { name, logoUrl } = useSite();
  const [pathname] = useLocation();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="page-width flex min-h-16 items-center gap-x-2 sm:gap-x-4 xl:gap-x-6">
        <Link href="/" className="mr-auto min-w-0 rounded-sm py-2">
          <Brand siteName={name} logoUrl={logoUrl} />
        </Link>
        <nav aria-label="Main" className="flex items-center gap-x-5 max-lg:hidden xl:gap-x-6">
          <ul className="flex items-center gap-x-5 xl:gap-x-6">
            {mainLinks.map(({ text, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={isCurrent(href, pathname)}
                  className="inline-flex min-h-11 items-center border-y-2 border-transparent text-sm font-medium whitespace-nowrap hover:text-accent aria-[current]:border-b-accent! aria-[current]:text-accent"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
          <GuidesMenu pathname={pathname} />
        </nav>
        <TopProductsLink />
        <SearchLink pathname={pathname} />
        <MobileMenu pathname={pathname} />
      </div>
    </header>
  );
}
