import type { Site } from '@astaguide/testbed/launched-site';
import { ApiClient } from '../api-client';
import { BARE_PRODUCT, PRODUCT } from './owner-input';
import { accepted, refused, requiredFields } from './product-values';
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

describe('a product', () => {
  test('is answered as it was entered, with what the server adds', async () => {
    const { status, body } = await owner.post('/api/products', PRODUCT);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...PRODUCT,
      id: expect.any(Number),
      slug: 'glow-6-aurea',
      version: 1,
      brokenLinks: [],
    });
    expect((await visitor().get('/api/products/slug/glow-6-aurea')).body).toEqual(body);
    await remove(body.id);
  });

  test('needs no more than its required fields, and has the stated defaults', async () => {
    const product = await add({ name: 'Bare' });
    expect(product).toMatchObject({
      reviewCount: 0,
      features: [],
      benefits: [],
      inStock: true,
      featured: false,
      isTopRanked: false,

      badge: null,
      placement: null,
      servings: null,
      htmlContent: null,
      affiliateLinkDe: null,
      ageRange: null,
    });
    await remove(product.id);
  });

  test('has a cost per mg and day on its review where the servings of its pack are given, and none elsewhere', async () => {
    const reviewOf = async ({ slug }: { slug: string }) => {
      const html = await (await fetch(`${site.url}/review/${slug}`)).text();
      return html.replaceAll('<!-- -->', '');
    };
    const given = await add({ name: 'Counted', servings: 60 });
    expect(await reviewOf(given)).toMatch(/Cost per mg<.*>6\.9¢<.*>\$0\.42 a day at one serving a day</s);
    const none = await add({ name: 'Uncounted' });
    const html = await reviewOf(none);
    expect(html).toContain('Unknown: the number of servings in the pack is not given.');
    expect(html).not.toMatch(/¢|a day at one serving/);
    for (const review of [html, await reviewOf(given)]) {
      expect(review).toMatch(/Price ÷ mg per serving.{0,300}\$4\.15/s);
    }
    await Promise.all([remove(given.id), remove(none.id)]);
  });

  test('takes what it is answered back, with a change in it', async () => {
    const { body: product } = await owner.post('/api/products', PRODUCT);
    const { status, body } = await put(product.id, { ...product, price: '9.5' });
    const today = new Date().toISOString().slice(0, 10);
    // A new price was checked today.
    expect([status, body]).toEqual([200, { ...product, price: '9.50', priceCheckedOn: today, version: 2 }]);
    await remove(product.id);
  });

  test('loses what an update leaves out', async () => {
    const { body: product } = await owner.post('/api/products', PRODUCT);
    const { body } = await put(product.id, BARE_PRODUCT);
    expect(body).toMatchObject({
      ...BARE_PRODUCT,
      badge: null,
      placement: null,
      servings: null,
      features: [],
      reviewCount: 0,
    });
    await remove(product.id);
  });

  test('keeps what only the server may say', async () => {
    const foreign = {
      id: 1,
      version: 77,
      deletedAt: '2020-01-01T00:00:00Z',
      createdAt: '2020-01-01T00:00:00Z',
    };
    const product = await add({ name: 'Mass', ...foreign });
    expect(product.id).not.toBe(1);
    expect(product.version).toBe(1);
    const { status, body } = await put(product.id, {
      ...BARE_PRODUCT,
      ...foreign,
      version: 1,
      name: 'Mass',
    });
    expect([status, body.id, body.version]).toEqual([200, product.id, 2]);
    expect((await visitor().get(`/api/products/slug/${product.slug}`)).status).toBe(200);
    expect(Object.keys(body)).not.toContain('deletedAt');
    await remove(product.id);
  });
});

describe('what a product may be', () => {
  test.each(requiredFields)('%s is required', async (field, message) => {
    for (const value of [undefined, '', ' \n', null]) {
      const { status, body } = await owner.post('/api/products', { ...BARE_PRODUCT, [field]: value });
      expect([value, status]).toEqual([value, 422]);
      expect(body.errors).toContainEqual({ path: field, message });
    }
  });

  test.each(refused)('%s: %s is refused', async (field, _what, value) => {
    const { status, headers, body } = await owner.post('/api/products', { ...BARE_PRODUCT, [field]: value });
    expect(status).toBe(422);
    expect(headers.get('content-type')).toMatch('application/problem+json');
    expect(body.errors.map(({ path }: { path: string }) => path.split('.')[0])).toEqual([field]);
  });

  test('an update is refused by the same rules, and changes nothing', async () => {
    const product = await add({ name: 'Steady' });
    for (const [field, what, value] of refused) {
      const { status } = await put(product.id, { ...BARE_PRODUCT, [field]: value });
      expect([field, what, status]).toEqual([field, what, 422]);
    }
    expect((await visitor().get(`/api/products/slug/${product.slug}`)).body).toEqual(product);
    await remove(product.id);
  });

  test.each(accepted)('%s: %s is kept', async (field, _what, value, answered = value) => {
    const product = await add({ [field]: value });
    expect(product).toMatchObject({ [field]: answered });
    expect((await visitor().get(`/api/products/slug/${product.slug}`)).body).toEqual(product);
    const again = await put(product.id, product);
    expect([again.status, again.body]).toEqual([200, { ...product, version: 2 }]);
    await remove(product.id);
  });

  test('a body that is no object is refused', async () => {
    for (const body of ['null', '[]', '"a"', '1']) {
      expect([body, (await owner.post('/api/products', body)).status]).toEqual([body, 422]);
    }
    expect((await owner.post('/api/products')).status).toBe(422);
  });
});

test('the description of the API says what a product may be', async () => {
  const { body: document } = await visitor().get('/api/openapi.json');
  const { properties, required } = document.components.schemas.ProductInputDto;
  expect(required.sort()).toEqual(Object.keys(BARE_PRODUCT).sort());
  expect(Object.keys(properties).sort()).toEqual([...Object.keys(PRODUCT), 'slug', 'version'].sort());
  expect(properties.price.anyOf.map(({ type }: { type: string }) => type)).toEqual(['string', 'number']);
  expect(properties.affiliateLinkDe).toMatchObject({ type: 'string', nullable: true });
});
