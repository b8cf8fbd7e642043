import type { Site } from '@astaguide/testbed/launched-site';
import { ApiClient } from '../api-client';
import { BARE_PRODUCT, PRODUCT, UNSTORABLE } from './owner-input';
import { siteForTests } from '../site-for-tests';

const long = (length: number) => 'a'.repeat(length);

/** Required fields, with the message for a missing value. */
const requiredFields: [field: string, message: string][] = [
  ['name', 'Name is required'],
  ['brand', 'Brand is required'],
  ['potency', 'Potency is required'],
  ['source', 'Source is required'],
  ['price', 'Price is required'],
  ['rating', 'Rating is required'],
  ['affiliateLink', 'Affiliate link is required'],
  ['imageUrl', 'Image URL is required'],
  ['description', 'Description is required'],
  ['bestFor', 'Best for is required'],
];

const texts: [field: string, longest: number][] = [
  ['name', 200],
  ['brand', 100],
  ['description', 5000],
  ['potency', 50],
  ['source', 100],
  ['bestFor', 200],
  ['badge', 500],
  ['keywords', 500],
  ['couponCode', 500],
  ['couponDescription', 500],
  ['couponDiscount', 500],
  ['category', 500],
  ['ageRange', 500],
  ['form', 50],
  ['allergens', 200],
  ['testedBy', 100],
  ['testedBatch', 100],
  ['verdict', 600],
  ['notFor', 200],
];
const links = ['certificateUrl', 'affiliateLinkDe', 'affiliateLinkEs', 'affiliateLinkNl', 'affiliateLinkPl'];
const lists = ['features', 'benefits'];
const switches = ['inStock', 'featured', 'isTopRanked'];

/** Invalid values of product fields. */
const refused: [field: string, what: string, value: unknown][] = [
  ...texts.flatMap(([field, longest]): [string, string, unknown][] => [
    [field, 'too long', long(longest + 1)],
    [field, 'a number', 6],
    ...UNSTORABLE.map(([what, text]): [string, string, unknown] => [field, what, text]),
  ]),
  ...['affiliateLink', ...links].flatMap((field): [string, string, unknown][] => [
    [field, 'no address', 'shop'],
    [field, 'a path', '/shop'],
    [field, 'a script', 'javascript:alert(1)'],
    [field, 'another scheme', 'ftp://shop.example/a'],
    [field, 'too long', `https://shop.example/${long(2000)}`],
    [field, 'U+0000', 'https://shop.example/\u0000'],
  ]),
  ['imageUrl', 'a file name', 'a.png'],
  ['imageUrl', 'a script', 'javascript:alert(1)'],
  ['imageUrl', 'data', 'data:image/png;base64,AAAA'],
  ['imageUrl', 'another host by two slashes', '//pictures.example/a.png'],
  ['imageUrl', 'another host by a backslash', '/\\pictures.example/a.png'],
  ['imageUrl', 'too long', `/${long(2000)}`],
  ['price', 'negative', '-0.01'],
  ['price', 'three decimal places', '1.999'],
  ['price', 'nine digits before the point', '100000000'],
  ['price', 'in words', 'ten'],
  ['price', 'with its currency', '$10'],
  ['price', 'an exponent', '1e3'],
  ['price', 'true', true],
  ['rating', 'below 1', '0.9'],
  ['rating', 'above 5', '5.1'],
  ['rating', 'two decimal places', '4.65'],
  ['rating', 'a number above 5', 6],
  ['reviewCount', 'negative', -1],
  ['reviewCount', 'a fraction', 1.5],
  ['reviewCount', 'text', '5'],
  ['reviewCount', 'more than can be counted', 2_147_483_648],
  ['placement', '0', 0],
  ['placement', '21', 21],
  ['placement', 'a fraction', 1.5],
  ['placement', 'text', '1'],
  ['servings', 'none at all', 0],
  ['servings', 'more than a pack holds', 10_001],
  ['servings', 'a fraction', 30.5],
  ['servings', 'text', '60'],
  ['capsule', 'of another material', 'Glass'],
  ['testedOn', 'no day', '2026-02-30'],
  ['testedOn', 'a moment', '2026-02-20T10:00:00Z'],
  ['testedOn', 'a day to come', '2099-01-01'],
  ['measuredMg', 'negative', '-1'],
  ['measuredMg', 'three decimal places', '6.123'],
  ['measuredMg', 'too high', '10000'],
  ...lists.flatMap((field): [string, string, unknown][] => [
    [field, 'text', 'a\nb'],
    [field, 'a blank line', ['a', ' ']],
    [field, 'a line too long', [long(501)]],
    [field, 'too many lines', Array(101).fill('a')],
    [field, 'a line that cannot be stored', ['a\u0000']],
  ]),
  ...switches.map((field): [string, string, unknown] => [field, 'text', 'true']),
  ['htmlContent', 'too long', long(200_001)],
  ['htmlContent', 'too long once it is made safe', '<'.repeat(60_000)],
  ['htmlContent', 'too deep', '<b>'.repeat(2000)],
  ['htmlContent', 'U+0000', '<p>\u0000</p>'],
  ['slug', 'empty', ''],
  ['slug', 'capitals', 'Glow'],
  ['slug', 'two hyphens', 'a--b'],
  ['slug', 'a hyphen at its end', 'a-'],
  ['slug', 'a slash', 'a/b'],
  ['slug', 'an accent', 'é'],
  ['slug', 'too long', long(201)],
  ['version', 'text', '1'],
  ['version', 'a fraction', 1.5],
];

/** Valid values at the limits, and the stored value where it differs. */
const accepted: [field: string, what: string, value: unknown, answered?: unknown][] = [
  ...texts.flatMap(([field, longest]): [string, string, unknown, unknown?][] => [
    [field, 'one character', 'a'],
    [field, 'the longest', long(longest)],
    [field, 'white space around', ' a\n', 'a'],
    [field, 'any script', '日本 ü 𝒳 <b>&'],
  ]),
  ...links.flatMap((field): [string, string, unknown, unknown?][] => [
    [field, 'http', 'http://shop.example/a'],
    [field, 'emptied', '', null],
    [field, 'null', null],
  ]),
  ['affiliateLink', 'http', 'http://shop.example'],
  ['imageUrl', 'a path', '/uploads/a.webp'],
  ['imageUrl', 'an outside address', 'https://pictures.example/a.png?w=1'],
  ['price', 'nothing', '0', '0.00'],
  ['price', 'a number', 29.9, '29.90'],
  ['price', 'the highest', '99999999.99'],
  ['rating', 'the lowest', 1, '1.0'],
  ['rating', 'the highest', '5', '5.0'],
  ['reviewCount', 'none', 0],
  ['reviewCount', 'the most', 2_147_483_647],
  ['placement', 'the best', 1],
  ['placement', 'the last', 20],
  ['placement', 'none', null],
  ['servings', 'one', 1],
  ['servings', 'the most', 10_000],
  ['servings', 'none given', null],
  ['capsule', 'not stated', null],
  ['testedOn', 'a leap day', '2024-02-29'],
  ['testedOn', 'none', null],
  ['measuredMg', 'a number', 6.1, '6.10'],
  ['measuredMg', 'none', null],
  ['features', 'none', []],
  ['features', 'the most lines', Array(100).fill('a')],
  ['benefits', 'the longest line', [long(500)]],
  ['badge', 'emptied', ' ', null],
  ['htmlContent', 'the longest', long(200_000)],
  ['htmlContent', 'nothing to see', '<p> </p>', null],
  ['htmlContent', 'a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['slug', 'one character', 'g'],
  ['slug', 'the longest', long(200)],
];

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
    const review = await reviewOf(given);
    expect(review).toMatch(/Cost per mg<.*>6\.9¢</s);
    expect(review).toContain('>$0.42 a day at one serving a day<');
    const none = await add({ name: 'Uncounted' });
    const html = await reviewOf(none);
    expect(html).toContain('Unknown: the number of servings in the pack is not given.');
    expect(html).not.toMatch(/¢|a day at one serving/);
    for (const one of [html, review]) {
      expect(one).toMatch(/Price ÷ mg per serving.{0,300}\$4\.15/s);
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
