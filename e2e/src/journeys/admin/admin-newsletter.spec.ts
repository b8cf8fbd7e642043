import type { NewsletterSubscriber } from '@astaguide/contracts/publishing/newsletter';
import type { Page } from '@playwright/test';
import { findFaults, findViolationsInBothThemes } from '../../axe';
import { openTab, subscriberOf, tabTo, toastOf, textOf } from '../../dashboard';
import { expect, test } from '../../site-test';

const rows = (page: Page) => page.getByRole('list', { name: 'Subscribers' }).getByRole('listitem');
const search = (page: Page) => page.getByLabel('Search subscribers');

test('who signs up is listed, and deleted by keyboard alone', async ({ page }) => {
  for (const email of ['first@journey.example', 'second@journey.example']) {
    expect((await page.request.post('/api/newsletter', { data: { email } })).status()).toBe(201);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTab(page, 'newsletter');
  await expect(rows(page).first()).toContainText('second@journey.example');
  await expect(rows(page).first()).toContainText('Active');
  expect(await findFaults(page)).toEqual([]);

  for (const email of ['first@journey.example', 'second@journey.example']) {
    await search(page).fill(email);
    await expect(rows(page)).toHaveCount(1);
    await tabTo(page, page.getByRole('button', { name: `Delete ${email}` }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete this subscriber?' });
    await expect(question).toContainText(email);
    if (email.startsWith('first')) expect(await findViolationsInBothThemes(page)).toEqual([]);
    await tabTo(page, question.getByRole('button', { name: 'Delete subscriber' }), 5);
    await page.keyboard.press('Enter');
    await expect(toastOf(page).getByText('Subscriber deleted successfully', { exact: true })).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(rows(page)).toHaveCount(0);
    if (!email.startsWith('first')) continue;
    // The button that had the focus was removed with its row.
    await expect(page.getByText(/^\d+ active/).locator('xpath=ancestor::div[1]')).toBeFocused();
  }
  const left = (await (await page.request.get('/api/newsletter')).json()) as NewsletterSubscriber[];
  expect(left.filter(({ email }) => email.endsWith('@journey.example'))).toEqual([]);
});

test('a list of 100,000 is drawn in part, searched while typing, copied and exported', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const many = Array.from({ length: 100_000 }, (_, index) =>
    subscriberOf(100_000 - index, `reader${String(index).padStart(6, '0')}@list.example`),
  );
  await page.route('**/api/newsletter', (route) => route.fulfill({ json: many }));
  await openTab(page, 'newsletter');
  await expect(page.getByText('100,000 active', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(await rows(page).count()).toBeLessThan(60);

  await page.keyboard.press('End');
  await expect(rows(page).last()).toContainText('reader099999@list.example');
  expect(await rows(page).count()).toBeLessThan(60);

  await search(page).pressSequentially('er054321');
  await expect(search(page)).toHaveValue('er054321');
  await expect(rows(page)).toHaveCount(1);
  await search(page).fill('');

  const [text] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  expect(text.suggestedFilename()).toMatch(/^newsletter-subscribers-\d{4}-\d\d-\d\d\.txt$/);
  const lines = (await textOf(text)).split('\n');
  expect(lines).toHaveLength(100_001);
  expect(lines[54_321]).toBe('reader054321@list.example');
  await page.getByRole('button', { name: 'Copy All' }).click();
  await expect(toastOf(page).getByText('Emails copied', { exact: true })).toBeVisible();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split(', ');
  expect(copied).toHaveLength(100_000);
});
