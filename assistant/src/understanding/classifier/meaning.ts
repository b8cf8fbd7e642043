import { readVectors, type Vectors } from './word-vectors';
import { numberOf, placeOf } from './linear-classifier';

/** How much what a question means counts beside its words. */
const WEIGHT = 0.5;
let vectors: Vectors | undefined;

/**
 * What a question means as a direction: alike for questions that say the same in other words. The sum of the vectors of
 * its words and pairs of words, which were fitted to what a sentence encoder says of whole sentences.
 *
 * @param words folded
 * @returns of length `WEIGHT`; zeros if no word is known
 */
export function meaningOf(words: readonly string[]): Float32Array {
  const { numbers, values, size } = (vectors ??= readVectors('sentences.bin'));
  const sum = new Float32Array(size);
  for (const [at, word] of words.entries())
    for (const name of at === 0 ? [word] : [word, `${words[at - 1]} ${word}`]) {
      const place = placeOf(numberOf(name), numbers);
      if (place < 0) continue;
      for (let index = 0; index < size; index++) sum[index]! += values[place * size + index]!;
    }
  const length = Math.sqrt(sum.reduce((all, value) => all + value * value, 0));
  return length === 0 ? sum : sum.map((value) => (WEIGHT * value) / length);
}
