import { Tabs } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { ChevronIcon } from '../../ui/icons';
import { classNames } from '../../lib/class-names';
import type { DashboardTab } from './dashboard-tabs';

const tabStyle =
  '-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-1 text-sm font-semibold whitespace-nowrap text-muted ' +
  'outline-offset-[-3px] hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink';

/** The tabs in one line. If they do not fit, they scroll, and an arrow shows that there are more. */
export function TabStrip({ tabs, active }: { tabs: readonly DashboardTab[]; active: string }) {
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
    const tab = element?.querySelector<HTMLElement>('[data-state=active]');
    // Centres the tab, so that its neighbours are visible, without scrolling the page.
    if (element && tab) element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2;
  }, [active]);

  return (
    <div className="relative print:hidden">
      <Tabs.List
        ref={strip}
        aria-label="Dashboard"
        className="flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map(({ value, label }) => (
          <Tabs.Trigger key={value} value={value} className={tabStyle}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
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
