import { Panel } from '../ui/panel';
import { PasswordForm } from '../features/account/password-form';
import { SessionList } from '../features/account/session-list';
import { SignInList } from '../features/account/sign-in-list';
import type { ComponentType } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { choiceStyle } from '../ui/choice-style';
import { ListChoice } from '../ui/form/list-bar';
import { ApiTokens } from '../features/account/api-tokens';
import { ShareLinks } from '../features/account/share-links';
import { NotificationsPanel } from '../features/settings/notifications/notifications-panel';
import { GeneralSettings, PopupSettings, TimeZoneSettings } from '../features/settings/settings-panels';
import { LazyPanel } from './lazy-panel';
import { settingsAddress, settingsSections, type SettingsSectionName } from './settings-sections';
import { useLeaveQuestion } from './use-leave-question';
import { lazyPart } from '../lib/lazy-part';

const panels: Record<SettingsSectionName, ComponentType> = {
  general: GeneralSettings,
  connection: lazyPart(() => import('../features/settings/connection/connection-panel')),
  popup: PopupSettings,
  'time-zone': TimeZoneSettings,
  notifications: NotificationsPanel,
  account: AccountPanel,
  'api-tokens': ApiTokens,
  'share-links': ShareLinks,
  imports: lazyPart(() => import('./imports-panel')),
  assistant: lazyPart(() => import('../features/settings/assistant/assistant-panel')),
  links: lazyPart(() => import('../features/publishing/links/links-panel')),
  redirects: lazyPart(() => import('../features/publishing/redirects/redirects-panel')),
  studies: lazyPart(() => import('../features/catalog/evidence/study-uses-panel')),
  system: lazyPart(() => import('./system-panel')),
};

/** The settings tab. Its sections are links, so that each has an address and works with the back button. */
export default function SettingsPanel() {
  const asked = new URLSearchParams(useSearch()).get('section');
  const { ask, follow, question } = useLeaveQuestion();
  const [, navigate] = useLocation();
  const current = (settingsSections.find(({ value }) => value === asked) ?? settingsSections[0]).value;
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-4 lg:grid-cols-[14rem_1fr]">
      <nav aria-label="Settings" className="min-w-0 lg:sticky lg:top-20">
        <div className="lg:hidden">
          <ListChoice
            choiceLabel="Section"
            choices={settingsSections}
            choice={current}
            onChoose={(section) => ask(() => navigate(settingsAddress(section)))}
          />
        </div>
        <div className="flex flex-col gap-1 max-lg:hidden">
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
        </div>
      </nav>
      <div className="min-w-0">
        <LazyPanel key={current} Panel={panels[current]} />
      </div>
      {question}
    </div>
  );
}

/** The owner's account: password, active sessions and recent sign-ins. */
function AccountPanel() {
  return (
    <div className="flex flex-col gap-6">
      <Panel title="Password" about="Changing it signs out all other browsers">
        <PasswordForm />
      </Panel>
      <Panel title="Active sessions" about="Sign out any you don’t recognize, then change your password.">
        <SessionList />
      </Panel>
      <Panel
        title="Recent sign-ins"
        about="Kept for 90 days. If a mail server is set up, sign-ins with a new browser and repeated refusals are also sent by email."
      >
        <SignInList />
      </Panel>
    </div>
  );
}
