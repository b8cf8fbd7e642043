import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import { costPerDay, costPerMilligram } from '@astaguide/contracts/catalog/unit-price';
import { plainLines } from '../passages/plain-lines';
import type { Filter } from '../understanding/filters';
import type { Order } from '../understanding/plan';
import { goals, type Goal } from '../understanding/words/goals';
import type { NumberField } from '../understanding/words/fields';
import { things, type Thing, type ThingName } from '../understanding/words/things';
import { hasStem, stemOf, stemText } from '../stems';

/** The number in a field; undefined if the catalog does not give it. */
export const numberOf: Record<NumberField, (product: Product) => number | undefined> = {
  price: ({ price }) => Number(price),
  potency: ({ potency }) => potencyMilligrams(potency),
  rating: ({ rating }) => Number(rating),
  reviews: ({ reviewCount }) => reviewCount,
  servings: ({ servings }) => servings ?? undefined,
  perDay: costPerDay,
  perMg: costPerMilligram,
  packMg: ({ potency, servings }) => {
    const milligrams = potencyMilligrams(potency);
    return milligrams === undefined || !servings ? undefined : milligrams * servings;
  },
  placement: ({ placement }) => placement ?? undefined,
};

/** What is derived from a product's texts. */
interface Facts {
  /** What the catalog says of it in one place each. */
  statements: readonly string[];
  /** For goals: what it is made for, and the benefits listed. */
  bestFor: string;
  benefits: string;
  /** Its name, features and table rows, each for itself: what it has. */
  parts: readonly string[];
  /** The same and what it is made for, without the prose about it. */
  told: string;
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
  const { name, description, features, benefits, htmlContent, bestFor, category, verdict } = product;
  const label = labelOf(product);
  const review = plainLines(htmlContent ?? '').map((line) => line.replace(/^- /, ''));
  const sentences = [description, verdict ?? '', ...review].flatMap(sentencesOf);
  // A price in a text may be an old one; the price in the catalog is the current one.
  const statements = [...features, ...benefits, ...label, ...sentences].filter(
    (text) => !/[$€£¢]/.test(text),
  );
  const parts = [name, ...features, ...benefits, ...label, ...review.filter((line) => line.includes(' · '))];
  const facts = {
    statements,
    bestFor: stemText(bestFor),
    benefits: stemText([category ?? '', ...benefits].join('\n')),
    parts,
    told: stemText([bestFor, ...parts].join('\n')),
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
export function statementsOf(product: Product): readonly string[] {
  return factsOf(product).statements;
}

/** Whether a word is in what a product is, has or is for, and not only in the prose about it. */
export function has(product: Product, word: string): boolean {
  return hasStem(factsOf(product).told, [stemOf(word)]);
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?:])\s+(?=[A-Z“‘"0-9])/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Statements of a product about a thing. */
export function statementsAbout(product: Product, thing: ThingName): string[] {
  const found = statementsOf(product).filter((text) => hasStem(stemText(text), stated.get(thing)!));
  // A label that declares none states it of each allergen.
  const none = declaresNone(product, thing)
    ? labelOf(product).filter((row) => row.startsWith('Allergens'))
    : [];
  return [...new Set([...none, ...found])];
}

/** Statements of a product about what is nearest to a thing of which it says nothing. */
export function statementsNear(product: Product, thing: ThingName): string[] {
  const { near = [] }: Thing = things[thing];
  return near.flatMap((one) => statementsAbout(product, one as ThingName));
}

/** The statements that have all words of a question: the shortest two. */
export function statementsCovering(statements: readonly string[], words: readonly string[]): string[] {
  const covers = (text: string) => words.every((word) => hasStem(stemText(text), [stemOf(word)]));
  return statements
    .filter(covers)
    .toSorted((one, other) => one.length - other.length)
    .slice(0, 2);
}

/**
 * What the catalog states of a thing in a product: that it is in it, or that it is not; undefined if neither.
 *
 * @param thing its name, or another word
 */
export function statedOf(product: Product, thing: string): 'with' | 'without' | undefined {
  if (thing === 'vegan') return opposite[statedOf(product, 'gelatin') ?? 'unknown'];
  if (thing === 'gelatin' && product.capsule) return product.capsule === 'Vegan' ? 'without' : 'with';
  if (thing === 'gelatin' && statementsOf(product).some((text) => statesVegan.test(text))) return 'without';
  if (declaresNone(product, thing)) return 'without';
  const stems = stated.get(thing) ?? [stemOf(thing)];
  const words = stems.join('|');
  const denied = new RegExp(
    `\\b(?:no|non|not|without|never|free (?:of|from))\\b[^.;,]{0,25}\\b(?:${words})|\\b(?:${words})\\w*[ -]free`,
    'i',
  );
  const parts = factsOf(product).parts.filter((part) => hasStem(stemText(part), stems));
  if (parts.length === 0) return undefined;
  return parts.every((part) => denied.test(part)) ? 'without' : 'with';
}

/** Whether a label that declares no allergens states that a thing is not in a product. */
function declaresNone({ allergens }: Product, thing: string): boolean {
  return thingOf(thing).isAllergen === true && /^none\b/i.test(allergens ?? '');
}

function thingOf(name: string): Partial<Thing> {
  return Object.hasOwn(things, name) ? things[name as ThingName] : {};
}

const opposite = { with: 'without', without: 'with', unknown: undefined } as const;
const statesVegan = /\b(?:is|are|fully|certified) (?:vegan|vegetarian)\b|^vegan\b/i;

/** A condition that only a statement of the catalog fulfils: 'without sesame', 'vegan'. */
export type StatedFilter = Filter & { field: 'thing' | 'text' };

export function needsStatement(filter: Filter): filter is StatedFilter {
  if (filter.field === 'text') return filter.not === true;
  return (
    filter.field === 'thing' &&
    (filter.is === 'vegan' || (filter.not === true && thingOf(filter.is).isAvoided === true))
  );
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
        factsOf(product).parts.some((part) => part.includes(filter.is))
      );
    case 'brand':
      return product.brand === filter.is;
    case 'product':
      return product.id === filter.is.id;
    case 'thing':
      // Who asks for GMO asks for what is free from it.
      return statedOf(product, filter.is) === (filter.is === 'GMO' ? 'without' : 'with');
    case 'text':
      return has(product, filter.is);
    case 'stock':
      return product.inStock;
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
