import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

/** On the root element: the height of the bar. The page ends above it, and so do the other layers. */
const HEIGHT = '--bottom-bar';

interface BottomBarProps {
  /** Hides the bar at some widths. */
  className?: string;
  children: ReactNode;
}

/** The bar along the bottom of the window; a page has one at most. */
export function BottomBar({ className, children }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // Before the paint, because the layers above would move.
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    // The height is 0 while the bar is not displayed.
    const measure = () => root.setProperty(HEIGHT, `${bar.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(bar.current!);
    return () => {
      observer.disconnect();
      root.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <div
      ref={bar}
      data-bottom-bar
      className={classNames(
        'fixed inset-x-0 bottom-0 z-30 border-t border-edge bg-surface print:hidden',
        className,
      )}
    >
      {children}
    </div>
  );
}
