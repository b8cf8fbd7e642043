import type { Product } from '@astaguide/contracts/catalog/product';
import type { Asked } from '../understanding/conversation';
import { english } from './phrases/english';
import { describeProducts, listProducts } from './product-answers';

const product = (name: string, price: string, potency: string, servings: number | null) =>
  ({
    name,
    price,
    potency,
    servings,
    brand: 'Tide',
    rating: '4.0',
    placement: null,
    inStock: true,
  }) as Product;

const reef = product('Reef', '30.00', '6mg', 30);
const bulk = product('Bulk', '60.00', '6mg', 200);
const loose = product('Loose', '5.00', '6mg', null);

const asked = {
  concepts: new Set(['value']),
  among: [],
  origins: [],
  milligrams: [],
} as unknown as Asked;

test('the lowest cost per mg is that of the pack; where it is not known comes after, and says why', () => {
  const { text } = listProducts(asked, [loose, reef, bulk], english);
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- Bulk by Tide: 5.0¢ per mg, $0.30 a day at one serving a day. Bulk by Tide costs $60.00.',
    '- Reef by Tide: 17¢ per mg, $1.00 a day at one serving a day. Reef by Tide costs $30.00.',
    '- Loose by Tide: the number of servings in its pack is not given, so its cost per mg is not known. Loose by Tide costs $5.00.',
  ]);
});

test('of one product, its own cost per mg, or that it is not known', () => {
  expect(describeProducts([reef], asked, english).text).toMatch(/^Reef by Tide: 17¢ per mg, \$1\.00 a day/);
  expect(describeProducts([loose], asked, english).text).toMatch(/servings in its pack is not given/);
  expect(describeProducts([loose], asked, english).text).not.toContain('¢');
});
