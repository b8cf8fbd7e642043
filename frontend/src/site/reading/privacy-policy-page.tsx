import { privacyPolicy } from '@astaguide/content/legal/privacy-policy';
import { ERASE_ANCHOR, EraseVisits } from './erase-visits';
import { LegalLayout } from './legal-layout';

export const intro = privacyPolicy;

const moreAnchors = [ERASE_ANCHOR];

export default function PrivacyPolicyPage() {
  return (
    <LegalLayout page={privacyPolicy} moreAnchors={moreAnchors}>
      <EraseVisits />
    </LegalLayout>
  );
}
