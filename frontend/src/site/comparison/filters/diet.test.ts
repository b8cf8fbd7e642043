import { sampleProduct } from '../../../testing/sample-product';
import { dietValues, suitsDiet } from './diet';
import { noFilters } from './filter-groups';
import { filterOptions, filterProducts, filterValues } from './product-filters';

const labelled = (allergens: string | null) => ({ allergens, capsule: null });

describe('the values for a diet', () => {
  test('are two fixed ones, then the allergens that labels in the catalog name', () =>
    expect(dietValues(['Soya lecithin, fish', 'FISH and sesame.', 'None', null].map(labelled))).toEqual([
      'Vegan capsule',
      'No allergens',
      'No fish',
      'No sesame',
      'No soy',
    ]));

  test.each([
    ['None', ['No allergens', 'No fish', 'No sesame']],
    ['none.', ['No allergens', 'No fish', 'No sesame']],
    ['Fish', ['No sesame']],
    ['Fish gelatine; soy', ['No sesame']],
    ['Milk & eggs', ['No fish', 'No sesame']],
    [null, []],
    // These may contain anything.
    ['None, but made beside nuts', []],
    ['None declared', []],
    ['Salmon oil', []],
    ['Milk, may contain traces of fish', []],
    ['See the label', []],
    [', ', []],
  ])('suit a label with %p only if it states so', (allergens, expected) =>
    expect(
      ['No allergens', 'No fish', 'No sesame'].filter((value) => suitsDiet(labelled(allergens), value)),
    ).toEqual(expected),
  );

  test('suit a capsule only if it is known to be vegan', () =>
    expect(
      (['Vegan', 'Gelatine', null] as const).map((capsule) =>
        suitsDiet({ capsule, allergens: 'None' }, 'Vegan capsule'),
      ),
    ).toEqual([true, false, false]));
});

describe('filters by diet', () => {
  const products = [
    sampleProduct({ id: 1, allergens: 'Fish', capsule: 'Vegan' }),
    sampleProduct({ id: 2, allergens: 'Sesame', capsule: 'Vegan' }),
    sampleProduct({ id: 3, allergens: 'Soy', capsule: 'Gelatine' }),
    sampleProduct({ id: 4 }),
  ];
  const filters = { ...noFilters, diet: ['No fish', 'No sesame'] };

  test('need every selected value', () =>
    expect(filterProducts(products, filters).map(({ id }) => id)).toEqual([3]));

  test('count what each value would show beside the selected ones', () =>
    expect(filterOptions(products, filters, filterValues(products)).diet).toEqual([
      { value: 'Vegan capsule', count: 0 },
      { value: 'No allergens', count: 0 },
      { value: 'No fish', count: 1 },
      { value: 'No sesame', count: 1 },
      { value: 'No soy', count: 0 },
    ]));
});
