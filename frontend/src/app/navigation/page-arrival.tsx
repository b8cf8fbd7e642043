import { useEffect, useRef, type RefObject } from 'react';
import { fragmentTarget, placeScroll } from './scroll-memory';

interface PageArrivalProps {
  pathname: string;
  /** The path whose arrival was last told. Outlives the page, so that the first one is left alone. */
  lastPathRef: RefObject<string>;
  announce: (text: string) => void;
}

/** Stands beside a page: once that is drawn, scroll and focus go to it and its heading is announced. */
export function PageArrival({ pathname, lastPathRef, announce }: PageArrivalProps) {
  useEffect(() => {
    if (lastPathRef.current === pathname) return;
    lastPathRef.current = pathname;
    placeScroll();
    focusQuietly(fragmentTarget() ?? document.getElementById('content'));
    announce(document.querySelector('main h1')?.textContent ?? document.title);
  }, [pathname, lastPathRef, announce]);
  return null;
}

/** A polite voice of the page for screen readers: its element, and how to speak. */
export function useAnnouncer() {
  const ref = useRef<HTMLParagraphElement>(null);
  return {
    announce: (text: string) => {
      if (ref.current) ref.current.textContent = text;
    },
    voice: <p ref={ref} role="status" className="sr-only" />,
  };
}

/** Moves the focus to a place that is no control, without scrolling to it. */
function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}
