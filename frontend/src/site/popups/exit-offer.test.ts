import { exitOffer, shortDescription } from './exit-offer';

const product = (name: string, placement: number | null, isTopRanked = false, rating = '4.0') => ({
  name,
  placement,
  isTopRanked,
  rating,
  price: '20.00',
  potency: '12mg',
  servings: 60,
  source: 'Natural',
  form: null,
  testedBy: null,
  reviewCount: 10,
});

describe('the product offered to a visitor who is leaving', () => {
  it('is the one marked as top ranked, whatever its placement', () => {
    expect(exitOffer([product('first', 1), product('marked', 7, true)])?.name).toBe('marked');
  });

  it('is the best placed of several that are marked', () => {
    const products = [product('sixth', 6, true), product('unranked', null, true), product('second', 2, true)];
    expect(exitOffer(products)?.name).toBe('second');
  });

  it('is the best placed one where none is marked', () => {
    const products = [product('unranked', null, false, '5.0'), product('third', 3), product('second', 2)];
    expect(exitOffer(products)?.name).toBe('second');
  });

  it('is the best rated one where none has a placement', () => {
    const products = [product('good', null, false, '4.1'), product('better', null, false, '4.6')];
    expect(exitOffer(products)?.name).toBe('better');
  });

  it('is nothing in an empty catalog', () => expect(exitOffer([])).toBeUndefined());
});

describe('the description in the exit popup', () => {
  it('is whole up to 150 characters', () => {
    expect(shortDescription('a'.repeat(150))).toBe('a'.repeat(150));
  });

  it('is cut to 150 characters', () => {
    expect(shortDescription('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`);
  });

  it('has no space before the ellipsis', () => {
    expect(shortDescription(`${'a'.repeat(149)} more words`)).toBe(`${'a'.repeat(149)}…`);
  });

  it('is never cut within a character', () => {
    expect(shortDescription('🦐'.repeat(151))).toBe(`${'🦐'.repeat(150)}…`);
  });
});
