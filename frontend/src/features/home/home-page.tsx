import { Hero } from './hero';
import { TopProductsSection } from './top-products-section';

export default function HomePage() {
  return (
    <>
      <Hero />
      <TopProductsSection />
    </>
  );
}
