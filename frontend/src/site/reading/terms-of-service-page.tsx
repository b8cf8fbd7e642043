import { termsOfService } from '@astaguide/content/legal/terms-of-service';
import { LegalLayout } from './legal-layout';

export const intro = termsOfService;

export default function TermsOfServicePage() {
  return <LegalLayout page={termsOfService} />;
}
