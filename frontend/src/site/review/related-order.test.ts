import { relatedTo } from './related-order';

const product = { id: 1, potency: '12mg', source: 'Hawaiian', brand: 'Tide' };

it('related products are the three that share most, without the product itself', () => {
  const others = [
    { id: 2, potency: '6mg', source: 'Natural', brand: 'Geyser' },
    { id: 3, potency: '12mg', source: 'Natural', brand: 'Geyser' },
    { id: 4, potency: '4mg', source: 'Hawaiian', brand: 'Tide' },
    { id: 5, potency: '8mg', source: 'Hawaiian', brand: 'Ridge' },
  ];
  expect(relatedTo(product, [product, ...others]).map(({ id }) => id)).toEqual([4, 3, 5]);
});
