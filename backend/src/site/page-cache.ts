import { SendablePage, type RenderedPage } from './sendable-page';

/** Pages kept at the most; about 150 KB each in all codings. */
const MAX_PAGES = 1000;

/**
 * Rendered pages, kept until content changes. Requests for a page that is being rendered wait for that one
 * rendering. A rendering that began before a change is sent to those who waited, but not kept.
 */
export class PageCache {
  private pages = new Map<string, Promise<SendablePage>>();

  /** @param render makes a page; only pages with status 200 are kept */
  constructor(private readonly render: (key: string) => Promise<RenderedPage>) {}

  /** @param key what the page is rendered from */
  get(key: string): Promise<SendablePage> {
    const { pages } = this;
    const kept = pages.get(key);
    if (kept) {
      // A Map keeps the order of insertion: the first key is that of the page nobody asked for the longest.
      pages.delete(key);
      pages.set(key, kept);
      return kept;
    }
    const rendering = this.render(key).then((page) => new SendablePage(page));
    const forget = () => {
      if (pages.get(key) === rendering) pages.delete(key);
    };
    pages.set(key, rendering);
    rendering.then((page) => page.status !== 200 && forget(), forget);
    if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value!);
    return rendering;
  }

  /** Content changed: every page is rendered anew when it is asked for next. */
  clear(): void {
    this.pages = new Map();
  }
}
