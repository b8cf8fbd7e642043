import { comparedProducts } from './compared-products';

const products = ['a', 'b', 'c', 'd'].map((slug) => ({ slug }));
const compared = (slugs: string) => {
  const result = comparedProducts(`compare=${slugs}`, products)!;
  return { ...result, chosen: result.chosen.map(({ slug }) => slug).join(',') };
};

describe('products asked for side by side', () => {
  it('stand in the order asked for', () => {
    expect(compared('c,a')).toEqual({ chosen: 'c,a' });
    expect(compared('c,a,b')).toEqual({ chosen: 'c,a,b' });
  });

  it('are none where nobody asked', () => expect(comparedProducts('sort=rating', products)).toBeUndefined());

  it('are named where they are unknown, and left out', () =>
    expect(compared('x,b,y,a')).toEqual({ chosen: 'b,a', note: 'We don’t list ‘x’ and ‘y’.' }));

  it('are three at the most', () =>
    expect(compared('d,c,b,a')).toEqual({
      chosen: 'd,c,b',
      note: 'Only 3 products fit side by side. Showing the first 3.',
    }));

  it.each([
    ['', ''],
    ['a', ''],
    ['a,a', ''],
    ['a,x', 'We don’t list ‘x’. '],
  ])('are none for %j, and that is said', (slugs, before) =>
    expect(compared(slugs)).toEqual({
      chosen: '',
      note: `${before}A comparison needs at least two products. Showing all products.`,
    }),
  );
});
