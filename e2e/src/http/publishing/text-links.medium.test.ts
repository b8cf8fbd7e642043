import type { SavedPost } from '@astaguide/contracts/publishing/blog-post';
import type { DeadLink, TextCheck } from '@astaguide/contracts/publishing/text-links';
import type { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

let owner: ApiClient;
siteForTests((shared) => ({ owner } = shared));

const product = 'hawaiian-astaxanthin-12mg-makani-tide';
const check = async (content: string) =>
  (await owner.post('/api/blog/text-checks', { content })).body as TextCheck;
const linkTo = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">a</a>`).join('');

test('links to pages that the site has are fine', async () => {
  const { links } = await check(
    linkTo(
      '/',
      '/faq#dose',
      '/comparison?sort=price-low',
      '/blog/',
      `/review/${product}#price`,
      `/go/${product}`,
      '/privacy-policy',
      '/search?q=a',
      '#here',
      'mailto:a@b.example',
      'https://elsewhere.example/gone',
    ),
  );
  expect(links).toEqual([]);
});

test('links that lead nowhere, and affiliate links that are not counted, are named', async () => {
  const { links } = await check(
    linkTo(
      '/review/gone',
      '/blog/gone',
      '/go/gone',
      '/no-page',
      '/compare/a-vs-b',
      'https://awin1.com/x?a=1',
    ),
  );
  expect(links.map(({ href, problem }) => [problem, href])).toEqual([
    ['missing', '/review/gone'],
    ['missing', '/blog/gone'],
    ['missing', '/go/gone'],
    ['missing', '/no-page'],
    ['missing', '/compare/a-vs-b'],
    ['uncounted', 'https://awin1.com/x?a=1'],
  ]);
});

test('a dead link in a saved text is listed with its posts until it has a page', async () => {
  const write = async (title: string) =>
    (await owner.post('/api/blog', { title, content: linkTo('/old/page', '/faq') })).body as SavedPost;
  const posts = [await write('Dead one'), await write('Dead two')];
  const listed = async () =>
    ((await owner.get('/api/blog/dead-links')).body as DeadLink[]).find(({ path }) => path === '/old/page');
  expect(await listed()).toEqual({
    path: '/old/page',
    posts: expect.arrayContaining(posts.map(({ id, title }) => ({ id, title }))) as unknown,
    products: [],
  });
  const redirect = (await owner.post('/api/redirects', { from: '/old/page', to: '/faq' })).body as {
    id: number;
  };
  expect(await listed()).toBeUndefined();
  await owner.call('DELETE', `/api/redirects/${redirect.id}`);
  for (const { id } of posts) await owner.call('DELETE', `/api/blog/${id}`);
});
