import { search } from '@astaguide/content/search';
import { Link, useLocation } from 'wouter';
import { useEffect, type MouseEvent } from 'react';
import { Brand } from '../../ui/brand';
import { useSite } from '../use-site';
import { GuidesMenu } from './guides-menu';
import { MobileMenu } from './mobile-menu';
import { isCurrent, mainLinks } from './site-links';
import { SearchIcon } from '../../ui/icons';
import { buttonStyle } from '../../ui/button-style';

/** Id of the section with the ranked products, on the home page. */
const SECTION = 'expert-analysis';

/** Fields in which the shortcut may mean something else. */
const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

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

/** The link to the search. Ctrl+K, or Command+K on a Mac, follows it from every page. */
function SearchLink({ pathname }: { pathname: string }) {
  const [, navigate] = useLocation();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      if (event.shiftKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('main [role="search"] [type="search"]');
      if (!field) return navigate(search.path);
      field.focus();
      field.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
  return (
    <Link
      href={search.path}
      aria-label="Search"
      aria-keyshortcuts="Control+K Meta+K"
      aria-current={isCurrent(search.path, pathname)}
      className="grid size-11 shrink-0 place-items-center rounded-sm hover:text-accent aria-[current]:text-accent max-sm:-mx-2 sm:-ml-2 lg:-mr-2.5"
    >
      <SearchIcon className="size-5.5" />
    </Link>
  );
}

/** Scrolls to the ranked products; on a page without them, navigates home first. */
function TopProductsLink() {
  const scroll = (event: MouseEvent) => {
    const section = document.getElementById(SECTION);
    if (!section) return;
    event.preventDefault();
    // The style sheet decides about smooth scrolling, because it knows about reduced motion.
    section.scrollIntoView();
    section.focus({ preventScroll: true });
  };
  return (
    <a
      href={`/#${SECTION}`}
      onClick={scroll}
      className={buttonStyle('primary', 'whitespace-nowrap max-sm:px-2.5 max-sm:text-xs', 'compact')}
    >
      Top Products
    </a>
  );
}
