import type { SearchResponse } from '@astaguide/contracts/site/search';
import { MAX_SEARCH_RESULTS, searchWords } from '@astaguide/contracts/site/search-words';
import MiniSearch, { type SearchOptions, type SearchResult as Match } from 'minisearch';
import { excerptOf } from './excerpt';
import type { SearchDocument } from './search-documents';

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
    const unknown = new Set(words.filter((word) => this.index.search(word, exact).length === 0));
    const fuzzy: SearchOptions = { ...exact, fuzzy: (word) => unknown.has(word) && maxEdits(word) };
    const whole = this.index.search(words.join(' '), { ...fuzzy, combineWith: 'AND' });
    // Documents with some of the words are only found if none has all of them. Single characters say too little then.
    const some = words.filter((word) => word.length > 1).join(' ');
    const matches = whole.length > 0 ? whole : this.index.search(some, { ...fuzzy, combineWith: 'OR' });
    const isProduct = ({ id }: Match) => this.documents.get(id)!.type === 'product';
    // The sort is stable.
    const inOrder = matches.toSorted((one, other) => Number(isProduct(other)) - Number(isProduct(one)));
    return this.responseOf(inOrder.slice(0, MAX_SEARCH_RESULTS));
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

function significantWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const significant = words.filter((word) => !stopWords.has(word));
  return (significant.length > 0 ? significant : words).slice(0, MAX_WORDS);
}

function wordsOf(text: string): string[] {
  return Array.from(searchWords(text), ({ word }) => word);
}

/** The number of typing errors accepted in a word. Numbers have none: 12 is not 16; nor have short words: 'vegan' is not 'began'. */
function maxEdits(word: string): number {
  if (!isText(word) || word.length < 6) return 0;
  return word.length < 7 ? 1 : 2;
}

function isText(word: string): boolean {
  return /\p{L}/u.test(word);
}
