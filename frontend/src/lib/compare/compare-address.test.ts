import { comparedSlugs, compareHref } from './compare-address';

describe('the address of a comparison', () => {
  it('names the products in their order, and is read back', () => {
    expect(compareHref(['one-6mg', 'other'])).toBe('/comparison?compare=one-6mg,other');
    expect(comparedSlugs('compare=one-6mg,other')).toEqual(['one-6mg', 'other']);
  });

  it('is that of the page where there is nothing to compare', () =>
    expect(compareHref([])).toBe('/comparison'));

  it('may be written by hand', () => {
    expect(comparedSlugs('compare=a,,%20b%20,a&sort=rating')).toEqual(['a', 'b']);
    expect(comparedSlugs('compare=')).toEqual([]);
    expect(comparedSlugs('sort=rating')).toBeUndefined();
  });
});
