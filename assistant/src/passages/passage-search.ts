import type { Passage } from '@astaguide/content/passages';
import MiniSearch from 'minisearch';
import { fold, wordsOf, wordsOfLines } from '../fold';
import { stemOf } from '../stems';
import { alternativesOf, coverOf, stemsOf, WordWeights } from './word-weights';

/** Maximum number of passages per question. */
const MAX_FOUND = 24;
/** How much a heading counts against the text. */
const HEADING = 2;
/** The BM25 score from which a passage counts as found by all means. */
const FULL_SCORE = 40;

/** A passage of a page, or an answer of the owner, which may hold for one product only. */
export interface IndexedPassage extends Passage {
  /** The product that it is about; it is found only for questions about that product. */
  productId?: number;
  /** Whether the owner wrote it to answer its heading. */
  isWritten?: boolean;
}

/** A passage, and how well it answers. */
export interface FoundPassage {
  passage: IndexedPassage;
  /** The share of the question's words, weighted by their rarity, that it contains, 0 to 1. */
  cover: number;
  /** BM25, from 0 to 1. */
  score: number;
}

/** All words of a passage and its place, folded. */
export const wordsIn = ({ title, heading, text }: Passage): string[] =>
  wordsOfLines(`${title}\n${heading}\n${text}`);

/** A search index of passages that ranks by BM25, and knows how much of a question a passage covers. */
export class PassageSearch {
  private readonly search = new MiniSearch<IndexedPassage & { id: number }>({
    fields: ['heading', 'text', 'title'],
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: {
      boost: { heading: HEADING, title: 0.5 },
      prefix: (stem) => stem.length > 4,
      processTerm: alternativesOf,
    },
  });
  private readonly stems: readonly ReadonlySet<string>[];
  /** How rare words are on the site. */
  readonly weights: WordWeights;
  readonly words: ReadonlySet<string>;

  constructor(private readonly passages: readonly IndexedPassage[]) {
    this.search.addAll(passages.map((passage, id) => ({ ...passage, id })));
    const words = passages.map(wordsIn);
    this.stems = words.map((all) => new Set(all.map(stemOf)));
    this.weights = new WordWeights(this.stems);
    this.words = new Set(words.flat());
  }

  /**
   * Finds the passages that match a question, the best first.
   *
   * @param words the question's words without fillers
   * @param productIds the products that the question is about
   */
  find(words: readonly string[], productIds: readonly number[] = []): FoundPassage[] {
    if (words.length === 0) return [];
    const weighed = this.weights.weigh(words);
    return this.search
      .search(words.join(' '), {
        filter: ({ id }) => isOpenTo(this.passages[id as number]!.productId, productIds),
      })
      .slice(0, MAX_FOUND)
      .map(({ id, score }) => ({
        passage: this.passages[id as number]!,
        cover: coverOf(weighed, this.stems[id as number]!),
        score: Math.min(1, score / FULL_SCORE),
      }));
  }

  /** Whether any passage has a word or a synonym. */
  knows(word: string): boolean {
    return this.weights.has(word);
  }

  /** The passages at an address, such as '/faq#how-long'; without an anchor, all of the page. */
  at(address: string): readonly IndexedPassage[] {
    return this.passages.filter(
      ({ url }) => url === address || (!address.includes('#') && url.split('#', 1)[0] === address),
    );
  }

  /** How much of a question a passage covers, as in `find`. */
  coverOf(words: readonly string[], { title, heading, text }: Passage): number {
    return coverOf(this.weights.weigh(words), stemsOf(`${title}\n${heading}\n${text}`));
  }

  /** The owner's answers that hold for any product or for one of these, the newest first. */
  writtenFor(productIds: readonly number[]): IndexedPassage[] {
    return this.passages
      .filter(({ isWritten, productId }) => isWritten && isOpenTo(productId, productIds))
      .reverse();
  }

  /** The owner's answer to a question in the same words; undefined if there is none. */
  findWritten(question: string, productIds: readonly number[]): IndexedPassage | undefined {
    const asked = fold(question);
    return this.writtenFor(productIds).find(({ heading }) => fold(heading) === asked);
  }
}

function isOpenTo(productId: number | undefined, productIds: readonly number[]): boolean {
  return productId === undefined || productIds.includes(productId);
}
