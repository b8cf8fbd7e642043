import type { EvalQuestion } from './eval-question';
import { wrongPrices, type ListedProduct } from './price-check';

/** An answer of the assistant. */
export interface GivenAnswer {
  response: string;
  sources: readonly { title: string; url: string }[];
}

/** The result of judging an answer. */
export interface Verdict {
  /** The reasons why it is wrong; empty if it is right. */
  faults: readonly string[];
  wrongPrices: readonly string[];
  hasSource: boolean;
}

/** How the assistant says that it does not know, or that the catalog does not say. */
const sayUnknown =
  /I have found no answer|does not say|keine Antwort gefunden|Katalog sagt nicht|No he encontrado respuesta|catálogo no dice|geen antwoord gevonden|catalogus zegt niet|Nie znalazłem|katalog nie mówi/i;
/** Lists are cut off after as many lines. */
const LISTED = 5;

/** Compares an answer with the expectations. */
export function judge(
  question: EvalQuestion,
  answer: GivenAnswer,
  catalog: readonly ListedProduct[],
): Verdict {
  const text = answer.response;
  const lower = text.toLowerCase();
  const bySlug = (slug: string) => {
    const product = catalog.find((one) => one.slug === slug);
    if (!product) throw new Error(`The catalog has no '${slug}'`);
    return product;
  };
  const pages = answer.sources.map(({ url }) => url.split('#', 1)[0]!);
  const faults = [
    ...(question.facts ?? [])
      .filter((fact) => !fact.split('|').some((one) => lower.includes(one.toLowerCase())))
      .map((fact) => `lacks '${fact}'`),
    ...(question.not ?? [])
      .filter((fact) => lower.includes(fact.toLowerCase()))
      .map((fact) => `says '${fact}'`),
    ...(question.products ?? [])
      .map(bySlug)
      .filter(({ name, brand }) => !text.includes(name) || !text.includes(brand))
      .map(({ slug }) => `does not name ${slug}`),
    ...firstProductFault(question, text, catalog),
    ...listFaults(question, text, catalog),
    ...(question.prices ?? [])
      .map(bySlug)
      .filter(({ price }) => !text.includes(`$${price}`))
      .map(({ slug }) => `lacks the price of ${slug}`),
    ...(question.sources ?? [])
      .filter((source) => !pages.includes(source))
      .map((source) => `lacks the source ${source}`),
    ...(sayUnknown.test(text) === (question.unknown ?? false)
      ? []
      : [question.unknown ? 'does not say that it does not know' : 'says that it does not know']),
  ];
  return { faults, wrongPrices: wrongPrices(text, catalog), hasSource: answer.sources.length > 0 };
}

function firstProductFault(
  { products }: EvalQuestion,
  text: string,
  catalog: readonly ListedProduct[],
): string[] {
  if (!products?.[0]) return [];
  const places = catalog
    .map(({ slug, name }) => ({ slug, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0);
  const first = places.toSorted((one, other) => one.at - other.at)[0];
  return first && first.slug !== products[0] ? [`names ${first.slug} first`] : [];
}

function listFaults({ lists }: EvalQuestion, text: string, catalog: readonly ListedProduct[]): string[] {
  if (!lists) return [];
  const named = catalog.filter(({ name, brand }) => text.includes(name) && text.includes(brand));
  const right = named.filter(({ slug }) => lists.includes(slug));
  return [
    ...named
      .filter((product) => !right.includes(product))
      .map(({ slug }) => `names ${slug}, which does not fit`),
    ...(right.length < Math.min(lists.length, LISTED)
      ? [`names ${right.length} of ${lists.length} that fit`]
      : []),
  ];
}
