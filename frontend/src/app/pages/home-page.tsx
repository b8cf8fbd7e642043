import { home } from '@astaguide/content/home';
import { Benefits } from '../../features/home/benefits';
import { Hero } from '../../features/home/hero';
import { HowToChoose } from '../../features/home/how-to-choose';
import { LatestArticles } from '../../features/home/latest-articles';
import { TopProductsSection } from '../../features/home/top-products-section';
import { TrustBadges } from '../../features/home/trust-badges';
import { NewsletterBand } from '../../features/newsletter/newsletter-band';

export const intro = home;

export default function HomePage() {
  return (
    <>
      <Hero />
      <TrustBadges />
      <TopProductsSection />
      <Benefits />
      <LatestArticles />
      <NewsletterBand />
      <HowToChoose />
    </>
  );
}
