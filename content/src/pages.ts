import { about } from './about/about';
import { contact } from './about/contact';
import { correctionsPage } from './about/corrections';
import { howWeRank } from './about/how-we-rank';
import { antioxidantComparison } from './antioxidant-comparison';
import { athleticPerformanceGuide } from './athletic-performance-guide';
import { beginnersGuide } from './beginners-guide';
import type { Page } from './blocks';
import { explainer } from './explainer';
import { eyeHealthGuide } from './eye-health-guide';
import { affiliateDisclosurePage } from './legal/affiliate-disclosure';
import { privacyPolicy } from './legal/privacy-policy';
import { termsOfService } from './legal/terms-of-service';
import { skinHealthGuide } from './skin-health-guide';

/** The explainer and the guides. */
export const guidePages: readonly Page[] = [
  explainer,
  beginnersGuide,
  eyeHealthGuide,
  skinHealthGuide,
  athleticPerformanceGuide,
  antioxidantComparison,
];

/** Who runs the site, and how. */
export const aboutPages: readonly Page[] = [about, contact, correctionsPage, howWeRank];

export const legalPages: readonly Page[] = [affiliateDisclosurePage, privacyPolicy, termsOfService];
