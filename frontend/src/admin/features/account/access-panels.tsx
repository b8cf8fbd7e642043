import { FormSection } from '../../ui/form/form-section';
import { ApiTokens } from './api-tokens';
import { ShareLinks } from './share-links';

export function ShareLinksPanel() {
  return (
    <FormSection title="Share links" note="Anyone with the link can view the report">
      <ShareLinks />
    </FormSection>
  );
}

export function ApiTokensPanel() {
  return (
    <FormSection title="API tokens" note="For scripts and apps that read reports or send sales">
      <ApiTokens />
    </FormSection>
  );
}
