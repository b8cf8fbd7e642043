import { productSchema, type Product } from '@astaguide/contracts/catalog/product';

const absent = Object.fromEntries(
  Object.keys(productSchema.shape).map((name) => [name, null]),
) as unknown as Product;

/** A complete product with plain defaults. */
export function sampleProduct(fields: Partial<Product> = {}): Product {
  const id = fields.id ?? 1;
  return {
    ...absent,
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
    inStock: true,
    featured: false,
    placement: id,
    isTopRanked: id === 1,
    offers: [],
    brokenLinks: [],
    version: 1,
    ...fields,
  };
}
