import type { OffersSeen, SeenOffer } from '@astaguide/contracts/analytics/offers-seen';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../site-test';
import { isEvent, visit } from '../../visit';

const isSeen = isEvent('offers_seen');
const REVIEW = '/review/reef-starter-astaxanthin-4mg-makani-tide';
/** The chunk of the impression tracker, named after its module. */
const WATCHER = /\/assets\/site\/seen-offers-[^/]*\.js$/;

/** Opens a page and stops its clock. @returns the impressions that it reports from then on */
async function visitStill(page: Page, path: string): Promise<OffersSeen[]> {
  const sent: OffersSeen[] = [];
  page.on('request', (request) => {
    if (isSeen(request)) sent.push((request.postDataJSON() as { eventData: OffersSeen }).eventData);
  });
  await page.clock.install();
  const watched = page.waitForResponse(WATCHER);
  await visit(page, path);
  await (await watched).finished();
  await page.clock.pauseAt(Date.now() + 1_000);
  await noticed(page);
  return sent;
}

/** Waits until the observer has reported what is in view: a new observer is notified last. */
const noticed = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.documentElement)),
  );

async function scrollTo(page: Page, link: Locator): Promise<void> {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await noticed(page);
}

const offerOf = (link: Locator) =>
  link.evaluate(({ dataset }: HTMLElement) => ({
    linkPlacement: dataset.linkPlacement!,
    productId: Number(dataset.buy),
  }));
const named = (offers: SeenOffer[]) =>
  offers.map(({ linkPlacement, productId }) => ({ linkPlacement, productId }));

test('leaving a page reports the offers that were in view for a second, unless the reader opted out of tracking', async ({
  page,
  browser,
  baseURL,
}) => {
  const sent = await visitStill(page, '/comparison');
  const links = page.locator('main a[data-buy]');
  const [middle, last] = [links.nth(Math.floor((await links.count()) / 2)), links.last()];
  await scrollTo(page, middle);
  await page.clock.runFor(900);
  await scrollTo(page, last);
  await page.clock.runFor(1_100);
  expect(sent).toEqual([]);
  const [passed, seen] = [await offerOf(middle), await offerOf(last)];
  await page.clock.resume();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]!.page).toBe('/comparison');
  expect(named(sent[0]!.offers)).toContainEqual(seen);
  expect(named(sent[0]!.offers)).not.toContainEqual(passed);

  const context = await browser.newContext({ baseURL: baseURL! });
  const unwatched = await context.newPage();
  await unwatched.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
  );
  const watching: string[] = [];
  unwatched.on('request', (request) => {
    if (WATCHER.test(request.url()) || isSeen(request)) watching.push(request.url());
  });
  await unwatched.goto(REVIEW);
  await unwatched.waitForLoadState('networkidle');
  await unwatched.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(unwatched).toHaveURL('/faq');
  await unwatched.waitForLoadState('networkidle');
  expect(watching).toEqual([]);
  await context.close();
});
