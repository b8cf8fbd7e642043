import { readData } from '../../data';
import { numberOf, placeOf } from '../classifier/linear-classifier';
import { allVectors, similarityOf, vectorOf } from '../classifier/word-vectors';
import { hasWord } from '../words/words';
import { StemFinder } from './stem-finder';

/** Words at least so much like one of a kind count as one. */
const ALIKE = 0.62;
/** Names of medicines, as stems of rules; short ones are too much like other words to be misspelled. */
export const medicineNames = readData<{ slots: { medicines: string } }>('care/examples.json')
  .slots.medicines.split('|')
  .filter((name) => /^\w+$/.test(name))
  .map((name) => (name.length < 6 ? `=${name}` : name));
/** The same, and how the international ones end. */
const medicines = new StemFinder([
  ...medicineNames,
  ...readData<{ medicineEndings: string }>('care/speech.json').medicineEndings.split(' '),
]);
const kindNames = [
  'medicines',
  'supplements',
  'illnesses',
  'symptoms',
  'surgery',
  'body',
  'family',
  'births',
  'animals',
  'dangers',
] as const;
type Kind = (typeof kindNames)[number];

/** What kind of thing of care a word means: a medicine, an illness, family … */
export class WordKinds {
  private constructor(
    /** The numbers of the words of a kind, ascending. */
    private readonly words: Uint32Array,
    /** Of each word the place of its kind in `kindNames`. */
    private readonly kinds: Uint8Array,
  ) {}

  /**
   * Words of the lists, and those that occur in like texts.
   *
   * @param own words of each kind beside `vectors/seeds.json`
   */
  static make(own: (kind: Kind) => readonly string[]): WordKinds {
    const seeds = readData<Record<Kind, string>>('vectors/seeds.json');
    const seedVectors = kindNames.map((kind) =>
      seeds[kind].split(' ').flatMap((word) => vectorOf(word) ?? []),
    );
    const found = new Map<number, number>();
    for (const [number, vector] of allVectors()) {
      const likeness = seedVectors.map((vectors) =>
        vectors.reduce((most, one) => Math.max(most, similarityOf(one, vector)), 0),
      );
      const most = Math.max(...likeness);
      if (most >= ALIKE) found.set(number, likeness.indexOf(most));
    }
    for (const [at, kind] of kindNames.entries())
      for (const word of [...seeds[kind].split(' '), ...own(kind)])
        for (const form of [word, `${word}s`]) found.set(numberOf(form), at);
    const words = Uint32Array.from(found.keys()).sort();
    return new WordKinds(
      words,
      Uint8Array.from(words, (word) => found.get(word)!),
    );
  }

  /** Reads what `toBytes` wrote. */
  static fromBytes([words, kinds]: readonly Uint8Array[]): WordKinds {
    return new WordKinds(new Uint32Array(words!.buffer), kinds!);
  }

  toBytes(): Uint8Array[] {
    return [new Uint8Array(this.words.buffer as ArrayBuffer), this.kinds];
  }

  of(word: string): Kind | undefined {
    const place = placeOf(numberOf(word), this.words);
    if (place >= 0) return kindNames[this.kinds[place]!];
    return !hasWord('en', word) && medicines.stemsOf(word).size > 0 ? 'medicines' : undefined;
  }
}
