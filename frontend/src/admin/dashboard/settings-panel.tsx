import { lazy, Suspense, type ComponentType } from 'react';
import { Link, useSearch } from 'wouter';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Skeleton } from '../../ui/skeleton';
import { AccountPanel } from '../features/account/account-panel';
import { ApiTokensPanel, ShareLinksPanel } from '../features/account/access-panels';
import { NotificationsPanel } from '../features/notifications/notifications-panel';
import { SettingsTab } from '../features/settings/settings-tab';

interface SettingsSection {
  /** The value of `section` in the address: '?tab=settings&section=system'. */
  value: string;
  label: string;
  Panel: ComponentType;
}

/** The sections of the settings, in the order of their links. The default is first. */
const sections: readonly [SettingsSection, ...SettingsSection[]] = [
  { value: 'general', label: 'General', Panel: SettingsTab },
  { value: 'notifications', label: 'Notifications', Panel: NotificationsPanel },
  { value: 'account', label: 'Account and security', Panel: AccountPanel },
  { value: 'api-tokens', label: 'API tokens', Panel: ApiTokensPanel },
  { value: 'share-links', label: 'Share links', Panel: ShareLinksPanel },
  { value: 'links', label: 'Affiliate links', Panel: lazy(() => import('../features/links/links-panel')) },
  { value: 'system', label: 'System', Panel: lazy(() => import('./system-panel')) },
];

/** The settings tab. Its sections are links, so that each has an address and works with the back button. */
export default function SettingsPanel() {
  const asked = new URLSearchParams(useSearch()).get('section');
  const section = sections.find(({ value }) => value === asked) ?? sections[0];
  return (
    <div className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[12rem_1fr]">
      <nav aria-label="Settings" className="flex flex-wrap gap-1 lg:sticky lg:top-20 lg:flex-col">
        {sections.map(({ value, label }, place) => (
          <Link
            key={value}
            href={`/admin?tab=settings${place === 0 ? '' : `&section=${value}`}`}
            aria-current={value === section.value ? 'page' : undefined}
            className="inline-flex min-h-9 items-center rounded-sm px-3 text-sm text-muted hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="min-w-0">
        <ErrorBoundary key={section.value}>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <section.Panel />
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
}
