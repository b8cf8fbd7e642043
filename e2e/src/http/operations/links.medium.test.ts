import type { Site } from '@astaguide/testbed/launched-site';
import { attentionSchema } from '@astaguide/contracts/operations/attention';
import { checkedLinkSchema, type CheckedLink } from '@astaguide/contracts/publishing/link-check';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
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

  it('lists broken links first, with the clicks of their products, and counts what needs attention', async () => {
    const links = await list();
    // Nothing replaces it.
    const last = links.findLast(({ products: [product] }) => {
      const ofProduct = links.filter(({ products }) => products.some(({ id }) => id === product!.id));
      return ofProduct.length === 1;
    })!;
    expect(last).toMatchObject({ loss: null });
    const linkLoss = { clicksPerDay: 0.5, earningsPerDay: 1.25, isAtMost: true };
    await database.query(
      `INSERT INTO daily_rollups (dimension, day, key_id, clicks)
       SELECT 2, (now() AT TIME ZONE time_zone)::date - age, $1, 14 FROM site_settings, unnest(ARRAY[0, 1, 28, 29]) AS age`,
      [last.products[0]!.id],
    );
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
    expect(first!.clicksPerDay).toBeCloseTo(last.clicksPerDay + 1);
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
