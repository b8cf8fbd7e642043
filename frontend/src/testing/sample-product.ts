import type { Product } from '@astaguide/contracts/catalog/product';

/** A product of the catalog: what a test does not name is plain and complete. */
export function sampleProduct(fields: Partial<Product> = {}): Product {
  const id = fields.id ?? 1;
  return {
    id,
    slug: `product-${id}`,
    name: `Astaxanthin ${id}`,
    brand: `Brand ${id}`,
    description: `What is in product ${id}.`,
    imageUrl: `/images/product-${id}.webp`,
    potency: '12mg',
    servings: 60,
    source: 'Hawaiian',
    bestFor: 'Daily use',
    affiliateLink: `https://shop.example/${id}`,
    price: '29.99',
    rating: '4.8',
    reviewCount: 120,
    features: ['Softgels', 'Third-party tested'],
    benefits: ['Supports skin'],
    badge: null,
    inStock: true,
    featured: false,
    placement: id,
    htmlContent: null,
    keywords: null,
    couponCode: null,
    couponDescription: null,
    couponDiscount: null,
    isTopRanked: id === 1,
    affiliateLinkDe: null,
    affiliateLinkEs: null,
    affiliateLinkNl: null,
    affiliateLinkPl: null,
    category: null,
    ageRange: null,
    version: 1,
    ...fields,
  };
}
