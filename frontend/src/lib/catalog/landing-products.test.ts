import { productsForAthletes, productsForEyes } from './landing-products';

const plain = { bestFor: 'Everyone', potency: '6mg', features: ['Vegan'], benefits: ['Easy to take'] };
const many = Array.from({ length: 8 }, () => plain);

describe('products for athletes', () => {
  it.each([
    { bestFor: 'Athletes in season' },
    { bestFor: 'High EXERCISE volume' },
    { bestFor: 'Performance' },
    { potency: '12mg' },
    { features: ['Vegan', 'Bioavailable oil base'] },
    { features: ['Better absorption'] },
    { features: ['For muscle'] },
  ])('take in %p', (traits) => expect(productsForAthletes([{ ...plain, ...traits }])).toHaveLength(1));

  it.each([{}, { potency: '112mg' }, { benefits: ['Muscle recovery'] }])('leave out %p', (traits) =>
    expect(productsForAthletes([{ ...plain, ...traits }])).toEqual([]),
  );

  it('are six at the most', () =>
    expect(productsForAthletes(many.map((product) => ({ ...product, potency: '12mg' })))).toHaveLength(6));
});

describe('products for eyes', () => {
  it.each([
    { bestFor: 'Tired eyes' },
    { bestFor: 'Night Vision' },
    { benefits: ['Studied for macular health'] },
    { benefits: ['Retina'] },
  ])('take in %p alone', (traits) => {
    const match = { ...plain, ...traits };
    expect(productsForEyes([...many, match])).toEqual([match]);
  });

  it('are the first six where none matches', () => expect(productsForEyes(many)).toEqual(many.slice(0, 6)));

  it('are six at the most', () =>
    expect(productsForEyes(many.map((product) => ({ ...product, bestFor: 'Eyes' })))).toHaveLength(6));
});
