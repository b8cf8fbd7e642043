import { topProducts } from './top-products-order';

describe('the products compared on the home page', () => {
  it('come by placement, unranked ones last by rating', () => {
    const products = [
      { placement: null, rating: '4.1' },
      { placement: 2, rating: '4.0' },
      { placement: null, rating: '4.9' },
      { placement: 1, rating: '3.5' },
    ];
    expect(topProducts(products).map(({ placement, rating }) => [placement, rating])).toEqual([
      [1, '3.5'],
      [2, '4.0'],
      [null, '4.9'],
      [null, '4.1'],
    ]);
  });

  it('are nine at the most', () => {
    expect(
      topProducts(Array.from({ length: 14 }, (_, index) => ({ placement: index, rating: '4.0' }))),
    ).toHaveLength(9);
  });
});
