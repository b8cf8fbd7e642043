import { productChanges, type ProductFacts } from './own-changes';

const BEFORE: ProductFacts = { id: 7, name: 'Reef 12mg', price: '29.90', placement: 3, inStock: true };

test.each<[string, Partial<ProductFacts>, object[]]>([
  ['nothing', {}, []],
  ['the same price, written in another way', { price: '29.9' }, []],
  ['another name alone', { name: 'Reef Plus' }, []],
  ['the price', { price: '24.5' }, [{ kind: 'price', text: 'Reef 12mg: price $29.90 to $24.50' }]],
  ['the rank', { placement: 1 }, [{ kind: 'rank', text: 'Reef 12mg: rank 3 to rank 1' }]],
  ['the rank, away', { placement: null }, [{ kind: 'rank', text: 'Reef 12mg: rank 3 to no rank' }]],
  ['the stock', { inStock: false }, [{ kind: 'stock', text: 'Reef 12mg: out of stock' }]],
  [
    'all of it',
    { price: '1', placement: 2, inStock: false },
    [{ kind: 'price' }, { kind: 'rank' }, { kind: 'stock' }],
  ],
])('of %s', (_what, change, expected) => {
  expect(productChanges(BEFORE, { ...BEFORE, ...change })).toMatchObject(expected);
  for (const { productId } of productChanges(BEFORE, { ...BEFORE, ...change })) expect(productId).toBe(7);
});
