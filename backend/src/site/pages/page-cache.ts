import { LRUCache } from 'lru-cache';
import { SendablePage, type RenderedPage } from './sendable-page';

/** Maximum size of the cache, with all encodings. Bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * An LRU cache of rendered pages, invalidated when content changes. Concurrent requests for a page share one rendering.
 * A rendering that started before a change is sent, but not cached.
 */
export class PageCache {
  private readonly kept: LRUCache<string, SendablePage>;
  private rendering = new Map<string, Promise<SendablePage>>();

  /**
   * @param render renders a page; only pages with status 200 that are not one-off are cached
   * @param maxBytes maximum size of all cached pages
   */
  constructor(
    private readonly render: (key: string) => Promise<RenderedPage>,
    maxBytes = MAX_BYTES,
  ) {
    this.kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  }

  /** @param key identifies everything that the page depends on */
  get(key: string): Promise<SendablePage> {
    const page = this.kept.get(key);
    if (page) return Promise.resolve(page);
    const { rendering } = this;
    const underWay = rendering.get(key);
    if (underWay) return underWay;
    const made = this.make(key, rendering).finally(() => rendering.delete(key));
    rendering.set(key, made);
    return made;
  }

  /** Invalidates every page after a change of content. */
  clear(): void {
    this.kept.clear();
    this.rendering = new Map();
  }

  private async make(key: string, rendering: typeof this.rendering): Promise<SendablePage> {
    const page: SendablePage = new SendablePage(await this.render(key), () => this.measureAgain(key, page));
    const isKept = page.status === 200 && !page.isOneOff;
    if (isKept && rendering === this.rendering) this.kept.set(key, page);
    return page;
  }

  /** The cache measures an entry once, when it is added. */
  private measureAgain(key: string, page: SendablePage): void {
    if (this.kept.peek(key) !== page) return;
    this.kept.delete(key);
    this.kept.set(key, page);
  }
}
