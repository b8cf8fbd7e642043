import { generatedCases } from '../analytics/site-zone';
import type { Site } from '@astaguide/testbed/launched-site';
import { ApiClient, until } from '../api-client';
import { BARE_PRODUCT } from './owner-input';
import { siteForTests } from '../site-for-tests';

let site: Site;
let owner: ApiClient;
siteForTests((started) => ({ site, owner } = started));

const visitor = () => new ApiClient(site.url);
const put = (id: number, body: unknown) => owner.call('PUT', `/api/products/${id}`, body);
const remove = (id: number) => owner.call('DELETE', `/api/products/${id}`);

/** Adds a product and returns the response. */
async function add(changes: object = {}) {
  const { status, body } = await owner.post('/api/products', { ...BARE_PRODUCT, ...changes });
  expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
  return body as { id: number; slug: string; version: number; name: string; placement: number | null };
}

describe('the slug', () => {
  test('is made of name and brand, with a number where it is taken', async () => {
    const products = [await add(), await add(), await add()];
    expect(products.map(({ slug }) => slug)).toEqual(['glow-6-aurea', 'glow-6-aurea-2', 'glow-6-aurea-3']);
    await remove(products[1]!.id);
    const fourth = await add();
    expect(fourth.slug).toBe('glow-6-aurea-2');
    for (const { id } of [products[0]!, products[2]!, fourth]) await remove(id);
  });

  test('is another one for each of many products saved at once', async () => {
    const products = await Promise.all(Array.from({ length: 12 }, () => add({ name: 'Rush' })));
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(12);
    for (const { id } of products) await remove(id);
  });

  test.each([
    ['no letter that a slug has', { name: '日本', brand: '海藻' }, ['product', 'product-2']],
    ['accents', { name: 'Żółty Größe', brand: 'É' }, ['zolty-grosse-e', 'zolty-grosse-e-2']],
  ])('is usable for a name with %s', async (_what, names, slugs) => {
    const products = [await add(names), await add(names)];
    expect(products.map(({ slug }) => slug)).toEqual(slugs);
    for (const { id, slug } of products) {
      expect((await visitor().get(`/review/${slug}`)).status).toBe(200);
      await remove(id);
    }
  });

  test('of the longest names is short enough to be sent back', async () => {
    const names = { name: 'ﬃ'.repeat(200), brand: 'b'.repeat(100) };
    const products = [await add(names), await add(names)];
    for (const product of products) {
      expect((await put(product.id, product)).status).toBe(200);
      await remove(product.id);
    }
  });

  test('stays when other values change, and follows the name', async () => {
    const { id } = await add();
    expect((await put(id, { ...BARE_PRODUCT, price: '1.00' })).body.slug).toBe('glow-6-aurea');
    expect((await put(id, { ...BARE_PRODUCT, name: 'GLOW (6)' })).body.slug).toBe('glow-6-aurea');
    expect((await put(id, { ...BARE_PRODUCT, name: 'Glow 8' })).body.slug).toBe('glow-8-aurea');
    expect((await put(id, { ...BARE_PRODUCT, slug: 'my-glow' })).body.slug).toBe('my-glow');
    expect((await put(id, BARE_PRODUCT)).body.slug).toBe('my-glow');
    await remove(id);
  });

  test('of another product is refused by name', async () => {
    const [first, second] = [await add({ slug: 'taken' }), await add()];
    const taken = expect.objectContaining({
      status: 409,
      errors: [{ path: 'slug', message: 'This slug is taken' }],
    });
    const created = await owner.post('/api/products', { ...BARE_PRODUCT, slug: 'taken' });
    expect([created.status, created.body]).toEqual([409, taken]);
    const updated = await put(second.id, { ...BARE_PRODUCT, slug: 'taken' });
    expect([updated.status, updated.body]).toEqual([409, taken]);
    expect((await put(first.id, { ...BARE_PRODUCT, slug: 'taken' })).status).toBe(200);
    await remove(first.id);
    expect((await put(second.id, { ...BARE_PRODUCT, slug: 'taken' })).status).toBe(200);
    await remove(second.id);
  });

  test('that a product had leads to it, until another product takes it', async () => {
    const lead = async (path: string) => {
      const { status, headers } = await visitor().get(path);
      return [status, headers.get('location')];
    };
    const { id } = await add({ name: 'First' });
    await put(id, { ...BARE_PRODUCT, name: 'Second' });
    await put(id, { ...BARE_PRODUCT, name: 'Third' });
    for (const former of ['first-aurea', 'second-aurea']) {
      expect(await lead(`/review/${former}`)).toEqual([301, '/review/third-aurea']);
      expect(await lead(`/product/${former}?utm_source=mail`)).toEqual([
        301,
        '/review/third-aurea?utm_source=mail',
      ]);
    }
    expect((await visitor().get('/review/third-aurea')).status).toBe(200);
    const other = await add({ name: 'First' });
    expect(other.slug).toBe('first-aurea');
    expect(await lead('/review/first-aurea')).toEqual([200, null]);
    expect(await lead('/product/first-aurea')).toEqual([301, '/review/first-aurea']);
    await put(id, { ...BARE_PRODUCT, name: 'Second' });
    expect(await lead('/review/second-aurea')).toEqual([200, null]);
    expect(await lead('/review/third-aurea')).toEqual([301, '/review/second-aurea']);
    await remove(id);
    expect((await visitor().get('/review/third-aurea')).status).toBe(404);
    await remove(other.id);
  });

  test('is compared at one address: alphabetical, with present slugs, and only of two to four products', async () => {
    const lead = async (path: string) => {
      const { status, headers } = await visitor().get(path);
      return [status, headers.get('location')];
    };
    const [one, other, both] = [
      await add({ slug: 'glow' }),
      await add({ slug: 'shine' }),
      await add({ slug: 'glow-vs-shine' }),
    ];
    const page = await visitor().get('/compare/glow-vs-shine');
    expect([page.status, page.headers.get('location')]).toEqual([200, null]);
    expect(page.text).toMatch(/<link rel="canonical" href="[^"]+\/compare\/glow-vs-shine"/);
    expect(await lead('/compare/shine-vs-glow?utm_source=mail')).toEqual([
      301,
      '/compare/glow-vs-shine?utm_source=mail',
    ]);
    expect(await lead('/compare/shine-vs-glow-vs-shine')).toEqual([301, '/compare/glow-vs-shine-vs-shine']);
    expect(await lead('/compare/glow-vs-shine-vs-shine')).toEqual([200, null]);
    await remove(both.id);
    await put(one.id, { ...BARE_PRODUCT, slug: 'zest' });
    expect(await lead('/compare/glow-vs-shine')).toEqual([301, '/compare/shine-vs-zest']);
    for (const none of ['shine', 'shine-vs-none', 'shine-vs-shine', 'glow-vs-zest', 'glow-vs-shine-vs-shine'])
      expect([none, ...(await lead(`/compare/${none}`))]).toEqual([none, 404, null]);
    await remove(one.id);
    await remove(other.id);
    expect(await lead('/compare/glow-vs-shine')).toEqual([404, null]);
  });

  test.each(['a%00b', '%F0%9F%8D%8A', 'A', 'a%2Fb', `${'a'.repeat(90)}`, '%ff'])(
    'that cannot be is nowhere: %s',
    async (slug) => {
      for (const path of ['/api/products/slug/', '/product/', '/review/', '/compare/']) {
        expect([400, 404]).toContain((await visitor().get(path + slug)).status);
      }
    },
  );
});

describe('edits at the same time', () => {
  test('an edit of an older version gets the current product', async () => {
    const product = await add();
    const { body: current } = await put(product.id, { ...product, price: '5.00' });
    const { status, body } = await put(product.id, { ...product, price: '6.00' });
    expect([status, body]).toEqual([409, expect.objectContaining({ status: 409, current })]);
    expect((await put(product.id, { ...BARE_PRODUCT, version: 2 ** 52 })).status).toBe(409);
    expect((await put(product.id, BARE_PRODUCT)).body.version).toBe(3);
    await remove(product.id);
  });

  test('of two saves of the same version, one succeeds and the other gets a conflict', async () => {
    let product = await add();
    for (let round = 0; round < 15; round++) {
      const answers = await Promise.all(
        ['1.00', '2.00'].map((price) => put(product.id, { ...product, price })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const kept = answers.find(({ status }) => status === 200)!.body;
      expect(answers.find(({ status }) => status === 409)!.body.current).toEqual(kept);
      expect(kept.version).toBe(product.version + 1);
      product = kept;
    }
    await remove(product.id);
  });
});

describe('the ranking', () => {
  const rank = (productIds: unknown) => owner.call('PUT', '/api/products/ranking', { productIds });
  const catalog = async () =>
    (await visitor().get('/api/products')).body as Awaited<ReturnType<typeof add>>[];

  test('is the order given; others have no rank, and only what moved has a new version', async () => {
    const before = await catalog();
    const [first, second, third] = before.map(({ id }) => id);
    const { status, body } = await rank([first, third, second]);
    expect(status).toBe(200);
    expect(body).toEqual(await catalog());
    const ranked = body.filter(({ placement }: { placement: number | null }) => placement !== null);
    expect(ranked.map(({ id }: { id: number }) => id)).toEqual([first, third, second]);
    expect(ranked.map(({ placement }: { placement: number }) => placement)).toEqual([1, 2, 3]);
    for (const { id, version, placement } of before) {
      const after = body.find((product: { id: number }) => product.id === id);
      expect([id, after.version]).toEqual([id, version + Number(after.placement !== placement)]);
    }
    expect((await rank(before.filter((product) => product.placement).map(({ id }) => id))).status).toBe(200);
    expect((await catalog()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('of a product that is not there is refused as a whole', async () => {
    const before = await catalog();
    const gone = await add();
    await remove(gone.id);
    for (const id of [gone.id, 999_999, 2 ** 40]) {
      const { status, body } = await rank([before[1]!.id, id]);
      expect([status, body.errors]).toEqual([
        422,
        [{ path: 'productIds.1', message: `There is no product ${id}` }],
      ]);
    }
    expect(await catalog()).toEqual(before);
  });

  test('has at most twenty products, each once', async () => {
    const ids = (await catalog()).map(({ id }) => id);
    expect((await rank([ids[0], ids[0]])).status).toBe(422);
    expect((await rank(Array.from({ length: 21 }, (_, index) => index + 1))).status).toBe(422);
    for (const value of [undefined, null, {}, ['1'], [0], [-1], [1.5], [null]]) {
      expect([value, (await rank(value)).status]).toEqual([value, 422]);
    }
  });
});

describe('a deleted product', () => {
  test('vanishes from list, page and sitemap, and its clicks keep its name', async () => {
    const product = await add({ name: 'Short-lived' });
    const path = `/review/${product.slug}`;
    expect((await visitor().get('/sitemap.xml')).text).toContain(path);
    expect((await visitor().get('/comparison')).text).toContain('Short-lived');
    const click = { productName: product.name, affiliateUrl: BARE_PRODUCT.affiliateLink };
    await visitor().track({ eventType: 'affiliate_click', eventData: click, productId: product.id });
    const summary = () => owner.get('/api/analytics/summary');
    const clicked = { productId: product.id, productName: 'Short-lived', clicks: 1 };
    await until(summary, ({ body }) => JSON.stringify(body.topProducts).includes('Short-lived'));

    const answer = await remove(product.id);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await visitor().get(path)).status).toBe(404);
    expect((await visitor().get(`/product/${product.id}`)).status).toBe(404);
    expect((await visitor().get('/sitemap.xml')).text).not.toContain(path);
    expect((await visitor().get('/comparison')).text).not.toContain('Short-lived');
    expect((await visitor().get('/api/products')).text).not.toContain('Short-lived');
    expect((await summary()).body.topProducts).toContainEqual(clicked);
    expect((await summary()).body.recentEvents[0]).toMatchObject({ product_name: 'Short-lived' });
    expect((await remove(product.id)).status).toBe(404);
    expect((await put(product.id, BARE_PRODUCT)).status).toBe(404);
  });

  test.each(['999999', '0', '-1', 'abc', '1e1', '2147483648', '99999999999999999999'])(
    'an unknown id is not found: %s',
    async (id) => {
      expect((await owner.call('PUT', `/api/products/${id}`, BARE_PRODUCT)).status).toBe(404);
      expect((await owner.call('DELETE', `/api/products/${id}`)).status).toBe(404);
    },
  );
});

/** Several rounds, because a stale cached page shows only in some of them. */
const ROUNDS = generatedCases(8);

test(
  'a change is on the very next page, every time',
  async () => {
    const { body: products } = await visitor().get('/api/products');
    const best = products[0];
    for (let round = 0; round < ROUNDS; round++) {
      const name = `Round ${round} Reef`;
      for (const path of ['/', '/comparison', `/review/${best.slug}`]) void visitor().get(path);
      expect((await put(best.id, { ...best, name, version: undefined })).status).toBe(200);
      for (const path of ['/', '/comparison', `/review/${best.slug}`]) {
        expect([path, (await visitor().get(path)).text]).toEqual([path, expect.stringContaining(name)]);
      }
    }
  },
  generatedCases(30_000),
);

describe('access', () => {
  const calls: [string, string, unknown][] = [
    ['POST', '/api/products', BARE_PRODUCT],
    ['PUT', '/api/products/1', BARE_PRODUCT],
    ['PUT', '/api/products/ranking', { productIds: [1] }],
    ['DELETE', '/api/products/1', undefined],
  ];

  test.each(calls)('%s %s is for the owner, from the site itself', async (method, path, body) => {
    const before = (await visitor().get('/api/products')).text;
    expect((await visitor().call(method, path, body)).status).toBe(401);
    const foreign = await owner.call(method, path, body, { origin: 'https://elsewhere.example' });
    expect([foreign.status, foreign.body.status]).toEqual([403, 403]);
    expect((await owner.call(method, path, body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await visitor().get('/api/products')).text).toBe(before);
  });

  test('refuses a body that is not JSON, too large or of another type, with the reason', async () => {
    for (const [method, path] of calls.slice(0, 3)) {
      const call = (body: string, type = 'application/json') =>
        owner.call(method, path, body, { 'content-type': type });
      expect((await call('{"name":')).status).toBe(400);
      expect(
        (await call(JSON.stringify({ ...BARE_PRODUCT, description: 'a'.repeat(1_100_000) }))).status,
      ).toBe(413);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html']) {
        expect([type, (await call('name=a', type)).status]).toEqual([type, 415]);
      }
      expect((await call('{"__proto__":{"name":"a"}}')).status).toBe(400);
    }
  });
});
