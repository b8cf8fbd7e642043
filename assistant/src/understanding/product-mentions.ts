import type { Product } from '@astaguide/contracts/catalog/product';
import { fold, wordsOf } from '../fold';
import { lexicon, setOf } from './lexicon';

const separators = setOf(lexicon.separators);
export const generic = setOf(lexicon.genericInNames);

/** 'the hawaiian one', 'the hawaiian have'; not 'the hawaiian algae'. */
const pointing =
  /\b(?:the|this|that|your) (?:(?:normal|regular|usual|standard|basic) )?(?!whole |entire |full )(\w+)(?= (?:one|contains?|has|have|had|includes?|gets?|got|is|in|comes?|costs?|as|instead|softgels?|bottle|pouch|jar|pack|box|or|and|vs|versus)\b|$)/g;

/** 'Is hawaiian vegan', 'the price of daily', 'he said hawaiian is cheaper': what is only said of a product. */
const saidOfProduct =
  /\b(?:said|says|that|heard) (\w+)(?= (?:is|has|costs)\b)|\b(?:price of|cost of|code for|coupon for|about|inside) (\w+)$|\b(?:is|does|has|did|was|can) (\w+)(?= (?:non|vegan|vegetarian|gluten|have|contain|come|cost|taste|smell|use|tested|worth|legit|halal|kosher|organic|in stock|sold|any good)\b)/g;

/** A product with the words that name it. */
interface Named {
  product: Product;
  brand: readonly string[];
  /** Words of the name that distinguish it from others, in order. */
  name: readonly string[];
  /** The same without amounts. */
  core: readonly string[];
  /** Its code names it too. */
  coupon: string;
}

/** A product named in a text, and the position of the word. */
interface Mention {
  product: Product;
  at: number;
}

/** What names are read from, with every question: kept as long as the catalog that was read. */
interface Names {
  named: readonly Named[];
  /** The products of each brand. */
  brands: readonly (readonly Named[])[];
  /** Words of the names and brands, used to correct misspelled words. */
  words: ReadonlySet<string>;
}
const read = new WeakMap<readonly Product[], Names>();

function namesIn(products: readonly Product[]): Names {
  const known = read.get(products);
  if (known) return known;
  const words = products.flatMap(({ name, brand }) => [...wordsOf(name), ...wordsOf(brand)]);
  const named = products.map(nameOf);
  const brands = new Map<string, Named[]>();
  for (const one of named.filter(({ brand }) => brand.length > 0)) {
    const brand = one.brand.join(' ');
    brands.set(brand, [...(brands.get(brand) ?? []), one]);
  }
  const telling = new Set(words.filter((word) => /^[a-z]{3,}$/.test(word)));
  const names = { named, brands: [...brands.values()], words: telling };
  read.set(products, names);
  return names;
}

function nameOf(product: Product): Named {
  const brand = wordsOf(product.brand).filter((word) => !generic.has(word));
  const name = wordsOf(product.name).filter((word) => !generic.has(word) && !brand.includes(word));
  return {
    product,
    brand,
    name,
    coupon: fold(product.couponCode ?? ''),
    core: name.filter((word) => !/^\d/.test(word)),
  };
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
  const names = namesIn(products);
  // 'The hawaiian one' is a product, and what 'the hawaiian contains'; 'hawaiian' alone is a source.
  const said = words.join(' ');
  const pointedAt = new Set(
    [pointing, saidOfProduct].flatMap((one) =>
      [...said.matchAll(one)].flatMap(([, ...found]) => found.filter(Boolean)),
    ),
  );
  const isPlain = (word: string) => isOrdinary(word) && !pointedAt.has(word);
  const mentions = [...byName(text, names, isPlain), ...byBrand(text, names, isPlain)];
  const ordered = mentions.toSorted((one, other) => one.at - other.at);
  return [...new Set(ordered.map(({ product }) => product))];
}

/** The words by which a text can name a product. */
export function nameWords({ name, brand, couponCode }: Product): ReadonlySet<string> {
  return new Set(
    [...wordsOf(name), ...wordsOf(brand), ...wordsOf(couponCode ?? '')].filter((word) => !generic.has(word)),
  );
}

/** The products whose full name and brand occur in a text, as answers write them, in the order of their mention. */
export function findFullNames(text: string, products: readonly Product[]): Product[] {
  return products
    .filter(({ name, brand }) => text.includes(name) && text.includes(brand))
    .toSorted((one, other) => text.indexOf(one.name) - text.indexOf(other.name));
}

function byName(text: readonly string[], { named }: Names, isOrdinary: (word: string) => boolean): Mention[] {
  const isOfOne = (word: string) => named.filter(({ name }) => name.includes(word)).length === 1;
  const isNaming = (word: string, core: readonly string[]) =>
    core.includes(word) && !isOrdinary(word) && isOfOne(word);
  const found = named.flatMap(({ product, name, core, coupon }) => {
    // 'hawaiian 12mg', 'clear view': consecutive words of a name; 'geyser': a word that is not ordinary.
    const phrases = [name, core].filter(({ length }) => length > 1);
    const whole = phrases.flatMap((phrase) =>
      positionsOf(text, phrase).map((at) => ({ product, at, length: phrase.length })),
    );
    // 'Geyser’s test'
    const at = text.findIndex(
      (word) => isNaming(word, core) || isNaming(word.replace(/s$/, ''), core) || word === coupon,
    );
    return [...whole, ...(at < 0 ? [] : [{ product, at, length: 1 }])].slice(0, 1);
  });
  // 'deep reserve' is not also 'deep crimson': of the matches that begin at the same word, the longest is used.
  return found.filter(({ at, length }) => found.every((other) => other.at !== at || other.length <= length));
}

function byBrand(
  text: readonly string[],
  { brands }: Names,
  isOrdinary: (word: string) => boolean,
): Mention[] {
  return brands.flatMap((ofBrand) => {
    const { brand } = ofBrand[0]!;
    return positionsOf(text, brand).flatMap((at) => {
      const near = segmentAround(text, at, brand.length);
      const countOf = ({ name }: Named) => name.filter((word) => near.includes(word)).length;
      const most = Math.max(...ofBrand.map(countOf));
      if (most === 0 && brand.length === 1 && isOrdinary(brand[0]!)) return [];
      return ofBrand.filter((one) => countOf(one) === most).map(({ product }) => ({ product, at }));
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

function positionsOf(text: readonly string[], phrase: readonly string[]): number[] {
  // 'Are clear views in foil?'
  const is = (word: string | undefined, name: string) => word === name || word === `${name}s`;
  return text.flatMap((_, at) => (phrase.every((word, index) => is(text[at + index], word)) ? [at] : []));
}
