import type { Product } from '@astaguide/contracts/catalog/product';
import { statementsOf } from '../answering/facts';
import { fold } from '../fold';
import { claimFault } from './claims';
import { unknownName } from './names';
import { dailyPrice, type Material, type Prompt } from './prompt';

/** A sentence that must not be shown to a visitor, with the reason as the message. */
export class UnsafeSentence extends Error {}

/** If an answer repeats this many characters of the instructions, it reveals them. */
const TELLING = 40;

const markup = /<\/?[a-z!?]|&(?:lt|gt|#\d+|#x[\da-f]+);|\]\s?\(/i;
const address =
  /\b(?:https?|ftp|javascript|data|mailto|tel):|\bwww\.|@[\w-]+\.|\b[\w-]+\.(?:com|net|org|io|co|info|biz|shop|store|ru|cn|de|es|example|xyz|site|online|app|dev|ai|me|ly)\b/i;
const path = /(?<![\w.])\/[a-z][\w-]+/i;
const currency = /[$€£¥¢]|\b(?:usd|eur|gbp|dollars?|euros?|pounds?|bucks|cents?|d[oó]lares|libras?|pfund)\b/i;
const dollars =
  /(?:\$|\busd)\s?(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?)\s?(?:\$|usd\b|dollars?\b|d[oó]lares\b)/gi;
/**
 * Checks a model's answer sentence by sentence, and returns plain text. Prices must belong to products in the answer,
 * names and amounts must occur in the material, and no claim may exceed it.
 */
export class AnswerGuard {
  private readonly materialText: string;
  private readonly materialAmounts: ReadonlySet<string>;
  private readonly instructions: string;
  private readonly knownNames: string;
  private lastNamed: readonly Product[] = [];

  constructor(
    private readonly material: Material,
    prompt: Prompt,
  ) {
    const texts = material.texts.map(({ heading, text }) => `${heading}\n${text}`);
    const records = material.products.map((product) =>
      [
        product.name,
        product.brand,
        product.source,
        product.potency,
        product.servings,
        product.price,
        product.rating,
        product.reviewCount,
        product.bestFor,
        dailyPrice(product),
        ...statementsOf(product),
      ].join('\n'),
    );
    this.materialText = [material.draft, ...texts, ...records].join('\n');
    this.materialAmounts = new Set(amountsIn(this.materialText));
    this.knownNames = ` ${fold(`${this.materialText}\n${material.question}`.replaceAll('\n', ' '))} `;
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
    if (markup.test(compared)) throw new UnsafeSentence('It has markup in it');
    if (address.test(compared) || path.test(compared)) throw new UnsafeSentence('It has an address in it');
    if (this.givesAwayInstructions(compared)) throw new UnsafeSentence('It gives the instructions away');
    const named = this.material.products.filter(
      ({ name, brand }) => compared.includes(name) || compared.includes(brand),
    );
    if (named.length > 0) this.lastNamed = named;
    const isNamed = this.lastNamed.length > 0;
    const concerned = isNamed ? this.lastNamed : this.material.products;
    this.checkPrices(compared, concerned);
    this.checkAmounts(compared);
    this.checkNames(compared);
    const fault = claimFault(compared, {
      concerned,
      isNamed,
      draft: this.material.draft,
      texts: this.material.texts.map((one) => one.text),
    });
    if (fault !== undefined) throw new UnsafeSentence(fault);
    return text;
  }

  private checkPrices(text: string, concerned: readonly Product[]): void {
    const known = new Set([
      ...concerned.flatMap((product) => [Number(product.price), Number(dailyPrice(product)?.slice(1))]),
      ...[...this.material.draft.matchAll(dollars)].map(statedPrice),
    ]);
    const rest = text.replace(dollars, (whole, before?: string, after?: string) => {
      if (!known.has(statedPrice([whole, before, after])))
        throw new UnsafeSentence(`It states a price that no product has: ${whole}`);
      return '';
    });
    if (currency.test(rest)) throw new UnsafeSentence('It speaks of money without a price');
  }

  /** Numbers up to ten need no source; larger numbers, decimals and numbers with a unit do. */
  private checkAmounts(text: string): void {
    const unknown = amountsIn(text).find(
      (found) => !this.materialAmounts.has(found) && !this.isCount(found, text),
    );
    if (unknown !== undefined)
      throw new UnsafeSentence(`It states a number that the material has not: ${unknown}`);
  }

  private checkNames(text: string): void {
    const isKnown = (word: string) => currency.test(word) || this.knownNames.includes(` ${fold(word)}`);
    const unknown = unknownName(text, this.material.language, isKnown);
    if (unknown !== undefined) throw new UnsafeSentence(`It names what the material does not: ${unknown}`);
  }

  private isCount(found: string, text: string): boolean {
    if (!/^\d+$/.test(found) || Number(found) > 10) return false;
    return !new RegExp(
      `\\b${found}\\s?(?:mg|g|mcg|µg|ml|iu|%|x|times|weeks?|days?|months?|years?|softgels?|capsules?|wochen|tage|semanas|d[ií]as)`,
      'i',
    ).test(text);
  }

  private givesAwayInstructions(text: string): boolean {
    const squeezed = squeeze(text);
    for (let from = 0; from + TELLING <= squeezed.length; from += 10) {
      if (this.instructions.includes(squeezed.slice(from, from + TELLING))) return true;
    }
    return /\bsystem prompt\b|\bmy (?:instructions|rules)\b/i.test(text);
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
