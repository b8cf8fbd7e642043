import { readData } from '../data';
import { wordsOfLines } from '../fold';
import { stemOf } from '../stems';

/** Words by which the texts may say the same, by the stem of a question's word. */
const synonyms = new Map(
  Object.entries(readData<Record<string, string>>('synonyms.json')).map(([word, others]) => [
    stemOf(word),
    others.split(' ').map(stemOf),
  ]),
);

/** The stem of a word, and those of its synonyms. */
export function alternativesOf(word: string): string[] {
  const stem = stemOf(word);
  // 'The riders on 20 a day'
  return [stem, ...(synonyms.get(stem) ?? []), ...(/^\d+$/.test(word) ? [`${word}mg`] : [])];
}

/** A text as sets of stems are looked for in it. */
export function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOfLines(text).map(stemOf));
}

/** How rare stems are among texts. */
export class WordWeights {
  private readonly counts = new Map<string, number>();

  constructor(private readonly texts: readonly ReadonlySet<string>[]) {
    for (const stems of texts)
      for (const stem of stems) this.counts.set(stem, (this.counts.get(stem) ?? 0) + 1);
  }

  /** Whether any text has the word or a synonym. */
  has(word: string): boolean {
    return alternativesOf(word).some((stem) => this.counts.has(stem));
  }

  /** The rarer a word, the higher its weight; highest if it occurs nowhere. */
  weightOf(word: string): number {
    return Math.log(1 + this.texts.length / (1 + (this.counts.get(stemOf(word)) ?? 0))) + 0.05;
  }

  /** How much words tell together. */
  sumOf(words: readonly string[]): number {
    return words.reduce((sum, word) => sum + this.weightOf(word), 0);
  }

  /** Each word of a question once, with its weight and the stems that stand for it. */
  weigh(words: readonly string[]): WeighedWords {
    return [...new Set(words)].map((word) => {
      const [own, ...others] = alternativesOf(word);
      return { weight: this.weightOf(word), own: own!, others };
    });
  }
}

export type WeighedWords = readonly { weight: number; own: string; others: readonly string[] }[];

/** How much a synonym counts of a word. */
const SYNONYM = 0.8;
/** Least length of a stem that is also found in longer words. */
const LONG = 6;

/** The share of a question's words, weighted by their rarity, that a text has, 0 to 1. */
export function coverOf(words: WeighedWords, stems: ReadonlySet<string>): number {
  let [whole, covered] = [0, 0];
  for (const { weight, own, others } of words) {
    whole += weight;
    if (stems.has(own)) covered += weight;
    else if (others.some((stem) => stems.has(stem)) || hasForm(own, stems)) covered += SYNONYM * weight;
  }
  return whole === 0 ? 0 : covered / whole;
}

/** Whether one of the stems only adds an ending to a long one: 'compost', 'compostable'. */
function hasForm(stem: string, stems: ReadonlySet<string>): boolean {
  if (stem.length < LONG) return false;
  for (const one of stems) if (one.startsWith(stem)) return true;
  return false;
}
