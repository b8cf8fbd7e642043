import { useRef } from 'react';
import { Link } from 'wouter';
import { CloseIcon, MenuIcon } from '../../ui/icons';
import { isCurrent, mainLinks } from './site-links';

const PANEL = 'main-menu';

/**
 * The main links on a small screen. A native popover: Escape and a tap outside close it, the focus returns to the
 * button, and it also opens without JavaScript.
 */
export function MobileMenu({ pathname }: { pathname: string }) {
  const panel = useRef<HTMLElement>(null);
  return (
    <div className="-mr-3 lg:hidden">
      <button
        type="button"
        popoverTarget={PANEL}
        aria-label="Menu"
        className="group grid size-11 place-items-center rounded-sm"
      >
        <MenuIcon className="size-6" />
      </button>
      <nav
        ref={panel}
        id={PANEL}
        popover="auto"
        aria-label="Main"
        className="fixed inset-x-0 top-0 bottom-auto m-0 w-full max-w-none border-b border-line bg-paper p-0 text-ink shadow-lg shadow-ink/20 backdrop:bg-veil"
      >
        <div className="page-width flex min-h-16 items-center justify-between border-b border-line">
          <p className="kicker text-muted">Menu</p>
          <button
            type="button"
            popoverTarget={PANEL}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className="-mr-2 grid size-11 place-items-center rounded-sm"
          >
            <CloseIcon className="size-6" />
          </button>
        </div>
        <ul className="page-width py-3">
          {mainLinks.map(({ text, href }) => (
            <li key={href} className="border-line not-last:border-b">
              <Link
                href={href}
                aria-current={isCurrent(href, pathname)}
                onClick={() => panel.current?.hidePopover()}
                className="flex min-h-13 items-center font-display text-lg font-semibold aria-[current]:text-accent"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
