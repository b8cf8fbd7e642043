import { productsForEyes } from '../../lib/catalog/landing-products';
import { bestForEyeHealth } from '@astaguide/content/landing-pages';
import { LandingPage } from './landing-page';

export const intro = bestForEyeHealth;

export default function EyeHealthPage() {
  return <LandingPage content={bestForEyeHealth} choose={productsForEyes} />;
}
