import { Tabs } from 'radix-ui';
import { Icon } from '../../ui/icons';
import type { DashboardTab } from './dashboard-tabs';

const tabStyle =
  'min-h-11 border-transparent text-muted outline-offset-[-3px] hover:text-ink data-[state=active]:border-accent ' +
  'data-[state=active]:text-ink sm:-mb-px sm:border-b-2 sm:px-1 sm:text-sm sm:font-semibold ' +
  'max-sm:flex max-sm:min-w-0 max-sm:flex-1 max-sm:flex-col max-sm:items-center max-sm:justify-center max-sm:gap-0.5 ' +
  'max-sm:border-t-2 max-sm:text-[0.6875rem] max-sm:font-medium max-sm:tracking-tight max-sm:data-[state=active]:text-accent-strong';

/** The tabs in one line; on a phone, as a bar along the bottom of the window. */
export function TabStrip({ tabs }: { tabs: readonly DashboardTab[] }) {
  return (
    <Tabs.List
      aria-label="Dashboard"
      data-tab-bar
      className="flex border-line max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-40 max-sm:h-(--tab-bar) max-sm:border-t max-sm:bg-surface sm:gap-6 sm:border-b print:hidden"
    >
      {tabs.map(({ value, label, icon }) => (
        <Tabs.Trigger key={value} value={value} className={tabStyle}>
          <Icon className="size-5 sm:hidden">
            <path d={icon} />
          </Icon>
          <span className="whitespace-nowrap max-[22rem]:sr-only">{label}</span>
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
