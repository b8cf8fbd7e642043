import { Tabs } from 'radix-ui';
import { ScrollStrip } from '../ui/scroll-strip';
import type { DashboardTab } from './dashboard-tabs';

const tabStyle =
  '-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-1 text-sm font-semibold whitespace-nowrap text-muted ' +
  'outline-offset-[-3px] hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink';

/** The tabs in one line. */
export function TabStrip({ tabs, active }: { tabs: readonly DashboardTab[]; active: string }) {
  return (
    <div className="print:hidden">
      <ScrollStrip active={active}>
        {(strip) => (
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
        )}
      </ScrollStrip>
    </div>
  );
}
