import type { ProductInput } from '@astaguide/contracts/catalog/product';

export const product: ProductInput = {
  name: 'Reef Starter Astaxanthin 4mg',
  brand: 'Makani Tide',
  description:
    'Think of this as the shallow end of the lagoon. Reef Starter uses the same Kona-grown algae as Makani Tide’s flagship but stops at 4 mg, the lowest dose in our table and a comfortable first step for people who react strongly to supplements. The coral-capped bottle is short enough for a bathroom shelf and the softgels are among the smallest we measured. You can double up later without passing the 8 mg a day that EFSA assessed as safe for adults in 2020, which gives the bottle a longer life than its name suggests.',
  imageUrl: '/pictures/makani-tide-reef-starter-4mg.webp',
  potency: '4mg',
  servings: 60,
  source: 'Hawaiian',
  form: 'Softgel',
  testedBy: 'Example Analytics (invented)',
  testedBatch: 'R-0402 (demo)',
  testedOn: '2026-04-22',
  measuredMg: '4.10',
  verdict:
    'The lowest dose in our table and a comfortable first step. Two a day still stay within the 8 mg that EFSA assessed.',
  bestFor: 'Beginners who want a gentle start',
  affiliateLink: 'https://shop.example.com/makani-tide/reef-starter-4mg?tag=astaguide',
  affiliateLinkDe: 'https://de.shop.example.com/makani-tide/reef-starter-4mg?tag=astaguide-de',
  affiliateLinkNl: 'https://nl.shop.example.com/makani-tide/reef-starter-4mg?tag=astaguide-nl',
  price: '19.99',
  rating: '4.5',
  reviewCount: 694,
  features: [
    'Low 4 mg dose',
    'Kona-grown Hawaiian algae',
    '60 very small softgels',
    'Certificate of analysis for every lot',
  ],
  benefits: [
    'Easy way to test how you tolerate astaxanthin',
    'May support everyday antioxidant balance',
    'Studied at low doses for skin condition',
    'Simple to step up later',
  ],
  badge: 'Gentle Start',
  placement: 8,
  keywords: 'low dose astaxanthin, beginner supplement, hawaiian',
  category: 'Softgels',
  ageRange: '18+',
};
