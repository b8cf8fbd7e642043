/** Returns pseudorandom numbers from 0 (inclusive) to 1 (exclusive), determined by the seed. */
export type Random = () => number;

/** Mulberry32: small, fast, and uniform enough to generate load and to time faults. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Picks an element with equal probability. The list must not be empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}

/** A random integer from `least` to `most`, both inclusive. */
export function integerBetween(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}
