import type { Page } from '@playwright/test';
import { expect, test } from '../site-test';
import { isEvent, visit } from '../visit';

const review = '/review/hawaiian-astaxanthin-12mg-makani-tide';
const withoutGerman = '/review/summit-endurance-astaxanthin-12mg-ridgepace';
const start = new Date('2026-05-04T09:00:00Z');

const buyLink = (page: Page) => page.locator('main article').getByRole('link', { name: /^Buy Now / });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('the coupon', () => {
  const button = (page: Page) => page.getByRole('region', { name: 'Coupon' }).getByRole('button');

  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 1000));
  });

  test("is copied, and says 'Copied!' for 2000 ms", async ({ page }) => {
    await visit(page, review);
    await expect(button(page)).toHaveText('Copy Code');
    await button(page).click();
    await expect(button(page)).toHaveText('Copied!');
    expect(await clipboard(page)).toBe('KONA15');
    await page.clock.runFor(1999);
    await expect(button(page)).toHaveText('Copied!');
    await page.clock.runFor(1);
    await expect(button(page)).toHaveText('Copy Code');
  });

  test('is copied the old way where the clipboard refuses', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await visit(page, review);
    await page.evaluate(() => navigator.clipboard.write([new ClipboardItem({ 'text/plain': 'before' })]));
    await button(page).click();
    await expect(button(page)).toHaveText('Copied!');
    expect(await clipboard(page)).toBe('KONA15');
    await expect(button(page)).toBeFocused();
    await expect(page.locator('textarea')).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(button(page)).toHaveText('Copy Code');
  });

  test('says so where neither way works', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      document.execCommand = () => false;
    });
    await visit(page, review);
    await button(page).click();
    await expect(button(page)).toHaveText('Copy failed');
  });
});

test.describe('a product that cannot be shown', () => {
  const card = async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
    await expect(
      page.getByText("The product you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  };

  test('is answered 404 when it is unknown', async ({ page }) => {
    expect((await page.goto('/review/no-such-product'))!.status()).toBe(404);
    await card(page);
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('is loading, then failed, then there on a second try', async ({ page }) => {
    await visit(page, '/comparison');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/products/slug/**', async (route) => {
      await answered;
      await route.fulfill({ status: 503, body: 'later' });
    });
    await page
      .getByRole('table')
      .getByRole('link', { name: 'Hawaiian Astaxanthin 12mg', exact: true })
      .click();
    await expect(page.getByText('Loading product details...')).toBeVisible();
    answer();
    await card(page);
    await page.unroute('**/api/products/slug/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hawaiian Astaxanthin 12mg');
    await expect(page).toHaveURL(review);
  });
});

test.describe('the buy link', () => {
  test.beforeEach(({ context }) =>
    context.route(/^https:\/\/[^/]*example\./, (route) => route.fulfill({ body: 'A shop' })),
  );

  test('opens the shop in a new tab and reports page, slot, rank and price', async ({ page, context }) => {
    await visit(page, review);
    const reported = page.waitForRequest(isEvent('affiliate_click'));
    const opened = context.waitForEvent('page');
    await buyLink(page).click();
    const shop = await opened;
    const affiliateUrl = 'https://shop.example.com/makani-tide/hawaiian-astaxanthin-12mg?tag=astaguide';
    await expect(shop).toHaveURL(affiliateUrl);
    expect(await shop.evaluate(() => window.opener === null)).toBe(true);
    await expect(page).toHaveURL(review);
    const request = await reported;
    expect(request.postDataJSON()).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      eventType: 'affiliate_click',
      productId: expect.any(Number),
      eventData: {
        productName: 'Hawaiian Astaxanthin 12mg',
        affiliateUrl,
        page: review,
        slot: 'review',
        rank: 1,
        price: '29.99',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    });
    expect((await request.response())!.status()).toBe(202);
  });

  test('is the common one for an English browser', async ({ page }) => {
    await visit(page, review);
    await expect(buyLink(page)).toHaveAttribute('href', /^https:\/\/shop\.example\.com\//);
  });

  test.describe('of a German browser', () => {
    test.use({ locale: 'de-DE' });

    test('leads to the German shop, and says so when it is followed', async ({ page }) => {
      await visit(page, review);
      await expect(buyLink(page)).toHaveAttribute('href', /^https:\/\/de\.shop\.example\.com\//);
      const reported = page.waitForRequest(isEvent('affiliate_click'));
      await buyLink(page).click();
      expect((await reported).postData()).toContain('"affiliateUrl":"https://de.shop.example.com/');
    });

    test('is the common one where the product has no German shop', async ({ page }) => {
      await visit(page, withoutGerman);
      await expect(buyLink(page)).toHaveAttribute('href', /^https:\/\/gear\.example\.net\//);
    });
  });
});
