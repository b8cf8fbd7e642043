import { useRef, type FocusEvent } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../lib/class-names';
import { ChevronIcon } from '../../ui/icons';
import { guideLinks, isCurrent } from './site-links';

const PANEL = 'guides-menu';

/**
 * The 'Health Guides' dropdown of the header. A native popover, like the mobile menu: it adds no code, where a library
 * would cost every visitor 15 KB.
 */
export function GuidesMenu({ pathname }: { pathname: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const isCurrentGroup = guideLinks.some(({ href }) => isCurrent(href, pathname));
  const close = () => panel.current?.hidePopover();
  const closeWhenLeft = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div className="group" onBlur={closeWhenLeft}>
      <button
        type="button"
        popoverTarget={PANEL}
        className={classNames(
          'inline-flex min-h-11 items-center gap-1 border-y-2 border-transparent text-sm font-medium',
          'whitespace-nowrap [anchor-name:--guides-menu] group-has-[:popover-open]:text-accent hover:text-accent',
          isCurrentGroup && 'border-b-accent! text-accent',
        )}
      >
        Health Guides
        <ChevronIcon className="size-4 transition-transform group-has-[:popover-open]:rotate-180" />
      </button>
      <div
        ref={panel}
        id={PANEL}
        popover="auto"
        // Browsers without anchor positioning show it at the right of the page.
        className="fixed inset-auto top-14 right-6 m-0 w-80 rounded-md border border-line bg-surface p-2 text-ink shadow-lg shadow-ink/10 [position-anchor:--guides-menu] supports-[top:anchor(bottom)]:top-[calc(anchor(bottom)+0.25rem)] supports-[top:anchor(bottom)]:right-[anchor(right)]"
      >
        <ul>
          {guideLinks.map(({ text, href, hint }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={isCurrent(href, pathname)}
                onClick={close}
                className="block rounded-sm px-3 py-2.5 hover:bg-sunken aria-[current]:bg-accent-soft"
              >
                <span className="block text-sm font-semibold">{text}</span>
                <span className="block text-xs text-muted">{hint}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
