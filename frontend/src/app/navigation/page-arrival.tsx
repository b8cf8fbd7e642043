import { useEffect, useRef, type RefObject } from 'react';
import { fragmentTarget, placeScroll } from './scroll-memory';

interface PageArrivalProps {
  pathname: string;
  /** The last path that was handled. Outlives the page, so that the first page is not handled. */
  lastPathRef: RefObject<string>;
  announce: (text: string) => void;
}

/** After a navigation, moves scroll and focus to the new page and announces its heading. */
export function PageArrival({ pathname, lastPathRef, announce }: PageArrivalProps) {
  useEffect(() => {
    if (lastPathRef.current === pathname) return;
    lastPathRef.current = pathname;
    placeScroll();
    const content = document.getElementById('content');
    // The page may have focused a field of its own.
    if (content === document.activeElement || !content?.contains(document.activeElement)) {
      focusQuietly(fragmentTarget() ?? content);
    }
    announce(document.querySelector('main h1')?.textContent ?? document.title);
  }, [pathname, lastPathRef, announce]);
  return null;
}

/** A polite live region for screen readers: its element, and the function to announce a text. */
export function useAnnouncer() {
  const ref = useRef<HTMLParagraphElement>(null);
  return {
    announce: (text: string) => {
      if (ref.current) ref.current.textContent = text;
    },
    voice: <p ref={ref} role="status" className="sr-only" />,
  };
}

/** Focuses an element that is not a control, without scrolling to it. */
function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
