import { privacyPolicy } from '@astaguide/content/legal/privacy-policy';
import { ERASE_ANCHOR, EraseVisits } from './erase-visits';
import { LegalPage } from './text-page';

export const intro = privacyPolicy;

const moreAnchors = [ERASE_ANCHOR];

export default function PrivacyPolicyPage() {
  return (
    <LegalPage page={privacyPolicy} moreAnchors={moreAnchors}>
      <EraseVisits />
    </LegalPage>
  );
}
