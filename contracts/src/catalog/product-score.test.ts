import { orderByScore, scoreProduct, scoreVersions, type ScoredProduct } from './product-score';

const product: ScoredProduct = {
  potency: '6mg',
  price: '10.80',
  servings: 60,
  source: 'Hawaiian',
  form: 'Softgel',
  capsule: 'Vegan',
  allergens: 'None',
  testedBy: 'A laboratory',
  measuredMg: '6.10',
  rating: '5.0',
  reviewCount: 50,
};
const [first] = scoreVersions;

const pointsOf = (changes: Partial<ScoredProduct>) =>
  Object.fromEntries(
    scoreProduct({ ...product, ...changes }, first).parts.map(({ part, points }) => [part, points]),
  );

describe('the first version of the score', () => {
  it('gives all points to a product that meets every rule', () => {
    expect(scoreProduct(product, first)).toMatchObject({ version: 1, total: 100, of: 100 });
  });

  it('gives nothing for what is not known', () => {
    const unknown: ScoredProduct = {
      potency: 'varies',
      price: '10.80',
      servings: null,
      source: 'Natural',
      form: null,
      capsule: null,
      allergens: null,
      testedBy: null,
      measuredMg: null,
      rating: '5.0',
      reviewCount: 0,
    };
    expect(scoreProduct(unknown, first).total).toBe(0);
  });

  it.each([
    ['3mg', 10],
    ['4mg', 20],
    ['8 mg', 20],
    ['8.5mg', 12],
    ['12mg', 12],
    ['16mg', 4],
    ['0mg', 0],
    ['varies', 0],
  ])('gives a dose of %s %i of 20 points', (potency, points) =>
    expect(pointsOf({ potency }).dose).toBe(points),
  );

  // 60 servings of 6 mg: 360 mg.
  it.each([
    ['3.60', 25],
    ['10.80', 25],
    ['37.80', 13],
    ['64.80', 0],
    ['99.00', 0],
  ])('gives a pack for %s %i of 25 points for its cost per mg', (price, points) =>
    expect(pointsOf({ price }).cost).toBe(points),
  );

  it.each<[string, Partial<ScoredProduct>, number]>([
    ['a result that confirms the label', { measuredMg: '5.70' }, 25],
    ['a result below the label', { measuredMg: '5.69' }, 15],
    ['a laboratory without a result', { measuredMg: null }, 15],
    ['a result without a laboratory', { testedBy: null }, 0],
    ['a label without an amount', { potency: 'varies' }, 15],
  ])('judges testing by %s', (_what, changes, points) => expect(pointsOf(changes).testing).toBe(points));

  it('gives an origin that names a place its points', () => {
    expect(pointsOf({ source: 'Chilean' }).origin).toBe(10);
    expect(pointsOf({ source: ' Natural ' }).origin).toBe(0);
  });

  it('gives each stated fact of the label its share', () => {
    expect(pointsOf({ allergens: null, capsule: null }).label).toBe(5);
  });

  it('gives a rating by few reviews fewer points', () => {
    expect(pointsOf({ reviewCount: 25 }).rating).toBe(5);
    expect(pointsOf({ rating: '3.0', reviewCount: 5000 }).rating).toBe(5);
    expect(pointsOf({ rating: '1.0' }).rating).toBe(0);
  });
});

it('the versions count up, and each begins after the one before', () => {
  expect(scoreVersions.map(({ version }) => version)).toEqual(
    scoreVersions.map((_rules, index) => index + 1),
  );
  const days = scoreVersions.map(({ since }) => since);
  expect(days).toEqual([...days].toSorted());
});

it('products come by score, equal ones by rating and then by age', () => {
  const ids = orderByScore([
    { ...product, id: 4, reviewCount: 500, rating: '4.9' },
    { ...product, id: 3, source: 'Natural' },
    { ...product, id: 2 },
    { ...product, id: 1, reviewCount: 500, rating: '4.9' },
  ]).map(({ id }) => id);
  expect(ids).toEqual([2, 1, 4, 3]);
});
