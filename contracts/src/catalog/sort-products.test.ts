import { comparisonSorts, sortProducts, topProducts, type ComparisonSort } from './sort-products';

const products = [
  {
    name: 'A',
    source: 'Natural',
    form: 'Softgel',
    testedBy: 'Zeta',
    servings: 30,
    placement: null,
    rating: '4.1',
    price: '9.50',
    potency: '16mg',
    reviewCount: 10,
  },
  {
    name: 'B',
    source: 'Hawaiian',
    form: null,
    testedBy: null,
    servings: 60,
    placement: 2,
    rating: '4.0',
    price: '100.00',
    potency: '6mg',
    reviewCount: 900,
  },
  {
    name: 'C',
    source: 'Icelandic',
    form: 'Capsule',
    testedBy: 'Alpha',
    servings: 45,
    placement: null,
    rating: '4.9',
    price: '25.00',
    potency: 'varies',
    reviewCount: 0,
  },
  {
    name: 'D',
    source: 'Japanese',
    form: 'Powder',
    testedBy: null,
    servings: null,
    placement: 1,
    rating: '3.5',
    price: '30.00',
    potency: '12 mg',
    reviewCount: 2847,
  },
];

describe('products in order', () => {
  it.each<[ComparisonSort, string]>([
    ['placement', 'DBCA'],
    ['rating', 'CABD'],
    ['price-low', 'ACDB'],
    ['price-high', 'BDCA'],
    ['potency', 'ADBC'],
    ['popularity', 'DBAC'],
    // A costs 2.0¢ per mg, B 27.8¢; C has no amount, D no servings.
    ['cost-per-mg-low', 'ABCD'],
    ['cost-per-mg-high', 'BACD'],
    // A costs $0.32 per day, B $1.67, C $0.56.
    ['cost-per-day-low', 'ACBD'],
    ['cost-per-day-high', 'BCAD'],
    ['servings-high', 'BCAD'],
    ['servings-low', 'ACBD'],
    ['potency-low', 'BDAC'],
    ['name-az', 'ABCD'],
    ['name-za', 'DCBA'],
    ['source-az', 'BCDA'],
    ['source-za', 'ADCB'],
    // B has no form, B and D no laboratory.
    ['form-az', 'CDAB'],
    ['form-za', 'ADCB'],
    ['tested-az', 'CABD'],
    ['tested-za', 'ACBD'],
  ])('of %s', (key, names) =>
    expect(
      sortProducts(products, key)
        .map(({ name }) => name)
        .join(''),
    ).toBe(names),
  );

  it('are sorted by placement by default', () => expect(sortProducts(products)[0]?.name).toBe('D'));

  it('stay as given where they are equal', () => {
    const equal = products.map((product) => ({ ...product, rating: '4.0' }));
    expect(sortProducts(equal, 'rating')).toEqual(equal);
  });

  it('leave the list they come from alone', () => {
    const before = [...products];
    sortProducts(products, 'price-low');
    expect(products).toEqual(before);
  });
});

it('the top products are the first nine by placement', () => {
  const many = Array.from({ length: 14 }, (_, index) => ({ ...products[0]!, placement: 14 - index }));
  expect(topProducts(many).map(({ placement }) => placement)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('potency is no order that the selector offers', () => expect(comparisonSorts).not.toContain('potency'));
