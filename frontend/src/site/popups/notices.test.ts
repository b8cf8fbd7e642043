import { readerInterest, simulatedPurchases } from './notices';
import { cities, firstNames } from './purchase-pools';

const products = [1, 2, 3].map((id) => ({ id, slug: `p-${id}`, name: `Product ${id}`, imageUrl: '/p.webp' }));

/** Returns these numbers in turn. */
const dice = (...numbers: number[]) => {
  let turn = 0;
  return () => numbers[turn++ % numbers.length]!;
};

describe('a simulated purchase', () => {
  it('uses 30 cities of the United States and 30 first names', () => {
    expect(new Set(cities).size).toBe(30);
    expect(new Set(firstNames).size).toBe(30);
    for (const city of cities) expect(city).toMatch(/^[A-Z][A-Za-z ]+, [A-Z]{2}$/);
  });

  it('has a first name with an initial, a city, a product and minutes', () => {
    expect(simulatedPurchases(products, dice(0))()).toEqual({
      id: 1,
      customerName: 'Emily A.',
      location: 'Austin, TX',
      product: products[0],
      timeAgo: 5,
    });
    expect(simulatedPurchases(products, dice(0.999_999))()).toEqual({
      id: 1,
      customerName: 'Thomas Z.',
      location: 'Providence, RI',
      product: products[2],
      timeAgo: 49,
    });
  });

  it('has a unique id', () => {
    const next = simulatedPurchases(products, dice(0.3));
    expect([next()?.id, next()?.id, next()?.id]).toEqual([1, 2, 3]);
  });

  it('needs a product', () => expect(simulatedPurchases([], dice(0))()).toBeUndefined());
});

test('reader interest is shown once for each product, in the given order', () => {
  const [one, two] = [
    { slug: 'reef', name: 'Reef', imageUrl: '/reef.webp' },
    { slug: 'tide', name: 'Tide', imageUrl: '/tide.webp' },
  ];
  const next = readerInterest([
    { productId: 3, readers: 12, ...one },
    { productId: 1, readers: 5, ...two },
  ]);
  expect(next()).toEqual({ id: 3, product: one, readers: 12 });
  expect(next()).toEqual({ id: 1, product: two, readers: 5 });
  expect(next()).toBeUndefined();
});
