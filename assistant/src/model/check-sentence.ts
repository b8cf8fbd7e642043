import type { Product } from '@astaguide/contracts/catalog/product';
import type { Source } from '../answering/answer';
import { statedOf } from '../answering/facts';
import { plainLetters, wordsOf, wordsOfLines } from '../fold';
import type { PassageSearch } from '../passages/passage-search';
import { stemsOf, coverOf } from '../passages/word-weights';
import { hasDenial } from '../understanding/care/denials';
import { findTopicsOfBoth } from '../understanding/care-topics';
import { isEveryday, things } from '../understanding/lexicon';
import { nameWords } from '../understanding/product-mentions';
import { fillFigures, type PlacedFigure } from './figures';
import type { Citable, Material } from './material';
import { unknownName } from './names';
import { numberWordsOf } from './number-words';
import type { Sentence } from './sentences';

/** A sentence that must not be shown to a visitor, with the reason as the message. */
export class UnsafeSentence extends Error {}

/** A sentence as it is shown. */
export interface CheckedSentence {
  text: string;
  sources: readonly Source[];
  /** The products whose records or figures it states. */
  productIds: readonly number[];
}

/** What no sentence may have: markup, links and addresses, and what is left of a placeholder. */
const forbidden =
  /<\/?[a-z!?]|&(?:lt|gt|#\d+|#x[\da-f]+);|\]\s?\(|\{\{|\}\}|:\/\/|\b(?:javascript|mailto|tel):|\bdata:\w|\bwww\.|@[\w-]+\.|[\w-]\.[a-z]{2,}\b|(?<![\w.])\/[a-z][\w-]+/i;
/** A number with its unit, as a sign or, of those that differ little between languages, as a word. */
const amount =
  /(\d+(?:[.,]\d+)*)(?:\s?(mg|mcg|µg|μg|kg|g|ml|iu|%|mil+igram\p{L}*|kilogram\p{L}*|percent|prozent|procent)(?!\p{L}))?/giu;
/** A number in words, which may be two of English, and the unit that is most often written out. */
const writtenNumber = /(\p{L}+)(?:-(\p{L}+))?(\s+mil+igram\p{L}*)?/gu;
const unitOf = (unit: string) =>
  unit
    .toLowerCase()
    .replace(/^mil.+/, 'mg')
    .replace(/^kilo.+/, 'kg')
    .replace(/^pro?[cz]ent|^percent/, '%');
/** Digits in groups of thousands: '1,932'. */
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;
/** The share of an English sentence's words, weighted by their rarity, that what it rests on must have. */
const LEAST_COVER = 0.4;

/**
 * Checks the sentences of a model one after the other. A sentence passes if it rests on passages or figures that exist,
 * and has no number, name, diet or certificate that these lack.
 */
export class SentenceChecker {
  /** The products that a sentence without a name is about. */
  private subject: readonly number[];

  /** @param subject ids of the products that the conversation is about */
  constructor(
    private readonly material: Material,
    private readonly texts: PassageSearch,
    subject: readonly number[],
  ) {
    this.subject = subject;
  }

  /**
   * @param language of the answer, as a BCP 47 tag
   * @throws UnsafeSentence
   */
  check(sentence: Sentence, language: string): CheckedSentence {
    try {
      return this.checked(sentence, language);
    } catch (error) {
      // 'It' of the next sentence would mean what is not shown.
      this.subject = [];
      throw error;
    }
  }

  private checked({ text: written, passages }: Sentence, language: string): CheckedSentence {
    const text = plain(written);
    const filled = fillFigures(text.normalize('NFKC'), this.material.products);
    if (!filled) throw new UnsafeSentence('It has a placeholder that does not exist');
    const { rest, placed } = filled;
    if (forbidden.test(rest)) throw new UnsafeSentence('It has markup or an address in it');
    const cited = passages.map((id) => this.cited(id));
    if (cited.length === 0 && placed.length === 0) throw new UnsafeSentence('It rests on nothing');

    const mentions = this.mentionsIn(rest);
    if (mentions.length > 0) this.subject = [...new Set(mentions.flatMap(({ ids }) => ids))];
    checkFigures(placed, mentions, this.subject);
    // A record counts only for the product that the sentence is about.
    const records = [
      ...cited.flatMap(({ productId }) => productId ?? []),
      ...placed.map(({ product }) => product.id),
    ];
    const about = this.subject.filter((id) => records.includes(id));
    const sources = [
      ...cited.filter(({ productId }) => productId === undefined),
      ...about.map((id) => this.cited(`p${id}`)),
    ];
    if (sources.length === 0) throw new UnsafeSentence('It rests on another product');
    const source = sources.map((one) => one.text).join('\n');
    checkNumbers(rest, source, language);
    const name = unknownName(rest, { words: wordsOfLines(source), names: this.names(), language });
    if (name !== undefined) throw new UnsafeSentence(`It names what its passages do not: ${name}`);
    this.checkLabels(rest, source, about, language);
    if (findTopicsOfBoth(rest, wordsOf(rest)).length > 0) throw new UnsafeSentence('It calls for care');
    this.checkCover(rest, source, placed.length, language);
    return {
      text: fillFigures(text, this.material.products)!.shown,
      sources: sources.map((one) => one.source),
      productIds: about,
    };
  }

  private cited(id: string): Citable {
    const found = this.material.get(id);
    if (!found) throw new UnsafeSentence('It rests on a passage that does not exist');
    return found;
  }

  private names(): ReadonlySet<string> {
    return new Set([...this.material.products.values()].flatMap((product) => [...nameWords(product)]));
  }

  /** The products that a text names, by its words with a capital; words in a row narrow them down. */
  private mentionsIn(text: string): Mention[] {
    const products = [...this.material.products.values()].map(
      (product) => [product.id, nameWords(product)] as const,
    );
    const mentions: Mention[] = [];
    let [end, isOpen] = [0, false];
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      const [plainWord] = wordsOf(word);
      const ids = products.filter(([, words]) => words.has(plainWord ?? '')).map(([id]) => id);
      if (ids.length === 0) continue;
      const last = mentions.at(-1);
      const both = isOpen && index - end < BETWEEN_NAMES ? last!.ids.filter((id) => ids.includes(id)) : [];
      if (both.length > 0) last!.ids = both;
      else if (/^\p{Lu}/u.test(word)) mentions.push({ ids, at: index });
      else continue;
      [end, isOpen] = [index + word.length, true];
    }
    return mentions;
  }

  /** A diet, an allergen or a certificate must be in what a sentence rests on, and said there of each product alike. */
  private checkLabels(text: string, source: string, about: readonly number[], language: string): void {
    const [folded, foldedSource] = [plainLetters(text), plainLetters(source)];
    for (const thing of Object.keys(things).filter((name) => folded.includes(plainLetters(name)))) {
      const isSaidAlike =
        about.length === 0
          ? foldedSource.includes(plainLetters(thing))
          : about.every((id) => {
              const stated = statedOf(this.material.products.get(id)!, thing);
              // Only English is read well enough to see what is denied.
              return language === 'en'
                ? stated === statedOf(asProduct(text), thing)
                : stated === 'with' && !hasDenial(wordsOf(text));
            });
      if (!isSaidAlike) throw new UnsafeSentence(`It says of ${thing} what its passages do not`);
    }
  }

  private checkCover(text: string, source: string, figures: number, language: string): void {
    if (language !== 'en') return;
    const names = this.names();
    const { weights } = this.texts;
    const words = weights.weigh(wordsOf(text).filter((word) => !isEveryday(word) && !names.has(word)));
    const whole = words.reduce((sum, { weight }) => sum + weight, 0);
    // A figure is as telling as a rare word.
    const ofFigures = figures * weights.weightOf('');
    const cover = (whole * coverOf(words, stemsOf(source)) + ofFigures) / (whole + ofFigures);
    if (cover < LEAST_COVER) throw new UnsafeSentence('Its passages say something else');
  }
}

/** Characters between the words of a product's name and its brand, at most. */
const BETWEEN_NAMES = 25;

/** Where a text names products, and which it may mean. */
interface Mention {
  ids: number[];
  at: number;
}

/** A sentence as the texts of a product are read. */
const asProduct = (text: string) =>
  ({
    name: '',
    description: '',
    features: [text],
    benefits: [],
    htmlContent: null,
    bestFor: '',
  }) as unknown as Product;

/**
 * A figure belongs to a product that the sentence is about. If it names several, that is the one named last before it,
 * or their order is that of the names: 'Geyser and Summit cost $34.50 and $38.95'.
 */
function checkFigures(
  placed: readonly PlacedFigure[],
  mentions: readonly Mention[],
  subject: readonly number[],
): void {
  for (const { name, product, at } of placed) {
    const place = placed.filter((other) => other.name === name && other.at < at).length;
    const before = mentions.findLast((mention) => mention.at < at);
    const isItsOwn =
      mentions.length < 2
        ? subject.includes(product.id)
        : [before, mentions[place]].some((mention) => mention?.ids.includes(product.id));
    if (!isItsOwn) throw new UnsafeSentence('It states a figure of another product');
  }
}

function checkNumbers(text: string, source: string, language: string): void {
  if (/\p{Sc}/u.test(text)) throw new UnsafeSentence('It states a price without a placeholder');
  // Digits of other scripts, fractions and the like.
  if (/[^\P{N}\d]/u.test(text)) throw new UnsafeSentence('It states a number in other signs');
  const known = new Set([...amountsIn(source), ...numbersIn(source, 'en')]);
  const stated = [...amountsIn(text), ...numbersIn(text, language), ...numbersIn(text, 'en')];
  const unknown = stated.find((number) => !known.has(number));
  if (unknown !== undefined)
    throw new UnsafeSentence(`It states a number that its passages lack: ${unknown}`);
}

/** Amounts with and without a unit differ: '12mg' is not '12'. */
function amountsIn(text: string): ReadonlySet<string> {
  return new Set(
    [...text.normalize('NFKC').matchAll(amount)].map(([, number, unit = '']) => {
      const plainNumber = THOUSANDS.test(number!) ? number!.replace(/[.,]/g, '') : number!.replace(',', '.');
      return plainNumber + unitOf(unit);
    }),
  );
}

/** The numbers that a text has in words of a language: 'twenty-six' is 26, 'acht Milligramm' 8mg. */
function numbersIn(text: string, language: string): string[] {
  const numbers = numberWordsOf(language);
  return [...plainLetters(text).matchAll(writtenNumber)].flatMap(([, word, next, unit = '']) => {
    const [first, second] = [numbers.get(word!), numbers.get(next ?? '')];
    const values =
      first && second ? [first + second] : [first, second].filter((value) => value !== undefined);
    return values.map((value) => value + (unit && 'mg'));
  });
}

/** Without emphasis, and signs that are not seen. */
function plain(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- these are what is taken out
      .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, ' ')
      .replace(/\*\*|__|`/g, '')
      .replace(/^#{1,6} |^[*•] /, '- ')
      .toWellFormed()
      .trim()
  );
}
