import type { Page } from '@playwright/test';
import { opener, panel } from '../../chat-widget';
import { expect, test } from '../../site-test';
import { isEvent, visit } from '../../visit';

const start = new Date('2026-05-04T09:00:00Z');

const corner = (page: Page) => page.locator('.layer-notice');
const notice = (page: Page) => corner(page).locator(':scope > *');
const exitPopup = (page: Page) => page.getByRole('dialog', { name: 'Hawaiian Astaxanthin 12mg' });
/** Present from the start of its fade-in, when it is still invisible. */
const exitCard = (page: Page) => page.locator('dialog');

/** Opens a page with products, and advances until the popups' timers start. */
async function visitWithPopups(page: Page, path: string): Promise<void> {
  await visit(page, path);
  // Their code loads when the page is idle, after at most 3 s.
  await page.clock.runFor(3000);
  await expect(corner(page)).toBeAttached();
}

async function leaveAtTop(page: Page): Promise<void> {
  await page.mouse.move(500, 300);
  await page.mouse.move(500, -5);
}

test('popups appear once a day in the corner of a page, fade, and do not cover the chat', async ({
  page,
  context,
}) => {
  await context.route(/^https:\/\/[^/]*example\./, (route) => route.fulfill({ body: 'A shop' }));
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await visitWithPopups(page, '/comparison');
  const focused = page.getByRole('link', { name: 'Top Products' });
  await focused.focus();
  await page.mouse.move(500, 300);
  await page.mouse.move(-5, 300);
  await expect(exitCard(page)).toHaveCount(0);
  await leaveAtTop(page);
  await expect(exitCard(page)).toHaveCSS('opacity', '0');
  await page.clock.runFor(100);
  await expect(exitCard(page)).toHaveCSS('opacity', '1');
  await expect(focused).toBeFocused();
  const reported = page.waitForRequest(isEvent('affiliate_click'));
  const opened = context.waitForEvent('page');
  await exitPopup(page)
    .getByRole('link', { name: /^Buy Now / })
    .click();
  await expect(await opened).toHaveURL(/^https:\/\/shop\.example\.com\/makani-tide\//);
  expect((await reported).postDataJSON()).toMatchObject({
    eventData: { page: '/comparison', linkPlacement: 'exit-popup', rank: 1, price: '29.99' },
  });
  await expect(exitCard(page)).toHaveCSS('opacity', '0');
  await page.clock.runFor(300);
  await expect(exitCard(page)).toHaveCount(0);

  await visitWithPopups(page, '/best-for-athletes');
  await leaveAtTop(page);
  await expect(exitCard(page)).toHaveCount(0);
  await page.clock.runFor(10_000);
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 700 });
    const box = (await notice(page).boundingBox())!;
    const button = (await opener(page).boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(button.x);
  }
  await opener(page).click();
  await panel(page).getByRole('button', { name: 'Minimize chat' }).click();
  await expect(notice(page)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(6000);
  await expect(notice(page)).toHaveCSS('opacity', '0');
});
