import { useQuery, useMutation } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { lazy } from 'react';
import { Link, useSearchParams } from 'wouter';
import { siteNameOf, siteSettingsQuery } from '../../api/site-settings';
import { PickersContext } from '../ui/contexts';
import { Brand } from '../../ui/brand';
import { ThemeSelect } from '../../ui/theme-select';
import { dashboardTabs, tabOf } from './dashboard-tabs';
import { LazyPanel } from './lazy-panel';
import { PaletteButton } from './palette/palette-button';
import { TabStrip } from './tab-strip';
import { useLeaveQuestion } from './use-leave-question';
import { signOutMutation } from '../../api/auth';
import { Button } from '../../ui/button';
import { toast, toastError } from '../../lib/toast-store';

const pickers = {
  image: lazy(() => import('../features/publishing/images/image-picker')),
  product: lazy(() => import('../features/catalog/products/product-picker')),
  card: lazy(() => import('../features/catalog/products/product-card-preview')),
};

export function Dashboard() {
  const { data: settings } = useQuery(siteSettingsQuery);
  const [search, setSearch] = useSearchParams();
  const { ask, follow, question } = useLeaveQuestion();
  const tab = tabOf(search);
  const openTab = (value: string) => ask(() => setSearch({ tab: value }));
  return (
    <PickersContext value={pickers}>
      <header className="sticky top-0 z-40 border-b border-line bg-paper print:hidden">
        <div className="page-width flex min-h-14 items-center gap-2 sm:gap-4">
          <Link href="/" onClick={(event) => follow(event, '/')} className="min-w-0 rounded-sm py-1">
            <Brand siteName={siteNameOf(settings)} logoUrl={settings?.logoUrl} />
          </Link>
          <h1 className="border-l border-line pl-4 font-sans text-sm font-normal text-muted max-sm:sr-only">
            Admin Dashboard
          </h1>
          <div className="ml-auto flex items-center sm:gap-2">
            <PaletteButton ask={ask} />
            <ThemeSelect />
            <LogoutButton ask={ask} />
          </div>
        </div>
      </header>
      <main tabIndex={-1} className="page-width pt-2 pb-16 outline-none">
        {/* Manual activation: arrow keys only move the focus, so that passing a tab does not load it. */}
        <Tabs.Root value={tab.value} onValueChange={openTab} activationMode="manual">
          <TabStrip tabs={dashboardTabs} active={tab.value} />
          {dashboardTabs.map(({ value, Panel }) => (
            <Tabs.Content key={value} value={value} className="pt-4">
              <LazyPanel Panel={Panel} />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </main>
      {question}
    </PickersContext>
  );
}

interface LogoutButtonProps {
  /** Proceeds, or asks for confirmation first if there are unsaved changes. */
  ask: (proceed: () => void) => void;
}

function LogoutButton({ ask }: LogoutButtonProps) {
  const { mutateAsync: signOut, isPending } = useMutation(signOutMutation);
  const onClick = async () => {
    try {
      await signOut();
      toast({ title: 'Logged out successfully', description: 'You have been signed out of the admin panel' });
    } catch {
      toastError('Logout failed', 'You are still signed in. Please try again.');
    }
  };
  return (
    <Button
      look="quiet"
      className="shrink-0 max-sm:ml-1 max-sm:px-3"
      disabled={isPending}
      onClick={() => ask(() => void onClick())}
    >
      Logout
    </Button>
  );
}
