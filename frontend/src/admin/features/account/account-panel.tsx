import { Panel } from '../../ui/panel';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';
import { SignInList } from './sign-in-list';

/** The owner's account: password, active sessions and recent sign-ins. */
export function AccountPanel() {
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
