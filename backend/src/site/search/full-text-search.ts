import type { SearchResponse } from '@astaguide/contracts/site/search';
import {
  comparable,
  lettersOf,
  MAX_SEARCH_RESULTS,
  searchWords,
} from '@astaguide/contracts/site/search-words';
import MiniSearch, { type Query, type SearchOptions, type SearchResult as Match } from 'minisearch';
import type { SearchDocument } from './search-documents';

/** A word, or the words that it may be. */
type WordQuery = Exclude<Query, symbol>;

/** Maximum number of words that are searched for; the rest is ignored. It bounds the time of a search. */
const MAX_WORDS = 12;

/** Words that a search ignores unless it has no others. */
const stopWords = new Set(
  wordsOf(
    'a about an and are as at be by can do does for from how i in is it its me my of on or should that the there this to was what when where which who why will with you your',
  ),
);

const exact: SearchOptions = { prefix: (word) => word.length > 1 && isText(word) };

/** A full-text index that ranks by BM25, products before all else. Words that are in no document are taken for misspelled. */
export class FullTextSearch {
  private readonly index = new MiniSearch<SearchDocument>({
    idField: 'url',
    fields: ['title', 'keywords', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: { boost: { title: 5, keywords: 2 } },
  });
  private readonly documents: ReadonlyMap<unknown, SearchDocument>;

  private constructor(documents: readonly SearchDocument[]) {
    this.documents = new Map(documents.map((document) => [document.url, document]));
  }

  /** Indexes documents in small steps, so that other requests are answered meanwhile. */
  static async of(documents: readonly SearchDocument[]): Promise<FullTextSearch> {
    const made = new FullTextSearch(documents);
    await made.index.addAllAsync(documents, { chunkSize: 10 });
    return made;
  }

  find(query: string): SearchResponse {
    const words = significantWords(query);
    const unknown = new Set([...words.keys()].filter((word) => this.index.search(word, exact).length === 0));
    const fuzzy: SearchOptions = { ...exact, fuzzy: (word) => unknown.has(word) && maxEdits(word) };
    const queries = new Map<string, WordQuery>(
      Array.from(words, ([word, typed]) => [word, unknown.has(word) ? this.swappedBack(typed, word) : word]),
    );
    const whole = this.index.search({ queries: [...queries.values()], combineWith: 'AND' }, fuzzy);
    // Documents with some of the words are only found if none has all of them. Single characters say too little then.
    const some = [...queries].flatMap(([word, one]) => (word.length > 1 ? [one] : []));
    const matches = whole.length > 0 ? whole : this.index.search({ queries: some, combineWith: 'OR' }, fuzzy);
    const isProduct = ({ id }: Match) => this.documents.get(id)!.type === 'product';
    // The sort is stable.
    const inOrder = matches.toSorted((one, other) => Number(isProduct(other)) - Number(isProduct(one)));
    return this.responseOf(inOrder.slice(0, MAX_SEARCH_RESULTS));
  }

  /**
   * The known words that an unknown one is with two neighboring letters in each other's place; the word itself if there are
   * none. By edits, such a word would be two away, which for short words is too far.
   */
  private swappedBack(typed: string, word: string): WordQuery {
    const found = swaps(typed).filter((other) => this.index.search(other).length > 0);
    return found.length > 0 ? { queries: found, combineWith: 'OR' } : word;
  }

  private responseOf(matches: readonly Match[]): SearchResponse {
    return {
      results: matches.map(({ id, match }) => {
        const { type, title, url, text, product } = this.documents.get(id)!;
        const inText = Object.keys(match).filter((term) => match[term]!.includes('text'));
        return { type, title, url, excerpt: excerptOf(text, new Set(inText)), ...(product && { product }) };
      }),
      terms: [...new Set(matches.flatMap(({ terms }) => terms))],
    };
  }
}

/** The words that are searched for, each with how it was typed. */
function significantWords(query: string): ReadonlyMap<string, string> {
  const words = Array.from(
    searchWords(query),
    ({ word, start, end }) => [word, query.slice(start, end)] as const,
  );
  const significant = words.filter(([word]) => !stopWords.has(word));
  return new Map([...new Map(significant.length > 0 ? significant : words)].slice(0, MAX_WORDS));
}

/** The words that become this one when two neighboring letters change places. @param typed with its ending */
function swaps(typed: string): string[] {
  const letters = [...lettersOf(typed)];
  if (!isText(typed) || letters.length < SHORTEST_MISSPELLED) return [];
  return letters.slice(1).map((second, at) =>
    comparable(
      letters
        .with(at, second)
        .with(at + 1, letters[at]!)
        .join(''),
    ),
  );
}

function wordsOf(text: string): string[] {
  return Array.from(searchWords(text), ({ word }) => word);
}

/** Letters. A shorter word is not taken for another: 'vegan' is not 'began'. */
const SHORTEST_MISSPELLED = 6;

/** The number of typing errors accepted in a word. Numbers have none: 12 is not 16. */
function maxEdits(word: string): number {
  if (!isText(word) || word.length < SHORTEST_MISSPELLED) return 0;
  return word.length < 7 ? 1 : 2;
}

function isText(word: string): boolean {
  return /\p{L}/u.test(word);
}

/** Characters, without the ellipses. */
const LENGTH = 160;
/** Maximum number of characters before the first match. */
const LEAD = 80;

/**
 * A piece of a text around its first match; the beginning of the text if nothing matches.
 *
 * @param text plain text in one line
 * @param terms words as `searchWords` writes them
 */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= LENGTH) return text;
  const start = startOf(text, firstMatch(text, terms));
  const rest = text.slice(start);
  const piece = rest.length <= LENGTH ? rest : rest.slice(0, endOf(rest));
  return `${start > 0 ? '…' : ''}${piece}${piece.length < rest.length ? '…' : ''}`;
}

function firstMatch(text: string, terms: ReadonlySet<string>): number {
  if (terms.size === 0) return 0;
  for (const { word, start } of searchWords(text)) if (terms.has(word)) return start;
  return 0;
}

/** The start of the sentence with the match, or of a word before the match if that is too far away. */
function startOf(text: string, match: number): number {
  if (match <= LEAD) return 0;
  const before = text.slice(match - LEAD, match);
  const sentence = Math.max(...['. ', '? ', '! '].map((end) => before.lastIndexOf(end) + 1));
  const gap = sentence > 0 ? sentence : before.indexOf(' ');
  return gap === -1 ? match : match - LEAD + gap + 1;
}

/** The end of the last whole word within the length. */
function endOf(text: string): number {
  const gap = text.lastIndexOf(' ', LENGTH);
  if (gap > LENGTH / 2) return gap;
  return isHighSurrogate(text.charCodeAt(LENGTH - 1)) ? LENGTH - 1 : LENGTH;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}
