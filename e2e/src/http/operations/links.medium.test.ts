import type { Site } from '@astaguide/testbed/launched-site';
import { attentionSchema } from '@astaguide/contracts/operations/attention';
import { checkedLinkSchema, type CheckedLink } from '@astaguide/contracts/publishing/link-check';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { POST } from '../content/owner-input';
import { siteForTests } from '../site-for-tests';

const LINKS = '/api/operations/links';
let site: Site;
let owner: ApiClient;
let database: Client;
siteForTests((shared) => ({ site, owner, database } = shared));

const list = async () => checkedLinkSchema.array().parse((await owner.get(LINKS)).body);

describe('the state of the affiliate links', () => {
  it('is for the signed-in owner alone', async () => {
    const stranger = new ApiClient(site.url);
    expect((await stranger.get(LINKS)).status).toBe(401);
    expect((await stranger.post(`${LINKS}/check`)).status).toBe(401);
  });

  it('has each link once, without its click id, and follows the catalog', async () => {
    const { body: products } = await owner.get('/api/products');
    const [one, other, deleted] = products;
    const link = 'https://reef.example/buy?subid={clickId}';
    await owner.call('PUT', `/api/products/${one.id}`, { ...one, affiliateLink: link });
    await owner.call('PUT', `/api/products/${other.id}`, { ...other, affiliateLinkDe: link });
    await owner.call('DELETE', `/api/products/${deleted.id}`);
    const links = await list();
    const names = links.find(({ url }) => url === 'https://reef.example/buy?subid=')?.products;
    expect(names?.map(({ id }) => id).sort()).toEqual([one.id, other.id].sort());
    expect(links.flatMap(({ products }) => products.map(({ id }) => id))).not.toContain(deleted.id);
    expect(new Set(links.map(({ url }) => url)).size).toBe(links.length);
  });

  it('has the links of short links and published texts, with what may be wrong with them', async () => {
    const target = 'https://www.amazon.com/dp/B1?ascsubtag={clickId}';
    await owner.post('/api/short-links', { slug: 'of-links', url: target });
    const href = 'https://journal.example/read?a=1&amp;b=%22x';
    const content = `<p><a href="${href}">A study</a> <a href="${site.url}/faq">ours</a></p>`;
    const { body: post } = await owner.post('/api/blog', { ...POST, content, published: true });
    const { body: draft } = await owner.post('/api/blog', {
      ...POST,
      slug: 'a-draft-of-links',
      content: '<p><a href="https://draft.example/">x</a></p>',
      published: false,
    });
    const links = await list();
    const find = (url: string) => links.find((link) => link.url === url);
    expect(find('https://www.amazon.com/dp/B1?ascsubtag=')).toMatchObject({
      shortLinks: ['of-links'],
      products: [],
      faults: [expect.stringContaining('tag=your-tag-20')],
    });
    expect(find('https://journal.example/read?a=1&b=%22x')).toMatchObject({
      posts: [{ id: post.id, title: post.title }],
      faults: [],
      verdict: null,
      clicksPerDay: null,
    });
    expect(links.map(({ url }) => url).filter((url) => /draft\.example|\/faq$/.test(url))).toEqual([]);
    for (const { id } of [post, draft]) await owner.call('DELETE', `/api/blog/${id}`);
    await owner.call('DELETE', '/api/short-links/of-links');
    expect((await list()).map(({ url }) => url)).not.toContain('https://journal.example/read?a=1&b=%22x');
  });

  it('is checked on demand; reserved names get no request', async () => {
    await database.query('DELETE FROM link_checks');
    const answer = await owner.post(`${LINKS}/check`);
    expect(answer).toMatchObject({ status: 202, body: { links: (await list()).length } });
    const isChecked = ({ checkedAt }: CheckedLink) => checkedAt !== null;
    const checked = await until(list, (links) => links.every(isChecked), 30_000);
    expect(new Set(checked.map(({ verdict, reason }) => `${verdict} ${reason}`))).toEqual(
      new Set(['could-not-check reserved-name']),
    );
  });

  it('lists broken links first, and counts what needs attention', async () => {
    const links = await list();
    // Nothing replaces it.
    const last = links.findLast(({ products: [product] }) => {
      const ofProduct = links.filter(({ products }) => products.some(({ id }) => id === product!.id));
      return ofProduct.length === 1;
    })!;
    expect(last).toMatchObject({ loss: null });
    const linkLoss = { clicksPerDay: 0.5, earningsPerDay: 1.25, isAtMost: true };
    await database.query(
      `UPDATE link_checks SET verdict = 'broken', status = 404, reason = 'status', failed_since = now(), loss = $2
       WHERE url = $1`,
      [last.url, JSON.stringify(linkLoss)],
    );
    const [first] = await list();
    expect(first).toMatchObject({
      url: last.url,
      verdict: 'broken',
      status: 404,
      reason: 'status',
      loss: linkLoss,
    });
    const { body } = await owner.get('/api/operations/attention');
    expect(attentionSchema.parse(body)).toMatchObject({ brokenLinks: 1, linkLoss });
  });

  it('gives visitors another offer while a link is broken, and says so', async () => {
    const { body: products } = await owner.get('/api/products');
    const product = products[0];
    const offers = [{ retailer: 'Other', link: 'https://other.example/{clickId}' }];
    const affiliateLink = 'https://gone.example/reef';
    await owner.call('PUT', `/api/products/${product.id}`, { ...product, affiliateLink, offers });
    const follow = async () => {
      const go = `${site.url}/go/${product.slug}`;
      const answer = await fetch(go, { redirect: 'manual', headers: { dnt: '1', 'accept-language': 'en' } });
      return answer.headers.get('location');
    };
    expect(await follow()).toBe(affiliateLink);
    await database.query(
      `INSERT INTO link_checks (url, verdict, status, reason, failed_since, checked_at)
       VALUES ($1, 'broken', 404, 'status', now(), now())`,
      [affiliateLink],
    );
    // As the worker does with such a verdict.
    await database.query('NOTIFY content_changed');
    await until(follow, (link) => link === 'https://other.example/', 5000);
    expect((await owner.get(`/api/products/slug/${product.slug}`)).body.brokenLinks).toEqual([affiliateLink]);
    const broken = (await list()).find(({ url }) => url === affiliateLink);
    expect(broken).toMatchObject({ verdict: 'broken', replacedBy: ['https://other.example/'] });
    await database.query('DELETE FROM link_checks WHERE url = $1', [affiliateLink]);
    await database.query('NOTIFY content_changed');
    await until(follow, (link) => link === affiliateLink, 5000);
  });
});
