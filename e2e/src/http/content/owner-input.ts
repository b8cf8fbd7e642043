/** A product as the owner enters it, with all fields. */
export const PRODUCT = {
  name: 'Glow 6',
  brand: 'Aurea',
  description: 'Six milligrams of astaxanthin from algae, in olive oil.',
  imageUrl: '/pictures/softgels.webp',
  potency: '6mg',
  servings: 60,
  source: 'Icelandic',
  form: 'Softgel',
  capsule: 'Vegan',
  allergens: 'None',
  testedBy: 'A laboratory',
  testedBatch: 'G-6-01',
  testedOn: '2026-05-04',
  measuredMg: '6.10',
  certificateUrl: 'https://lab.example/g-6-01.pdf',
  bestFor: 'First-time users',
  verdict: 'A gentle start.',
  notFor: 'Those who want 12 mg',
  affiliateLink: 'https://shop.example/glow-6?ref=astaguide',
  price: '24.90',
  rating: '4.6',
  reviewCount: 310,
  features: ['Algae from Iceland', 'Sixty softgels'],
  benefits: ['One softgel a day'],
  badge: 'Gentle Start',
  inStock: true,
  featured: true,
  placement: 17,
  htmlContent: '<h2>How it tastes</h2><p>Of <em>nothing</em>.</p>',
  keywords: 'astaxanthin, gentle',
  couponCode: 'GLOW10',
  couponDescription: 'Ten per cent off the first order',
  couponDiscount: '10%',
  isTopRanked: false,
  affiliateLinkDe: 'https://shop.example/de/glow-6',
  affiliateLinkEs: 'https://shop.example/es/glow-6',
  affiliateLinkNl: 'https://shop.example/nl/glow-6',
  affiliateLinkPl: 'https://shop.example/pl/glow-6',
  category: 'Softgels',
  ageRange: '18+',
};

/** The required fields of a product. */
export const BARE_PRODUCT = {
  name: PRODUCT.name,
  brand: PRODUCT.brand,
  description: PRODUCT.description,
  imageUrl: PRODUCT.imageUrl,
  potency: PRODUCT.potency,
  source: PRODUCT.source,
  bestFor: PRODUCT.bestFor,
  affiliateLink: PRODUCT.affiliateLink,
  price: PRODUCT.price,
  rating: PRODUCT.rating,
};

/** An article as the owner enters it, with all fields. */
export const POST = {
  title: 'Reading a Label',
  slug: 'reading-a-label',
  excerpt: 'Where the milligrams stand, and what the small print says.',
  content: '<p>Turn the bottle <strong>around</strong>.</p>',
  category: 'EXPERT GUIDE',
  imageUrl: 'https://pictures.example/label.webp',
  published: true,
  metaDescription: 'How to read the label of a supplement.',
  keywords: ['label', 'milligrams'],
  author: 'Ann Example',
  reviewer: 'Ben Example',
  checkedOn: '2026-03-01',
};

/** Texts that PostgreSQL cannot store. */
export const UNSTORABLE: [string, string][] = [
  ['U+0000', 'a\u0000b'],
  ['half of a surrogate pair', 'a\ud800b'],
];
