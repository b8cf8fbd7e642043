import type { Product } from '@astaguide/contracts/catalog/product';

const base = {
  description: 'A softgel with algae oil.',
  potency: '12mg',
  source: 'Natural',
  bestFor: 'Everyone',
  rating: '4.0',
  reviewCount: 0,
  servings: 30,
  features: [],
  benefits: [],
  inStock: true,
  placement: null,
  couponCode: null,
  htmlContent: null,
};
const product = (id: number, values: Partial<Product>) =>
  ({ ...base, id, slug: `product-${id}`, ...values }) as unknown as Product;

/** Products of an invented catalog, for unit tests. */
export const kelpie = product(1, {
  name: 'Kelpie Astaxanthin 12mg',
  brand: 'Norrund',
  price: '30.00',
  servings: 60,
  source: 'Icelandic',
  rating: '4.8',
  placement: 1,
  bestFor: 'Endurance training',
  features: ['Small softgel with sunflower oil'],
  benefits: ['Studied for skin moisture'],
  htmlContent:
    '<p>A steady product. It once cost $99.</p><table><tr><td>Shell</td><td>Bovine gelatine</td></tr></table>',
});
export const lumina = product(2, {
  name: 'Lumina Astaxanthin 8mg',
  brand: 'Solveig',
  price: '40.00',
  potency: '8mg',
  source: 'Japanese',
  rating: '4.6',
  placement: 2,
  bestFor: 'Skin radiance',
  features: ['With 10 mg lutein'],
});
export const pebble = product(3, {
  name: 'Pebble Astaxanthin 4mg',
  brand: 'Norrund',
  price: '15.00',
  potency: '4mg',
  servings: null,
  source: 'Icelandic',
  inStock: false,
  bestFor: 'Beginners',
  benefits: ['Studied at low doses for skin condition'],
});
export const testCatalog = [kelpie, lumina, pebble];
