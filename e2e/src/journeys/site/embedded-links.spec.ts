import { OWNER } from '@astaguide/testbed/launched-site';
import { request, type APIRequestContext } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../site-test';

const SLUG = 'reef-starter-astaxanthin-4mg-makani-tide';

/** A server on an origin of its own. @returns its URL */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Every way in which a page makes a browser load an address without a click. */
const embedding = (address: string) => {
  const each = (kind: string) => `${address}?from=${kind}`;
  return `<!doctype html><title>Another site</title>
<link rel="stylesheet" href="${each('link')}"><link rel="prefetch" href="${each('prefetch')}">
<link rel="preload" as="image" href="${each('preload')}">
<style>
  @import "${each('import')}";
  @font-face { font-family: shop; src: url("${each('font')}"); }
  body { font-family: shop; background: url("${each('css')}"); }
</style>
<p>Text</p>
<img src="${each('img')}"><img srcset="${each('srcset')} 1x">
<iframe src="${each('iframe')}"></iframe><iframe srcdoc='<meta http-equiv="refresh" content="0;url=${each('refresh')}">'></iframe>
<iframe sandbox src="${each('sandbox')}"></iframe>
<embed src="${each('embed')}"><object data="${each('object')}"></object>
<audio src="${each('audio')}" preload="auto"></audio><video src="${each('video')}" poster="${each('poster')}"></video>
<form action="${address}" target="framed"><input name="from" value="form"></form><iframe name="framed"></iframe>
<a href="${each('link-followed')}">Buy</a>
<script src="${each('script')}"></script>
<script type="module">
  document.forms[0].submit();
  const nothing = () => undefined;
  await Promise.all([
    fetch('${each('fetch')}').catch(nothing),
    fetch('${each('no-cors')}', { mode: 'no-cors', credentials: 'include' }).catch(nothing),
    import('${each('module')}').catch(nothing),
  ]);
  new EventSource('${each('events')}').onerror = ({ target }) => target.close();
</script>`;
};
const KINDS = [
  'link',
  'prefetch',
  'preload',
  'import',
  'font',
  'css',
  'img',
  'srcset',
  'iframe',
  'refresh',
  'sandbox',
  'embed',
  'object',
  'audio',
  'video',
  'poster',
  'form',
  'script',
  'fetch',
  'no-cors',
  'module',
  'events',
];

let owner: APIRequestContext;
let shopRequests: string[];
const servers: Server[] = [];

test.beforeEach(async ({ baseURL }) => {
  owner = await request.newContext({ baseURL: baseURL! });
  expect((await owner.post('/api/auth/login', { data: OWNER })).ok()).toBe(true);
  shopRequests = [];
});
test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function counted(): Promise<{ clicks: number; shortLinkClicks: number }> {
  const { totalClicks } = (await (await owner.get('/api/analytics/summary')).json()) as {
    totalClicks: number;
  };
  const links = (await (await owner.get('/api/short-links')).json()) as { slug: string; clicks: number }[];
  return { clicks: totalClicks, shortLinkClicks: links.find(({ slug }) => slug === 'embedded')?.clicks ?? 0 };
}

test('a page of another site that embeds a redirect reaches no shop and counts nothing; its link does both', async ({
  page,
  baseURL,
}) => {
  const shop = createServer(({ url }, answer) => {
    if (url!.startsWith('/shop')) shopRequests.push(url!);
    answer.setHeader('set-cookie', 'affiliate=owner').end('A shop');
  });
  servers.push(shop);
  const shopUrl = `${await listen(shop)}/shop`;
  const { version: _version, ...product } = (await (
    await owner.get(`/api/products/slug/${SLUG}`)
  ).json()) as { id: number; version: number };
  const saved = await owner.put(`/api/products/${product.id}`, {
    data: { ...product, affiliateLink: shopUrl, affiliateLinkDe: null, affiliateLinkNl: null, offers: [] },
  });
  expect(saved.status()).toBe(200);
  expect((await owner.post('/api/short-links', { data: { slug: 'embedded', url: shopUrl } })).status()).toBe(
    201,
  );
  const before = await counted();
  const paths = [`/go/${SLUG}`, '/l/embedded'];

  for (const path of paths) {
    const another = createServer((_request, answer) =>
      answer.setHeader('content-type', 'text/html').end(embedding(baseURL! + path)),
    );
    servers.push(another);
    // Of an answer that its policy keeps from the page, the browser names the reason alone.
    const outcomes = new Map<string, number | string>();
    const note = (address: string, outcome: number | string) => {
      const { pathname, searchParams } = new URL(address);
      if (pathname === path) outcomes.set(searchParams.get('from')!, outcome);
    };
    page.on('response', (response) => note(response.url(), response.status()));
    page.on('requestfailed', (failed) => note(failed.url(), failed.failure()!.errorText));
    await page.goto(await listen(another));
    await expect.poll(() => KINDS.filter((kind) => !outcomes.has(kind))).toEqual([]);
    expect([...outcomes].filter(([, outcome]) => typeof outcome === 'number' && outcome !== 204)).toEqual([]);
    expect(shopRequests).toEqual([]);

    await page.getByRole('link', { name: 'Buy' }).click();
    await expect(page.locator('body')).toHaveText('A shop');
    expect(shopRequests.splice(0)).toHaveLength(1);
  }
  await expect.poll(counted).toEqual({
    clicks: before.clicks + 1,
    shortLinkClicks: before.shortLinkClicks + 1,
  });
});
