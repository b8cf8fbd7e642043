import { plainLetters } from '../fold';

const read = new Map<string, ReadonlyMap<string, number>>();

/** The single words for the numbers from 2 to 100, and for 1,000 and 1,000,000, of a language; none if it is unknown. */
export function numberWordsOf(language: string): ReadonlyMap<string, number> {
  const known = read.get(language);
  if (known) return known;
  const words = wordsIn(language);
  read.set(language, words);
  return words;
}

function wordsIn(tag: string): ReadonlyMap<string, number> {
  const { language, region } = new Intl.Locale(tag).maximize();
  const words = new Map<string, number>();
  let toCardinal: (value: number) => string;
  try {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the language is known with the answer
    ({ toCardinal } = require(`n2words/${language}-${region}`) as { toCardinal: typeof toCardinal });
  } catch {
    return words;
  }
  const wordsOf = (value: number) => plainLetters(toCardinal(value)).split(/[\s-]+/);
  for (let value = 2; value < 100; value++) {
    const [word, ...others] = wordsOf(value);
    if (others.length === 0) words.set(word!, value);
  }
  // 'One hundred' ends with the word of the number.
  for (const value of [100, 1000, 1_000_000]) words.set(wordsOf(value).at(-1)!, value);
  return words;
}
