import { Panel } from '../../ui/panel';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';

/** The owner's account: password and active sessions. */
export function AccountPanel() {
  return (
    <div className="flex flex-col gap-6">
      <Panel title="Password" about="Changing it signs out all other browsers">
        <PasswordForm />
      </Panel>
      <Panel title="Active sessions" about="Sign out any you don’t recognize, then change your password.">
        <SessionList />
      </Panel>
    </div>
  );
}
