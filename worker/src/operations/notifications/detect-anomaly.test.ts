import fc from 'fast-check';
import { detectAnomaly } from './detect-anomaly';

const kind = (...parameters: Parameters<typeof detectAnomaly>) => detectAnomaly(...parameters)?.kind ?? null;
const counts = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 2, maxLength: 4 });
const count = fc.integer({ min: 0, max: 200_000 });

test.each<[number, number[], 'high' | 'medium' | 'low', string | null]>([
  [0, [2, 3, 2, 1], 'high', null],
  [6, [1, 0, 1, 2], 'medium', null],
  [0, [40, 42, 38, 41], 'medium', 'drop'],
  [100, [200, 205, 198, 203], 'medium', 'drop'],
  [190, [200, 205, 198, 203], 'high', null],
  [400, [200, 205, 198, 203], 'low', 'spike'],
  // One odd week of four does not count.
  [200, [200, 0, 198, 203], 'medium', null],
  // Weeks that differ widely make a wide move usual.
  [200, [60, 190, 400, 90], 'medium', null],
])('%i clicks after %j, %s: %s', (clicks, before, sensitivity, expected) => {
  expect(kind(clicks, before, sensitivity)).toBe(expected);
});

test('nothing is said with fewer than two weeks, or when it is off', () => {
  expect(detectAnomaly(0, [1000], 'high')).toBeNull();
  expect(detectAnomaly(0, [1000, 1000, 1000, 1000], 'off')).toBeNull();
  expect(detectAnomaly(0, [], 'high')).toBeNull();
});

test('the expected figure is the median', () => {
  expect(detectAnomaly(0, [220, 180, 200], 'medium')!.expected).toBe(200);
  expect(detectAnomaly(0, [230, 210, 220, 250], 'low')!.expected).toBe(225);
});

test('a lower sensitivity never says more, whatever the counts', () => {
  fc.assert(
    fc.property(count, counts, (clicks, before) => {
      const [low, medium, high] = (['low', 'medium', 'high'] as const).map((s) => kind(clicks, before, s));
      if (low !== null) expect(medium).toBe(low);
      if (medium !== null) expect(high).toBe(medium);
    }),
  );
});

test('fewer clicks never turn a fall into nothing, nor more a jump', () => {
  fc.assert(
    fc.property(count, count, counts, (one, other, before) => {
      const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
      if (kind(more, before, 'medium') === 'drop') expect(kind(fewer, before, 'medium')).toBe('drop');
      if (kind(fewer, before, 'medium') === 'spike') expect(kind(more, before, 'medium')).toBe('spike');
    }),
  );
});

test('fewer than seven clicks are never a reason for a fall, and the order of the weeks none for anything', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 4 }),
      count,
      (before, clicks) => {
        expect(kind(0, before, 'medium')).toBeNull();
        expect(kind(clicks, before, 'medium')).toBe(kind(clicks, before.toReversed(), 'medium'));
      },
    ),
  );
});

test('chance alone hardly ever raises an alert, at any size of a site', () => {
  const random = seeded(20_261_121);
  for (const mean of [0.3, 3, 30, 300]) {
    let alerts = 0;
    for (let hour = 0; hour < 5000; hour++) {
      const weeks = Array.from({ length: 4 }, () => poisson(mean, random));
      if (kind(poisson(mean, random), weeks, 'medium')) alerts++;
    }
    expect([mean, alerts <= 5]).toEqual([mean, true]);
  }
});

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function poisson(mean: number, random: () => number): number {
  let arrivals = -1;
  for (let time = 0; time < mean; arrivals++) time -= Math.log(1 - random());
  return Math.max(0, arrivals);
}
