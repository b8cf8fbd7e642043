import { lazy, Suspense, type ComponentType, type MouseEvent } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { choiceStyle } from '../ui/choice-style';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Skeleton } from '../../ui/skeleton';
import { AccountPanel } from '../features/account/account-panel';
import { ApiTokensPanel, ShareLinksPanel } from '../features/account/access-panels';
import { NotificationsPanel } from '../features/settings/notifications/notifications-panel';
import { GeneralSettings, PopupSettings, TimeZoneSettings } from '../features/settings/settings-panels';
import { settingsAddress, settingsSections, type SettingsSectionName } from './settings-sections';
import { useLeaveQuestion } from './use-leave-question';

const panels: Record<SettingsSectionName, ComponentType> = {
  general: GeneralSettings,
  popup: PopupSettings,
  'time-zone': TimeZoneSettings,
  notifications: NotificationsPanel,
  account: AccountPanel,
  'api-tokens': ApiTokensPanel,
  'share-links': ShareLinksPanel,
  imports: lazy(() => import('./imports-panel')),
  assistant: lazy(() => import('../features/settings/assistant/assistant-panel')),
  links: lazy(() => import('../features/links/links-panel')),
  studies: lazy(() => import('../features/evidence/study-uses-panel')),
  system: lazy(() => import('./system-panel')),
};

/** The settings tab. Its sections are links, so that each has an address and works with the back button. */
export default function SettingsPanel() {
  const asked = new URLSearchParams(useSearch()).get('section');
  const [, navigate] = useLocation();
  const { ask, question } = useLeaveQuestion();
  const current = (settingsSections.find(({ value }) => value === asked) ?? settingsSections[0]).value;
  const Section = panels[current];
  const onClick = (event: MouseEvent, address: string) => {
    // A link opened in a new tab does not leave the section.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    ask(() => navigate(address));
  };
  return (
    <div className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[12rem_1fr]">
      <nav aria-label="Settings" className="flex flex-wrap gap-1 lg:sticky lg:top-20 lg:flex-col">
        {settingsSections.map(({ value, label }) => (
          <Link
            key={value}
            href={settingsAddress(value)}
            aria-current={value === current ? 'page' : undefined}
            onClick={(event) => onClick(event, settingsAddress(value))}
            className={choiceStyle}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="min-w-0">
        <ErrorBoundary key={current}>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <Section />
          </Suspense>
        </ErrorBoundary>
      </div>
      {question}
    </div>
  );
}
