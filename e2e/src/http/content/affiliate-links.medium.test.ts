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
