import type { Product } from '@astaguide/contracts/catalog/product';
import { sampleProduct } from '../../../testing/sample-product';
import { commandGroups, findCommands } from './commands';

const product = (id: number, name: string): Product => sampleProduct({ id, name });
const many = Array.from({ length: 30 }, (_, index) => product(index + 1, `Capsule ${index + 1}`));

const found = (typed: string, products: readonly Product[] = []) =>
  Object.fromEntries(
    findCommands(commandGroups(products), typed).map(({ heading, commands }) => [
      heading,
      commands.map(({ label }) => label),
    ]),
  );

test('lists every place and what can be created before anything is typed, but no product', () => {
  expect(Object.keys(found('', many))).toEqual(['Go to', 'Create', 'Settings']);
});

test('finds settings by what they contain', () =>
  expect(found('password')).toEqual({ Settings: ['Settings: Account and security'] }));

test('finds a screen by what is on it', () => {
  expect(found('commission')).toEqual({ 'Go to': ['Analytics: Earnings'] });
  expect(found('subscribers')).toEqual({ 'Go to': ['Newsletter'] });
});

test('wants every word, in any order', () => {
  const products = [product(1, 'Hawaiian Astaxanthin 12mg'), product(2, 'Hawaiian Oil')];
  expect(found('12mg hawaii', products)).toEqual({ Products: ['Hawaiian Astaxanthin 12mg'] });
});

test('puts what begins with the text first, and lists a part of many', () => {
  const products = [...many, product(31, 'New Capsule 3')];
  expect(found('capsule 3', products)).toEqual({
    Products: ['Capsule 3', 'Capsule 30', 'Capsule 13', 'Capsule 23', 'New Capsule 3'],
  });
  expect(found('capsule', products).Products).toHaveLength(8);
});
