import { LRUCache } from 'lru-cache';

/** Searches are unlimited in number; the lists that all pages need are far fewer than this. */
const MAX_ANSWERS = 1000;

/** An answer of the JSON API. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/**
 * Caches the API's answers to visitors without a session until content changes, because all pages need the same few
 * lists. Callers must not modify an answer.
 */
export class ApiAnswers {
  private answers = emptyCache();

  /** @param ask calls the API. Only answers with status 200 are cached */
  constructor(private readonly ask: (path: string) => Promise<ApiAnswer>) {}

  get(path: string): Promise<ApiAnswer> {
    const kept = this.answers.get(path);
    if (kept) return kept;
    const { answers } = this;
    const asking = this.ask(path);
    const forget = () => answers.delete(path);
    answers.set(path, asking);
    asking.then(({ status }) => status !== 200 && forget(), forget);
    return asking;
  }

  /** Content has changed: clears the cache. A pending answer is not cached. */
  clear(): void {
    this.answers = emptyCache();
  }
}

function emptyCache() {
  return new LRUCache<string, Promise<ApiAnswer>>({ max: MAX_ANSWERS });
}
