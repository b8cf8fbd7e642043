import { affiliateDisclosurePage } from '@astaguide/content/legal/affiliate-disclosure';
import { LegalLayout } from './legal-layout';

export const intro = affiliateDisclosurePage;

export default function AffiliateDisclosurePage() {
  return <LegalLayout page={affiliateDisclosurePage} />;
}
