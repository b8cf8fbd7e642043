import { PERSON } from '@astaguide/testbed/past-event';
import { OWNER, type RunningSite, startSite } from '@astaguide/testbed/launched-site';
import type { Browser, Page } from '@playwright/test';
import { findFaults, findViolations } from '../../axe';
import { openTab, toastOf } from '../../dashboard';
import { MailInbox, unsubscribeAddress, type ReceivedMail } from '../../http/mail-inbox';
import { expect, test as base } from '../../site-test';
import { Actions } from './actions';

const inbox = new MailInbox();

/** A site that sends mail. */
const test = base.extend<object, { site: RunningSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is needed
    async ({}, use) => {
      const site = await startSite(await inbox.start());
      await use(site);
      await site.stop();
      await inbox.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ siteOf: 'newsletter-journey' });

/** Rules of axe for a mail, which is no page of its own: landmarks are the mail program's. */
const MAIL_RULES = ['color-contrast', 'link-in-text-block', 'link-name', 'html-has-lang', 'image-alt'];
const READER = 'ana@journey.example';

const mailOf = async (subject: string, to: string): Promise<ReceivedMail> => {
  const find = () => inbox.mails.find((mail) => mail.subject === subject && mail.recipient === to);
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find()!;
};

test('an issue is made from a post, tried, sent, counted, and left with one click', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.slow();
  const reader = await playwright.request.newContext({ baseURL, userAgent: PERSON });
  await reader.post('/api/newsletter', { data: { email: READER } });
  const confirmation = await mailOf('Confirm your subscription to AstaGuide', READER);
  await page.goto(/http\S+\/newsletter\/confirm\?token=[\w-]+/.exec(confirmation.text!)![0]);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByText('You’re subscribed')).toBeVisible();

  await openTab(page, 'newsletter&view=issues');
  const address = { operatorName: 'Jane Doe', operatorAddress: '1 Some Street, Springfield' };
  expect((await page.request.put('/api/site-settings', { data: address })).status()).toBe(200);
  const chosen = page.getByLabel('Send a post');
  const title = await chosen.locator('option').nth(1).innerText();
  await chosen.selectOption(title);
  await page.getByRole('button', { name: 'Make an issue' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit issue' });
  await expect(editor.getByLabel('Subject')).toHaveValue(title);
  await editor.getByLabel('Subject').fill('Sleep');
  const [product] = (await (await page.request.get('/api/products')).json()) as { slug: string }[];
  await new Actions().put(editor, { html: `<p><a href="/go/${product!.slug}">To the shop</a></p>` });
  await editor.getByRole('button', { name: /^Save/ }).click();
  await expect(toastOf(page)).toContainText('Issue saved');

  await page.getByRole('button', { name: 'Preview and send Sleep' }).click();
  await expect(page.getByText('1 reader', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send a test to yourself' }).click();
  await expect(page.getByText(`Test sent to ${OWNER.email}.`)).toBeVisible();
  const tried = await mailOf('[Test] Sleep', OWNER.email);
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('button', { name: 'Send to 1 reader' }).click();
  await expect(toastOf(page)).toContainText('The issue is on its way');
  const row = page.getByRole('list', { name: 'Issues' }).getByRole('listitem').filter({ hasText: 'Sleep' });
  await expect(row.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(row).toContainText('1 sent');

  const issue = await mailOf('Sleep', READER);
  const buy = /http\S+\/go\/[^\s>]+/.exec(issue.text!)![0];
  expect((await reader.get(buy, { maxRedirects: 0 })).status()).toBe(302);
  const { pathname, search } = unsubscribeAddress(issue);
  const left = await reader.post(pathname + search, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(left.status()).toBe(200);
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('1 click ·', { timeout: 3000 });
    await expect(row).toContainText('1 unsubscribed');
  }).toPass({ timeout: 30_000 });
  expect(await findFaults(page)).toEqual([]);

  for (const mail of [confirmation, tried, issue]) expect(await faultsOfMail(browser, mail)).toEqual([]);
  await reader.dispose();
});

test('the screens of the newsletter fit every width, in light and in dark', async ({ page }) => {
  test.slow();
  await page.request.post('/api/newsletter', { data: { email: 'ben@journey.example' } });
  for (const view of ['growth', 'settings', 'subscribers']) {
    await openTab(page, `newsletter&view=${view}`);
    const shown = { growth: 'By month', settings: 'Sender’s domain', subscribers: 'Import subscribers' }[
      view
    ]!;
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    if (view === 'settings')
      await expect(page.getByText('_dmarc.example.com')).toBeVisible({ timeout: 30_000 });
    expect(await findFaults(page)).toEqual([]);
  }
});

/** What is wrong with a mail as mail programs draw it: contrast in either theme, and requests. */
async function faultsOfMail(browser: Browser, { subject, html }: ReceivedMail): Promise<string[]> {
  const page: Page = await browser.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${subject} requests ${request.url()}`));
  await page.setContent(html as string);
  const violations: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await findViolations(page, MAIL_RULES);
    violations.push(...found.map((violation) => `${subject}, ${colorScheme}: ${violation}`));
  }
  await page.close();
  return [...requests, ...violations];
}
