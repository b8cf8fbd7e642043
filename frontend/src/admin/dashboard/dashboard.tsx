import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'wouter';
import { siteNameOf, siteSettingsQuery } from '../../api/site-settings';
import { BeforeAndAfterButton } from '../features/analytics/before-and-after/before-and-after-button';
import { DemoChip } from '../features/maintenance/demo-data/demo-chip';
import { BeforeAndAfterContext, PickersContext } from '../ui/contexts';
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
import { lazyPart } from '../lib/lazy-part';

const blockPreviews = () => import('../features/publishing/posts/blocks/block-previews');
const productPreview = lazyPart(() => import('../features/catalog/products/product-card-preview'));

const pickers = {
  image: lazyPart(() => import('../features/publishing/images/image-picker')),
  product: lazyPart(() => import('../features/catalog/products/product-picker')),
  products: lazyPart(() => import('../features/catalog/products/products-picker')),
  study: lazyPart(() => import('../features/catalog/evidence/study-picker')),
  questions: lazyPart(() => import('../features/publishing/posts/blocks/questions-picker')),
  blocks: {
    product: productPreview,
    comparison: productPreview,
    study: lazyPart(() => import('../features/catalog/evidence/study-preview')),
    questions: lazyPart(async () => ({ default: (await blockPreviews()).QuestionsPreview })),
    signup: lazyPart(async () => ({ default: (await blockPreviews()).SignupPreview })),
    video: lazyPart(async () => ({ default: (await blockPreviews()).VideoPreview })),
  },
};

export function Dashboard() {
  const { data: settings } = useQuery(siteSettingsQuery);
  const client = useQueryClient();
  const provided = useMemo(
    () => ({
      ...pickers,
      storePicture: async (source: File | string) => {
        const { storePicture } = await import('../features/publishing/images/store-picture');
        return storePicture(client, source);
      },
    }),
    [client],
  );
  const [search, setSearch] = useSearchParams();
  const { ask, follow, question } = useLeaveQuestion();
  const tab = tabOf(search);
  useEffect(() => {
    // What is shown first comes first: the other tabs are loaded ahead when the owner begins to act.
    const begin = new AbortController();
    const preload = () => {
      begin.abort();
      for (const one of dashboardTabs) one.preload();
    };
    for (const act of ['pointermove', 'touchstart', 'keydown'])
      window.addEventListener(act, preload, { passive: true, signal: begin.signal });
    return () => begin.abort();
  }, []);
  const openTab = (value: string) => ask(() => setSearch({ tab: value }));
  return (
    <PickersContext value={provided}>
      <header className="sticky top-0 z-40 border-b border-line bg-paper print:hidden">
        <div className="page-width flex min-h-14 items-center gap-1 sm:gap-4">
          <Link href="/" onClick={(event) => follow(event, '/')} className="min-w-0 rounded-sm py-1">
            <Brand siteName={siteNameOf(settings)} logoUrl={settings?.logoUrl} />
          </Link>
          <h1 className="border-l border-line pl-4 font-sans text-sm font-normal text-muted max-lg:sr-only">
            Admin Dashboard
          </h1>
          <div className="ml-auto flex shrink-0 items-center sm:gap-2">
            <DemoChip />
            <PaletteButton ask={ask} />
            <ThemeSelect />
            <LogoutButton ask={ask} />
          </div>
        </div>
        <OfflineNote />
      </header>
      <BeforeAndAfterContext value={BeforeAndAfterButton}>
        <main
          tabIndex={-1}
          className="page-width pt-1 pb-16 outline-none max-sm:pb-[calc(var(--tab-bar)+2rem)]"
        >
          {/* Manual activation: arrow keys only move the focus, so that passing a tab does not load it. */}
          <Tabs.Root value={tab.value} onValueChange={openTab} activationMode="manual">
            <TabStrip tabs={dashboardTabs} />
            {dashboardTabs.map(({ value, Panel }) => (
              <Tabs.Content key={value} value={value} className="pt-2">
                <LazyPanel Panel={Panel} />
              </Tabs.Content>
            ))}
          </Tabs.Root>
        </main>
      </BeforeAndAfterContext>
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
      className="shrink-0 max-sm:-mr-1 max-sm:border-transparent max-sm:px-1"
      disabled={isPending}
      onClick={() => ask(() => void onClick())}
    >
      Logout
    </Button>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that there is no connection, as long as there is none. */
function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <p
      role="status"
      className="border-b border-warn bg-warn-soft px-4 py-2 text-center text-sm empty:hidden print:hidden"
    >
      {!isOnline && 'You’re offline. What is missing loads when the connection is back.'}
    </p>
  );
}
