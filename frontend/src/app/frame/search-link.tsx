import { search } from '@astaguide/content/search';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { SearchIcon } from '../../ui/icons';
import { isCurrent } from './site-links';

/** Fields in which the shortcut may mean something else. */
const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** The link to the search. Ctrl+K, or Command+K on a Mac, follows it from every page. */
export function SearchLink({ pathname }: { pathname: string }) {
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
