import type { ProductInput } from '@astaguide/contracts/catalog/product';

export const product: ProductInput = {
  name: 'Daily Astaxanthin 6mg',
  brand: 'Hverdal',
  description:
    'The quieter sister of Geyser comes in frosted white and holds half the dose. Hverdal adds 10 micrograms of vitamin D, a sensible partner through long northern winters and one with a recognised role in the normal function of the immune system. The astaxanthin itself comes from the same geothermally heated glass tubes, extracted without solvents. We like the round price, the readable label and the softgel no larger than a lentil. If your multivitamin already contains vitamin D, add up the two amounts before you order.',
  imageUrl: '/pictures/hverdal-daily-6mg.webp',
  potency: '6mg',
  servings: 60,
  source: 'Icelandic',
  form: 'Softgel',
  verdict:
    'A moderate dose with vitamin D, in a very small softgel. Add up the vitamin D if you take a multivitamin.',
  notFor: 'Those whose multivitamin already has enough vitamin D',
  bestFor: 'Year-round immune support',
  affiliateLink: 'https://store.example.org/hverdal/daily-6mg?tag=astaguide',
  affiliateLinkDe: 'https://de.store.example.org/hverdal/daily-6mg?tag=astaguide-de',
  price: '25.00',
  rating: '4.5',
  reviewCount: 846,
  features: [
    '6 mg astaxanthin with 10 µg vitamin D3',
    'Closed-tube Icelandic cultivation',
    '60 tiny, easy-to-swallow softgels',
    'Solvent-free extraction',
    'Recyclable bottle',
  ],
  benefits: [
    'Vitamin D contributes to the normal function of the immune system',
    'May support antioxidant defences in daily life',
    'Vitamin D contributes to normal muscle function',
    'Moderate dose for long-term routines',
  ],
  placement: 7,
  keywords: 'immune support, vitamin D, icelandic astaxanthin, daily supplement',
  category: 'Softgels',
  ageRange: '18+',
};
