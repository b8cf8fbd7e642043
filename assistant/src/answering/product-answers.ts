import { joinSlugs } from '@astaguide/contracts/catalog/compared-slugs';
import type { Product } from '@astaguide/contracts/catalog/product';
import { coverOf, stemsOf, type WordWeights } from '../passages/word-weights';
import { ASSESSED_DOSE } from '../understanding/care-topics';
import { isOfSubject, isToldBy } from '../understanding/intents';
import { fields, isNumberField, numberOf, type Field, type Telling } from '../understanding/fields';
import { numbers, things } from '../understanding/lexicon';
import { asking } from '../understanding/asking';
import { intentOf } from '../understanding/slots';
import type { Plan } from '../understanding/plan';
import { answerOf, asList, reviewOf, type Answer, type Source } from './answer';
import {
  sortedBy,
  statedOf,
  statementsAbout,
  statementsCovering,
  statementsOf,
  tells,
  type Stated,
} from './facts';
import { say, sayOf } from './sentences';

/** Maximum number of products in a comparison, and of products that an answer describes. */
const MAX_COMPARED = 4;
/** Maximum number of statements on a field or a thing. */
const MAX_STATEMENTS = 3;
/** Smallest cover with which a statement answers what no field does, and one that is told beside a field. */
const ENOUGH_COVER = 0.45;
const BESIDE_COVER = 0.6;
/** The same where the question seems to ask for what the site does not know. */
const FULL_COVER = 0.8;
/** The share of an intent that names a field for sure. */
const SURE = 0.6;
const VERY_SURE = 0.8;
/** The share of an intent whose field a question names, from which other words are of no account. */
const SPOKEN = 0.3;
/** Asks for an amount. */
export const counts = /\bhow (?:much|many)\b|\bmg\b|amount|\bper (?:serving|softgel|pearl)/;
export const comparisonPage: Source = { title: 'Astaxanthin Supplement Comparison', url: '/comparison' };

/** Compares two or more products. */
export function compareProducts(all: readonly Product[], plan: Plan, weights: WordWeights): Answer {
  const products = all.slice(0, MAX_COMPARED);
  const asked = [...plan.fields, ...plan.orders.map(({ by }) => by)];
  const others = [...new Set(asked)].filter((field) => !fields[field]!.isInLine);
  const verdicts = Object.entries(fields).flatMap(([by, { compared }]) => {
    if (!compared || !isNumberField(by)) return [];
    const sorted = sortedBy({ by, isDescending: compared.best === 'highest' }, products);
    const [first, ...rest] = sorted.map(numberOf[by]);
    if (first !== rest[0]) return [sayOf(sorted[0]!, compared.say)!];
    return rest.every((value) => value === first) ? [compared.same] : [];
  });
  const lines = products.flatMap((product) => [
    ...tellFields(product, others, plan).map(({ text }) => text),
    ...coveringStatements(product, plan, weights, BESIDE_COVER),
    ...(asked.length + plan.things.length === 0 ? ownThings(product, products) : []),
    ...plan.things
      .map((thing) => tellThing(product, thing, plan))
      .flatMap(({ text, isSaid }) => (isSaid ? [text] : [])),
  ]);
  const page = {
    title: `Compare ${products.map(({ name }) => name).join(' and ')}`,
    url: `/compare/${joinSlugs(products.map(({ slug }) => slug))}`,
  };
  return answerOf(
    [say('comparing'), linesOf(products), asList([...new Set(lines)]), asList(verdicts), doseNote(products)],
    [page, comparisonPage, ...products.map(reviewOf)],
    { products },
  );
}

/** What only one of some products is stated to have, in the words of the catalog. */
function ownThings(product: Product, among: readonly Product[]): string[] {
  const own = Object.keys(things).filter(
    (thing) =>
      statedOf(product, thing) === 'with' &&
      among.every((other) => other === product || statedOf(other, thing) !== 'with'),
  );
  return own.flatMap((thing) => statementsAbout(product, thing).slice(0, 1)).slice(0, MAX_STATEMENTS);
}

/** Something that is said of a product; `isSaid` is false where the catalog says nothing of what was asked. */
interface Said {
  text: string;
  isSaid: boolean;
  quotes: readonly string[];
}

/**
 * Answers a question about products: the fields asked for, what their texts say of other things, or that they say
 * nothing of it.
 */
export function describeProducts(plan: Plan, weights: WordWeights): Answer {
  const asked = plan.fields;
  const products = plan.products.slice(0, MAX_COMPARED);
  const all = products.map((product) => aboutProduct(product, plan, weights));
  const answered = all.flat().some(({ isSaid }) => isSaid);
  // Of several that are meant by one name, those of which the catalog says nothing are no answer.
  const isOfOneName = plan.question.brand !== undefined && plan.question.intents.of('none') < SURE;
  const answers = answered && isOfOneName ? all.filter((some) => some.some(({ isSaid }) => isSaid)) : all;
  const said = answers.flat();
  const isStockSaid = isOverview(plan) || asked.includes('stock');
  const isDoseSaid = isOverview(plan) || asked.includes('potency') || asked.includes('howToTake');
  return answerOf(
    [
      ...answers.map((some) => some.map(({ text }) => text).join('\n')),
      ...products.filter(({ inStock }) => !isStockSaid && !inStock).map((one) => sayOf(one, 'stock')!),
      costBasisFor(asked),
      answered && isDoseSaid ? doseNote(products) : '',
    ],
    [...products.map(reviewOf), comparisonPage],
    { products, answered, quotes: said.flatMap(({ quotes }) => quotes) },
  );
}

const isOverview = ({ fields: asked, things }: Plan) =>
  asked.every((field) => field === 'overview') && things.length === 0;

function aboutProduct(product: Product, plan: Plan, weights: WordWeights): Said[] {
  const { things, question } = plan;
  const { rest, intents } = question;
  const [best] = statementsCovering(product, weights.weigh(rest), ENOUGH_COVER);
  // What is surely not on the site asks for no field.
  const asked = plan.fields.map(intentOf);
  const isUntold = (words: readonly string[]) =>
    rest.some((word) => words.includes(word) && !isToldBy(word, asked));
  // 'Canadian dollars' asks for the price, and leaves something open.
  const narrowing = question.specific.map(({ word }) => word);
  const isSpoken = plan.fields.some(
    (field) =>
      (question.concepts.has(field) || rowAsked(field, question.folded) !== undefined) &&
      question.clauses.some(({ words, intents: ofClause }) => {
        const untold = isUntold(words.filter((word) => !narrowing.includes(word)));
        return ofClause.of(intentOf(field)) >= (untold ? SURE : SPOKEN);
      }),
  );
  const isElse =
    question.isEnglish &&
    !best &&
    (question.foreignToProducts.length > 0 || !isSpoken) &&
    (intents.of('none') > Math.max(SURE, intents.likeliest('field.')[1]) ||
      question.foreignToProducts.length > 0 ||
      (isUntold(rest) && intents.likeliest('field.')[1] < SURE));
  // 'How many ppm of lead did they find?'
  const { counted } = question;
  if (counted !== undefined && !tells(product, counted) && intents.likeliest('field.')[1] < SURE)
    return [silenceOn(product, rest)];
  const told = [
    ...tellFields(product, isElse ? [] : plan.fields, plan),
    ...things.map((thing) => tellThing(product, thing, plan)),
  ];
  const enough = told.length > 0 ? BESIDE_COVER : intents.of('none') > SURE ? FULL_COVER : ENOUGH_COVER;
  const found = coveringStatements(product, plan, weights, enough);
  const more = found.filter((text) => !told.some((one) => one.text.includes(text)));
  // 'Is it certified halal?' is answered by silence on halal, whatever is certified.
  const isOfThings = things.length > 0 && intents.likeliest('field.')[1] < VERY_SURE;
  const said =
    isOfThings && told.slice(-things.length).every(({ isSaid }) => !isSaid)
      ? []
      : // Beside what is said of one thing, the silence on another is an answer too.
        told.filter(
          ({ isSaid }, at) => isSaid || (plan.products.length === 1 && at >= told.length - things.length),
        );
  if (more.length > 0)
    said.push({ text: listed(sayOf(product, 'features')!, more), isSaid: true, quotes: more });
  const packs = sumOf(product, plan);
  if (packs) said.push({ text: packs, isSaid: true, quotes: [] });
  if (said.length > 0) {
    // 'What does it cost in euros?'
    const stems = stemsOf(said.map(({ text }) => text).join('\n'));
    const silentOn = question.specific
      .filter(({ of }) => of === undefined || plan.fields.includes(asking.fieldOfConcept[of] ?? of))
      .map(({ word }) => word)
      .filter(
        (word) =>
          !tells(product, word) &&
          coverOf(weights.weigh([word]), stems) === 0 &&
          !(isOfSubject(word) && isToldBy(word, asked)),
      );
    return question.isEnglish && silentOn.length > 0 ? [silenceOn(product, silentOn), ...said] : said;
  }
  if (
    isOverview(plan) &&
    !isElse &&
    (rest.length === 0 || !question.isEnglish || intents.of('field.overview') > 0.3)
  )
    return tellFields(product, ['overview'], plan);
  if (told.length > 0) return isOfThings ? told.slice(-things.length) : told;
  return [silenceOn(product, rest)];
}

const packs = new RegExp(
  `\\b(\\d+|${[...numbers.keys()].join('|')}) (?:packs|bottles|bags|tubs|jars|pouches|cartons|boxes|with)\\b`,
);

/** The price of several packs, with the coupon too; undefined if the question is about something else. */
function sumOf(product: Product, { fields: asked, question }: Plan): string | undefined {
  const found = packs.exec(question.folded)?.[1];
  const count = found === undefined ? 0 : (numbers.get(found) ?? Number(found));
  if (count < 2 || count > 12 || !['price', 'perDay', 'coupon'].some((field) => asked.includes(field)))
    return undefined;
  const total = count * Number(product.price);
  const [, dollars, percent] = /^\$?(\d+)(%)?/.exec(product.couponDiscount ?? '') ?? [];
  const reduced = percent ? total * (1 - Number(dollars) / 100) : total - Number(dollars);
  const values =
    dollars && product.servings
      ? { reduced: reduced.toFixed(2), packsPerDay: (reduced / (count * product.servings)).toFixed(2) }
      : undefined;
  return sayOf(product, 'packs', { count: String(count), total: total.toFixed(2), ...values });
}

function silenceOn(product: Product, words: readonly string[]): Said {
  const what = words.length > 0 ? `anything about “${words.join(' ')}”` : 'that';
  return silence(sayOf(product, 'silent', { asked: what })!);
}

/** The statements that have most of the words that nothing else explains. */
function coveringStatements(
  product: Product,
  { question: { rest }, things }: Plan,
  weights: WordWeights,
  enough: number,
): string[] {
  const words = rest.length > 0 ? [...rest, ...things.flatMap((thing) => thing.split(' '))] : [];
  const found = statementsCovering(product, weights.weigh(words), enough);
  return found
    .filter(({ cover }) => cover >= found[0]!.cover * 0.95)
    .slice(0, 2)
    .map(({ text }) => text);
}

/** Says that the catalog states nothing of a product's shop, and what the site says of shops. */
export function sayNothingOfShop({ products, question }: Plan, { quotes, sources }: Answer): Answer {
  const [product] = products;
  const told = quotes.filter((_, at) => sources[at]?.url.startsWith('/terms'));
  const asked = `anything about “${question.rest.join(' ')}”`;
  return answerOf([sayOf(product!, 'silent', { asked })!, ...told], [reviewOf(product!), ...sources], {
    products: [product!],
    answered: told.length > 0,
    quotes: told,
  });
}

function silence(sentence: string, near: readonly string[] = []): Said {
  const instead = near.length > 0 ? [listed(say('instead'), near.slice(0, MAX_STATEMENTS))] : [];
  return { text: [sentence, ...instead].join('\n'), isSaid: false, quotes: [] };
}

/** What is said of a thing in a product: that it is stated with it, or without it, or not at all. */
export function tellThing(product: Product, thing: string, plan: Plan): Said {
  const { adjective, near = [] } = things[thing] ?? {};
  const state = statedOf(product, thing);
  const found = statementsAbout(product, thing);
  if (state === undefined && (found.length === 0 || adjective)) {
    const has = adjective ? `is ${adjective}` : `has ${thing}`;
    const nearest = near.flatMap((one) => statementsAbout(product, one));
    return silence(sayOf(product, 'silentOn', { has })!, [...found, ...nearest]);
  }
  const isCounted = counts.test(plan.question.folded);
  const quotes = found
    .toSorted((one, other) => (isCounted ? Number(/\d/.test(other)) - Number(/\d/.test(one)) : 0))
    .slice(0, MAX_STATEMENTS);
  const text = [
    state ? verdictOn(product, thing, state) : '',
    quotes.length > 0 ? listed(sayOf(product, 'features')!, quotes) : '',
  ];
  return { text: text.filter(Boolean).join('\n'), isSaid: true, quotes };
}

/** What a statement on a thing comes to: that a product is so, or that it is not; and what its shell is. */
function verdictOn(product: Product, thing: string, state: Stated): string {
  if (thing === 'gelatin') return shellOf(product)!;
  const adjective = things[thing]?.adjective;
  if (adjective === undefined) return '';
  const isShell = ['vegan', 'vegetarian'].includes(thing) && statedOf(product, 'gelatin') === 'with';
  // What is without GMO is 'non-GMO'.
  const isSo = (state === 'with') !== adjective.startsWith('non-');
  const is = sayOf(product, isSo ? 'isSo' : 'isNotSo', { adjective })!;
  return isShell ? `${is} ${say('isGelatin')}` : is;
}

function shellOf(product: Product): string | undefined {
  const state = statedOf(product, 'gelatin');
  return state && sayOf(product, 'shell', { shell: state === 'with' ? 'gelatin' : 'listed as vegan' });
}

/** What is said of some fields of a product, each once: the rating is told with the number of reviews. */
function tellFields(product: Product, asked: readonly Field[], plan: Plan): Said[] {
  const said = asked.map((field): Said => {
    const text = tellField(product, field, plan);
    const untold = rowAsked(field, plan.question.folded)?.silent ?? fields[field]!.silent ?? field;
    return text === undefined
      ? silence(sayOf(product, 'silent', { asked: untold })!)
      : { text, isSaid: true, quotes: [] };
  });
  return [...new Map(said.map((one) => [one.text, one])).values()];
}

/** What is said of a field; undefined where the catalog does not say. */
export function tellField(product: Product, field: Field, { question }: Plan): string | undefined {
  if (field === 'overview') {
    const verdict = sayOf(product, 'verdict');
    const features = listed(sayOf(product, 'features')!, linesOn(product, fields.ingredients!));
    return [`- ${sayOf(product, 'line')}`, ...(verdict ? [verdict] : []), features].join('\n\n');
  }
  const row = fields[field]!;
  const telling = rowAsked(field, question.folded) ?? row;
  const shell = field === 'shell' ? shellOf(product) : undefined;
  const said = shell ?? sentencesOn(product, telling);
  const lines = linesOn(product, telling);
  if (!said && lines.length === 0) return undefined;
  return listed(said || sayOf(product, telling.heading ?? 'features')!, lines);
}

const rowAsked = (field: Field, folded: string) =>
  fields[field]!.asked?.find(({ asked }) => new RegExp(asked).test(folded));

const sentencesOn = (product: Product, { say: names = [] }: Telling) =>
  names.flatMap((name) => sayOf(product, name) ?? []).join(' ');

function linesOn(product: Product, { match, of, rows, most = MAX_STATEMENTS }: Telling): string[] {
  const matching = (pattern: string | undefined, texts: readonly string[]) =>
    pattern === undefined ? [] : texts.filter((text) => new RegExp(pattern, 'i').test(text));
  const found = [
    ...matching(match, of ? product[of] : statementsOf(product)),
    ...matching(rows, statementsOf(product)),
  ];
  return found.slice(0, most);
}

/** What is said of a field below a list or in it, where the line of a product does not tell it. */
export const isListedBeside = (field: Field) => !fields[field]!.isInLine && field !== 'placement';
export const sayField = (product: Product, field: Field) => sentencesOn(product, fields[field]!);

/** One line per product. */
export function linesOf(products: readonly Product[]): string {
  return asList(products.map((product) => sayOf(product, 'line')!));
}

function listed(heading: string, texts: readonly string[]): string {
  return [heading, ...texts.map((text) => `- ${text}`)].join('\n');
}

/** What the cost per mg or day rests on, below an answer that tells it. */
export function costBasisFor(asked: readonly Field[]): string {
  return asked.includes('perMg') || asked.includes('perDay') ? say('costBasis') : '';
}

/** The note below every answer that lists a product above the dose that EFSA assessed. */
export function doseNote(products: readonly Product[]): string {
  return products.some((product) => (numberOf.potency(product) ?? 0) > ASSESSED_DOSE)
    ? say('aboveAssessed')
    : '';
}
