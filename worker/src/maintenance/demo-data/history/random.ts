import { hash } from 'node:crypto';

/** Numbers from 0 up to 1, the same ones for the same key. Mulberry32 over a hash of the key. */
export function randomOf(key: string): () => number {
  let state = hash('sha256', key, 'buffer').readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A UUID (version 8) that is always the same for a key. */
export function uuidOf(key: string): string {
  const bytes = hash('sha256', key, 'buffer');
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A visitor's number for a key: 64 bits as a signed decimal. */
export const visitorOf = (key: string) => hash('sha256', key, 'buffer').readBigInt64LE(0).toString();

/** Chooses by weight. */
export function pick<Item extends { weight: number }>(random: () => number, items: readonly Item[]): Item {
  let left = random() * items.reduce((sum, { weight }) => sum + weight, 0);
  return items.find(({ weight }) => (left -= weight) < 0) ?? items.at(-1)!;
}

/** A whole number from one to another, both included. */
export const between = (random: () => number, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));
