import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Content codings a page is kept in. */
export type Coding = 'br' | 'gzip' | 'identity';

/** A rendered page, ready to send. */
export interface CachedPage {
  status: number;
  location: string | undefined;
  /** A strong validator of the uncompressed page. */
  etag: string;
  bodies: Record<Coding, Buffer>;
}

/** Pages kept at the most; about 80 KB each in all codings. */
const MAX_PAGES = 1000;

/**
 * Rendered pages, kept until content changes. Requests for a page that is being rendered wait for that one
 * rendering. A rendering that began before a change is sent to those who waited, but not kept.
 */
export class PageCache {
  private pages = new Map<string, Promise<CachedPage>>();

  /** @param render makes a page; only pages with status 200 are kept */
  constructor(
    private readonly render: (key: string) => Promise<{ status: number; html: string; location?: string }>,
  ) {}

  /** @param key path and query */
  get(key: string): Promise<CachedPage> {
    const kept = this.pages.get(key);
    if (kept) return kept;
    const { pages } = this;
    const rendering = this.render(key).then(pack);
    const forget = () => {
      if (pages.get(key) === rendering) pages.delete(key);
    };
    pages.set(key, rendering);
    rendering.then((page) => page.status !== 200 && forget(), forget);
    // A Map keeps the order of insertion: the first key is the oldest page.
    if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value!);
    return rendering;
  }

  /** Content changed: every page is rendered anew when it is asked for next. */
  clear(): void {
    this.pages = new Map();
  }
}

async function pack(page: { status: number; html: string; location?: string }): Promise<CachedPage> {
  const identity = Buffer.from(page.html);
  const [br, gzipped] = await Promise.all([
    // Quality 5 is where brotli beats gzip in size at about gzip's speed.
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status: page.status, location: page.location, etag, bodies: { br, gzip: gzipped, identity } };
}

/** The best coding that the browser takes. */
export function chooseCoding(acceptEncoding: string | undefined): Coding {
  const accepted = (acceptEncoding ?? '').split(',').filter((entry) => !/;\s*q=0(\.0+)?\s*$/.test(entry));
  const names = new Set(accepted.map((entry) => entry.split(';', 1)[0]!.trim().toLowerCase()));
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : 'identity';
}
