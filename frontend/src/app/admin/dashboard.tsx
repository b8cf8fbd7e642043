import { Tabs } from 'radix-ui';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Skeleton } from '../../ui/skeleton';
import { ErrorBoundary } from '../error-boundary';
import { Brand } from '../frame/brand';
import { dashboardTabs } from './dashboard-tabs';
import { LogoutButton } from './logout-button';

const tabStyle =
  '-mb-px min-h-11 border-b-2 border-transparent px-1 text-sm font-semibold text-muted hover:text-ink ' +
  'data-[state=active]:border-accent data-[state=active]:text-ink';

export function Dashboard() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab = dashboardTabs.find(({ value }) => value === asked) ?? dashboardTabs[0];
  return (
    <>
      <header className="sticky top-0 z-40 border-b border-line bg-paper">
        <div className="page-width flex min-h-16 items-center justify-between gap-4">
          <Link href="/" className="rounded-sm py-2">
            <Brand />
          </Link>
          <LogoutButton />
        </div>
      </header>
      <main className="page-width pt-8 pb-16 md:pt-12">
        <h1 className="text-2xl">Admin Dashboard</h1>
        <Tabs.Root value={tab.value} onValueChange={(value) => setSearch({ tab: value })} className="mt-5">
          <Tabs.List aria-label="Dashboard" className="flex gap-6 overflow-x-auto border-b border-line">
            {dashboardTabs.map(({ value, label }) => (
              <Tabs.Trigger key={value} value={value} className={tabStyle}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {dashboardTabs.map(({ value, Panel }) => (
            <Tabs.Content key={value} value={value} className="pt-8">
              <ErrorBoundary>
                <Suspense fallback={<Skeleton className="h-96 w-full" />}>
                  <Panel />
                </Suspense>
              </ErrorBoundary>
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </main>
    </>
  );
}
