import type { Product } from '@astaguide/contracts/catalog/product';
import { previewOf, productForm } from './product-form';
import { productFields } from './product-layout';

const { inputOf, valuesOf, fields } = productForm;
const newProductValues = productForm.empty;

const values = {
  ...newProductValues,
  name: 'Reef',
  brand: 'Tide',
  description: 'Softgels.',
  imageUrl: '/pictures/reef.webp',
  potency: '12mg',
  source: 'Hawaiian',
  bestFor: 'Athletes',
  price: '5',
  rating: '4',
  affiliateLink: 'https://shop.example.com/reef',
};

const check = async (changes: Partial<typeof values>) =>
  productForm.resolver({ ...values, ...changes }, undefined, {
    fields: {},
    shouldUseNativeValidation: undefined,
  });

test('the form has every field of the contract, each once', () => {
  const names = productFields.map(({ name }) => name);
  expect(names.toSorted()).toEqual(
    Object.keys(fields)
      .filter((name) => name !== 'version')
      .toSorted(),
  );
});

test('an empty form has the contract’s defaults', () => {
  expect(newProductValues).toMatchObject({
    name: '',
    reviewCount: '0',
    inStock: true,
    featured: false,
    version: '',
  });
});

test('lists are entered one per line, blank lines dropped', () => {
  expect(inputOf({ ...values, features: ' One\n\n  \nTwo ', benefits: '' })).toMatchObject({
    features: ['One', 'Two'],
    benefits: [],
  });
});

test('emptied servings are none', () => {
  expect(inputOf(values).servings).toBeNull();
  expect(inputOf({ ...values, servings: '60' }).servings).toBe(60);
});

test.each(['0', '30.5', '10001'])('%s servings are refused under their field', async (servings) => {
  const { errors } = await check({ servings });
  expect(errors.servings?.message).toBe('Servings per pack must be a whole number from 1 to 10,000');
});

test('an emptied rank is none, an emptied slug is left to the server, a new product has no version', () => {
  const input = inputOf({ ...values, placement: '', slug: '  ' });
  expect(input.placement).toBeNull();
  expect(input.slug).toBeUndefined();
  expect(input.version).toBeUndefined();
  expect(inputOf({ ...values, placement: '3', slug: 'reef', version: '4' })).toMatchObject({
    placement: 3,
    slug: 'reef',
    version: 4,
  });
});

test('what is submitted is what the contract makes of it', async () => {
  expect((await check({})).values).toMatchObject({ price: '5.00', rating: '4.0', badge: null });
});

test('a bad line answers for its list', async () => {
  const { errors } = await check({ features: `fine\n${'x'.repeat(501)}` });
  expect(errors.features?.message).toBe('Use at most 500 characters per line');
});

test('a product fills the form and comes back unchanged', async () => {
  const { values: saved } = await check({
    features: 'One\nTwo',
    placement: '7',
    servings: '60',
    reviewCount: '12',
  });
  const product = { ...saved, id: 5, slug: 'reef-tide', version: 2 } as Product;
  const { id: _id, ...rest } = product;
  expect((await check(valuesOf(product))).values).toEqual(rest);
});

test('the preview shows what a form holds, complete or not', () => {
  expect(previewOf({ ...values, benefits: 'Eyes', placement: '2' }, 9)).toMatchObject({
    id: 9,
    slug: 'reef-tide',
    benefits: ['Eyes'],
    placement: 2,
  });
  expect(previewOf(newProductValues, 0)).toMatchObject({ name: 'Untitled product', placement: null });
});
