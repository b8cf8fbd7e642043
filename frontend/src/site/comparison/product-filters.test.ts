import {
  countFilters,
  countWithFilter,
  filterProducts,
  filterValues,
  noFilters,
  toggleFilter,
  type ProductFilters,
} from './product-filters';

const products = [
  { name: 'A', potency: '6mg', source: 'Hawaiian', price: '24.99', brand: 'Tide' },
  { name: 'B', potency: '12mg', source: 'Icelandic', price: '25.00', brand: 'Geyser' },
  { name: 'C', potency: '16mg', source: 'Hawaiian', price: '35.00', brand: 'Tide' },
  { name: 'D', potency: '12 mg', source: 'Natural', price: '35.01', brand: 'Ählgo' },
];
const shown = (filters: Partial<ProductFilters>) =>
  filterProducts(products, { ...noFilters, ...filters })
    .map(({ name }) => name)
    .join('');

describe('filtered products', () => {
  it('are all of them without a filter', () => expect(shown({})).toBe('ABCD'));

  it.each([
    ['Under $25', 'A'],
    ['$25-$35', 'BC'],
    ['Over $35', 'D'],
    ['Free', ''],
  ])('of price %p', (band, names) => expect(shown({ price: [band] })).toBe(names));

  it('go by the amount of a potency, not by its text', () => {
    expect(shown({ potency: ['6mg'] })).toBe('A');
    expect(shown({ potency: ['12mg'] })).toBe('BD');
  });

  it('need one value of a group, and every group', () => {
    expect(shown({ potency: ['6mg', '12mg'] })).toBe('ABD');
    expect(shown({ potency: ['6mg', '12mg'], source: ['Hawaiian'] })).toBe('A');
    expect(shown({ brand: ['Geyser'], price: ['Over $35'] })).toBe('');
  });
});

describe('filter values', () => {
  it('take their brands from the catalog, each once and by name', () =>
    expect(filterValues(products).brand).toEqual(['Ählgo', 'Geyser', 'Tide']));

  it('are counted with the other groups as they are and their own left out', () => {
    const filters = { ...noFilters, potency: ['6mg'], source: ['Hawaiian'] };
    expect(countWithFilter(products, filters, 'source', 'Icelandic')).toBe(0);
    expect(countWithFilter(products, filters, 'potency', '12mg')).toBe(0);
    expect(countWithFilter(products, { ...noFilters, potency: ['6mg'] }, 'potency', '12mg')).toBe(2);
  });

  it('are ticked and unticked', () => {
    const ticked = toggleFilter(noFilters, 'brand', 'Tide');
    expect(countFilters(ticked)).toBe(1);
    expect(toggleFilter(ticked, 'brand', 'Tide')).toEqual(noFilters);
  });
});
