import type { Product } from '@astaguide/contracts/catalog/product';
import { fold, wordsOf } from '../fold';
import { classify } from './intents';
import { findMarks, isEveryday, lexicon, setOf } from './lexicon';

/** What questions are read with. */
export interface Reader {
  catalog: readonly Product[];
  /** Words of all texts of the site, used to correct misspelled words. */
  siteWords: ReadonlySet<string>;
  /** Words of the site's own pages, which name no product by themselves. */
  pageWords: ReadonlySet<string>;
  /** Whether the texts of the site or of a product have a word, in any form. */
  isKnown: (word: string) => boolean;
  /** Whether those of a product have. */
  isOfProduct: (word: string) => boolean;
  /** The one product that words describe by how it is packed, and these words. */
  describedBy: (words: readonly string[]) => { product: Product; words: readonly string[] } | undefined;
}

const separators = setOf(lexicon.separators);
export const generic = setOf(lexicon.genericInNames);

/** 'the hawaiian one', 'the hawaiian have'; not 'the hawaiian algae'. */
const pointing =
  /\b(?:the|this|that|your) (?:(?:normal|regular|usual|standard|basic) )?(?!whole |entire |full )(\w+)(?= (?:one|contains?|has|have|had|includes?|gets?|got|is|in|comes?|costs?|as|instead|softgels?|bottle|pouch|jar|pack|box|per|\d+mg|or|and|vs|versus)\b|$)/g;

/** 'Is hawaiian vegan', 'the price of daily', 'he said hawaiian is cheaper': what is only said of a product. */
const saidOfProduct =
  /\b(?:said|says|that|heard) (\w+)(?= (?:is|has|costs)\b)|\b(?:code for|coupon for|about|inside|(?:price|cost|score|rating|rank|dose|strength|label|verdict) of) (\w+)(?= and\b|$)|\b(?:is|does|has|did|was|can) (\w+)(?= (?:non|vegan|vegetarian|gluten|have|contain|come|cost|taste|smell|use|tested|worth|legit|halal|kosher|organic|in stock|sold|any good)\b)/g;

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

/** The words, with a number after a word of a name as the milligrams of that name: 'the hawaiian 12'. */
export function withDoses(words: readonly string[], products: readonly Product[]): string[] {
  const { named } = namesIn(products);
  return words.map((word, at) => {
    const before = words[at - 1] ?? '';
    const isDose =
      /^\d/.test(word) &&
      named.some(({ brand, name }) => name.includes(`${word}mg`) && [...brand, ...name].includes(before));
    return isDose ? `${word}mg` : word;
  });
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
      const found = ofBrand.filter((one) => countOf(one) === most);
      // 'Wrenfold Everyday: where is the algae from' does not name Wrenfold's Whole Algae too.
      const beside = found.filter(({ name }) =>
        [text[at - 1], text[at + brand.length]].some((word) => name.includes(word ?? '')),
      );
      return (beside.length > 0 ? beside : found).map(({ product }) => ({ product, at }));
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

/** The share of fields from which a word of every day names a product. */
export const FIELD_OF_NAME = 0.65;

/** Between two things that are compared, also a word of every day names a product, if it is of one name only. */
export function findNamed(
  words: readonly string[],
  { catalog, pageWords }: Reader,
  isCompared: boolean,
): Product[] {
  const named = findMentions(words, catalog, (word) => pageWords.has(word));
  if (named.length < 2 && !isCompared) return named;
  const all = findMentions(words, catalog, () => false);
  if (named.length < 2) return all.length > 1 ? all : named;
  // 'Oil of Geyser compared to Hawaiian compared to Clear View': the neighbors of a name in a row of names.
  const own = (products: readonly Product[], word: string | undefined) =>
    word !== undefined && products.some((product) => nameWords(product).has(word));
  const row = words.filter(
    (word) => !isEveryday(word) && !generic.has(word) && !/^(?:compared|vs|versus)$/.test(word),
  );
  return all.filter(
    (product) =>
      named.includes(product) ||
      row.some(
        (word, at) =>
          own([product], word) &&
          !own(named, word) &&
          [
            [at - 1, at + 1],
            [at + 1, at + 2],
            [at - 2, at - 1],
          ].some((places) => places.every((place) => own(named, row[place]))),
      ),
  );
}

/**
 * The product that words of every day name, written like a name, where the question asks for a field: 'is the packaging
 * of Daily recyclable'.
 */
export function findPlainName(
  message: string,
  words: readonly string[],
  { catalog, isKnown }: Reader,
): Product[] {
  const capitals = new Set(wordsOf([...message.matchAll(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}+/gu)].join(' ')));
  const found = findMentions(words, catalog, (word) => !capitals.has(word));
  const names = new Set(found.flatMap((product) => [...nameWords(product)]));
  const isOrigin = findMarks(words).some(
    ({ kind, from, to }) => kind === 'origin' && words[to] !== 'astaxanthin' && names.has(words[from]!),
  );
  if (found.length !== 1 || isOrigin) return [];
  const intents = classify(words, (at) => names.has(words[at]!), isKnown);
  return intents.sumOf(/^field/) > FIELD_OF_NAME ? found : [];
}

/** The brand, if the question names several products only by their common brand. */
export function findBrand(named: readonly Product[], folded: string): string | undefined {
  const [first, ...others] = named;
  const isOne = others.length > 0 && others.every(({ brand }) => brand === first!.brand);
  return isOne && folded.includes(fold(first!.brand)) ? first!.brand : undefined;
}
