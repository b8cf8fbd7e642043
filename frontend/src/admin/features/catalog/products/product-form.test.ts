import type { Product } from '@astaguide/contracts/catalog/product';
import { previewOf, productForm } from './product-form';
import { productFields } from './product-form-fields';
import { resolverOf } from '../../../ui/form/use-contract-form';

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
  resolverOf(productForm, () => productFields)({ ...values, ...changes }, undefined, {
    fields: {},
    shouldUseNativeValidation: undefined,
  });

test('has every field of the contract once', () => {
  const names = productFields.map(({ name }) => name);
  expect(names.toSorted()).toEqual(
    Object.keys(fields)
      .filter((name) => name !== 'version')
      .toSorted(),
  );
});

test('has the contract’s defaults when empty', () => {
  expect(newProductValues).toMatchObject({
    name: '',
    reviewCount: '0',
    inStock: true,
    featured: false,
    version: '',
  });
});

test('reads one list item per line, without blank lines', () => {
  expect(inputOf({ ...values, features: ' One\n\n  \nTwo ', benefits: '' })).toMatchObject({
    features: ['One', 'Two'],
    benefits: [],
  });
});

test('reads empty servings as null', () => {
  expect(inputOf(values).servings).toBeNull();
  expect(inputOf({ ...values, servings: '60' }).servings).toBe(60);
});

test.each(['0', '30.5', '10001'])('rejects %s servings at their field', async (servings) => {
  const { errors } = await check({ servings });
  expect(errors.servings?.message).toBe('Servings per pack must be a whole number from 1 to 10,000');
});

test('reads an empty rank as null, and omits an empty slug and the version of a new product', () => {
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

test('submits values in the contract’s format', async () => {
  expect((await check({})).values).toMatchObject({ price: '5.00', rating: '4.0', badge: null });
});

test('reports an invalid line at its list', async () => {
  const { errors } = await check({ features: `fine\n${'x'.repeat(501)}` });
  expect(errors.features?.message).toBe('Use at most 500 characters per line');
});

test('fills the form from a product, and reads it back unchanged', async () => {
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

test('previews the values of the form, complete or not', () => {
  expect(previewOf({ ...values, benefits: 'Eyes', placement: '2' }, 9)).toMatchObject({
    id: 9,
    slug: 'reef-tide',
    benefits: ['Eyes'],
    placement: 2,
  });
  expect(previewOf(newProductValues, 0)).toMatchObject({ name: 'Untitled product', placement: null });
});
