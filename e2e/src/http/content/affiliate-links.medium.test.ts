import type { Site } from '@astaguide/testbed/launched-site';
import type { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';
import { POST, PRODUCT } from './owner-input';

let site: Site;
let owner: ApiClient;
siteForTests((started) => ({ site, owner } = started));

const SPONSORED = 'target="_blank" rel="noopener sponsored nofollow"';

test('affiliate links of posts and products are marked as sponsored when they are saved', async () => {
  const [{ affiliateLink }] = (await owner.get('/api/products')).body as [{ affiliateLink: string }];
  const shop = new URL(affiliateLink).origin;
  const html =
    '<p><a href="/go/glow" rel="opener">a</a><a href="/l/x">b</a>' +
    `<a href="${site.url}/go/glow">c</a><a href="${shop}/new">d</a>` +
    '<a href="https://own.example/e">e</a><a href="https://x.example/?awc=1">f</a>' +
    '<a href="/faq" target="_blank">g</a><a href="https://doi.org/10.1/x">h</a></p>';
  const marked = (isOwnShop: boolean) =>
    `<p><a href="/go/glow" ${SPONSORED}>a</a><a href="/l/x" ${SPONSORED}>b</a>` +
    `<a href="${site.url}/go/glow" ${SPONSORED}>c</a><a href="${shop}/new" ${SPONSORED}>d</a>` +
    `<a href="https://own.example/e" ${isOwnShop ? SPONSORED : 'rel="noopener"'}>e</a>` +
    `<a href="https://x.example/?awc=1" ${SPONSORED}>f</a>` +
    '<a href="/faq">g</a><a href="https://doi.org/10.1/x" rel="noopener">h</a></p>';

  const { body: post } = await owner.post('/api/blog', { ...POST, content: html });
  expect(post.content).toBe(marked(false));
  expect((await owner.get(`/blog/${post.slug}`)).text).toContain(marked(false));

  // The product's own shop counts from its first save, and for posts that are saved after it.
  const product = { ...PRODUCT, affiliateLink: 'https://www.own.example/shop', htmlContent: html };
  const { body: added } = await owner.post('/api/products', product);
  expect(added.htmlContent).toBe(marked(true));
  const { body: again } = await owner.call('PUT', `/api/blog/${post.id}`, post);
  expect(again.content).toBe(marked(true));
  // Readers read nothing new.
  expect((await owner.get(`/api/blog/slug/${post.slug}`)).body.changes).toEqual([]);

  await owner.call('DELETE', `/api/products/${added.id}`);
  await owner.call('DELETE', `/api/blog/${post.id}`);
});

test('a link that can only be a mistake is refused with its right form, in products, offers, short links and texts', async () => {
  const wrong = 'https://shop.example/p?a=1&amp;sub=%7BclickId%7D';
  const shown = 'Use https://shop.example/p?a=1&sub={clickId}';
  const refusal = async (path: string, body: object) => {
    const { status, body: problem } = await owner.post(path, body);
    expect(status).toBe(422);
    return (problem as { errors: { path: string; message: string }[] }).errors;
  };
  const placeholder = {
    message: expect.stringContaining('must be {clickId}. Use https://shop.example/p?a=1&amp;sub={clickId}'),
  };
  const ampersand = { message: expect.stringContaining('Use https://shop.example/p?a=1&sub=%7BclickId%7D') };
  for (const field of ['affiliateLink', 'affiliateLinkDe', 'affiliateLinkPl'])
    expect(await refusal('/api/products', { ...PRODUCT, [field]: wrong })).toMatchObject([
      { path: field, ...placeholder },
      { path: field, ...ampersand },
    ]);
  const offers = [{ retailer: 'A', link: wrong }];
  expect(await refusal('/api/products', { ...PRODUCT, offers })).toMatchObject([
    { path: 'offers.0.link' },
    { path: 'offers.0.link' },
  ]);
  expect(await refusal('/api/short-links', { slug: 'wrong', url: wrong })).toHaveLength(2);
  const link = (href: string) => `<p>Buy <a href="${href}">it</a></p>`;
  const once = 'https://shop.example/p?a=1&sub={{clickId}}';
  for (const [path, field, body] of [
    ['/api/blog', 'content', POST],
    ['/api/products', 'htmlContent', PRODUCT],
  ] as const) {
    expect(await refusal(path, { ...body, [field]: link(once.replace('&', '&amp;')) })).toMatchObject([
      { path: field, message: expect.stringContaining(shown) },
    ]);
    const [filled] = await refusal(path, { ...body, [field]: link('https://shop.example/p?sub={clickId}') });
    expect(filled).toMatchObject({ path: field, message: expect.stringContaining('Link to /go/') });
  }
  // A page that is no shop may have two question marks.
  const { status, body: post } = await owner.post('/api/blog', {
    ...POST,
    content: link('https://law.example/read?q=1?x=2'),
  });
  expect(status).toBe(201);
  await owner.call('DELETE', `/api/blog/${post.id}`);
});
