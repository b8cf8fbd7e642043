import { patternOf, findConcepts, type Concept } from './lexicon';
import { findCareTopics, type CareTopic } from './care-topics';
import { findLanguage, type Language } from './language';
import type { Product } from '@astaguide/contracts/catalog/product';
import { findMentions } from './product-mentions';
import { fold } from '../fold';

/** A parsed question, without the conversation. */
export interface Question {
  /** Folded, with corrected spelling. */
  words: readonly string[];
  folded: string;
  language: Language | undefined;
  concepts: ReadonlySet<Concept>;
  care: readonly CareTopic[];
  /** Products that it names. */
  named: readonly Product[];
  /** A brand that it names as a whole, instead of one of its products. */
  brand: string | undefined;
  /** Amounts in mg. */
  milligrams: readonly number[];
  /** The visitor's maximum price in US dollars. */
  mostDollars: number | undefined;
  /** Requested origins as the catalog writes them: 'Hawaiian'. */
  origins: readonly string[];
  /** 'the first', 'number 2', 'the last': indexes of the products mentioned before; -1 for the last. */
  ordinals: readonly number[];
  /** 'top 3', 'compare the best two'. */
  topCount: number | undefined;
  /** Whether it refers back to one product: 'it', 'that one', 'the cheaper one'. */
  pointsBack: boolean;
  /** Whether it refers back to several products: 'which of them'. */
  pointsBackToSeveral: boolean;
  /** Whether it asks for more or less of something than before: 'a cheaper one'. */
  outdoes: boolean;
  /** Whether it continues the conversation: 'and for skin?'. */
  goesOn: boolean;
}

const originPatterns = [
  ['Hawaiian', patternOf('hawaii, hawaiian, hawaiianisch*, hawaiano*, hawaiana*, kona, hawai')],
  ['Icelandic', patternOf('iceland, icelandic, island, islandisch*, islandes, islandesa*, islandia')],
  ['Japanese', patternOf('japan, japanese, japanisch*, japones, japonesa*, japon')],
] as const;

const ordinalPatterns = [
  [0, patternOf('first, 1st, first one, former, erste, ersten, erstes, primero, primera, primer')],
  [1, patternOf('second, 2nd, second one, zweite, zweiten, zweites, segundo, segunda')],
  [2, patternOf('third, 3rd, third one, dritte, dritten, drittes, tercero, tercera, tercer')],
  [-1, patternOf('last one, the last, latter, letzte, letzten, letztes, ultimo, ultima')],
] as const;
const rank = /(?:\b(?:number|no|nr|nummer|numero|rank|platz)|#) ?(\d{1,2})\b/;

const back = patternOf(
  'it, its, it s, that one, this one, that, this, that product, this product, the same, him, es, er, dieses, diesem, diese, davon, dessen, das, das produkt, ese, esa, este, esta, eso, lo, la, su, the other, the other one, the other two, cheaper one, stronger one, better one, one with, the one, cheapest one, strongest one, gunstigere, gunstigeren, gunstigeres, starkere, starkeren, mas barato, mas barata, mas fuerte, mas potente',
);
const severalBack = patternOf(
  'them, they, these, those, both, of them, of these, of those, which of, the two, the three, which one of, which one, which is, the cheaper one, the cheaper, the cheapest one, the stronger one, the stronger, the better one, the better rated, the other, their, ihnen, davon, beide, beiden, diese, welches davon, welcher davon, das gunstigere, die gunstigere, der gunstigere, das starkere, die starkere, ellos, ellas, ambos, ambas, estos, estas, cual de, el mas barato, la mas barata, el mas fuerte, el mas potente, los dos',
);
const onward =
  /^(?:and|what about|how about|und|was ist mit|wie ist es mit|y|que tal|but|aber|pero|ok and|okay and|also|then|compare (?:it|them|these|those|that|both|the two)|which (?:one|of))\b/;
const comparative = patternOf(
  'cheaper, stronger, more potent, less expensive, better rated, gunstiger, gunstigere, gunstigeres, gunstigeren, billiger, billigere, starker, starkere, starkeres, mas barato, mas barata, mas economico, mas fuerte, mas potente',
);
const budget =
  /(?:under|below|less than|up to|max|maximum|within|for|unter|bis|hochstens|weniger als|menos de|hasta|por debajo de|maximo)(?: usd| us)? ?\$? ?(\d{1,4}(?:_\d{1,2})?)(?!\d*mg|\d)/;
const numbers: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  zwei: 2,
  drei: 3,
  dos: 2,
  tres: 3,
};

/**
 * Parses a question.
 *
 * @param written the message
 * @param words its words, folded and corrected
 * @param isOrdinary whether a word is used on the site outside of product names
 */
export function understand(
  written: string,
  words: readonly string[],
  products: readonly Product[],
  isOrdinary: (word: string) => boolean,
): Question {
  const folded = words.join(' ');
  const named = findMentions(words, products, isOrdinary);
  const milligrams = words.flatMap((word) => /^(\d+(?:_\d+)?)mg$/.exec(word)?.[1] ?? []).map(toNumber);
  const most = budget.exec(folded)?.[1];
  return {
    words,
    folded,
    language: findLanguage(words),
    concepts: findConcepts(folded),
    care: findCareTopics(written, words, milligrams, named.length > 0),
    named,
    brand: findBrand(named, folded),
    milligrams,
    mostDollars: most === undefined ? undefined : toNumber(most),
    origins: originPatterns.filter(([, pattern]) => pattern.test(folded)).map(([origin]) => origin),
    ordinals: findOrdinals(folded),
    topCount: findTopCount(folded),
    pointsBack: back.test(folded),
    pointsBackToSeveral: severalBack.test(folded),
    outdoes: comparative.test(folded),
    goesOn: onward.test(folded) || words.length <= 4,
  };
}

/** The brand, if the question names several products only by their common brand. */
function findBrand(named: readonly Product[], folded: string): string | undefined {
  const [first, ...others] = named;
  const isOne = others.length > 0 && others.every(({ brand }) => brand === first!.brand);
  return isOne && folded.includes(fold(first!.brand)) ? first!.brand : undefined;
}

function findOrdinals(folded: string): number[] {
  const ranked = rank.exec(folded)?.[1];
  const found = ordinalPatterns
    .filter(([, pattern]) => pattern.test(folded))
    .map(([place]) => place as number);
  return ranked === undefined ? found : [...found, Number(ranked) - 1];
}

function findTopCount(folded: string): number | undefined {
  const count =
    /\b(?:top|best|first|besten|ersten|mejores|primeros) (\d|two|three|four|five|zwei|drei|dos|tres)\b/.exec(
      folded,
    )?.[1];
  const other =
    count ?? /\b(two|three|zwei|drei|dos|tres|[2-5]) (?:best|top|besten|mejores)\b/.exec(folded)?.[1];
  if (other === undefined) return undefined;
  return numbers[other] ?? Number(other);
}

function toNumber(text: string): number {
  return Number(text.replace('_', '.'));
}
