import type { ChatResponse } from '@astaguide/contracts/chat/chat';
import type { Product } from '@astaguide/contracts/catalog/product';

/** A page that an answer is based on. */
export type Source = ChatResponse['sources'][number];

/** An answer of the built-in answerer. */
export interface Answer {
  /** Plain text: short paragraphs separated by a blank line; lines of lists begin with '- '. */
  text: string;
  /** Never empty: where the answer comes from, or where to read more. */
  sources: readonly Source[];
  /** Whether a source answered the question. False if the answer only points to other pages. */
  answered: boolean;
  /** Products that the answer mentions, from the database. */
  products: readonly Product[];
  /** Texts of the site that the answer quotes. */
  quotes: readonly string[];
  /** Whether it is based on the catalog or on texts, and is not only a greeting or the like. */
  isFromMaterial: boolean;
  /** Whether it must not be reworded: the reply to a health question, or the owner's words for the same question. */
  isFixed: boolean;
  /** Whether someone may be in danger. The question is then not stored. */
  urgent: boolean;
}

/** Maximum number of sources shown under an answer. */
const MAX_SOURCES = 5;

/** Joins paragraphs, without empty ones and duplicate sources. */
export function answerOf(
  paragraphs: readonly string[],
  sources: readonly Source[],
  rest: Partial<Omit<Answer, 'text' | 'sources'>> = {},
): Answer {
  return {
    text: paragraphs.filter((text) => text !== '').join('\n\n'),
    sources: [...new Map(sources.map((source) => [source.url, source])).values()].slice(0, MAX_SOURCES),
    answered: true,
    products: [],
    quotes: [],
    isFromMaterial: true,
    isFixed: false,
    urgent: false,
    ...rest,
  };
}

/** The review page of a product, as a source. */
export function reviewOf({ name, brand, slug }: Product): Source {
  return { title: `${name} by ${brand}`, url: `/review/${slug}` };
}

export function asList(texts: readonly string[]): string {
  return texts.map((text) => `- ${text}`).join('\n');
}
