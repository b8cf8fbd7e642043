import { brotliCompressSync, constants } from 'node:zlib';
import { render } from './entry-server';
import { variedProducts } from './testing/varied-products';

jest.mock('./ui/favicon.svg', () => '/favicon.svg');

let mockCarriesAll = false;
jest.mock('./app/shown-products', () => {
  const actual = jest.requireActual<typeof import('./app/shown-products')>('./app/shown-products');
  const keepShownProducts: typeof actual.keepShownProducts = (...page) =>
    mockCarriesAll ? undefined : actual.keepShownProducts(...page);
  return { keepShownProducts };
});
afterEach(() => (mockCarriesAll = false));

const manifest = { 'src/entry-client.tsx': { file: 'assets/site/entry.js' } };
/** What the style sheet, which is missing here, adds to a compressed page. Bytes. */
const STYLES = 12_000;

/** Renders a page of a site with these products, without its style sheet. */
function renderWith(products: unknown, url: string, others: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    '/api/products': products,
    '/api/site-settings': { siteName: 'AstaGuide' },
    '/api/evidence/changes': [],
    ...others,
  };
  const load = (path: string) =>
    Promise.resolve(path in answers ? { status: 200, body: answers[path] } : { status: 404, body: {} });
  return render({ url, publicUrl: 'https://site.example', load, manifest, styles: '' });
}

test('the comparison of a thousand products shows fifty, in less than 60 KB', async () => {
  const { status, html } = await renderWith(variedProducts(1000), '/comparison');
  expect([status, html.match(/<th scope="row"/g)!.length]).toEqual([200, 50]);
  // As the backend sends a page that it has just rendered.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  expect(brotliCompressSync(html, { params }).length + STYLES).toBeLessThan(60_000);
});

const [first, ...others] = variedProducts(1000);
const catalog = [first!, ...others].map((product) => ({
  ...product,
  ...(product.id === 400 && { bestFor: 'Tired eyes' }),
  ...(product.id === 500 && { bestFor: 'Beginners' }),
  ...(product.id === 700 && { isTopRanked: true }),
}));
const card = '<p>Text</p><figure data-product="600"></figure>';
const answers = {
  [`/api/products/slug/${first!.slug}`]: { ...first, htmlContent: card },
  '/api/blog/slug/cards': {
    id: 1,
    slug: 'cards',
    title: 'Cards',
    excerpt: 'Cards',
    content: card,
    category: 'EXPERT GUIDE',
    imageUrl: '/a.webp',
    published: true,
    publishedAt: '2026-01-01T00:00:00.000Z',
    changes: [],
    keywords: [],
    author: null,
    reviewer: null,
    checkedOn: null,
  },
};

const STATE = /<script id="page-state"[^>]*>(.*?)<\/script>/;
/** Ids of the products in the state, each once. */
const carried = (html: string) =>
  new Set([...STATE.exec(html)![1]!.matchAll(/"id":(\d+),"name":"[^"]* Astaxanthin/g)].map(([, id]) => id));
/** What a reader sees; the products that can be added to a comparison follow later. */
const seen = (html: string) => html.replace(STATE, '').replace(/<option[^>]*>.*?<\/option>/g, '');

test.each([
  ['/', 10],
  ['/best-for-athletes', 7],
  ['/best-for-eye-health', 7],
  ['/what-is-astaxanthin', 2],
  ['/eye-health-guide', 2],
  ['/skin-health-guide', 2],
  ['/athletic-performance-guide', 2],
  ['/beginners-guide', 2],
  ['/blog/cards', 3],
  [`/compare/${[others[0]!.slug, others[1]!.slug].toSorted().join('-vs-')}`, 3],
  [`/review/${first!.slug}`, 7],
])('of a thousand products, %s carries the at most %d that it and its popup show', async (url, most) => {
  const { status, html } = await renderWith(catalog, url, answers);
  expect(status).toBe(200);
  expect(carried(html).size).toBeGreaterThan(0);
  expect(carried(html).size).toBeLessThanOrEqual(most);
  mockCarriesAll = true;
  const whole = await renderWith(catalog, url, answers);
  expect(carried(whole.html).size).toBe(1000);
  expect(seen(html)).toBe(seen(whole.html));
});

test('of a thousand products, the page on the ranking carries only what its tables show of each', async () => {
  const others = {
    '/api/products/commission-rates': [],
    '/api/products/ranking': { scoreVersion: null, changes: [] },
  };
  const { html } = await renderWith(catalog, '/how-we-rank', others);
  mockCarriesAll = true;
  const whole = await renderWith(catalog, '/how-we-rank', others);
  const stateOf = (page: string) => STATE.exec(page)![1]!;
  expect(stateOf(html)).not.toContain('affiliateLink":"https://www.shop.example/astaxanthin-2-');
  expect(stateOf(html).length).toBeLessThan(stateOf(whole.html).length / 4);
  const body = (page: string) => /<body[\s\S]*<\/body>/.exec(seen(page))![0];
  expect(body(html)).toBe(body(whole.html));
});

test('a catalog of fifty products is carried whole, for the pages that follow', async () => {
  const { html } = await renderWith(catalog.slice(0, 50), '/');
  expect(carried(html).size).toBe(50);
});
