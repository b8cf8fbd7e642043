import { FormSection } from '../../ui/form/form-section';
import { ApiTokens } from './api-tokens';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';
import { ShareLinks } from './share-links';

/** The owner's own account: password and signed-in browsers. */
export function AccountPanel() {
  return (
    <div className="flex flex-col gap-6">
      <FormSection title="Password" note="Changing it signs out every other browser">
        <PasswordForm />
      </FormSection>
      <FormSection
        title="Active sessions"
        note="Sign out any you don't recognize, then change your password."
      >
        <SessionList />
      </FormSection>
      <FormSection title="Share links" note="Reports that whoever has the link may read">
        <ShareLinks />
      </FormSection>
      <FormSection title="API tokens" note="For programs that read your reports or send your sales">
        <ApiTokens />
      </FormSection>
    </div>
  );
}
