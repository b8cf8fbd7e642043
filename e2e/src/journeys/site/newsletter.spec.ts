import type { Page } from '@playwright/test';
import { expect, test } from '../../site-test';
import { isEvent, visit } from '../../visit';

const band = (page: Page) => page.locator('#newsletter');
const email = (page: Page) => band(page).getByLabel('Email address');
const button = (page: Page) => band(page).getByRole('button');
const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

async function submit(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  await button(page).click();
}

test('a reader signs up, and a toast can be reached with F8, kept and swiped away', async ({ page }) => {
  const start = new Date('2026-05-04T09:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await visit(page, '/');
  await submit(page, 'not an@address');
  await expect(toasts(page).getByText('Please enter a valid email address.', { exact: true })).toBeVisible();
  const reported = page.waitForRequest(isEvent('newsletter_signup'));
  await submit(page, 'reader@example.com');
  await expect(toasts(page).getByText('Successfully subscribed!', { exact: true })).toBeVisible();
  await expect(email(page)).toHaveValue('');
  expect(((await reported).postDataJSON() as { eventData: object }).eventData).toMatchObject({ page: '/' });

  const swipe = async (pixels: number) => {
    const box = (await toasts(page).boundingBox())!;
    const [x, y] = [box.x + 30, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels / 2, y);
    await page.mouse.move(x + pixels, y);
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  const inToast = () =>
    toasts(page).evaluate((toast) => toast.parentElement!.contains(document.activeElement));
  expect(await inToast()).toBe(true);
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(60);
  await expect(toasts(page)).toHaveCount(0);
});
