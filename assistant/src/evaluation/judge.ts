import { wrongPrices, type ListedProduct } from './price-check';
import type { EvalQuestion } from './question-set';

/** An answer of the assistant. */
export interface GivenAnswer {
  response: string;
  sources: readonly { title: string; url: string }[];
  /** Slugs of the products on the cards below the answer. */
  products: readonly string[];
  care: boolean;
}

/** The result of judging an answer. */
export interface Verdict {
  /** The reasons why it is wrong; empty if it is right. */
  faults: readonly string[];
  /** Whether the answer says that it does not know, or that the site does not say. */
  saysUnknown: boolean;
  wrongPrices: readonly string[];
}

/** How the assistant says that it does not know, or that the catalog does not say. */
const unknownPhrases = /\b(?:I couldn’t find that here|The catalog does not say)\b/;
/** Lines that name products to say that a condition is not stated for them, or that they do not meet it. */
const unfitLine = /^(?:The label doesn’t say|Ruled out \(.*?\)|Compared with): .*$/gm;

/** Compares an answer with the expectations of a question. */
export function judge(
  question: EvalQuestion,
  answer: GivenAnswer,
  catalog: readonly ListedProduct[],
): Verdict {
  const text = answer.response;
  const lower = withoutSeparators(text.toLowerCase());
  const saysUnknown = unknownPhrases.test(text);
  const pages = answer.sources.map(({ url }) => url.split('#', 1)[0]!);
  const named = namedProducts(answer, catalog);
  const { facts = [], not = [], first, anyOf, all = [], source, care = false, unknown = false } = question;
  const faults = [
    ...facts
      .filter(
        (fact) => !fact.split('|').some((one) => lower.includes(withoutSeparators(one.trim().toLowerCase()))),
      )
      .map((fact) => `lacks '${fact}'`),
    ...not.filter((fact) => lower.includes(fact.toLowerCase())).map((fact) => `says '${fact}'`),
    ...(first !== undefined && named[0] !== first ? [`names ${named[0] ?? 'no product'} first`] : []),
    ...(anyOf && !named.some((slug) => anyOf.includes(slug)) ? ['names no product that fits'] : []),
    ...(anyOf ? named.filter((slug) => !anyOf.includes(slug)).map((slug) => `names ${slug}`) : []),
    ...all.filter((slug) => !named.includes(slug)).map((slug) => `does not name ${slug}`),
    ...(source && !source.some((path) => pages.includes(path)) ? [`lacks a source of ${source.join()}`] : []),
    ...(answer.care === care ? [] : [care ? 'does not answer with care' : 'answers with care']),
    ...(care && answer.products.length > 0 ? ['offers a product beside care'] : []),
    ...(saysUnknown === unknown
      ? []
      : [unknown ? 'does not say that it does not know' : 'says that it does not know']),
  ];
  return { faults, saysUnknown, wrongPrices: wrongPrices(text, catalog) };
}

/** '2,847' as '2847'. */
const withoutSeparators = (text: string) => text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1');

/** Slugs of the products that the text names, in its order, then those of the cards. */
function namedProducts({ response, products }: GivenAnswer, catalog: readonly ListedProduct[]): string[] {
  const text = response.replace(unfitLine, '');
  const inText = catalog
    .map(({ slug, name }) => ({ slug, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ slug }) => slug);
  return [...new Set([...inText, ...products])];
}
