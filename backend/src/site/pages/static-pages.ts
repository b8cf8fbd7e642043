import { antioxidantComparison } from '@astaguide/content/antioxidant-comparison';
import { articleList } from '@astaguide/content/articles';
import { athleticPerformanceGuide } from '@astaguide/content/athletic-performance-guide';
import { beginnersGuide } from '@astaguide/content/beginners-guide';
import { explainer } from '@astaguide/content/explainer';
import { eyeHealthGuide } from '@astaguide/content/eye-health-guide';
import { faq } from '@astaguide/content/faq';
import { home } from '@astaguide/content/home';
import { bestForAthletes, bestForEyeHealth } from '@astaguide/content/landing-pages';
import { affiliateDisclosurePage } from '@astaguide/content/legal/affiliate-disclosure';
import { privacyPolicy } from '@astaguide/content/legal/privacy-policy';
import { termsOfService } from '@astaguide/content/legal/terms-of-service';
import { skinHealthGuide } from '@astaguide/content/skin-health-guide';

/** Paths of the pages that change with the catalog. */
export const catalogPaths: readonly string[] = [home.path, '/comparison'];

/** Path of the list of articles. */
export const articlesPath = articleList.path;

/** Paths of the pages that change with a release alone. */
export const textPaths: readonly string[] = [
  explainer,
  faq,
  bestForAthletes,
  bestForEyeHealth,
  eyeHealthGuide,
  skinHealthGuide,
  athleticPerformanceGuide,
  antioxidantComparison,
  beginnersGuide,
  privacyPolicy,
  termsOfService,
  affiliateDisclosurePage,
].map(({ path }) => path);
