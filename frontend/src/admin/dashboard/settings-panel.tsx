import { lazy, type ComponentType } from 'react';
import { Link, useSearch } from 'wouter';
import { choiceStyle } from '../ui/choice-style';
import { AccountPanel } from '../features/account/account-panel';
import { ApiTokens } from '../features/account/api-tokens';
import { ShareLinks } from '../features/account/share-links';
import { NotificationsPanel } from '../features/settings/notifications/notifications-panel';
import { GeneralSettings, PopupSettings, TimeZoneSettings } from '../features/settings/settings-panels';
import { LazyPanel } from './lazy-panel';
import { settingsAddress, settingsSections, type SettingsSectionName } from './settings-sections';
import { useLeaveQuestion } from './use-leave-question';

const panels: Record<SettingsSectionName, ComponentType> = {
  general: GeneralSettings,
  popup: PopupSettings,
  'time-zone': TimeZoneSettings,
  notifications: NotificationsPanel,
  account: AccountPanel,
  'api-tokens': ApiTokens,
  'share-links': ShareLinks,
  imports: lazy(() => import('./imports-panel')),
  assistant: lazy(() => import('../features/settings/assistant/assistant-panel')),
  links: lazy(() => import('../features/publishing/links/links-panel')),
  studies: lazy(() => import('../features/catalog/evidence/study-uses-panel')),
  system: lazy(() => import('./system-panel')),
};

/** The settings tab. Its sections are links, so that each has an address and works with the back button. */
export default function SettingsPanel() {
  const asked = new URLSearchParams(useSearch()).get('section');
  const { follow, question } = useLeaveQuestion();
  const current = (settingsSections.find(({ value }) => value === asked) ?? settingsSections[0]).value;
  return (
    <div className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[14rem_1fr]">
      <nav aria-label="Settings" className="flex flex-wrap gap-1 lg:sticky lg:top-20 lg:flex-col">
        {settingsSections.map(({ value, label }) => (
          <Link
            key={value}
            href={settingsAddress(value)}
            aria-current={value === current ? 'page' : undefined}
            onClick={(event) => follow(event, settingsAddress(value))}
            className={choiceStyle}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="min-w-0">
        <LazyPanel key={current} Panel={panels[current]} />
      </div>
      {question}
    </div>
  );
}
