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

test.describe('the exit popup', () => {
  test('comes when the pointer leaves through the top, fading in after 100 ms', async ({ page }) => {
    await visitWithPopups(page, '/comparison');
    await page.mouse.move(500, 300);
    await page.mouse.move(-5, 300);
    await expect(exitCard(page)).toHaveCount(0);
    await leaveAtTop(page);
    await expect(exitCard(page)).toHaveCSS('opacity', '0');
    await page.clock.runFor(99);
    await expect(exitCard(page)).toHaveCSS('opacity', '0');
    await page.clock.runFor(1);
    await expect(exitCard(page)).toHaveCSS('opacity', '1');
    await expect(exitPopup(page)).toContainText('Makani Tide');
    await expect(exitPopup(page)).toContainText('$29.99');
  });

  test('shows the first 150 characters of the description', async ({ page }) => {
    const products = (await (await page.request.get('/api/products')).json()) as {
      isTopRanked: boolean;
      description: string;
    }[];
    const { description } = products.find(({ isTopRanked }) => isTopRanked)!;
    expect(description.length).toBeGreaterThan(150);
    await visitWithPopups(page, '/');
    await leaveAtTop(page);
    await expect(
      exitPopup(page).getByText(`${description.slice(0, 150).trimEnd()}…`, { exact: true }),
    ).toHaveCount(1);
  });

  test('closes with Escape over 300 ms, and the focus stays where it was', async ({ page }) => {
    await visitWithPopups(page, '/best-for-athletes');
    const focused = page.getByRole('link', { name: 'Top Products' });
    await focused.focus();
    await leaveAtTop(page);
    await page.clock.runFor(100);
    await expect(exitPopup(page)).toBeVisible();
    await expect(focused).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(exitCard(page)).toHaveCSS('opacity', '0');
    await page.clock.runFor(299);
    await expect(exitCard(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(exitCard(page)).toHaveCount(0);
    await expect(focused).toBeFocused();
  });

  test('comes once a calendar day, across pages and loads', async ({ page }) => {
    await visitWithPopups(page, '/comparison');
    expect(await storedDay(page)).toBeNull();
    await leaveAtTop(page);
    await page.clock.runFor(100);
    const today = await page.evaluate(() => new Date().toDateString());
    expect(await storedDay(page)).toBe(today);
    await exitPopup(page).getByRole('button', { name: 'Close' }).click();
    await page.clock.runFor(300);
    await expect(exitCard(page)).toHaveCount(0);
    await leaveAtTop(page);
    await expect(exitCard(page)).toHaveCount(0);

    await visitWithPopups(page, '/best-for-athletes');
    await leaveAtTop(page);
    await expect(exitCard(page)).toHaveCount(0);

    await page.clock.pauseAt(new Date(start.getTime() + 24 * 3_600_000));
    await leaveAtTop(page);
    await page.clock.runFor(100);
    await expect(exitPopup(page)).toBeVisible();
    expect(await storedDay(page)).not.toBe(today);
  });

  test('closes when its offer is followed, which is counted as its own', async ({ page, context }) => {
    await visitWithPopups(page, '/best-for-athletes');
    await leaveAtTop(page);
    await page.clock.runFor(100);
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

  test('does not come where there is no product', async ({ page }) => {
    await page.route('**/api/products', (route) => route.fulfill({ json: [] }));
    const asked = page.waitForResponse('**/api/products');
    const reported = page.waitForRequest(isEvent('page_view'));
    await page.goto('/faq');
    await reported;
    await page.clock.runFor(3000);
    await asked;
    // This page says what the popups were told, too.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compare' }).click();
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(page.getByText('No products yet')).toBeVisible({ timeout: 100 });
    }).toPass();
    await leaveAtTop(page);
    await expect(exitCard(page)).toHaveCount(0);
    expect(await storedDay(page)).toBeNull();
  });
});

test.describe('the notice of a purchase', () => {
  test('is there from 10 s on, for 6 s, and fades over 300 ms', async ({ page }) => {
    await visitWithPopups(page, '/');
    await page.clock.runFor(9900);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(notice(page)).toHaveText(
      /^[A-Z][a-z]+ [A-Z]\. from [A-Z][A-Za-z ]+, [A-Z]{2} purchased .+?([5-9]|[1-4]\d) minutes ago$/,
    );
    await page.clock.runFor(5999);
    await expect(notice(page)).toHaveCSS('opacity', '1');
    await page.clock.runFor(1);
    await expect(notice(page)).toHaveCSS('opacity', '0');
    await page.clock.runFor(299);
    await expect(notice(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(notice(page)).toHaveCount(0);
  });

  for (const [random, pause] of [
    [0, 25_000],
    [0.5, 30_000],
    [0.9999, 34_999],
  ] as const) {
    test(`comes again ${pause} ms after the first, for a chance of ${random}`, async ({ page }) => {
      await page.addInitScript((chance) => {
        Math.random = () => chance;
      }, random);
      await visitWithPopups(page, '/');
      await page.clock.runFor(10_000);
      await expect(notice(page)).toHaveCount(1);
      await page.clock.runFor(6300);
      await expect(notice(page)).toHaveCount(0);
      await page.clock.runFor(pause - 6300 - 1);
      await expect(notice(page)).toHaveCount(0);
      await page.clock.runFor(2);
      await expect(notice(page)).toHaveCount(1);
    });
  }

  test('can be dismissed, and leaves the focus alone when it comes', async ({ page }) => {
    await visitWithPopups(page, '/');
    const focused = page.getByRole('link', { name: 'Top Products' });
    await focused.focus();
    await page.clock.runFor(10_000);
    await expect(notice(page)).toBeVisible();
    await expect(focused).toBeFocused();
    await corner(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toHaveCSS('opacity', '0');
    await page.clock.runFor(300);
    await expect(notice(page)).toHaveCount(0);
  });
});
