import { FormSection } from '../../ui/form/form-section';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';

/** The owner's account: password and active sessions. */
export function AccountPanel() {
  return (
    <div className="flex flex-col gap-6">
      <FormSection title="Password" note="Changing it signs out all other browsers">
        <PasswordForm />
      </FormSection>
      <FormSection
        title="Active sessions"
        note="Sign out any you don’t recognize, then change your password."
      >
        <SessionList />
      </FormSection>
    </div>
  );
}
