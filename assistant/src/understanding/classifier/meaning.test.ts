import { wordsOf } from '../../fold';
import { meaningOf } from './meaning';

const likeness = (one: string, other: string) => {
  const [first, second] = [meaningOf(wordsOf(one)), meaningOf(wordsOf(other))];
  const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * b[at]!, 0);
  return dot(first, second) / Math.sqrt(dot(first, first) * dot(second, second));
};

it('finds sentences more alike that mean the same in other words', () => {
  expect(likeness('what does it cost', 'how much is the price')).toBeGreaterThan(
    likeness('what does it cost', 'is it safe for my heart'),
  );
  expect(likeness('can pregnant women take it', 'i am expecting a baby')).toBeGreaterThan(
    likeness('can pregnant women take it', 'which bottle is the cheapest'),
  );
});

it('gives all questions the same weight, and none to one without a known word', () => {
  const lengthOf = (text: string) => Math.hypot(...meaningOf(wordsOf(text)));
  expect(lengthOf('price')).toBeCloseTo(lengthOf('what is the price of the hawaiian one today'), 5);
  expect(lengthOf('xqzzwv')).toBe(0);
});
