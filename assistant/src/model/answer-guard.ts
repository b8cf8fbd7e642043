import type { Product } from '@astaguide/contracts/catalog/product';
import { fold } from '../fold';
import { stemText } from '../stems';
import { claimFault } from './claims';
import { unknownName } from './names';
import { dailyPrice, recordOf, type Material, type Prompt } from './prompt';

/** A sentence that must not be shown to a visitor, with the reason as the message. */
export class UnsafeSentence extends Error {}

/** If an answer repeats this many characters of the instructions, it reveals them. */
const TELLING = 40;

/** What no sentence may have, with the reason. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z!?]|&(?:lt|gt|#\d+|#x[\da-f]+);|\]\s?\(/i, 'It has markup in it'],
  [
    /\b(?:https?|ftp|javascript|data|mailto|tel):|\bwww\.|@[\w-]+\.|\b[\w-]+\.(?:com|net|org|io|co|info|biz|shop|store|ru|cn|de|es|example|xyz|site|online|app|dev|ai|me|ly)\b/i,
    'It has an address in it',
  ],
  [/(?<![\w.])\/[a-z][\w-]+/i, 'It has an address in it'],
  [/\bsystem prompt\b|\bmy (?:instructions|rules)\b/i, 'It speaks of its instructions'],
];
const currency = /[$€£¥¢]|\b(?:usd|eur|gbp|dollars?|euros?|pounds?|bucks|cents?|d[oó]lares|libras?|pfund)\b/i;
const dollars =
  /(?:\$|\busd)\s?(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?)\s?(?:\$|usd\b|dollars?\b|d[oó]lares\b)/gi;
/**
 * Checks a model's answer sentence by sentence, and returns plain text. Prices must belong to products in the answer,
 * names and amounts must occur in the material, and no claim may exceed it.
 */
export class AnswerGuard {
  private readonly materialAmounts: ReadonlySet<string>;
  private readonly instructions: string;
  private readonly knownNames: string;
  private lastNamed: readonly Product[] = [];

  constructor(
    private readonly material: Material,
    prompt: Prompt,
  ) {
    const texts = material.texts.flatMap(({ heading, text }) => [heading, text]);
    const records = material.products.flatMap((product) => Object.values(recordOf(product)).flat());
    const text = [material.draft, ...texts, ...records].join('\n');
    this.materialAmounts = new Set(amountsIn(text));
    this.knownNames = stemText(`${text}\n${material.question}`);
    this.instructions = squeeze(prompt.instructions);
  }

  /**
   * @param sentence with the white space after it
   * @returns it without emphasis and control characters
   * @throws UnsafeSentence
   */
  pass(sentence: string): string {
    const text = plain(sentence);
    const compared = text.normalize('NFKC');
    const named = this.material.products.filter(
      ({ name, brand }) => compared.includes(name) || compared.includes(brand),
    );
    if (named.length > 0) this.lastNamed = named;
    const isNamed = this.lastNamed.length > 0;
    const concerned = isNamed ? this.lastNamed : this.material.products;
    const fault =
      forbidden.find(([pattern]) => pattern.test(compared))?.[1] ??
      this.instructionsFault(compared) ??
      this.priceFault(compared, concerned) ??
      this.amountFault(compared) ??
      this.nameFault(compared) ??
      claimFault(compared, {
        concerned,
        isNamed,
        draft: this.material.draft,
        texts: this.material.texts.map((one) => one.text),
      });
    if (fault !== undefined) throw new UnsafeSentence(fault);
    return text;
  }

  private priceFault(text: string, concerned: readonly Product[]): string | undefined {
    const known = new Set([
      ...concerned.flatMap((product) => [Number(product.price), Number(dailyPrice(product)?.slice(1))]),
      ...[...this.material.draft.matchAll(dollars)].map(statedPrice),
    ]);
    const unknown = [...text.matchAll(dollars)].find((stated) => !known.has(statedPrice(stated)));
    if (unknown) return `It states a price that no product has: ${unknown[0]}`;
    return currency.test(text.replace(dollars, '')) ? 'It speaks of money without a price' : undefined;
  }

  /** Numbers up to ten need no source; larger numbers, decimals and numbers with a unit do. */
  private amountFault(text: string): string | undefined {
    const unknown = amountsIn(text).find(
      (found) => !this.materialAmounts.has(found) && !this.isCount(found, text),
    );
    return unknown && `It states a number that the material has not: ${unknown}`;
  }

  private nameFault(text: string): string | undefined {
    const isKnown = (word: string) => currency.test(word) || this.knownNames.includes(` ${fold(word)}`);
    const unknown = unknownName(text, this.material.language, isKnown);
    return unknown && `It names what the material does not: ${unknown}`;
  }

  private isCount(found: string, text: string): boolean {
    if (!/^\d+$/.test(found) || Number(found) > 10) return false;
    return !new RegExp(
      `\\b${found}\\s?(?:mg|g|mcg|µg|ml|iu|%|x|times|weeks?|days?|months?|years?|softgels?|capsules?|wochen|tage|semanas|d[ií]as)`,
      'i',
    ).test(text);
  }

  private instructionsFault(text: string): string | undefined {
    const squeezed = squeeze(text);
    for (let from = 0; from + TELLING <= squeezed.length; from += 10)
      if (this.instructions.includes(squeezed.slice(from, from + TELLING)))
        return 'It gives the instructions away';
    return undefined;
  }
}

/** The whole sentences at the start of a text, each with the white space after it, and the rest. */
export function splitSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(/[.!?…:](?:["”’)]?)\s+(?=\S)|\n+(?=\S)/g)) {
    sentences.push(text.slice(from, index + end.length));
    from = index + end.length;
  }
  return { sentences, rest: text.slice(from) };
}

/** @param match of `dollars` */
const statedPrice = ([, before, after]: readonly (string | undefined)[]) =>
  Number((before ?? after ?? '').replaceAll(',', ''));

/** Amounts with and without a unit differ: '12mg' is not '12'. */
function amountsIn(text: string): string[] {
  const spaced = text.replace(
    /(\d)\s?(mg|%)/gi,
    (_, digit: string, unit: string) => `${digit}${unit.toLowerCase()}`,
  );
  return [...spaced.matchAll(/\d+(?:[.,]\d+)?(?:mg|%)?/g)].map(([found]) => found.replace(',', '.'));
}

function plain(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- these are what is taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
      .replace(/\*\*|__|`/g, '')
      .replace(/^#{1,6} /gm, '')
      .replace(/^\s*[*•] /gm, '- ')
      .toWellFormed()
  );
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, ' ');
}
