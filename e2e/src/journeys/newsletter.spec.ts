import type { Page } from '@playwright/test';
import { expect, test } from '../site-test';
import { visit } from '../visit';

const band = (page: Page) => page.locator('#newsletter');
const email = (page: Page) => band(page).getByLabel('Email address');
const button = (page: Page) => band(page).getByRole('button');
const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

async function submit(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  await button(page).click();
}

/** What the page asked of the newsletter. */
function signUps(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/newsletter')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('an address without an at sign is refused, and nothing is sent', async ({ page }) => {
  const sent = signUps(page);
  await visit(page, '/');
  for (const address of ['', 'reader.example.com']) {
    await submit(page, address);
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page).getByText('Invalid email', { exact: true })).toBeVisible();
    await expect(
      toasts(page).getByText('Please enter a valid email address.', { exact: true }),
    ).toBeVisible();
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveValue(address);
    await toasts(page).getByRole('button', { name: 'Close' }).click();
    await expect(toasts(page)).toHaveCount(0);
  }
  expect(sent).toEqual([]);
});

test('a sign-up is told, and clears the input', async ({ page }) => {
  const sent = signUps(page);
  await visit(page, '/');
  await submit(page, 'reader@example.com');
  await expect(toasts(page).getByText('Successfully subscribed!', { exact: true })).toBeVisible();
  await expect(
    toasts(page).getByText("You'll receive our first newsletter within 24 hours.", { exact: true }),
  ).toBeVisible();
  await expect(email(page)).toHaveValue('');
  expect(sent).toEqual([{ email: 'reader@example.com', isActive: true }]);
});

test('while an answer is out the button waits', async ({ page }) => {
  const sent = signUps(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/newsletter', async (route) => {
    await answered;
    await route.continue();
  });
  await visit(page, '/');
  await submit(page, 'patient@example.com');
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toHaveText('Subscribing…');
  await email(page).press('Enter');
  answer();
  await expect(toasts(page).getByText('Successfully subscribed!')).toBeVisible();
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText('Subscribe');
  expect(sent).toHaveLength(1);
});

test('a failure is told in the server’s words, and the input is kept', async ({ page }) => {
  await page.route('**/api/newsletter', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Busy', status: 503, detail: 'The list is being moved.' },
    }),
  );
  await visit(page, '/');
  await submit(page, 'reader@example.com');
  await expect(toasts(page).getByText('Subscription failed', { exact: true })).toBeVisible();
  await expect(toasts(page).getByText('The list is being moved.', { exact: true })).toBeVisible();
  await expect(email(page)).toHaveValue('reader@example.com');
  await expect(button(page)).toBeEnabled();
});

test('a server out of reach is told too, in the place of the toast before', async ({ page }) => {
  await page.route('**/api/newsletter', (route) => route.abort('connectionrefused'));
  await visit(page, '/');
  await submit(page, 'no address');
  await expect(toasts(page).getByText('Invalid email', { exact: true })).toBeVisible();
  await submit(page, 'reader@example.com');
  await expect(toasts(page).getByText('Subscription failed', { exact: true })).toBeVisible();
  await expect(toasts(page).getByText(/could not be reached/)).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page).getByText('Invalid email')).toHaveCount(0);
});

test('an address that the server refuses is told with what is wrong', async ({ page }) => {
  await visit(page, '/');
  await submit(page, 'not an@address');
  await expect(toasts(page).getByText('Subscription failed', { exact: true })).toBeVisible();
  await expect(toasts(page).getByText('Please enter a valid email address.', { exact: true })).toBeVisible();
});

test.describe('a toast', () => {
  test.beforeEach(async ({ page }) => {
    const start = new Date('2026-05-04T09:00:00Z');
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 1000));
    await visit(page, '/');
    await submit(page, 'no address');
    await expect(toasts(page)).toBeVisible();
  });

  test('closes after 5 s', async ({ page }) => {
    await page.clock.runFor(4999);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('takes the focus with F8, and waits meanwhile', async ({ page }) => {
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(toasts(page)).toHaveCount(1);
    const inToast = () =>
      toasts(page).evaluate((toast) => toast.parentElement!.contains(document.activeElement));
    expect(await inToast()).toBe(true);
    await page.clock.runFor(10_000);
    await expect(toasts(page)).toHaveCount(1);
  });

  test('goes when it is swiped right by 50 px, and stays for less', async ({ page }) => {
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
    await swipe(60);
    await expect(toasts(page)).toHaveCount(0);
  });
});
