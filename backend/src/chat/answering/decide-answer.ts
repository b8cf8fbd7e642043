import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import type { CoveringPassage } from '../passages/passage-index.service';
import { leads, topicConcepts, type Asked } from '../understanding/conversation';
import { findConcepts, type Concept } from '../understanding/lexicon';
import { answerOf, type Answer, type Source } from './answer';
import { productsFor } from './catalog';
import { contentWords } from './content-words';
import {
  answerFromPieces,
  answerOnSubject,
  answerOnTopic,
  startingPoints,
  verdictOn,
} from './knowledge-answers';
import type { Phrases, Purpose } from './phrases/phrases';
import {
  askWhichToCompare,
  compareProducts,
  describeProducts,
  listCoupons,
  listProducts,
} from './product-answers';

/** Minimum cover for a passage to answer a question. For `cover`, see CoveringPassage. */
const ENOUGH_COVER = 0.62;
/** Minimum cover for a passage to be preferred over the general answer to its topic. */
const SPECIAL_COVER = 0.85;
/** Minimum cover for a passage to be suggested as related. */
const NEAR_COVER = 0.3;
/** Maximum number of products in a comparison. */
const MAX_COMPARED = 4;

/** Topics that take precedence over products in the same question. */
const siteMatters: readonly Concept[] = [
  'shipping',
  'returns',
  'newsletter',
  'privacy',
  'contact',
  'operator',
  'money',
  'ranking',
  'terms',
  'firstMonth',
  'onset',
  'sideEffects',
  'safety',
  'when',
  'country',
  'synthetic',
  'vitamins',
];
const knowledge: readonly Concept[] = [
  ...siteMatters,
  'tooMuch',
  'dose',
  'food',
  'label',
  'howItWorks',
  'whatIs',
];
/** Concepts that ask for products without specifying an order. */
const lists: readonly Concept[] = ['all', 'brands', 'product', 'price', 'buy', 'rating', 'potency', 'stock'];

/**
 * Answers a question that has no care topic: small talk first, then products, then the site's own answers, then the
 * best passage found.
 */
export async function decideAnswer(
  asked: Asked,
  catalog: readonly Product[],
  phrases: Phrases,
  findPassages: () => Promise<readonly CoveringPassage[]>,
): Promise<Answer> {
  const known =
    answerManners(asked, phrases) ??
    answerOnProducts(asked, catalog, phrases) ??
    answerOnSubject(asked, phrases);
  if (known) return known;
  const found = await findPassages();
  const isSpecial = contentWords(asked.words).length > 1;
  return (
    (isSpecial ? answerFromFound(found, SPECIAL_COVER, phrases) : undefined) ??
    answerOnTopic(asked, phrases) ??
    answerFromFound(found, ENOUGH_COVER, phrases) ??
    answerNothing(found, phrases)
  );
}

function answerManners({ concepts, words }: Asked, phrases: Phrases): Answer | undefined {
  const say = (text: string) => answerOf([text], startingPoints.slice(0, 3), { isFromMaterial: false });
  if (concepts.has('assistant') && words.length <= 8) return say(phrases.about);
  if (concepts.has('greeting') && words.length <= 4) return say(phrases.greeting);
  if (concepts.has('thanks') && words.length <= 6) return say(phrases.thanks);
  if (concepts.has('farewell') && words.length <= 4) return say(phrases.farewell);
  return undefined;
}

function answerOnProducts(asked: Asked, catalog: readonly Product[], phrases: Phrases): Answer | undefined {
  const { concepts, subjects } = asked;
  const is = (...some: readonly Concept[]) => some.some((concept) => concepts.has(concept));
  if (is(...siteMatters) && !(is('price', 'compare') && subjects.length > 0)) return undefined;
  if (catalog.length === 0 && is(...leads, ...lists, 'compare'))
    return answerOf([phrases.emptyCatalog], startingPoints, { answered: false });
  if (is('compare')) {
    const { topCount } = asked;
    const compared = subjects.length > 1 || !topCount ? subjects : sortProducts(catalog).slice(0, topCount);
    if (compared.length > 1) return compareProducts(compared.slice(0, MAX_COMPARED), phrases);
    if (!is(...topicConcepts, 'source')) return askWhichToCompare(catalog, phrases);
  }
  if (is('coupon') && subjects.length === 0) return listCoupons(catalog, phrases);
  const isLed = is(...leads);
  if (subjects.length > 0 && !(asked.brand && isLed)) {
    const named = subjects.slice(0, MAX_COMPARED);
    if (named.length > 1 && isLed) return compareProducts(named, phrases);
    return describeProducts(named, asked, phrases);
  }
  const purpose = topicConcepts.find((topic) => concepts.has(topic));
  if (is('dose', 'tooMuch') && !is('strongest', 'weakest', 'price', 'cheap')) return undefined;
  if (!isLed && !isNarrowed(asked) && !isForList(asked, purpose, catalog)) return undefined;
  return withEvidence(listProducts(asked, catalog, phrases), purpose, catalog, phrases);
}

function isNarrowed({ origins, mostDollars, milligrams }: Asked): boolean {
  return origins.length > 0 || mostDollars !== undefined || milligrams.length > 0;
}

function isForList(
  { concepts, words }: Asked,
  purpose: Purpose | undefined,
  catalog: readonly Product[],
): boolean {
  const is = (...some: readonly Concept[]) => some.some((concept) => concepts.has(concept));
  if (is(...knowledge)) return false;
  if (!purpose) return is(...lists);
  if (is('product', 'price', 'buy', 'all', 'brands')) return true;
  // A purpose alone ('Eye health') gets the trial results and the products for it.
  const others = contentWords(words).filter((word) => !findConcepts(word).has(purpose));
  return others.length === 0 && words.length <= 4 && productsFor(purpose, catalog).length > 0;
}

/** Adds the trial results to a list of products for a purpose. */
function withEvidence(
  answer: Answer,
  purpose: Purpose | undefined,
  catalog: readonly Product[],
  phrases: Phrases,
): Answer {
  const verdict = purpose && verdictOn(purpose);
  if (!verdict) return answer;
  const [first, ...others] = answer.sources as [Source, ...Source[]];
  const isListed = productsFor(purpose, catalog).length > 0;
  return answerOf(
    [isListed ? '' : phrases.noProductFor, answer.text, phrases.quoted, verdict.text],
    [first, verdict.source, ...others],
    { products: answer.products, quotes: [verdict.text] },
  );
}

function answerFromFound(
  found: readonly CoveringPassage[],
  enough: number,
  phrases: Phrases,
): Answer | undefined {
  const [best, next] = found;
  if (!best || best.cover < enough) return undefined;
  const isNextAsGood = next && next.cover >= best.cover && next.rank > best.rank / 2 && next.url !== best.url;
  return answerFromPieces([best, ...(isNextAsGood ? [next] : [])].map(pieceOf), phrases);
}

/** Says that no answer was found, and suggests the nearest passages. */
function answerNothing(found: readonly CoveringPassage[], phrases: Phrases): Answer {
  const near = found.filter(({ cover }) => cover > NEAR_COVER).slice(0, 3);
  const sources = near.length > 0 ? near.map((passage) => pieceOf(passage).source) : startingPoints;
  const subjects = sources.map(({ title }) => `- ${title}`).join('\n');
  return answerOf([phrases.unknown, `${phrases.nearest}\n${subjects}`], sources, { answered: false });
}

function pieceOf({ text, title, heading, url }: CoveringPassage): { text: string; source: Source } {
  return { text, source: { title: heading === title ? title : `${title}: ${heading}`, url } };
}
