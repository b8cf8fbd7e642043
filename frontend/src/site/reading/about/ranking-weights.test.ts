import { orderByScore, scoreParts, scoreProduct } from '@astaguide/contracts/catalog/product-score';
import { sampleProduct } from '../../../testing/sample-product';
import { orderByWeights, publishedWeights, readWeights, writeWeights } from './ranking-weights';

const products = [
  sampleProduct({ id: 1, potency: '12mg', price: '20.00', testedBy: null, rating: '4.0' }),
  sampleProduct({ id: 2, potency: '6mg', price: '40.00', testedBy: 'A lab', rating: '4.5' }),
  sampleProduct({ id: 3, potency: '4mg', price: '60.00', servings: null, rating: '5.0', reviewCount: 0 }),
];
const ids = (weights = publishedWeights) =>
  orderByWeights(products, weights).map(({ product }) => product.id);

test('with the published weights, order and scores are those of the score', () => {
  expect(ids()).toEqual(orderByScore(products).map(({ id }) => id));
  for (const { product, score } of orderByWeights(products, publishedWeights))
    expect(score).toBeCloseTo(scoreProduct(product).total, 3);
});

test('who only cares about cost gets the cheapest milligram first', () => {
  const none = Object.fromEntries(scoreParts.map((part) => [part, 0])) as typeof publishedWeights;
  expect(ids({ ...none, cost: 50 })[0]).toBe(1);
  expect(ids({ ...none, testing: 50 })[0]).toBe(2);
  expect(orderByWeights(products, none).map(({ score }) => score)).toEqual([0, 0, 0]);
});

test('an address keeps the weights that differ, and what is no weight counts as published', () => {
  const weights = { ...publishedWeights, cost: 50, testing: 0 };
  const search = writeWeights(new URLSearchParams('x=1'), weights);
  expect(search.toString()).toBe('x=1&cost=50&testing=0');
  expect(readWeights(search)).toEqual(weights);
  expect(readWeights(new URLSearchParams('cost=51&dose=-1&label=1e1&origin='))).toEqual(publishedWeights);
  expect(writeWeights(search, publishedWeights).toString()).toBe('x=1');
});
