import type { Site } from '@astaguide/testbed/launched-site';
import { eventTraceSchema } from '@astaguide/contracts/analytics/event-trace';
import {
  orphanedLinkSchema,
  pricePointSchema,
  productPlacesSchema,
} from '@astaguide/contracts/catalog/product-places';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { siteForTests } from '../site-for-tests';

let site: Site;
let owner: ApiClient;
let database: Client;
siteForTests((shared) => ({ site, owner, database } = shared));

const today = () => new Date().toISOString().slice(0, 10);
const put = (product: { id: number }, fields: object) =>
  owner.call('PUT', `/api/products/${product.id}`, { ...product, version: undefined, ...fields });

test('each price is kept with its moment, in the transaction that changes the product', async () => {
  const { body: products } = await owner.get('/api/products');
  const [product] = products;
  const pricesNow = async () =>
    pricePointSchema
      .array()
      .parse((await new ApiClient(site.url).get(`/api/products/slug/${product.slug}/prices`)).body)
      .map(({ price }) => price);
  expect(await pricesNow()).toEqual([product.price]);
  await put(product, { price: '77.50' });
  await put(product, { price: '77.50', badge: 'Another' });
  await put(product, { price: '61' });
  // Refused, because another version was edited.
  const refused = await owner.call('PUT', `/api/products/${product.id}`, {
    ...product,
    price: '1',
    version: 1,
  });
  expect(refused.status).toBe(409);
  expect(await pricesNow()).toEqual([product.price, '77.50', '61.00']);
  const { rows } = await database.query<{ badge: string | null }>(
    `SELECT product ->> 'badge' AS badge FROM product_versions WHERE product_id = $1 ORDER BY id`,
    [product.id],
  );
  expect(rows.map(({ badge }) => badge)).toEqual([product.badge, product.badge, 'Another', product.badge]);
  expect((await owner.get('/api/products/slug/no-such/prices')).status).toBe(404);
});

test('the trace of a click has the product as it was then, whatever changed since', async () => {
  const { body: products } = await owner.get('/api/products');
  const product = products[2];
  const offer = {
    retailer: 'Euro Shop',
    link: 'https://euro.example/?sub={clickId}',
    price: '22.50',
    currency: 'EUR',
  };
  await put(product, { name: 'Then', price: '41', offers: [offer] });
  const eventType = 'affiliate_click';
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  const clicks = [
    {},
    { affiliateUrl: 'https://euro.example/?sub=' },
    { productName: 'Seen', price: '40.00', rank: 3, affiliateUrl: 'https://shop.example/' },
  ];
  const visitor = new ApiClient(site.url);
  for (const [place, eventData] of clicks.entries())
    expect(await visitor.track({ id: ids[place]!, eventType, productId: product.id, eventData })).toBe(202);
  const isLogged = async () =>
    (await database.query('SELECT FROM events WHERE id = ANY ($1)', [ids])).rowCount === ids.length;
  await until(isLogged, Boolean);
  await put(product, { name: 'Now', price: '50', offers: [] });

  const range = `from=${new Date(Date.now() - 3_600_000).toISOString()}&to=${new Date(Date.now() + 60_000).toISOString()}`;
  const { body } = await owner.get(`/api/analytics/events?${range}&filter=product:${product.id}`);
  const { events } = eventTraceSchema.parse(body);
  expect(new Set(events.map((event) => event.product?.name))).toEqual(new Set(['Now']));
  expect(ids.map((id) => events.find((event) => event.id === id)?.seen)).toEqual([
    { name: 'Then', price: '41.00', currency: 'USD', rank: null, retailer: null, link: null },
    {
      name: 'Then',
      price: '22.50',
      currency: 'EUR',
      rank: null,
      retailer: 'Euro Shop',
      link: 'https://euro.example/?sub=',
    },
    {
      name: 'Seen',
      price: '40.00',
      currency: 'USD',
      rank: 3,
      retailer: null,
      link: 'https://shop.example/',
    },
  ]);
});

test('a new price was checked today, unless the owner names another day', async () => {
  const { body: products } = await owner.get('/api/products');
  const product = products[1];
  const checkedAfter = async (fields: object) => (await put(product, fields)).body.priceCheckedOn;
  expect(await checkedAfter({ priceCheckedOn: '2026-01-05' })).toBe('2026-01-05');
  expect(await checkedAfter({ priceCheckedOn: '2026-01-05', price: '11' })).toBe(today());
  expect(await checkedAfter({ priceCheckedOn: '2026-02-06', price: '12' })).toBe('2026-02-06');
});

describe('where products are linked', () => {
  const posts = async (content: string, title: string) =>
    (
      await owner.post('/api/blog', {
        title,
        slug: title.toLowerCase(),
        excerpt: 'x',
        content,
        category: 'EXPERT GUIDE',
        imageUrl: '/x.webp',
        published: true,
      })
    ).body;

  test('posts are listed with the kind of their links, and orphans by themselves', async () => {
    const { body: products } = await owner.get('/api/products');
    const [one, other] = products;
    await put(one, { affiliateLink: 'https://shop.example/a?b=1&c={clickId}' });
    const card = `<figure data-product="${one.id}"></figure>`;
    const links = `<p><a href="/review/${one.slug}">a</a><a href="/go/${one.slug}?from=article">b</a>
      <a href="${site.url}/review/${one.slug}">c</a><a href="https://elsewhere.example/review/x">d</a>
      <a href="https://shop.example/a?b=1&amp;c=">e</a></p>`;
    const post = await posts(`${links}${card}<figure data-product="99999"></figure>`, 'Linking');
    expect(post.content).toContain(card);
    await posts(`<p>Read <a href="/review/gone-product">that</a></p><p>${'x '.repeat(3)}</p>`, 'Orphan');
    await owner.post('/api/short-links', { slug: 'reef', productId: one.id });

    const { body } = await owner.get(`/api/products/${one.id}/links`);
    const places = productPlacesSchema.parse(body);
    expect(places.posts.filter(({ id }) => id === post.id)).toEqual([
      {
        id: post.id,
        title: 'Linking',
        published: true,
        mentions: ['review', 'redirect', 'card', 'retailer'],
        clicks: 0,
        earnings: '0.00',
      },
    ]);
    expect(places.shortLinks).toEqual([{ slug: 'reef', clicks: 0, earnings: '0.00' }]);
    const others = productPlacesSchema.parse((await owner.get(`/api/products/${other.id}/links`)).body);
    expect(others.posts.map(({ id }) => id)).not.toContain(post.id);

    const orphans = orphanedLinkSchema.array().parse((await owner.get('/api/products/orphaned-links')).body);
    expect(orphans.map(({ post: { title }, target }) => [title, target])).toEqual([
      ['Linking', 'card 99999'],
      ['Orphan', '/review/gone-product'],
    ]);
    expect((await owner.get('/api/products/99999/links')).status).toBe(404);
  });

  test('pages have the clicks of the last 28 whole days', async () => {
    const { body: products } = await owner.get('/api/products');
    const { id } = products[0];
    const { rows } = await database.query<{ id: number }>(
      `INSERT INTO texts (value) VALUES ('/of-the-test'), ('place-of-the-test') RETURNING id`,
    );
    await database.query(
      `INSERT INTO daily_attributions (day, page_key, link_placement_key, product_id, impressions, clicks)
       SELECT (now() AT TIME ZONE time_zone)::date - age, $1, $2, $3, 10, 2
       FROM site_settings, unnest(ARRAY[0, 1, 28, 29]) AS age`,
      [rows[0]!.id, rows[1]!.id, id],
    );
    const { pages } = productPlacesSchema.parse((await owner.get(`/api/products/${id}/links`)).body);
    expect(pages).toContainEqual({
      page: '/of-the-test',
      linkPlacement: 'place-of-the-test',
      impressions: 20,
      clicks: 4,
      earnings: '0.00',
    });
  });
});
