import type { OffersSeen, SeenOffer } from '@astaguide/contracts/offers-seen';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../site-test';
import { isEvent, visit } from '../visit';

const isSeen = isEvent('offers_seen');
const REVIEW = '/review/reef-starter-astaxanthin-4mg-makani-tide';
/** The site's file that watches: named after its module. */
const WATCHER = /\/assets\/seen-offers-[^/]*\.js$/;

/** Opens a page and stops its clock. @returns what it tells of offers that were seen, from then on */
async function visitStill(page: Page, path: string): Promise<OffersSeen[]> {
  const told: OffersSeen[] = [];
  page.on('request', (request) => {
    if (isSeen(request)) told.push((request.postDataJSON() as { eventData: OffersSeen }).eventData);
  });
  await page.clock.install();
  const watched = page.waitForResponse(WATCHER);
  await visit(page, path);
  await (await watched).finished();
  await page.clock.pauseAt(Date.now() + 1_000);
  await noticed(page);
  return told;
}

/** Waits until the browser has told what is in view: an observer that is made now is told last. */
const noticed = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.documentElement)),
  );

async function scrollTo(page: Page, link: Locator): Promise<void> {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await noticed(page);
}

/** As when another tab is brought to the front, and back. */
const turn = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const offerOf = (link: Locator) =>
  link.evaluate(({ dataset }: HTMLElement) => ({ slot: dataset.slot!, productId: Number(dataset.buy) }));
const named = (offers: SeenOffer[]) => offers.map(({ slot, productId }) => ({ slot, productId }));

test('an offer counts that was in view for a second, and one that was scrolled past does not', async ({
  page,
}) => {
  const told = await visitStill(page, '/comparison');
  const links = page.locator('main a[data-buy]');
  const [middle, last] = [links.nth(Math.floor((await links.count()) / 2)), links.last()];
  await scrollTo(page, middle);
  await page.clock.runFor(900);
  await scrollTo(page, last);
  await page.clock.runFor(1_100);
  expect(told).toEqual([]);
  await turn(page, true);
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]!.page).toBe('/comparison');
  expect(named(told[0]!.offers)).toContainEqual(await offerOf(last));
  expect(named(told[0]!.offers)).not.toContainEqual(await offerOf(middle));
});

test('who stays is told of after ten seconds and at the end, each offer once', async ({ page }) => {
  const told = await visitStill(page, '/comparison');
  const links = page.locator('main a[data-buy]');
  const middle = links.nth(Math.floor((await links.count()) / 2));
  await scrollTo(page, links.first());
  await page.clock.runFor(10_100);
  await expect.poll(() => told).toHaveLength(1);
  await scrollTo(page, links.last());
  await page.clock.runFor(1_100);
  await turn(page, true);
  await expect.poll(() => told).toHaveLength(2);
  const all = named(told.flatMap(({ offers }) => offers));
  expect(all).toContainEqual(await offerOf(links.first()));
  expect(new Set(all.map((offer) => JSON.stringify(offer))).size).toBe(all.length);

  await turn(page, false);
  await scrollTo(page, middle);
  await page.clock.runFor(1_100);
  const sent = page.waitForRequest(isEvent('page_view'));
  await page.clock.resume();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await sent;
  expect(told).toHaveLength(2);
});

test('a page that is left for another of the site tells of its own offers', async ({ page }) => {
  const told = await visitStill(page, REVIEW);
  const link = page.locator('main article').getByRole('link', { name: /^Buy Now / });
  await scrollTo(page, link);
  await page.clock.runFor(1_100);
  const { id } = (await (await page.request.get(`/api/products/slug/${REVIEW.slice(8)}`)).json()) as {
    id: number;
  };
  await page.clock.resume();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]!.page).toBe(REVIEW);
  expect(named(told[0]!.offers)).toContainEqual({ slot: 'review', productId: id });
});

test('who asked not to be tracked is not watched', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
  );
  const watching: string[] = [];
  page.on('request', (request) => {
    if (WATCHER.test(request.url()) || isSeen(request)) watching.push(request.url());
  });
  await page.goto(REVIEW);
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.waitForLoadState('networkidle');
  expect(watching).toEqual([]);
});
