import type { Page, Request } from '@playwright/test';
import { OWNER } from '../../running-site';
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
const bodyOf = (request: Request) => request.postDataJSON() as Tracked;
const isClick = isEvent('affiliate_click');

const buyLink = (page: Page) => page.locator('main article').getByRole('link', { name: /^Buy Now / });
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('astaguide-event:')));

async function idOf(page: Page, slug: string): Promise<number> {
  return ((await (await page.request.get(`/api/products/slug/${slug}`)).json()) as { id: number }).id;
}

/** The clicks of each product, as the owner sees them. */
async function clickCounter(page: Page): Promise<(productId: number) => Promise<number>> {
  const signedIn = await page.request.post('/api/auth/login', { data: OWNER });
  expect(signedIn.ok()).toBe(true);
  return async (productId) => {
    const answer = await page.request.get('/api/analytics/summary');
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

test('an event whose answer was lost is sent again with the same id, and counted once', async ({ page }) => {
  const count = await clickCounter(page);
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
  await expect.poll(() => kept(page)).toEqual([]);
  // Fake timers, so that only the restored connection triggers the retry.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
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
  await page.route(TRACK, (route) => route.abort());
  const failed = page.waitForRequest(isClick);
  await buyLink(page).click();
  const event = bodyOf(await failed);
  await expect.poll(() => kept(page)).toEqual([`astaguide-event:${event.id}`]);
  await page.unroute(TRACK);
  const sent = page.waitForRequest((request) => isClick(request));
  await page.goto('/faq');
  expect(bodyOf(await sent)).toEqual(event);
  await expect.poll(() => kept(page)).toEqual([]);
});

/** Blocks the scripts that hydrate the page. @returns unblocks them */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/site/start-*.js', async (route) => {
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
  const alive = page.waitForRequest(isEvent('page_view'));
  release();
  await alive;
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
