import type { NewsletterSubscriber } from '@astaguide/contracts/newsletter';
import type { Page } from '@playwright/test';
import { findFaults, findViolationsInBothThemes } from '../axe';
import { openTab, tabTo, toastOf } from '../dashboard';
import { textOf } from '../downloads';
import { expect, test } from '../site-test';

const rows = (page: Page) => page.getByRole('list', { name: 'Subscribers' }).getByRole('listitem');
const search = (page: Page) => page.getByLabel('Search subscribers');

const subscriber = (id: number, email: string, isActive = true): NewsletterSubscriber => ({
  id,
  email,
  subscribedAt: '2026-03-09T23:30:00.000Z',
  isActive,
});
const three = [
  subscriber(3, 'ana@list.example'),
  subscriber(2, 'left@list.example', false),
  subscriber(1, '+ben@list.example'),
];

/** Answers the list with rows of the test's own: nobody can sign up as inactive. */
async function answerWith(page: Page, subscribers: NewsletterSubscriber[]): Promise<void> {
  await page.route('**/api/newsletter', (route) => route.fulfill({ json: subscribers }));
}

test('who signs up is listed, found by address, and deleted after a question', async ({ page }) => {
  for (const email of ['first@journey.example', 'second@journey.example']) {
    expect((await page.request.post('/api/newsletter', { data: { email } })).status()).toBe(201);
  }
  await openTab(page, 'newsletter');
  await expect(rows(page).first()).toContainText('second@journey.example');
  await expect(rows(page).first()).toContainText('Active');

  await search(page).fill('FIRST@journey');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 address found')).toBeVisible();
  await page.getByRole('button', { name: 'Delete first@journey.example' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this subscriber?' });
  await expect(question).toContainText('first@journey.example');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Delete first@journey.example' }).click();
  await question.getByRole('button', { name: 'Delete subscriber' }).click();
  await expect(toastOf(page).getByText('Subscriber deleted successfully', { exact: true })).toBeVisible();
  await expect(page.getByText('No address contains this')).toBeVisible();

  // The rest by keyboard alone.
  await search(page).fill('second@journey');
  await expect(rows(page)).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: 'Delete second@journey.example' }));
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Delete subscriber' }), 5);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);

  const left = (await (await page.request.get('/api/newsletter')).json()) as NewsletterSubscriber[];
  expect(left.filter(({ email }) => email.endsWith('@journey.example'))).toEqual([]);
});

test('Export, Copy All and the CSV hand out the right addresses', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerWith(page, three);
  await openTab(page, 'newsletter');
  const today = new Date().toISOString().slice(0, 10);

  const [text] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  expect(text.suggestedFilename()).toBe(`newsletter-subscribers-${today}.txt`);
  expect(await textOf(text)).toBe('ana@list.example\n+ben@list.example\n');
  await expect(toastOf(page).getByText('Emails exported', { exact: true })).toBeVisible();
  await expect(
    toastOf(page).getByText('2 email addresses have been downloaded', { exact: true }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Copy All' }).click();
  await expect(toastOf(page).getByText('Emails copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'ana@list.example, +ben@list.example',
  );

  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(table.suggestedFilename()).toBe(`newsletter-subscribers-${today}.csv`);
  expect((await textOf(table)).split('\r\n')).toEqual([
    'email,subscribedAt,isActive',
    'ana@list.example,2026-03-09T23:30:00.000Z,true',
    'left@list.example,2026-03-09T23:30:00.000Z,false',
    "'+ben@list.example,2026-03-09T23:30:00.000Z,true",
    '',
  ]);
});

test('a list of 100,000 is drawn in part, searched while typing, and exported in under 3 s', async ({
  page,
}) => {
  const many = Array.from({ length: 100_000 }, (_, index) =>
    subscriber(100_000 - index, `reader${String(index).padStart(6, '0')}@list.example`),
  );
  await answerWith(page, many);
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

  const begin = Date.now();
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  const lines = (await textOf(text)).split('\n');
  expect(Date.now() - begin).toBeLessThan(3000);
  expect(lines).toHaveLength(100_001);
  expect(lines[54_321]).toBe('reader054321@list.example');
});

test('the list and its question pass axe, and fit every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerWith(page, three);
  await openTab(page, 'newsletter');
  await expect(rows(page)).toHaveCount(3);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete ana@list.example' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
});
