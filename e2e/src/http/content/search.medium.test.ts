import type { Site } from '@astaguide/testbed/launched-site';
import { searchTypes, type SearchResult } from '@astaguide/contracts/site/search';
import { ApiClient } from '../api-client';
import { POST, PRODUCT } from './owner-input';
import { siteForTests } from '../site-for-tests';

let site: Site;
let owner: ApiClient;
let visitor: ApiClient;
siteForTests((shared) => {
  ({ site, owner } = shared);
  visitor = new ApiClient(site.url);
});

async function search(text: string): Promise<SearchResult[]> {
  const { status, body } = await visitor.get(`/api/search?q=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return body.results as SearchResult[];
}
const titles = async (text: string) => (await search(text)).map(({ title }) => title);
const page = (text: string) => visitor.get(`/search?q=${encodeURIComponent(text)}`);

test('each kind of content is found, at an address that exists', async () => {
  const queries = ['hawaian', 'how much a day', 'skin', 'medicines', 'Tominaga 2012'];
  const results = (await Promise.all(queries.map(search))).flat();
  expect(new Set(results.map(({ type }) => type))).toEqual(new Set(searchTypes));
  for (const { url, title, excerpt } of results) {
    expect([title, excerpt]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/^.{20,162}$/)]);
    const { pathname, hash } = new URL(url, site.url);
    const { status, text } = await visitor.get(pathname);
    const isThere = hash === '' || text.includes(`id="${hash.slice(1)}"`);
    expect([url, status, isThere]).toEqual([url, 200, true]);
  }
});

test('the next answer and page have the product as it is now, without what its review does not show', async () => {
  const hidden = {
    keywords: 'numbat',
    couponCode: 'BILBY',
    affiliateLink: 'https://dingo.example/',
    category: 'kookaburra',
  };
  const { body: product } = await owner.post('/api/products', { ...PRODUCT, ...hidden });
  for (const shown of ['Glow 6', 'aurea', 'gentle start', 'sixty', 'nothing tastes']) {
    expect([shown, await titles(shown)]).toEqual([shown, expect.arrayContaining(['Glow 6'])]);
  }
  for (const word of ['numbat', 'bilby', 'dingo', 'kookaburra'])
    expect([word, await titles(word)]).toEqual([word, []]);
  for (let round = 0; round < 5; round++) {
    const name = `Quokka ${'abcde'[round]!.repeat(4)}`;
    expect((await owner.call('PUT', `/api/products/${product.id}`, { ...PRODUCT, name })).status).toBe(200);
    expect(await titles('quokka')).toEqual([name]);
    expect((await page('quokka')).text).toContain(`</mark>${name.slice(6)}`);
  }
  await owner.call('DELETE', `/api/products/${product.id}`);
  expect(await titles('quokka')).toEqual([]);
  expect((await page('quokka')).text).toContain('Nothing found');
});

test('an article is found while it is published, by words of its text and not of its markup', async () => {
  const draft = { ...POST, published: false, content: '<p>Turn the <em>wombat</em> around.</p>' };
  const { body: post } = await owner.post('/api/blog', draft);
  expect(await titles('wombat')).toEqual([]);
  await owner.call('PUT', `/api/blog/${post.id}`, { ...draft, published: true });
  expect(await search('wombat')).toEqual([
    {
      type: 'article',
      title: POST.title,
      url: `/blog/${POST.slug}`,
      excerpt: `${POST.excerpt} Turn the wombat around.`,
    },
  ]);
  await owner.call('PUT', `/api/blog/${post.id}`, draft);
  expect(await titles('wombat')).toEqual([]);
  await owner.call('DELETE', `/api/blog/${post.id}`);
});

test('an empty search finds nothing, and one that is no text is refused', async () => {
  for (const query of ['', '?q=', '?q=%20', '?q=...']) {
    const { status, body } = await visitor.get(`/api/search${query}`);
    expect([query, status, body]).toEqual([query, 200, { results: [], terms: [] }]);
  }
  expect((await visitor.get(`/api/search?q=${'a'.repeat(200)}`)).status).toBe(200);
  for (const query of [`q=${'a'.repeat(201)}`, 'q=%00', 'q=a&q=b']) {
    const { status, headers, body } = await visitor.get(`/api/search?${query}`);
    expect([query, status]).toEqual([query, 422]);
    expect(headers.get('content-type')).toMatch('application/problem+json');
    expect(body.errors).toEqual([{ path: 'q', message: expect.any(String) }]);
  }
});

test('the page is rendered for any query, and kept out of search engines', async () => {
  const texts = ['', ' ', 'skin', 'a'.repeat(300), '\0', '<script>alert(1)</script>', '%', '&amp;'];
  for (const text of texts) {
    const { status, text: html } = await page(text);
    expect([text, status]).toEqual([text, 200]);
    expect(html).toMatch(/<title>Search[^<]* \| AstaGuide<\/title>/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('<script>alert');
  }
  expect((await page('skin')).text).toMatch(/<title>Search: skin \|/);
  expect((await visitor.get('/sitemap.xml')).text).not.toContain('/search');
});

test('the owner sees searches without results, most frequent first, without what could identify a person', async () => {
  const missed = async () =>
    (await owner.get('/api/search/misses')).body as { query: string; times: number }[];
  for (const text of ['xylophone', 'Xylophones?', 'zyxwvut @quokkajane', '...', 'skin']) await search(text);
  await page('zyxwvut @quokkajoe');
  // A person in danger.
  await search('xyzzyx i want to kill myself');
  const shown = (await missed()).filter(({ query }) => /xylo|zyxw|xyzzyx|^skin$|^\.+$/i.test(query));
  expect(shown).toEqual([
    { query: 'zyxwvut [name]', times: 2, lastSearchedAt: expect.any(String) },
    { query: 'Xylophones?', times: 2, lastSearchedAt: expect.any(String) },
  ]);
  expect((await visitor.get('/api/search/misses')).status).toBe(401);
});
