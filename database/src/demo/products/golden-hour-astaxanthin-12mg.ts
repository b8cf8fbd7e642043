import type { ProductInput } from '@astaguide/contracts/catalog/product';

export const product: ProductInput = {
  name: 'Golden Hour Astaxanthin 12mg',
  brand: 'Velanthe',
  description:
    'Golden Hour is the beauty cabinet’s strong option: a flame-coloured bottle of Icelandic algae oil in tiny pearls, two of them adding up to 12 mg. It is pitched at people who spend summers outdoors, and to its credit the leaflet says in bold that it is no substitute for sunscreen, a hat or shade. We found the pearls pleasant to take and the scent of orange peel charming; the price less so. Since EFSA’s 2020 safety assessment for adults covers 8 mg a day, one pearl is the sensible everyday amount and two a matter for your doctor.',
  imageUrl: '/pictures/velanthe-golden-hour-12mg.webp',
  potency: '12mg',
  servings: 30,
  source: 'Icelandic',
  form: 'Softgel',
  verdict:
    'Pleasant to take and dear. One pearl is 6 mg and the sensible everyday amount, two are a matter for your doctor.',
  notFor: 'Anyone who looks for a substitute for sunscreen',
  bestFor: 'Skin care in sunny, high-UV climates',
  affiliateLink: 'https://beauty.example.com/velanthe/golden-hour-12mg?tag=astaguide',
  affiliateLinkEs: 'https://es.beauty.example.com/velanthe/golden-hour-12mg?tag=astaguide-es',
  price: '46.50',
  rating: '4.1',
  reviewCount: 268,
  features: [
    'Two 6 mg pearls per serving, thirty servings',
    'Icelandic closed-tube algae',
    'Cold-pressed orange peel oil',
    'Plastic-free outer box',
  ],
  benefits: [
    'Studied for how skin responds to everyday UV light',
    'May support skin moisture and suppleness',
    'May support antioxidant balance in summer',
    'Flexible one-pearl or two-pearl serving',
  ],
  featured: true,
  keywords: 'skin supplement, summer skin, uv, icelandic astaxanthin',
  category: 'Beauty',
  ageRange: '25+',
};
