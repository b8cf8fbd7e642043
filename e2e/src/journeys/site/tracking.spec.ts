import { OWNER } from '@astaguide/testbed/launched-site';
import { request, type Page, type Request, type Response } from '@playwright/test';
import { expect, test } from '../../site-test';
import { isEvent, visit } from '../../visit';

const TRACK = '**/api/analytics/track';

interface Tracked {
  id: string;
  eventType: string;
  productId?: number;
  eventData: { linkPlacement?: string; page: string; timestamp: string };
}

const isTracked = (request: Request) => request.url().endsWith('/api/analytics/track');
/** Without the time of the attempt. */
function bodyOf(request: Request): Tracked {
  const { sentAt: _, ...body } = request.postDataJSON() as Tracked & { sentAt: string };
  return body;
}
const isClick = isEvent('affiliate_click');

const buyLink = (page: Page) => page.locator('main article').getByRole('link', { name: /^Buy Now / });
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('astaguide-event:')));

async function idOf(page: Page, slug: string): Promise<number> {
  return ((await (await page.request.get(`/api/products/slug/${slug}`)).json()) as { id: number }).id;
}

/** The clicks of each product, as the owner sees them, whose browser is another one: own visits do not count. */
async function clickCounter(baseURL: string): Promise<(productId: number) => Promise<number>> {
  const owner = await request.newContext({ baseURL });
  const signedIn = await owner.post('/api/auth/login', { data: OWNER });
  expect(signedIn.ok()).toBe(true);
  return async (productId) => {
    const answer = await owner.get('/api/analytics/summary');
    const { topProducts } = (await answer.json()) as { topProducts: { productId: number; clicks: number }[] };
    return topProducts.find((product) => product.productId === productId)?.clicks ?? 0;
  };
}

/** Clicks on another product and waits until it is counted, which means that all earlier clicks are as well. */
async function countAll(page: Page, count: (productId: number) => Promise<number>): Promise<void> {
  const slug = 'golden-hour-astaxanthin-12mg-velanthe';
  const id = await idOf(page, slug);
  const before = await count(id);
  await visit(page, `/review/${slug}`);
  await buyLink(page).click();
  await expect.poll(() => count(id)).toBe(before + 1);
}

test.beforeEach(({ context }) =>
  context.route(/^https:\/\/[^/]*example\./, (route) => route.fulfill({ body: 'A shop' })),
);

test('an event whose answer was lost is sent again with the same id, and counted once', async ({
  page,
  baseURL,
}) => {
  const count = await clickCounter(baseURL!);
  const clicks: Request[] = [];
  page.on('request', (request) => isClick(request) && clicks.push(request));
  const id = await idOf(page, 'reef-starter-astaxanthin-4mg-makani-tide');
  const before = await count(id);
  await visit(page, '/review/reef-starter-astaxanthin-4mg-makani-tide');
  let taken = 0;
  await page.route(TRACK, async (route) => {
    if (!isClick(route.request()) || clicks.length > 1) return route.continue();
    // The server accepts the event, but the browser gets no response.
    taken = (await route.fetch()).status();
    return route.fulfill({ status: 503 });
  });
  await buyLink(page).click();
  await expect.poll(() => clicks.length).toBe(2);
  expect((await clicks[1]!.response())!.status()).toBe(202);
  expect(taken).toBe(202);
  expect(bodyOf(clicks[1]!)).toEqual(bodyOf(clicks[0]!));
  await expect.poll(() => kept(page)).toEqual([]);

  await countAll(page, count);
  expect(bodyOf(clicks[0]!).productId).toBe(id);
  expect(await count(id)).toBe(before + 1);
});

test('an event of a visitor who is offline is sent when the connection is back', async ({
  page,
  context,
}) => {
  const clicks: Request[] = [];
  page.on('request', (request) => isClick(request) && clicks.push(request));
  await visit(page, '/review/daily-astaxanthin-6mg-hverdal');
  // Fake timers, so that only the restored connection triggers the retry.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect.poll(() => kept(page)).toEqual([]);
  await context.setOffline(true);
  await buyLink(page).click();
  await expect.poll(() => kept(page)).toHaveLength(1);
  await expect.poll(() => clicks.map((click) => click.failure() !== null)).toEqual([true]);
  await context.setOffline(false);
  await expect.poll(() => clicks.length).toBe(2);
  expect((await clicks[1]!.response())!.status()).toBe(202);
  expect(bodyOf(clicks[1]!)).toEqual(bodyOf(clicks[0]!));
  await expect.poll(() => kept(page)).toEqual([]);
});

test('an event that the page could not send is sent by the next one', async ({ page }) => {
  await visit(page, '/review/everyday-astaxanthin-6mg-wrenfold');
  // A paused clock, so that the first page does not retry: a request it leaves behind holds the event for 15 seconds.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let reachable = false;
  // One route to the end: a request that is held while its route is removed gets no answer.
  await page.route(TRACK, (route) => (reachable ? route.continue() : route.abort()));
  const failed = page.waitForRequest(isClick);
  await buyLink(page).click();
  const event = bodyOf(await failed);
  const key = `astaguide-event:${event.id}`;
  const keptEvent = () => page.evaluate((name) => localStorage.getItem(name), key);
  await expect.poll(keptEvent).toContain('"attempts":1');
  await page.goto('/faq');
  const sent = page.waitForResponse((response) => isClick(response.request()));
  reachable = true;
  await page.clock.resume();
  expect(bodyOf((await sent).request())).toEqual(event);
  await expect.poll(keptEvent).toBeNull();
});

/** Clicks on the buy link, and waits until the redirect has answered. What comes after it is not intercepted. */
async function followThroughSite(page: Page): Promise<void> {
  const isRedirect = (response: Response) => new URL(response.url()).pathname.startsWith('/go/');
  const [answer] = await Promise.all([
    page.context().waitForEvent('response', isRedirect),
    buyLink(page).click(),
  ]);
  expect(answer.status()).toBe(302);
}

test('a click through this site is counted once, with JavaScript and without', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await request.newContext({ baseURL: baseURL! });
  await owner.post('/api/auth/login', { data: OWNER });
  const settings = (await (await owner.get('/api/site-settings')).json()) as object;
  const choose = (clicksThroughSite: boolean) =>
    owner.put('/api/site-settings', { data: { ...settings, clicksThroughSite } });
  expect((await choose(true)).status()).toBe(200);
  try {
    const count = await clickCounter(baseURL!);
    const slug = 'reef-starter-astaxanthin-4mg-makani-tide';
    const id = await idOf(page, slug);
    const before = await count(id);
    await visit(page, `/review/${slug}`);
    await expect(buyLink(page)).toHaveAttribute('href', `/go/${slug}?from=review`);
    await followThroughSite(page);

    const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
    const without = await plain.newPage();
    await without.goto(`/review/${slug}`);
    await followThroughSite(without);
    await countAll(page, count);
    expect(await count(id)).toBe(before + 2);
    await plain.close();
  } finally {
    await choose(false);
  }
});

/** Blocks the scripts that hydrate the page. @returns unblocks them */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/site/entry-client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a buy link that is followed before the page is alive is counted once, with its own time', async ({
  page,
  context,
}) => {
  const slug = 'reef-starter-astaxanthin-4mg-makani-tide';
  const id = await idOf(page, slug);
  const clicks: Request[] = [];
  page.on('request', (request) => isClick(request) && clicks.push(request));
  const release = await holdScripts(page);
  await page.goto(`/review/${slug}`);
  const opened = context.waitForEvent('page');
  await buyLink(page).click();
  await (await opened).waitForLoadState();
  await expect.poll(() => page.evaluate(() => window.location.pathname)).toBe(`/review/${slug}`);
  expect(clicks).toHaveLength(0);
  const before = Date.now();
  release();
  await expect.poll(() => clicks.length).toBe(1);
  expect((await clicks[0]!.response())!.status()).toBe(202);
  const { productId, eventData } = bodyOf(clicks[0]!);
  expect({ productId, linkPlacement: eventData.linkPlacement, page: eventData.page }).toEqual({
    productId: id,
    linkPlacement: 'review',
    page: `/review/${slug}`,
  });
  expect(Date.parse(eventData.timestamp)).toBeLessThanOrEqual(before);
  await buyLink(page).click({ button: 'middle' });
  await expect.poll(() => clicks.length).toBe(2);
});

test('Global Privacy Control is heeded: nothing is sent and nothing kept', async ({ page, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  const sent: string[] = [];
  context.on('request', (request) => isTracked(request) && sent.push(request.postData() ?? ''));
  const release = await holdScripts(page);
  await page.goto('/review/hawaiian-astaxanthin-12mg-makani-tide');
  await buyLink(page).click();
  release();
  await page.waitForLoadState('networkidle');
  const opened = context.waitForEvent('page');
  await buyLink(page).click();
  await (await opened).waitForLoadState();
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-mark', '');
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  expect(await kept(page)).toEqual([]);
});

test('the FAQ has one answer open at a time, and each closes again, with JavaScript and without', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/faq');
    const items = page.locator('main details');
    const open = page.locator('main details[open]');
    expect(await items.count()).toBeGreaterThanOrEqual(15);
    await expect(open).toHaveCount(0);
    await items.nth(0).locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(items.nth(0).locator('p').first()).toBeVisible();
    // In another group of items.
    await items.nth(6).locator('summary').click();
    await expect(items.nth(6)).toHaveAttribute('open', '');
    await expect(open).toHaveCount(1);
    await expect(items.nth(0).locator('p').first()).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(0);
    await context.close();
  }
});
