import { home } from '@astaguide/content/home';
import { Benefits } from '../../site/home/benefits';
import { Hero } from '../../site/home/hero';
import { HowToChoose } from '../../site/home/how-to-choose';
import { LatestArticles } from '../../site/home/latest-articles';
import { TopProductsSection } from '../../site/home/top-products-section';
import { TrustBadges } from '../../site/home/trust-badges';
import { NewsletterBand } from '../../site/newsletter/newsletter-band';

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
