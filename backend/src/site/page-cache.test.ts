import { PageCache } from './page-cache';

/** A renderer that counts, and may be held back. */
function renderer() {
  const state = { runs: 0, status: 200, gate: Promise.resolve() };
  const render = async (key: string) => {
    state.runs += 1;
    const run = state.runs;
    await state.gate;
    return { status: state.status, html: `${key} ${run}` };
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

test('an error page is not kept', async () => {
  const { cache, state } = renderer();
  state.status = 503;
  await cache.get('/');
  await cache.get('/');
  expect(state.runs).toBe(2);
});

test('the page that nobody asked for the longest gives way', async () => {
  const { cache, state } = renderer();
  await cache.get('/');
  for (let page = 1; page < 1000; page++) await cache.get(`/?page=${page}`);
  await cache.get('/');
  await cache.get('/?page=1000');
  expect(state.runs).toBe(1001);
  await cache.get('/');
  expect(state.runs).toBe(1001);
  await cache.get('/?page=1');
  expect(state.runs).toBe(1002);
});
