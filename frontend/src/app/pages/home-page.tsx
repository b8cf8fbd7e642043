import { TrustBadges, HowToChoose, LatestArticles } from '../../site/home/home-sections';
import { home } from '@astaguide/content/home';
import { Benefits } from '../../site/home/benefits';
import { Hero } from '../../site/home/hero';
import { TopProductsSection } from '../../site/home/top-products-section';
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
