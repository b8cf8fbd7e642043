import type { Product } from '@astaguide/contracts/catalog/product';
import { statementsOf } from '../answering/facts';
import { hasStem, stemText } from '../stems';
import * as words from './claim-words';

/** What a sentence of a model may be based on. */
export interface ClaimSources {
  /** Products that the sentence is about; every one must bear its claims out. */
  concerned: readonly Product[];
  /** Whether the sentence, or one before it, names them. */
  isNamed: boolean;
  /** The built-in answer, and the site's texts. */
  draft: string;
  texts: readonly string[];
}

/** Number of words before a claim in which it can be denied, and after it. */
const DENIED_BEFORE = 6;
const DENIED_AFTER = 2;
/** Number of words after a label that can say that it is absent: 'gluten free'. */
const ABSENT_AFTER = 2;

/**
 * Checks what a sentence claims about health, stock, diets and certificates, and whether it speaks ill of a product.
 *
 * @returns why it must not be shown; undefined if it may be
 */
export function claimFault(sentence: string, sources: ClaimSources): string | undefined {
  const text = stemText(sentence);
  const known = [sources.draft, ...sources.texts, ...sources.concerned.flatMap(statementsOf)]
    .flatMap(sentencesOf)
    .map(stemText);
  // Only whole sentences: 'It cures cancer' is a part of 'Nothing shows that it cures cancer'.
  if (known.includes(text)) return undefined;
  if (makesStrongClaim(text)) return 'It claims too much';
  if (hasStem(text, words.diseases)) return 'It speaks of a disease';
  const unkind = words.disparagement.find(
    (stem) => hasStem(text, [stem]) && !known.some((one) => hasStem(one, [stem])),
  );
  if (unkind !== undefined) return `It speaks ill of something: ${unkind}`;
  return stockFault(text, sources.concerned) ?? labelFault(text, sources);
}

/** Whether a sentence says that there is no answer. */
export const saysNoAnswer = (sentence: string): boolean => hasStem(stemText(sentence), words.noAnswers);

function makesStrongClaim(text: string): boolean {
  return words.strongClaims.some((claim) => {
    // A phrase may end within a word: 'instead of your medic'.
    const at = text.indexOf(claim.includes(' ') ? ` ${claim}` : ` ${claim} `);
    if (at < 0) return false;
    const { before, after } = wordsAround(text, at, claim, DENIED_BEFORE, DENIED_AFTER);
    const isDeniedBefore = before.some(
      (word, index) =>
        words.denials.includes(word) &&
        !before.slice(index + 1, index + 3).some((next) => words.undone.includes(next)),
    );
    return !isDeniedBefore && !after.some((word) => words.laterDenials.includes(word));
  });
}

function stockFault(text: string, concerned: readonly Product[]): string | undefined {
  const saysOut = hasStem(text, words.outOfStock);
  if (!saysOut && !hasStem(text, words.inStock)) return undefined;
  const isTrue = concerned.every(({ inStock }) => inStock !== saysOut);
  return isTrue ? undefined : 'It says that something is in stock, or is not, and the catalog differs';
}

function labelFault(text: string, { concerned, isNamed, draft, texts }: ClaimSources): string | undefined {
  if (hasStem(text, words.openWords)) return undefined;
  const claimed = labelsIn(text);
  const inDraft = labelsOf([draft]);
  const inTexts = isNamed ? new Set() : labelsOf(texts);
  const ofProducts = concerned.map((product) => labelsOf(recordsOf(product)));
  const unknown = claimed.find(
    (label) =>
      !inDraft.has(label) &&
      !inTexts.has(label) &&
      !(ofProducts.length > 0 && ofProducts.every((labels) => labels.has(label))),
  );
  return unknown && `It says what the catalog does not: ${unknown}`;
}

/** The labels of all sentences of some texts; see `labelsIn`. */
const labelsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(sentencesOf).flatMap((sentence) => labelsIn(stemText(sentence))));

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/);

/** What the catalog says of a product, with what follows from its fields. */
function recordsOf(product: Product): string[] {
  const { capsule, allergens } = product;
  return [
    ...statementsOf(product),
    ...(capsule === 'Vegan' ? ['vegan', 'vegetarian', 'no gelatine'] : []),
    ...(capsule?.startsWith('Gelatin') ? ['not vegan', 'not vegetarian', 'gelatine'] : []),
    ...(allergens ? [allergens] : []),
  ];
}

/** The labels of a sentence, each with whether it is there or absent: 'gluten absent', 'vegan present'. */
function labelsIn(text: string): string[] {
  const apart = text
    .replace(/(?<=[a-z]{3})(free|frei|vrij)(?=e?[rsn]? )/g, ' free')
    .replace(/ bez(?=[a-z]{3})/g, ' bez ');
  return Object.entries(words.labels).flatMap(([label, stems]) => {
    const found = stems.find((stem) => hasStem(apart, [stem]));
    if (found === undefined) return [];
    const at = apart.indexOf(` ${found}`);
    const { before, after } = wordsAround(apart, at, found, Infinity, ABSENT_AFTER);
    const isAbsent = [...before, ...after.filter((word) => word === 'free')].some((word) =>
      words.absence.includes(word),
    );
    return [`${label} ${isAbsent ? 'absent' : 'present'}`];
  });
}

/** So many words before a phrase at an index of a text, and after it. */
function wordsAround(text: string, at: number, phrase: string, most: number, mostAfter: number) {
  const from = phrase.split(' ').length;
  const after = text
    .slice(at)
    .trim()
    .split(' ')
    .slice(from, from + mostAfter);
  return { before: text.slice(0, at).trim().split(' ').slice(-most), after };
}
