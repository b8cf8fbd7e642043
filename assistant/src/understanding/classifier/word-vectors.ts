import { readBytes } from '../../data';
import { numberOf, placeOf } from './linear-classifier';

/** Views over the bytes of a file of vectors. */
export interface Vectors {
  /** The numbers of its words, ascending. */
  numbers: Uint32Array;
  /** The values of each word. */
  values: Int8Array;
  /** Number of values of a word. */
  size: number;
}

/** Reads a file of `assistant/data/vectors`, whose README has the format. */
export function readVectors(file: string): Vectors {
  const { buffer, byteOffset } = readBytes(`vectors/${file}`);
  const [count, size] = new Uint32Array(buffer, byteOffset, 2) as unknown as [number, number];
  return {
    numbers: new Uint32Array(buffer, byteOffset + 8, count),
    values: new Int8Array(buffer, byteOffset + 8 + 4 * count, count * size),
    size,
  };
}

/** Number of values of a vector of a word. */
export const VECTOR_SIZE = 64;
let vectors: Vectors | undefined;
/** Read when first needed: a start after a build needs none. */
const read = () => (vectors ??= readVectors('glove.bin'));

/**
 * What a word means as a direction, of length 1: words that occur in like texts point alike.
 *
 * @param word in lower case, without accents
 * @returns undefined for a word that is not among those known
 */
export function vectorOf(word: string): Float32Array | undefined {
  const place = placeOf(numberOf(word), read().numbers);
  return place < 0 ? undefined : vectorAt(place);
}

/** The numbers of all words, as of `numberOf`, each with its vector. */
export function* allVectors(): Generator<[number, Float32Array]> {
  for (const [place, number] of read().numbers.entries()) yield [number, vectorAt(place)];
}

function vectorAt(place: number): Float32Array {
  return unit(Float32Array.from(read().values.subarray(place * VECTOR_SIZE, (place + 1) * VECTOR_SIZE)));
}

/**
 * The direction of the sum of vectors; zeros for none.
 *
 * @param weights one for each; all 1 if left out
 */
export function meanOf(vectors: readonly Float32Array[], weights?: readonly number[]): Float32Array {
  const sum = new Float32Array(VECTOR_SIZE);
  for (const [at, vector] of vectors.entries())
    for (let index = 0; index < VECTOR_SIZE; index++) sum[index]! += vector[index]! * (weights?.[at] ?? 1);
  return unit(sum);
}

/** From -1 to 1, for vectors of length 1. */
export function similarityOf(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < VECTOR_SIZE; index++) sum += one[index]! * other[index]!;
  return sum;
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(similarityOf(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}
