import { AccountPanel } from '../features/account/account-panel';
import { MailsPanel } from '../features/mails/mails-panel';
import { SettingsTab } from '../features/settings/settings-tab';

/** The settings tab: the site's settings, what the owner is told by mail, and the owner's account. */
export default function SettingsPanel() {
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <SettingsTab />
      <h2 className="mt-6 text-xl">Mails and alerts</h2>
      <MailsPanel />
      <h2 className="mt-6 text-xl">Your account</h2>
      <AccountPanel />
    </div>
  );
}
