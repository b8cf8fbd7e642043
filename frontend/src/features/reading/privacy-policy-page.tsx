import { privacyPolicy } from '@astaguide/content/legal/privacy-policy';
import { LegalLayout } from './legal-layout';

export const intro = privacyPolicy;

export default function PrivacyPolicyPage() {
  return <LegalLayout page={privacyPolicy} />;
}
