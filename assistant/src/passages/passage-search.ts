import type { Passage } from '@astaguide/content/passages';
import MiniSearch from 'minisearch';
import { stemOf } from '../stems';
import { fold, wordsOf, wordsOfLines } from '../fold';

/** Maximum number of passages per question. */
const MAX_FOUND = 12;

/** A passage of a page, or an answer of the owner, which may hold for one product only. */
export interface IndexedPassage extends Passage {
  /** The product that it is about; it is found only for questions about that product. */
  productId?: number;
  /** Whether the owner wrote it to answer its heading. */
  isWritten?: boolean;
}

/** A passage with its cover: the share of the question's words, weighted by their rarity, that it contains, 0 to 1. */
export interface FoundPassage extends IndexedPassage {
  cover: number;
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
      boost: { heading: 2, title: 0.5 },
      prefix: (stem) => stem.length > 3,
    },
  });
  /** In how many passages each stem occurs. */
  private readonly counts = new Map<string, number>();
  readonly words: ReadonlySet<string>;

  constructor(private readonly passages: readonly IndexedPassage[]) {
    this.search.addAll(passages.map((passage, id) => ({ ...passage, id })));
    const words = passages.map(wordsIn);
    this.words = new Set(words.flat());
    for (const list of words)
      for (const stem of new Set(list.map(stemOf))) this.counts.set(stem, (this.counts.get(stem) ?? 0) + 1);
  }

  /**
   * Finds the passages that match a question, those that cover most of it first.
   *
   * @param words the question's words without fillers
   * @param productIds the products that the question is about
   */
  find(words: readonly string[], productIds: readonly number[] = []): FoundPassage[] {
    const asked = [...new Set(words.map(stemOf))];
    if (asked.length === 0) return [];
    const whole = asked.reduce((sum, stem) => sum + this.weightOf(stem), 0);
    return this.search
      .search(words.join(' '), {
        filter: ({ id }) => isOpenTo(this.passages[id as number]!.productId, productIds),
      })
      .slice(0, 4 * MAX_FOUND)
      .map(({ id, score, match }) => {
        const covered = asked.filter((stem) => Object.hasOwn(match, stem));
        const cover = covered.reduce((sum, stem) => sum + this.weightOf(stem), 0) / whole;
        return { ...this.passages[id as number]!, score, cover };
      })
      .toSorted((one, other) => other.cover - one.cover)
      .slice(0, MAX_FOUND);
  }

  /** The owner's answer to a question in the same words; undefined if there is none. */
  findWritten(question: string, productIds: readonly number[]): IndexedPassage | undefined {
    const asked = fold(question);
    return this.passages.findLast(
      ({ heading, isWritten, productId }) =>
        isWritten && isOpenTo(productId, productIds) && fold(heading) === asked,
    );
  }

  /** The rarer a stem, the higher its weight; highest if it occurs nowhere. */
  private weightOf(stem: string): number {
    return Math.log(1 + this.passages.length / (1 + (this.counts.get(stem) ?? 0))) + 0.05;
  }
}

function isOpenTo(productId: number | undefined, productIds: readonly number[]): boolean {
  return productId === undefined || productIds.includes(productId);
}
