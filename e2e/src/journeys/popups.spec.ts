import type { Page } from '@playwright/test';
import { expect, test } from '../site-test';
import { isEvent, visit } from '../visit';

const start = new Date('2026-05-04T09:00:00Z');

const corner = (page: Page) => page.locator('[role="status"].fixed');
const notice = (page: Page) => corner(page).locator(':scope > *');
const exitPopup = (page: Page) => page.getByRole('dialog', { name: 'Hawaiian Astaxanthin 12mg' });
/** Of any opacity; a dialog that cannot be seen yet is in the page. */
const exitCard = (page: Page) => page.locator('dialog');

/** The clock stands still from here on, and goes where a test moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
}

/** Opens a page that has products up to the moment at which its popups begin to count. */
async function visitWithPopups(page: Page, path: string): Promise<void> {
  await visit(page, path);
  // Their code waits for an idle page, for 3 s at the most.
  await page.clock.runFor(3000);
  await expect(corner(page)).toBeAttached();
}

async function leaveAtTop(page: Page): Promise<void> {
  await page.mouse.move(500, 300);
  await page.mouse.move(500, -5);
}

const storedDay = (page: Page) => page.evaluate(() => localStorage.getItem('exitBannerShown'));

test.beforeEach(async ({ page, context }) => {
  await context.route(/^https:\/\/[^/]*example\./, (route) => route.fulfill({ body: 'A shop' }));
  await stopClock(page);
});

test('the exit popup comes once a day, keeps the focus where it was, and its offer is counted as its own', async ({
  page,
  context,
}) => {
  await visitWithPopups(page, '/comparison');
  const focused = page.getByRole('link', { name: 'Top Products' });
  await focused.focus();
  await leaveAtTop(page);
  await expect(exitCard(page)).toHaveCSS('opacity', '0');
  await page.clock.runFor(100);
  await expect(exitCard(page)).toHaveCSS('opacity', '1');
  await expect(focused).toBeFocused();
  const today = await storedDay(page);
  await page.keyboard.press('Escape');
  await expect(exitCard(page)).toHaveCSS('opacity', '0');
  await page.clock.runFor(300);
  await expect(exitCard(page)).toHaveCount(0);
  await expect(focused).toBeFocused();

  await visitWithPopups(page, '/best-for-athletes');
  await leaveAtTop(page);
  await expect(exitCard(page)).toHaveCount(0);

  await page.clock.pauseAt(new Date(start.getTime() + 24 * 3_600_000));
  await leaveAtTop(page);
  await page.clock.runFor(100);
  expect(await storedDay(page)).not.toBe(today);
  const reported = page.waitForRequest(isEvent('affiliate_click'));
  const opened = context.waitForEvent('page');
  await exitPopup(page)
    .getByRole('link', { name: /^Buy Now / })
    .click();
  await expect(await opened).toHaveURL(/^https:\/\/shop\.example\.com\/makani-tide\//);
  expect((await reported).postDataJSON()).toMatchObject({
    eventData: { page: '/best-for-athletes', slot: 'exit-popup', rank: 1, price: '29.99' },
  });
  await page.clock.runFor(300);
  await expect(exitCard(page)).toHaveCount(0);
});

test('the notice of a purchase comes, fades and goes', async ({ page }) => {
  await visitWithPopups(page, '/');
  await page.clock.runFor(10_000);
  await expect(notice(page)).toHaveText(/ purchased .+ minutes ago$/);
  await expect(notice(page)).toHaveCSS('opacity', '1');
  await page.clock.runFor(6000);
  await expect(notice(page)).toHaveCSS('opacity', '0');
  await page.clock.runFor(300);
  await expect(notice(page)).toHaveCount(0);
});
