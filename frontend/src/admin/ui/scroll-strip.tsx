import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ChevronIcon } from '../../ui/icons';
import { classNames } from '../../lib/class-names';

interface ScrollStripProps {
  /** Changes with the active item, which is then centered. */
  active: string;
  /** Renders the items in an element with that ref, which scrolls. */
  children: (strip: RefObject<HTMLDivElement | null>) => ReactNode;
}

/** Items in one line. If they do not fit, they scroll, and an arrow shows that there are more. */
export function ScrollStrip({ active, children }: ScrollStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ before: false, after: false });

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setHidden({ before: scrollLeft > 4, after: scrollLeft + clientWidth < scrollWidth - 4 });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  useEffect(() => {
    const element = strip.current;
    const item = element?.querySelector<HTMLElement>('[data-state=active], [aria-current]');
    // Centers the item, so that its neighbours are visible, without scrolling the page.
    if (element && item) element.scrollLeft = item.offsetLeft - (element.clientWidth - item.offsetWidth) / 2;
  }, [active]);

  return (
    <div className="relative">
      {children(strip)}
      <Edge side="left" isShown={hidden.before} />
      <Edge side="right" isShown={hidden.after} />
    </div>
  );
}

function Edge({ side, isShown }: { side: 'left' | 'right'; isShown: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute inset-y-0 flex w-14 items-center from-paper from-40% to-transparent text-muted transition-opacity',
        side === 'left' ? 'left-0 justify-start bg-linear-to-r' : 'right-0 justify-end bg-linear-to-l',
        !isShown && 'opacity-0',
      )}
    >
      <ChevronIcon className={classNames('size-5', side === 'left' ? 'rotate-90' : '-rotate-90')} />
    </span>
  );
}
