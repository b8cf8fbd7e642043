import type { ChatResponse } from '@astaguide/contracts/chat/chat';
import type { Product } from '@astaguide/contracts/catalog/product';

/** A page that an answer rests on. */
export type Source = ChatResponse['sources'][number];

/** What the built-in answerer says. */
export interface Answer {
  /** Plain text: short paragraphs with a blank line between, list lines begin with '- '. */
  text: string;
  /** Never empty: where it stands, or where to read on. */
  sources: readonly Source[];
  /** Whether the question was answered from a source, and not only met with a way on. */
  answered: boolean;
  /** Products it speaks of, from the database. */
  products: readonly Product[];
  /** The site's texts that it quotes. */
  quotes: readonly string[];
  /** It rests on the catalog or on texts, and is not manners alone. */
  isFromMaterial: boolean;
  /** It holds the fixed reply to a question of health: nothing may stand in its place. */
  careful: boolean;
  /** Somebody is in danger: what was asked is kept nowhere. */
  urgent: boolean;
}

/** Sources shown under an answer, at most. */
const MAX_SOURCES = 5;

/** Puts paragraphs together; empty ones and sources named twice are dropped. */
export function answerOf(
  paragraphs: readonly string[],
  sources: readonly Source[],
  rest: Partial<Omit<Answer, 'text' | 'sources'>> = {},
): Answer {
  return {
    text: paragraphs.filter((text) => text !== '').join('\n\n'),
    sources: uniqueSources(sources),
    answered: true,
    products: [],
    quotes: [],
    isFromMaterial: true,
    careful: false,
    urgent: false,
    ...rest,
  };
}

/** The review of a product. */
export function reviewOf({ name, brand, slug }: Product): Source {
  return { title: `${name} by ${brand}`, url: `/review/${slug}` };
}

function uniqueSources(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [source.url, source])).values()].slice(0, MAX_SOURCES);
}
