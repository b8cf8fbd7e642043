import { featuredProduct, findProductFor, leadingProduct } from './featured-product';

const catalog = [
  { placement: 2, bestFor: 'Overall antioxidant support' },
  { placement: 1, bestFor: 'Eye comfort for screen workers' },
  { placement: 3, bestFor: 'Skin radiance' },
  { placement: 4, bestFor: 'Muscle recovery after training' },
  { placement: null, bestFor: 'Anti-Aging routines in high-UV climates' },
];

describe('the product a guide features', () => {
  it.each([
    ['eye', 'Eye comfort for screen workers'],
    ['skin', 'Skin radiance'],
    ['athletic', 'Muscle recovery after training'],
  ] as const)('on %s is the first meant for it', (topic, bestFor) =>
    expect(featuredProduct(catalog, topic)?.bestFor).toBe(bestFor),
  );

  it.each(['Anti-aging', 'High-UV climates', 'sensitive SKIN'])('on skin may be one for %s', (bestFor) => {
    expect(featuredProduct([catalog[0]!, { placement: 9, bestFor }], 'skin')?.bestFor).toBe(bestFor);
  });

  it('is the first of all when none is meant for it', () =>
    expect(featuredProduct(catalog.slice(0, 1), 'eye')).toBe(catalog[0]));

  it('is undefined in an empty catalog', () => expect(featuredProduct([], 'eye')).toBeUndefined());
});

describe('a product meant for a word', () => {
  it('has the word, not only its letters', () =>
    expect(findProductFor([{ bestFor: 'Visitors of the Louvre' }], ['uv'])).toBeUndefined());

  it('may have it in another form', () =>
    expect(findProductFor([{ bestFor: 'Beginners on a budget' }], ['beginner'])).toBeDefined());
});

describe('the leading product', () => {
  it('is the one with placement 1', () => expect(leadingProduct(catalog)).toBe(catalog[1]));
  it('is the first where no product has placement 1', () =>
    expect(leadingProduct(catalog.slice(2))).toBe(catalog[2]));
  it('is undefined in an empty catalog', () => expect(leadingProduct([])).toBeUndefined());
});
