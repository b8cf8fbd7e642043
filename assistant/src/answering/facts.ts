import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import { plainLines } from '../passages/plain-lines';
import { hasStem, stemOf, stemText } from '../stems';
import type { Filter } from '../understanding/amounts';
import {
  goals,
  isEveryday,
  lexicon,
  setOf,
  things,
  type Goal,
  type ThingName,
} from '../understanding/lexicon';
import { fields, numberOf } from '../understanding/fields';
import type { Order } from '../understanding/plan';
import { alternativesOf, coverOf, stemsOf, type WeighedWords } from '../passages/word-weights';
import { valueOf } from './sentences';

/** What the catalog says of a product in one place: a line, a row of a table, a sentence. */
interface Statement {
  text: string;
  /** See `stemText`. */
  line: string;
  stems: ReadonlySet<string>;
}

const containers = setOf(lexicon.containers);

/** What is derived from a product's texts. */
interface Facts {
  /** What the catalog says of it in one place each. */
  statements: readonly Statement[];
  /** The stems of all statements. */
  stems: ReadonlySet<string>;
  /** For goals: what it is made for, and the benefits listed. */
  bestFor: string;
  benefits: string;
  /** Its name, features and table rows, each for itself: what it has. */
  parts: readonly { text: string; line: string }[];
  /** Whether its shell is stated to be vegan, or vegetarian. */
  shell: Readonly<Record<string, boolean>>;
}
/** Kept as long as the product that was read. */
const read = new WeakMap<Product, Facts>();
/** The stems by which the catalog states each thing and goal. */
const stated: ReadonlyMap<string, readonly string[]> = new Map(
  [...Object.entries(things), ...Object.entries(goals)].map(([name, { stated: stems }]) => [
    name,
    stems.map((stem) => stemText(stem).trim()),
  ]),
);

function factsOf(product: Product): Facts {
  const known = read.get(product);
  if (known) return known;
  const { name, description, features, benefits, htmlContent, bestFor, category, verdict, notFor } = product;
  const label = labelOf(product);
  const review = plainLines(htmlContent ?? '').map((line) => line.replace(/^- /, ''));
  const sentences = [description, verdict ?? '', notFor ? `Not for: ${notFor}` : '', ...review].flatMap(
    sentencesOf,
  );
  // A price in a text may be an old one; the price in the catalog is the current one.
  const texts = [...features, ...benefits, bestFor, ...label, ...sentences].filter(
    (text) => text !== '' && !/[$€£¢]/.test(text),
  );
  const statements = texts.map((text) => ({ text, line: stemText(text), stems: stemsOf(text) }));
  const parts = [
    name,
    ...features,
    ...benefits,
    ...label,
    ...review.filter((line) => line.includes(' · ')),
  ].map((text) => ({ text, line: stemText(text) }));
  const facts = {
    statements,
    stems: new Set(statements.flatMap(({ stems }) => [...stems])),
    bestFor: stemText(bestFor),
    benefits: stemText([category ?? '', ...benefits].join('\n')),
    parts,
    shell: Object.fromEntries(
      Object.entries(shells).map(([name, states]) => [
        name,
        product.capsule === 'Vegan' || texts.some((text) => states.test(text)),
      ]),
    ),
  };
  read.set(product, facts);
  return facts;
}

/** The fields of the label that are filled in, written like rows of a table in a review. */
function labelOf({ form, capsule, allergens, testedBy }: Product): string[] {
  return [
    form ? `Form · ${form}` : '',
    capsule === 'Vegan' ? 'Vegan shell' : capsule ? `Shell · ${capsule}` : '',
    allergens ? `Allergens · ${allergens}` : '',
    testedBy ? `Tested by · ${testedBy}` : '',
  ].filter((row) => row !== '');
}

/** What the catalog says of a product: lines, table rows and sentences of all its texts. */
export function statementsOf(product: Product): string[] {
  return factsOf(product).statements.map(({ text }) => text);
}

/** The stems of all products' statements, kept as long as the list that was read. */
const allStems = new WeakMap<readonly Product[], ReadonlySet<string>>();

/** Whether the texts of any of the products have a word or a synonym. */
export function anyTells(products: readonly Product[], word: string): boolean {
  const stems = allStems.get(products) ?? new Set(products.flatMap((one) => [...factsOf(one).stems]));
  allStems.set(products, stems);
  return alternativesOf(word).some((stem) => stems.has(stem));
}

/**
 * The product that words describe by how it is packed, if only one is: 'the jar with the gold lid', 'the teal tub'. With
 * the words that do.
 *
 * @param words folded
 */
export function describedBy(
  words: readonly string[],
  products: readonly Product[],
): { product: Product; words: readonly string[] } | undefined {
  const pairs = words.flatMap((word, at) => {
    const near = containers.has(word) ? words.slice(Math.max(0, at - 2), at) : [];
    return near.filter((one) => !isEveryday(one)).map((one) => [one, word] as const);
  });
  for (const pair of pairs) {
    const stems = pair.map((word) => ` ${stemOf(word)}`);
    const found = products.filter((product) =>
      factsOf(product).statements.some(({ line }) => stems.every((stem) => line.includes(stem))),
    );
    if (found.length === 1) return { product: found[0]!, words: pair };
  }
  return undefined;
}

/** Whether the texts of a product have a word or a synonym. */
export function tells(product: Product, word: string): boolean {
  const { stems } = factsOf(product);
  return alternativesOf(word).some((stem) => stems.has(stem));
}

/** Statements of a product with one of some stems. */
export function statementsWith(product: Product, stems: readonly string[]): string[] {
  return factsOf(product)
    .statements.filter(({ line }) => hasStem(line, stems))
    .map(({ text }) => text);
}

/** A statement, and the share of a question's words, weighted by their rarity, that it has. */
export interface CoveringStatement {
  text: string;
  cover: number;
}

/**
 * The statements of a product that have most of a question's words, the best first, of equal ones the shorter.
 *
 * @param least the smallest cover that counts
 */
export function statementsCovering(
  product: Product,
  words: WeighedWords,
  least: number,
): CoveringStatement[] {
  const { statements, stems: all } = factsOf(product);
  if (words.length === 0 || coverOf(words, all) < least) return [];
  return statements
    .map(({ text, stems }) => ({ text, cover: coverOf(words, stems) }))
    .filter(({ cover }) => cover >= least && cover > 0)
    .toSorted((one, other) => other.cover - one.cover || one.text.length - other.text.length);
}

/** The share of a question's words that any text of a product has, as in `coverOf`. */
export function coverOfAll(product: Product, words: WeighedWords): number {
  return coverOf(words, factsOf(product).stems);
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?:])\s+(?=[A-Z“‘"0-9])/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Statements of a product about a thing. */
export function statementsAbout(product: Product, thing: ThingName): string[] {
  const found = statementsWith(product, stated.get(thing)!);
  // A label that declares none states it of each allergen.
  const none = declaresNone(product, thing)
    ? labelOf(product).filter((row) => row.startsWith('Allergens'))
    : [];
  return [...new Set([...none, ...found])];
}

export type Stated = 'with' | 'without';

/**
 * What the catalog states of a thing in a product: that it is in it, or that it is not; undefined if neither.
 *
 * @param thing its name, or another word
 */
export function statedOf(product: Product, thing: string): Stated | undefined {
  if (thing in shells) {
    if (factsOf(product).shell[thing]) return 'with';
    return statedOf(product, 'gelatin') === 'with' ? 'without' : undefined;
  }
  if (thing === 'gelatin') {
    if (product.capsule && product.capsule !== 'Vegan') return 'with';
    if (factsOf(product).shell.vegetarian) return 'without';
  }
  if (declaresNone(product, thing)) return 'without';
  if (things[thing]?.isForm && product.form)
    return hasStem(stemText(product.form), stated.get(thing)!) ? 'with' : 'without';
  const stems = stated.get(thing) ?? [thing];
  const words = stems.join('|');
  const denied = new RegExp(
    `\\b(?:no|non|not|without|never|free (?:of|from))\\b[^.;,]{0,25}\\b(?:${words})|\\b(?:${words})\\w*[ -]free`,
    'i',
  );
  const parts = factsOf(product).parts.filter(({ line }) => hasStem(line, stems));
  if (parts.length === 0) return undefined;
  return parts.every(({ text }) => denied.test(text)) ? 'without' : 'with';
}

/** Whether a label that declares no allergens states that a thing is not in a product. */
function declaresNone({ allergens }: Product, thing: string): boolean {
  return things[thing]?.isAllergen === true && /^none\b/i.test(allergens ?? '');
}

/** How a product's texts state that its shell is vegan, or vegetarian: what is vegan is that too. */
const shells: Readonly<Record<string, RegExp>> = {
  vegan: /\b(?:is|are|fully|certified) vegan\b|^vegan\b/i,
  vegetarian: /\b(?:is|are|fully|certified) (?:vegan|vegetarian)\b|^(?:vegan|vegetarian)\b/i,
};

/** A condition that only a statement of the catalog fulfils: 'without sesame', 'vegan'. */
export type StatedFilter = Filter & { field: 'thing' | 'text' };

export function needsStatement(filter: Filter): filter is StatedFilter {
  if ((filter.field !== 'thing' && filter.field !== 'text') || filter.isLoose) return false;
  return filter.not === true || filter.is in shells;
}

/** Whether a product was made for a goal, or at least lists a benefit for it. */
export function suits(product: Product, goal: Goal): 'made for it' | 'lists it' | undefined {
  const { bestFor, benefits } = factsOf(product);
  if (hasStem(bestFor, stated.get(goal)!)) return 'made for it';
  return hasStem(benefits, stated.get(goal)!) ? 'lists it' : undefined;
}

export function matches(product: Product, filter: Filter): boolean {
  if (needsStatement(filter)) return statedOf(product, filter.is) === (filter.not ? 'without' : 'with');
  return isTrue(product, filter) !== (filter.not ?? false);
}

function isTrue(product: Product, filter: Filter): boolean {
  switch (filter.field) {
    case 'origin':
      return (
        product.source.toLowerCase().includes(filter.is.toLowerCase()) ||
        factsOf(product).parts.some(({ text }) => text.includes(filter.is))
      );
    case 'brand':
      return product.brand === filter.is;
    case 'product':
      return product.id === filter.is.id;
    case 'thing':
      // Who asks for GMO asks for what is free from it.
      return statedOf(product, filter.is) === (filter.is === 'GMO' ? 'without' : 'with');
    case 'text':
      return statementsWith(product, [filter.is]).length > 0;
    case 'known':
      return valueOf(product, fields[filter.is]!.known!.value) !== undefined;
    default: {
      const value = numberOf[filter.field](product);
      if (value === undefined) return false;
      const { least = -Infinity, most = Infinity, isOpen } = filter;
      return isOpen ? value > least && value < most : value >= least && value <= most;
    }
  }
}

/** Products in an order; those of which the catalog does not give the number come last. */
export function sortedBy({ by, isDescending }: Order, products: readonly Product[]): Product[] {
  const ranked = sortProducts(products);
  if (by === 'placement') return ranked;
  const valueOf = (product: Product) => numberOf[by](product) ?? (isDescending ? -Infinity : Infinity);
  return ranked.toSorted(
    (one, other) => (isDescending ? valueOf(other) - valueOf(one) : valueOf(one) - valueOf(other)) || 0,
  );
}
