import { noFilters } from './filters/filter-groups';
import { comparisonHref, readChoice } from './comparison-search';

const offered = {
  goal: ['Skin', 'Heart'],
  potency: ['6mg', '12mg'],
  source: ['Hawaiian'],
  price: ['Under $25', '$25-$35'],
  brand: ['Makani Tide'],
  diet: ['Vegan capsule', 'No fish'],
};

describe('the choice in the address', () => {
  it('comes back as it was written', () => {
    const choice = {
      sort: 'price-low' as const,
      filters: {
        ...noFilters,
        goal: ['Heart'],
        potency: ['6mg', '12mg'],
        price: ['$25-$35'],
        brand: ['Makani Tide'],
        diet: ['No fish'],
      },
    };
    const href = comparisonHref(choice);
    expect(readChoice(href.slice('/comparison?'.length), offered)).toEqual(choice);
  });

  it('is no query where nothing was chosen', () =>
    expect(comparisonHref({ sort: 'placement', filters: noFilters })).toBe('/comparison'));

  it('leaves out what is not offered', () =>
    expect(readChoice('sort=strength&potency=99mg&source=Mars&brand=%00', offered)).toEqual({
      sort: 'placement',
      filters: noFilters,
    }));
});
