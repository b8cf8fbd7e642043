import type { Site } from '@astaguide/testbed/launched-site';
import { ApiClient } from '../api-client';
import { newVisitor } from '../chat/chat-client';
import { siteForTests } from '../site-for-tests';

let site: Site;
let owner: ApiClient;
siteForTests((shared) => ({ site, owner } = shared));

/** A rate and an amount per sale that occur nowhere else; above 59, so that it is no second of a time either. */
const ODD = '73.64';
const RATES = '/api/products/commission-rates';

const visitor = () => new ApiClient(site.url);
const publish = (publishCommissions: boolean) =>
  owner.call('PUT', '/api/site-settings', { publishCommissions });

beforeAll(async () => {
  const { body: products } = await visitor().get('/api/products');
  for (const { id } of products as { id: number }[]) {
    const { status } = await owner.call('PUT', `/api/earnings/commissions/${id}`, {
      validFrom: '2026-01-01',
      kind: id % 2 === 0 ? 'rate' : 'fixed',
      value: ODD,
    });
    expect(status).toBe(200);
  }
});

/** Every GET of the API that answers visitors, about a product and an article that exist. */
async function publicCalls(): Promise<string[]> {
  const { body: document } = await visitor().get('/api/openapi.json');
  const { body: products } = await visitor().get('/api/products');
  const { body: posts } = await visitor().get('/api/blog?published=true');
  return Object.entries(document.paths as Record<string, object>)
    .filter(([, methods]) => 'get' in methods)
    .map(([path]) => {
      const { slug } = path.startsWith('/api/blog') ? posts[0] : products[0];
      return path.replace('{slug}', slug).replace(/\{\w+\}/g, String(products[0].id));
    });
}

async function publicPages(): Promise<string[]> {
  const { text } = await visitor().get('/sitemap.xml');
  const pages = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const { body: products } = await visitor().get('/api/products');
  const [first, second] = (products as { slug: string }[]).map(({ slug }) => slug).toSorted();
  return [
    ...pages,
    `/compare/${first}-vs-${second}`,
    '/search?q=commission',
    '/api/search?q=commission',
    '/feed.xml',
  ];
}

/** Those of the addresses whose answer has the rate. */
async function leaks(addresses: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) if ((await visitor().get(address)).text.includes(ODD)) found.push(address);
  return found;
}

test('no page and no answer of the API has a commission rate, unless the owner publishes it', async () => {
  const addresses = [...(await publicPages()), ...(await publicCalls())];
  expect(addresses).toEqual(expect.arrayContaining(['/how-we-rank', RATES, '/api/social-proof']));
  expect(await leaks(addresses)).toEqual([]);
  const page = (await visitor().get('/how-we-rank')).text;
  expect(page).not.toContain('Not stated');
  expect((await publish(true)).status).toBe(200);
  expect(await leaks(addresses)).toEqual(['/how-we-rank', RATES]);
  await publish(false);
  expect(await leaks(addresses)).toEqual([]);
});

test.each([
  'How much commission do you earn?',
  'What is the commission rate of the Hawaiian Astaxanthin 12mg?',
  'Which product pays you most?',
  'Do you get paid if I buy something?',
])('the assistant does not say it: %s', async (question) => {
  const { status, body } = await newVisitor(site.url).ask(question);
  expect([status, JSON.stringify(body).includes(ODD)]).toEqual([200, false]);
});

test('the signed-in owner sees the rates in the dashboard', async () => {
  const { body } = await owner.get('/api/earnings/commissions');
  expect(body[0].commissions).toEqual([expect.objectContaining({ value: ODD })]);
  expect((await visitor().get('/api/earnings/commissions')).status).toBe(401);
});
