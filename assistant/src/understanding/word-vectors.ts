import { readBytes } from '../data';
import { numberOf, placeOf } from './linear-classifier';

/** Views over the bytes of the file: its words' numbers, ascending, and the values of each word. */
const { buffer, byteOffset } = readBytes('vectors/glove.bin');
const [count, size] = new Uint32Array(buffer, byteOffset, 2) as unknown as [number, number];
const numbers = new Uint32Array(buffer, byteOffset + 8, count);
const values = new Int8Array(buffer, byteOffset + 8 + 4 * count, count * size);

/** Number of values of a vector. */
export const VECTOR_SIZE = size;

/**
 * What a word means as a direction, of length 1: words that occur in like texts point alike.
 *
 * @param word in lower case, without accents
 * @returns undefined for a word that is not among those known
 */
export function vectorOf(word: string): Float32Array | undefined {
  const place = placeOf(numberOf(word), numbers);
  return place < 0 ? undefined : unit(Float32Array.from(values.subarray(place * size, (place + 1) * size)));
}

/**
 * The direction of the sum of vectors; zeros for none.
 *
 * @param weights one for each; all 1 if left out
 */
export function meanOf(vectors: readonly Float32Array[], weights?: readonly number[]): Float32Array {
  const sum = new Float32Array(size);
  for (const [at, vector] of vectors.entries())
    for (let index = 0; index < size; index++) sum[index]! += vector[index]! * (weights?.[at] ?? 1);
  return unit(sum);
}

/** From -1 to 1, for vectors of length 1. */
export function similarityOf(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < size; index++) sum += one[index]! * other[index]!;
  return sum;
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}
