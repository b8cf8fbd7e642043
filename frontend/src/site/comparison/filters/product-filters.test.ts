import {
  countFilters,
  noFilters,
  toggleFilter,
  type FilterGroup,
  type ProductFilters,
} from './filter-groups';
import { filterOptions, filterProducts, filterValues } from './product-filters';

const words = { bestFor: 'Skin', benefits: [], features: [], capsule: null, allergens: null };
const products = [
  { ...words, name: 'A', potency: '6mg', source: 'Hawaiian', price: '24.99', brand: 'Tide' },
  {
    ...words,
    name: 'B',
    potency: '12mg',
    source: 'Icelandic',
    price: '25.00',
    brand: 'Geyser',
    bestFor: 'Eyes',
  },
  { ...words, name: 'C', potency: '16mg', source: 'Hawaiian', price: '35.00', brand: 'Tide' },
  { ...words, name: 'D', potency: '12 mg', source: 'Natural', price: '35.01', brand: 'Ählgo' },
  { ...words, name: 'E', potency: '4.5mg', source: 'Swedish algae', price: '30.00', brand: 'Tide' },
  { ...words, name: 'F', potency: 'varies', source: 'hawaiian', price: '30.00', brand: 'Geyser' },
];
const shown = (filters: Partial<ProductFilters>) =>
  filterProducts(products, { ...noFilters, ...filters })
    .map(({ name }) => name)
    .join('');

describe('filtered products', () => {
  it('are all of them without a filter', () => expect(shown({})).toBe('ABCDEF'));

  it.each([
    ['Under $25', 'A'],
    ['$25-$35', 'BCEF'],
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
    expect(shown({ goal: ['Skin', 'Eyes'], potency: ['12mg'] })).toBe('BD');
    expect(shown({ goal: ['Eyes'] })).toBe('B');
  });
});

describe('filter values', () => {
  it('take their brands from the catalog, each once and by name', () =>
    expect(filterValues(products).brand).toEqual(['Ählgo', 'Geyser', 'Tide']));

  it('are the fixed ones, then the further ones of the catalog', () => {
    const { potency, source } = filterValues(products);
    expect(potency).toEqual(['4.5mg', '6mg', '10mg', '12mg', '16mg']);
    expect(source).toEqual(['Hawaiian', 'Icelandic', 'Japanese', 'Natural', 'Swedish algae']);
    expect(shown({ potency: ['4.5mg'] })).toBe('E');
    expect(shown({ source: ['Swedish algae'] })).toBe('E');
  });

  it('are counted with the other groups as they are and their own left out', () => {
    const countOf = (filters: Partial<ProductFilters>, group: FilterGroup, value: string) =>
      filterOptions(products, { ...noFilters, ...filters }, filterValues(products))[group].find(
        (option) => option.value === value,
      )?.count;
    const filters = { potency: ['6mg'], source: ['Hawaiian'] };
    expect(countOf(filters, 'source', 'Icelandic')).toBe(0);
    expect(countOf(filters, 'potency', '12mg')).toBe(0);
    expect(countOf(filters, 'potency', '16mg')).toBe(1);
    expect(countOf({ potency: ['6mg'] }, 'potency', '12mg')).toBe(2);
  });

  it('are ticked and unticked', () => {
    const ticked = toggleFilter(noFilters, 'brand', 'Tide');
    expect(countFilters(ticked)).toBe(1);
    expect(toggleFilter(ticked, 'brand', 'Tide')).toEqual(noFilters);
  });
});
