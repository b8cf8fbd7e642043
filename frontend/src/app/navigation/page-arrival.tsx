import { useEffect, type RefObject } from 'react';
import { fragmentTarget, placeScroll } from './scroll-memory';

interface PageArrivalProps {
  pathname: string;
  /** The last path that was handled. Outlives the page, so that the first page is not handled. */
  lastPathRef: RefObject<string>;
  /** A polite live region for screen readers, which says the heading of the new page. */
  voiceRef: RefObject<HTMLElement | null>;
}

/** After a navigation, moves scroll and focus to the new page and announces its heading. */
export function PageArrival({ pathname, lastPathRef, voiceRef }: PageArrivalProps) {
  useEffect(() => {
    if (lastPathRef.current === pathname) return;
    lastPathRef.current = pathname;
    placeScroll();
    const content = document.getElementById('content');
    // The page may have focused a field of its own.
    if (content === document.activeElement || !content?.contains(document.activeElement)) {
      focusQuietly(fragmentTarget() ?? content);
    }
    const name = document.querySelector('main h1')?.textContent ?? document.title;
    if (voiceRef.current) voiceRef.current.textContent = name;
  }, [pathname, lastPathRef, voiceRef]);
  return null;
}

/** Focuses an element that is not a control, without scrolling to it. */
function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
