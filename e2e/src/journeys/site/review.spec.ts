import { expect, test } from '../../site-test';
import { isEvent, visit } from '../../visit';

const review = '/review/hawaiian-astaxanthin-12mg-makani-tide';

test.use({ locale: 'de-DE' });

test('a German reader copies the coupon where the clipboard refuses, and follows the offer to the German shop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(/^https:\/\/[^/]*example\./, (route) => route.fulfill({ body: 'A shop' }));
  await visit(page, review);
  const button = page.getByRole('region', { name: 'Coupon' }).getByRole('button');
  await expect(button).toHaveText('Copy Code');
  await page.evaluate(async () => {
    await navigator.clipboard.writeText('before');
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const copied = page.waitForRequest(isEvent('coupon_copied'));
  await button.click();
  await expect(button).toHaveText('Copied!');
  expect((await copied).postDataJSON()).toMatchObject({
    productId: expect.any(Number),
    eventData: { page: review },
  });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('KONA15');
  await expect(button).toBeFocused();

  const reported = page.waitForRequest(isEvent('affiliate_click'));
  const opened = context.waitForEvent('page');
  await page
    .locator('main article')
    .getByRole('link', { name: /^Buy Now / })
    .click();
  const shop = await opened;
  await expect(shop).toHaveURL(/^https:\/\/de\.shop\.example\.com\/.*\?tag=/);
  expect(await shop.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL(review);
  const request = await reported;
  expect(request.postDataJSON()).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    eventType: 'affiliate_click',
    productId: expect.any(Number),
    sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    eventData: {
      productName: 'Hawaiian Astaxanthin 12mg',
      affiliateUrl: shop.url(),
      page: review,
      linkPlacement: 'review',
      rank: 1,
      price: '29.99',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      screen: 'large',
    },
  });
  expect((await request.response())!.status()).toBe(202);
});

test('a phone shows the verdict on its first screen, below name and picture, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      for (const { value } of shifts) document.documentElement.dataset.shift = String(value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, review);
  const top = page.locator('main article').first();
  const verdict = top.getByText(/^Named algae, a named farm/);
  await expect(verdict).toBeInViewport({ ratio: 1 });
  const picture = (await top.getByRole('img', { name: /Astaxanthin/ }).boundingBox())!;
  expect(picture.width).toBeLessThan(120);
  expect(picture.y + picture.height).toBeLessThanOrEqual((await verdict.boundingBox())!.y);
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
});
