import { productsForAthletes } from '../../lib/catalog/landing-products';
import { bestForAthletes } from '@astaguide/content/landing-pages';
import { LandingPage } from './landing-page';

export const intro = bestForAthletes;

export default function AthletesPage() {
  return <LandingPage content={bestForAthletes} choose={productsForAthletes} />;
}
