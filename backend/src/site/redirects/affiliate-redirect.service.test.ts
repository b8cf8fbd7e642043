import type { TrackRequest } from '@astaguide/contracts/analytics/analytics-event';
import { clickIdOf } from '@astaguide/contracts/earnings/click-id';
import type { FastifyRequest } from 'fastify';
import type { PinoLogger } from 'nestjs-pino';
import { Subject } from 'rxjs';
import type { IngestService } from '../../analytics/ingest/ingest.service';
import type { AuthService } from '../../account/auth.service';
import type { ContentChanges } from '../../lib/live-updates/content-changes';
import type { ProductsService } from '../../catalog/products/products.service';
import type { RedirectLoops } from '../../catalog/products/redirect-loops.service';
import { AffiliateRedirectService } from './affiliate-redirect.service';

const product = {
  id: 7,
  name: 'Reef',
  price: '29.99',
  placement: 2,
  affiliateLink: 'https://shop.example/reef?sub={clickId}',
  affiliateLinkDe: 'https://shop.example/de/süß?sub={clickId}',
  offers: [
    {
      link: 'https://other.example/?sub={clickId}',
      country: null,
      language: null,
      inStock: true,
      price: '31.00',
      currency: 'USD',
    },
    {
      link: 'https://ch.example/',
      country: 'CH',
      language: null,
      inStock: true,
      price: '27.00',
      currency: 'CHF',
    },
  ],
  brokenLinks: [] as string[],
};
const changes = new Subject<void>();
const findBySlugOrFormer = jest.fn();
const accept = jest.fn<Promise<string>, [TrackRequest]>();
const isOwnVisit = jest.fn();
const warn = jest.fn();
const leadsBack = jest.fn();
const redirects = new AffiliateRedirectService(
  { findBySlugOrFormer } as unknown as ProductsService,
  { accept } as unknown as IngestService,
  { isOwnVisit } as unknown as AuthService,
  { leadsBack } as unknown as RedirectLoops,
  { all: changes } as unknown as ContentChanges,
  { warn } as unknown as PinoLogger,
  { countryHeader: undefined },
);

beforeEach(() => {
  changes.next();
  jest.resetAllMocks();
  findBySlugOrFormer.mockResolvedValue(product);
  accept.mockResolvedValue('');
  isOwnVisit.mockResolvedValue(false);
  leadsBack.mockResolvedValue(false);
});

async function follow(headers: Record<string, string> = {}, { method = 'GET', query = '' } = {}) {
  const link = await redirects.follow('reef', {
    method,
    url: `/go/reef${query}`,
    headers: { host: 'astaguide.example', ...headers },
    ip: '203.0.113.7',
    id: 'request',
  } as unknown as FastifyRequest);
  // Counting goes on after the answer.
  await new Promise(setImmediate);
  return link;
}

const counted = () => accept.mock.calls.map(([event]) => event);

test('records a click with its link placement, page and campaign, and passes its id to the retailer', async () => {
  const link = await follow(
    { referer: 'https://astaguide.example/blog/doses?x=1' },
    { query: '?from=article&utm_source=letter&utm_campaign=spring' },
  );
  const [event] = counted();
  expect(link).toBe(`https://shop.example/reef?sub=${clickIdOf(event!.id!)}`);
  expect(event).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    eventType: 'affiliate_click',
    productId: 7,
    eventData: {
      productName: 'Reef',
      affiliateUrl: 'https://shop.example/reef?sub=',
      page: '/blog/doses',
      linkPlacement: 'article',
      price: '29.99',
      rank: 2,
      landingQuery: 'utm_source=letter&utm_campaign=spring',
    },
  });
});

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
const ID = '3f1c2d4e-5a6b-4c7d-8e9f-0a1b2c3d4e5f';

test('a click that the page reports as well has the page’s id, and no other text for one', async () => {
  expect(await follow(OWN_PAGE, { query: `?from=review&id=${ID}` })).toBe(
    `https://shop.example/reef?sub=${clickIdOf(ID)}`,
  );
  await follow(OWN_PAGE, { query: '?id=x' });
  expect(counted().map((event) => event.id)).toEqual([ID, expect.stringMatching(/^[\da-f-]{36}$/)]);
});

test.each([
  [{}],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ referer: 'https://astaguide.example/review/reef' }],
])('believes neither id nor landing with %j', async (headers: Record<string, string>) => {
  const landing = encodeURIComponent('{"landingQuery":"utm_source=forged"}');
  const link = await follow(headers, { query: `?id=${ID}&landing=${landing}&utm_source=letter` });
  const [event] = counted();
  expect(event!.id).not.toBe(ID);
  expect(link).toBe(`https://shop.example/reef?sub=${clickIdOf(event!.id!)}`);
  expect(event!.eventData).toMatchObject({ landingQuery: 'utm_source=letter' });
});

test('a link that leads back to the redirect ends in a page, uncounted', async () => {
  leadsBack.mockResolvedValue(true);
  expect(await follow()).toBeUndefined();
  expect(leadsBack).toHaveBeenCalledWith(
    product.affiliateLink,
    { key: 'go/reef', productId: 7 },
    'astaguide.example',
  );
  expect(accept).not.toHaveBeenCalled();
});

test('an advertisement is known by its network’s parameter, without the value', async () => {
  await follow({}, { query: '?gclid=Cj0KCQ&utm_campaign=spring' });
  expect(counted()[0]!.eventData).toMatchObject({ landingQuery: 'gclid=&utm_campaign=spring' });
});

test('a link from elsewhere has no page of this site', async () => {
  await follow({ referer: 'https://www.example.org/blog/doses' });
  expect(counted()[0]!.eventData).not.toHaveProperty('page');
});

test.each([
  ['HEAD', {}, 'HEAD'],
  ['Do Not Track', { dnt: '1' }, 'GET'],
  ['Global Privacy Control', { 'sec-gpc': '1' }, 'GET'],
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
  ['a prefetch of an older browser', { purpose: 'prefetch' }, 'GET'],
  ['a prefetch of Firefox', { 'x-moz': 'prefetch' }, 'GET'],
  ['a preview', { 'x-purpose': 'preview' }, 'GET'],
])('%s leads on without an event or a click id', async (_name, headers, method) => {
  expect(await follow(headers as Record<string, string>, { method })).toBe('https://shop.example/reef?sub=');
  expect(accept).not.toHaveBeenCalled();
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'https://shop.example/de/s%C3%BC%C3%9F?sub='],
  ['en;q=0.5, de', 'https://shop.example/de/s%C3%BC%C3%9F?sub='],
  ['de;q=0, fr', 'https://shop.example/reef?sub='],
  ['fr, de;q=0.9', 'https://shop.example/reef?sub='],
  ['*', 'https://shop.example/reef?sub='],
  [';;,q=', 'https://shop.example/reef?sub='],
])('the language %j leads to %s, in characters that a header may have', async (language, link) => {
  expect(await follow({ 'accept-language': language, dnt: '1' })).toBe(link);
});

test('the redirect waits for no event, and fails with none', async () => {
  accept.mockReturnValueOnce(new Promise(() => undefined));
  expect(await follow()).toContain('https://shop.example/reef');
  accept.mockRejectedValueOnce(new Error('The queue and the database are away'));
  expect(await follow()).toContain('https://shop.example/reef');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a known link works while the catalog cannot be read, until the catalog changes', async () => {
  await follow();
  findBySlugOrFormer.mockRejectedValue(new Error('The database is away'));
  expect(await follow()).toContain('https://shop.example/reef');
  changes.next();
  await expect(follow()).rejects.toThrow('The database is away');
});

test.each([
  ['the offer that was chosen', '?offer=0', [], 'https://other.example/?sub='],
  ['no offer that does not exist', '?offer=7', [], 'https://shop.example/reef?sub='],
  ['no other address', '?offer=https://evil.example/', [], 'https://shop.example/reef?sub='],
  ['no offer that is broken', '?offer=1', ['https://ch.example/'], 'https://shop.example/reef?sub='],
  ['what replaces a broken link', '', ['https://shop.example/reef?sub='], 'https://other.example/?sub='],
])('it leads to %s', async (_name, query, brokenLinks, link) => {
  findBySlugOrFormer.mockResolvedValue({ ...product, brokenLinks });
  expect(await follow({ dnt: '1' }, { query })).toBe(link);
});

test('a click on an offer has the price of the offer, if that is in US dollars', async () => {
  await follow({}, { query: '?offer=0' });
  await follow({}, { query: '?offer=1' });
  expect(counted()[0]!.eventData).toMatchObject({ price: '31.00' });
  expect(counted()[1]!.eventData).not.toHaveProperty('price');
});

test('an unknown product leads nowhere', async () => {
  findBySlugOrFormer.mockResolvedValue(undefined);
  expect(await follow()).toBeUndefined();
  expect(accept).not.toHaveBeenCalled();
});
