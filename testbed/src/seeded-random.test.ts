import { SeededRandom } from './seeded-random';

test('the same seed gives the same numbers, another seed others', () => {
  const take = (seed: number) => {
    const random = new SeededRandom(seed);
    return Array.from({ length: 5 }, () => random.fraction());
  };
  expect(take(7)).toEqual(take(7));
  expect(take(7)).not.toEqual(take(8));
});

test('the numbers lie from 0 up to 1 and are spread evenly', () => {
  const random = new SeededRandom(1);
  const numbers = Array.from({ length: 10_000 }, () => random.fraction());
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.filter((number) => number < 0.25).length / 10_000).toBeCloseTo(0.25, 1);
});

test('a choice and a whole number reach both ends', () => {
  const random = new SeededRandom(3);
  const picked = new Set(Array.from({ length: 200 }, () => random.pick(['a', 'b', 'c'])));
  const whole = new Set(Array.from({ length: 200 }, () => random.between(4, 6)));
  expect([...picked].sort()).toEqual(['a', 'b', 'c']);
  expect([...whole].sort()).toEqual([4, 5, 6]);
});
