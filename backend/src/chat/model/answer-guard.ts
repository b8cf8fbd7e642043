import type { Product } from '@astaguide/contracts/catalog/product';
import type { Material, Prompt } from './prompt';

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
const strongClaim =
  /\b(?:cures?|cured|heals?|healed|guarantees?|guaranteed|miracles?|proven to|clinically proven|completely safe|totally safe|perfectly safe|no side effects|no risks?|safe for (?:everyone|everybody|children|kids|babies|pregnan\w*)|stop taking your|instead of your medic\w*|treats?|prevents?|heilt|garantiert|nebenwirkungsfrei|verhindert|cura|garantiza\w*|previene|sin efectos secundarios)\b/i;
const negation =
  /\b(?:no|not|never|nor|neither|cannot|without|nobody|none|nothing|kein\w*|nicht|nie|ohne|nunca|ningun\w*|ni)\b|n[’']t\b/i;

/**
 * Checks a model's answer sentence by sentence, and returns plain text. Prices must belong to products in the answer,
 * amounts must occur in the material, and no claim may exceed it.
 */
export class AnswerGuard {
  private readonly materialText: string;
  private readonly materialAmounts: ReadonlySet<string>;
  private readonly instructions: string;
  private lastNamed: readonly Product[] = [];

  constructor(
    private readonly material: Material,
    prompt: Prompt,
  ) {
    const texts = material.texts.map(({ heading, text }) => `${heading}\n${text}`);
    const records = material.products.map((product) =>
      [
        product.name,
        product.potency,
        product.price,
        product.rating,
        product.reviewCount,
        product.bestFor,
        ...product.features,
      ].join('\n'),
    );
    this.materialText = [...texts, ...records].join('\n');
    this.materialAmounts = new Set(amountsIn(this.materialText));
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
    this.checkPrices(compared);
    this.checkAmounts(compared);
    if (
      strongClaim.test(compared) &&
      !negation.test(compared) &&
      !this.materialText.includes(compared.trim())
    )
      throw new UnsafeSentence('It claims too much');
    return text;
  }

  private checkPrices(text: string): void {
    const named = this.material.products.filter(
      ({ name, brand }) => text.includes(name) || text.includes(brand),
    );
    if (named.length > 0) this.lastNamed = named;
    const concerned = this.lastNamed.length > 0 ? this.lastNamed : this.material.products;
    const rest = text.replace(dollars, (whole, before?: string, after?: string) => {
      const stated = Number((before ?? after ?? '').replaceAll(',', ''));
      if (!concerned.some(({ price }) => Number(price) === stated))
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
