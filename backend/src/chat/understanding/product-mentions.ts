import type { Product } from '@astaguide/contracts/catalog/product';
import { wordsOf } from '../fold';

/** Words that separate two products. */
const separators = new Set(
  'and or vs versus with to against than und oder mit gegen als y e o con contra que plus en of met i lub z oraz next'.split(
    ' ',
  ),
);
/** Words that do not help to identify a product. */
const generic = new Set('astaxanthin astaxantin astaxantina supplement with the by and of mg'.split(' '));

interface Named {
  product: Product;
  /** Words of the brand. */
  brand: string[];
  /** Words of the name that distinguish it from others, in order, including the amount. */
  name: string[];
}

/** A product named in a text, and the position of the word. */
interface Mention {
  product: Product;
  at: number;
}

/** What names are read from, with every question: kept as long as the catalog that was read. */
interface Names {
  named: readonly Named[];
  /** Words of the names and brands, used to correct misspelled words. */
  words: ReadonlySet<string>;
}
const read = new WeakMap<readonly Product[], Names>();

function namesIn(products: readonly Product[]): Names {
  const known = read.get(products);
  if (known) return known;
  const words = products.flatMap(({ name, brand }) => [...wordsOf(name), ...wordsOf(brand)]);
  const names = {
    named: products.map(nameOf),
    words: new Set(words.filter((word) => /^[a-z]{3,}$/.test(word))),
  };
  read.set(products, names);
  return names;
}

/** Words of the catalog's names and brands, used to correct misspelled words. */
export function catalogWords(products: readonly Product[]): ReadonlySet<string> {
  return namesIn(products).words;
}

/**
 * Finds the products named in a text, in the order of their mention: by name, by brand, or by a distinctive word of the
 * name. A brand alone means all its products, unless nearby words narrow them down.
 *
 * @param words folded
 * @param isOrdinary whether a word is used on the site outside of names
 */
export function findMentions(
  words: readonly string[],
  products: readonly Product[],
  isOrdinary: (word: string) => boolean,
): Product[] {
  const text = words.filter((word) => !generic.has(word));
  const { named } = namesIn(products);
  const mentions = [...byName(text, named, isOrdinary), ...byBrand(text, named, isOrdinary)];
  const ordered = mentions.toSorted((one, other) => one.at - other.at);
  return [...new Set(ordered.map(({ product }) => product))];
}

/** The words by which a text can name a product. */
export function nameWords({ name, brand }: Product): ReadonlySet<string> {
  return new Set([...wordsOf(name), ...wordsOf(brand)].filter((word) => !generic.has(word)));
}

/** The products whose full name and brand occur in a text, as answers write them, in the order of their mention. */
export function findFullNames(text: string, products: readonly Product[]): Product[] {
  return products
    .map((product) => ({ product, at: positionOf(text, product) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ product }) => product);
}

function positionOf(text: string, { name, brand }: Product): number {
  return text.includes(brand) ? text.indexOf(name) : -1;
}

function nameOf(product: Product): Named {
  const brand = wordsOf(product.brand).filter((word) => !generic.has(word));
  const name = wordsOf(product.name).filter((word) => !generic.has(word) && !brand.includes(word));
  return { product, brand, name };
}

function byName(
  text: readonly string[],
  named: readonly Named[],
  isOrdinary: (word: string) => boolean,
): Mention[] {
  const found = named.flatMap(({ product, brand, name }) => {
    const core = name.filter((word) => !isAmount(word));
    // 'hawaiian 12mg', 'clear view': consecutive words of a name; 'geyser': a word that is not ordinary.
    const phrase = name.length > 1 ? phraseAt(text, name) : -1;
    const corePhrase = core.length > 1 ? phraseAt(text, core) : -1;
    const rare = text.findIndex(
      (word) => core.includes(word) && !isOrdinary(word) && isOfOne(word, named) && !brand.includes(word),
    );
    const at = [phrase, corePhrase, rare].find((position) => position >= 0);
    if (at === undefined) return [];
    return [{ product, at, length: phrase >= 0 ? name.length : corePhrase >= 0 ? core.length : 1 }];
  });
  // 'deep reserve' is not also 'deep crimson': of the matches that begin at the same word, the longest is used.
  return found.filter(({ at, length }) => found.every((other) => other.at !== at || other.length <= length));
}

function byBrand(
  text: readonly string[],
  named: readonly Named[],
  isOrdinary: (word: string) => boolean,
): Mention[] {
  const brands = new Map<string, Named[]>();
  for (const one of named) {
    if (one.brand.length === 0) continue;
    const key = one.brand.join(' ');
    brands.set(key, [...(brands.get(key) ?? []), one]);
  }
  return [...brands.values()].flatMap((ofBrand) => {
    const brand = ofBrand[0]!.brand;
    return positionsOf(text, brand).flatMap((at) => {
      const near = segmentAround(text, at, brand.length);
      const counted = ofBrand.map((one) => ({
        product: one.product,
        at,
        count: one.name.filter((word) => near.includes(word)).length,
      }));
      const most = Math.max(...counted.map(({ count }) => count));
      if (most === 0 && brand.length === 1 && isOrdinary(brand[0]!)) return [];
      return counted.filter(({ count }) => count === most);
    });
  });
}

/** The words around a brand, up to the next separator on each side. */
function segmentAround(text: readonly string[], at: number, length: number): readonly string[] {
  let from = at;
  while (from > 0 && !separators.has(text[from - 1]!)) from--;
  let to = at + length;
  while (to < text.length && !separators.has(text[to]!)) to++;
  return text.slice(from, to);
}

function isOfOne(word: string, named: readonly Named[]): boolean {
  return named.filter(({ name }) => name.includes(word)).length === 1;
}

function isAmount(word: string): boolean {
  return /^\d/.test(word);
}

function phraseAt(text: readonly string[], phrase: readonly string[]): number {
  return positionsOf(text, phrase)[0] ?? -1;
}

function positionsOf(text: readonly string[], phrase: readonly string[]): number[] {
  return text.flatMap((_, at) => (phrase.every((word, index) => text[at + index] === word) ? [at] : []));
}
