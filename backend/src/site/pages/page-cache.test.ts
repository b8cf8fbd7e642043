import { createHash } from 'node:crypto';
import { PageCache } from './page-cache';
import type { SendablePage } from './sendable-page';

/** A renderer that counts, and may be held back. */
function renderer() {
  const state = { runs: 0, status: 200, isOneOff: false, gate: Promise.resolve() };
  const render = async (key: string) => {
    state.runs += 1;
    const run = state.runs;
    await state.gate;
    return { status: state.status, isOneOff: state.isOneOff, html: `${key} ${run}` };
  };
  return { state, cache: new PageCache(render) };
}

const text = async (cache: PageCache, key: string) =>
  (await (await cache.get(key)).body('identity')).toString();

test('a page is rendered once until content changes', async () => {
  const { cache } = renderer();
  expect(await text(cache, '/')).toBe('/ 1');
  expect(await text(cache, '/')).toBe('/ 1');
  cache.clear();
  expect(await text(cache, '/')).toBe('/ 2');
});

test('requests at once share one rendering', async () => {
  const { cache, state } = renderer();
  await Promise.all(Array.from({ length: 20 }, () => cache.get('/')));
  expect(state.runs).toBe(1);
});

test('a rendering that began before a change is not kept', async () => {
  const { cache, state } = renderer();
  let open: () => void = () => undefined;
  state.gate = new Promise((resolve) => (open = resolve));
  const stale = text(cache, '/');
  cache.clear();
  open();
  expect(await stale).toBe('/ 1');
  expect(await text(cache, '/')).toBe('/ 2');
});

test('a page with addresses without number, such as a search, is not kept', async () => {
  const { cache, state } = renderer();
  state.isOneOff = true;
  await cache.get('/search?q=skin');
  await cache.get('/search?q=skin');
  expect(state.runs).toBe(2);
});

test('an error page is not kept', async () => {
  const { cache, state } = renderer();
  state.status = 503;
  await cache.get('/');
  await cache.get('/');
  expect(state.runs).toBe(2);
});

describe('pages that hold more together than the cache may', () => {
  const MAX_BYTES = 100_000;
  /** Ten kilobytes that hardly compress. */
  const page = (key: string) =>
    Promise.resolve({
      status: 200,
      html: key + createHash('shake256', { outputLength: 5000 }).update(key).digest('hex'),
    });

  test('never exceed it, also with the codings that are made later', async () => {
    const cache = new PageCache(page, MAX_BYTES);
    const made: [key: string, page: SendablePage][] = [];
    for (let number = 0; number < 100; number++) {
      const key = `/?page=${number}`;
      const sendable = await cache.get(key);
      for (const coding of ['br', 'gzip'] as const) await sendable.body(coding);
      made.unshift([key, sendable]);
    }
    let held = 0;
    for (const [key, sendable] of made) {
      // The first that is another was dropped, as were all before it.
      if ((await cache.get(key)) !== sendable) break;
      const sizes = (['identity', 'br', 'gzip'] as const).map(async (coding) => sendable.body(coding));
      held += (await Promise.all(sizes)).reduce((sum, { length }) => sum + length, 0);
    }
    expect(held).toBeLessThanOrEqual(MAX_BYTES);
    expect(held).toBeGreaterThan(MAX_BYTES * 0.6);
  });

  test('are dropped, the least recently used first', async () => {
    const asked: string[] = [];
    const cache = new PageCache((key) => {
      asked.push(key);
      return page(key);
    }, MAX_BYTES);
    for (let number = 0; number < 20; number++) {
      await cache.get(`/?page=${number}`);
      await cache.get('/?page=0');
    }
    expect(asked).toHaveLength(20);
    await cache.get('/?page=1');
    expect(asked).toHaveLength(21);
  });
});
