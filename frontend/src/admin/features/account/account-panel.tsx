import { FormSection } from '../../ui/form/form-section';
import { ApiTokens } from './api-tokens';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';
import { ShareLinks } from './share-links';

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
      <FormSection title="Share links" note="Anyone with the link can view the report">
        <ShareLinks />
      </FormSection>
      <FormSection title="API tokens" note="For scripts and apps that read reports or send sales">
        <ApiTokens />
      </FormSection>
    </div>
  );
}
