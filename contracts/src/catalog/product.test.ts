import { productInputSchema } from './product';

const product = {
  name: 'Reef',
  brand: 'Tide',
  potency: '12mg',
  source: 'Hawaiian',
  price: '29.99',
  rating: '4.8',
  affiliateLink: 'https://shop.example.com/reef',
  imageUrl: '/pictures/reef.webp',
  description: 'Softgels.',
  bestFor: 'Athletes',
};

const messages = (input: unknown) =>
  productInputSchema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];

test.each([
  ['name', 'Name is required'],
  ['brand', 'Brand is required'],
  ['potency', 'Potency is required'],
  ['source', 'Source is required'],
  ['price', 'Price is required'],
  ['rating', 'Rating is required'],
  ['affiliateLink', 'Affiliate link is required'],
  ['imageUrl', 'Image URL is required'],
  ['description', 'Description is required'],
  ['bestFor', 'Best for is required'],
])('without %s: %s', (field, message) => {
  expect(messages({ ...product, [field]: undefined })).toContain(message);
  expect(messages({ ...product, [field]: '' })).toContain(message);
  expect(messages({ ...product, [field]: '   ' })).toContain(message);
});

test.each([
  { rating: '1' },
  { rating: '5.0' },
  { price: '0' },
  { price: '99999999.99' },
  { price: 29.9 },
  { placement: 1 },
  { placement: 20 },
  { placement: null },
  { reviewCount: 0 },
  { servings: 1 },
  { servings: 10_000 },
  { servings: null },
])('takes %j', (field) => {
  expect(messages({ ...product, ...field })).toEqual([]);
});

test.each([
  { rating: '0.9' },
  { rating: '5.1' },
  { rating: '4.75' },
  { price: '-1' },
  { price: '1.999' },
  { price: '100000000' },
  { price: 'ten' },
  { placement: 0 },
  { placement: 21 },
  { placement: 1.5 },
  { reviewCount: -1 },
  { servings: 0 },
  { servings: 10_001 },
  { servings: 30.5 },
  { servings: '60' },
  { affiliateLink: 'javascript:alert(1)' },
  { imageUrl: 'javascript:alert(1)' },
  { imageUrl: '//elsewhere.example/x.png' },
  { slug: 'Not a slug' },
  { name: 'half of a \ud800 pair' },
  { affiliateLinkDe: 'shop' },
  { testedOn: '2099-01-01' },
  { priceCheckedOn: '2099-01-01' },
])('refuses %j', (field) => {
  expect(messages({ ...product, ...field })).not.toEqual([]);
});

test('emptied optional fields are null, and keys of no meaning are dropped', () => {
  expect(
    productInputSchema.parse({ ...product, badge: ' ', affiliateLinkDe: '', htmlContent: '', id: 7 }),
  ).toMatchObject({ badge: null, affiliateLinkDe: null, htmlContent: null });
  expect(productInputSchema.parse({ ...product, id: 7 })).not.toHaveProperty('id');
});

test('prices and ratings are carried with their places', () => {
  const { price, rating } = productInputSchema.parse({ ...product, price: '5', rating: '4' });
  expect({ price, rating }).toEqual({ price: '5.00', rating: '4.0' });
});

test.each([
  [{ price: '-1' }, 'Enter a price such as 29.99'],
  [{ price: '' }, 'Price is required'],
  [{ rating: '4.75' }, 'Enter a rating such as 4.8'],
  [{ rating: '5.1' }, 'Rating must be between 1 and 5'],
  [{ placement: 21 }, 'Rank must be a number from 1 to 20'],
  [{ placement: 1.5 }, 'Rank must be a number from 1 to 20'],
  [{ reviewCount: -1 }, 'Review count must be at least 0'],
  [{ servings: 0 }, 'Servings per pack must be a whole number from 1 to 10,000'],
  [{ servings: 2.5 }, 'Servings per pack must be a whole number from 1 to 10,000'],
  [{ description: 'x'.repeat(5001) }, 'At most 5,000 characters'],
  [{ badge: 'x'.repeat(501) }, 'At most 500 characters'],
])('%j reads: %s', (field, message) => {
  expect(messages({ ...product, ...field })[0]).toBe(message);
});
