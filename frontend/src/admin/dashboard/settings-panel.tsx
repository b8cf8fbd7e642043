import { AccountPanel } from '../features/account/account-panel';
import { NotificationsPanel } from '../features/notifications/notifications-panel';
import { SettingsTab } from '../features/settings/settings-tab';

/** The settings tab: the site's settings, notifications, and the owner's account. */
export default function SettingsPanel() {
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <SettingsTab />
      <h2 className="mt-6 text-xl">Notifications</h2>
      <NotificationsPanel />
      <h2 className="mt-6 text-xl">Account</h2>
      <AccountPanel />
    </div>
  );
}
