import { sampleProduct } from '../../testing/sample-product';
import { comparisonView, startOf, viewWithoutCatalog } from './comparison-view';

const products = Array.from({ length: 120 }, (_, index) =>
  sampleProduct({ id: index + 1, potency: index % 2 === 0 ? '6mg' : '8mg', placement: index + 1 }),
);
const ids = ({ products: listed }: { products: readonly { id: number }[] | undefined }) =>
  listed?.map(({ id }) => id);

test('the start is the view of the whole catalog with the first fifty products', () => {
  for (const search of ['', 'potency=8mg&sort=rating']) {
    const [view, start] = [comparisonView(products, search), startOf(products, search)];
    const { products: all, topThree } = view;
    expect({ ...start, products: all, topThree }).toEqual(view);
    expect(ids(start)).toEqual(ids(view)!.slice(0, 50));
    expect(start.topThree.map(({ id }) => id)).toEqual([1, 2, 3]);
  }
  expect(startOf(products, 'potency=8mg').matching).toBe(60);
});

test('the start has what is shown of a product, and the beginning of its description', () => {
  const long = products.map((product) => ({
    ...product,
    description: 'word '.repeat(200),
    couponCode: 'SAVE10',
    allergens: 'Fish',
  }));
  const [first] = startOf(long, '').products!;
  expect(first).toMatchObject({ name: 'Astaxanthin 1', features: ['Softgels', 'Third-party tested'] });
  for (const field of ['benefits', 'couponCode', 'allergens']) expect(first).not.toHaveProperty(field);
  expect(first!.description).toMatch(/^word .*word…$/);
});

test('without the catalog, the same choice in other words has its products, and another one has none', () => {
  const start = startOf(products, 'potency=8mg');
  expect(viewWithoutCatalog(start, 'utm_source=x&potency=8mg&sort=placement')).toBe(start);
  const other = viewWithoutCatalog(start, 'potency=6mg');
  expect([other.choice.filters.potency, other.products, other.total]).toEqual([['6mg'], undefined, 120]);
});
