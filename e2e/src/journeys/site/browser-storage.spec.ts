import { OWNER } from '@astaguide/testbed/launched-site';
import type { BrowserContext, Page } from '@playwright/test';
import { answerWith, ask, panel, suggestions, visitWithChat } from '../../chat-widget';
import { expect, test } from '../../site-test';

/** Records all storage keys that a page writes, including those that it removes again. */
async function watchStorage(context: BrowserContext): Promise<Set<string>> {
  const kept = new Set<string>();
  await context.exposeFunction('noteKey', (key: string) => kept.add(key));
  await context.addInitScript(() => {
    const { noteKey } = globalThis as unknown as { noteKey: (key: string) => void };
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its storage below
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      noteKey(`${this === localStorage ? 'Local' : 'Session'} storage ${key}`);
      setItem.call(this, key, value);
    };
  });
  return kept;
}

/** The keys listed on the privacy page: 'Local storage exitBannerShown'; prefixes end with a colon. */
async function keysTold(page: Page): Promise<string[]> {
  await page.goto('/privacy-policy');
  const rows = page.getByRole('table', { name: 'What is kept in a browser' }).locator('tbody tr');
  const texts = await rows.evaluateAll((elements) =>
    elements.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
  );
  return texts
    .map(([name, where]) => `${where!.replace(/,.*/, '')} ${name!.replace(/: and .*/, ':')}`)
    .sort();
}

const asTold = (key: string) => key.replace(/^(Local storage (?:draft|astaguide-event):).*/, '$1');

test('a browser keeps what the privacy page says, all of it, and nothing else', async ({ page, context }) => {
  // In another tab: keys written while a page unloads are not recorded.
  const documentedKeys = await keysTold(await context.newPage());
  const kept = await watchStorage(context);
  await answerWith(page, 'Geyser Astaxanthin 12mg by Hverdal');
  await visitWithChat(page, '/comparison?utm_source=letter');
  await page.getByLabel('Theme').selectOption('Dark');
  await ask(page, 'Which one?');
  await suggestions(page)
    .first()
    .getByRole('button', { name: /^Compare / })
    .click();
  // The popups' code loads when the page is idle.
  await expect(page.locator('.layer-notice')).toBeAttached();
  await panel(page).getByRole('button', { name: 'Minimize chat' }).click();
  await page.mouse.move(500, 300);
  await page.mouse.move(500, -5);
  await expect(page.locator('dialog[open]').first()).toBeAttached();
  expect(await context.cookies()).toEqual([]);

  await page.goto('/my-visits');
  await page.getByRole('button', { name: 'Do not count this browser' }).click();
  await expect(page.getByRole('heading', { name: 'This browser is not counted' })).toBeVisible();

  await page.goto('/admin');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.goto('/admin?tab=products&edit=new');
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Not saved yet');

  const cookies = (await context.cookies()).map(({ name }) => `Cookie ${name}`);
  const keys = () => [...new Set([...cookies, ...kept].map(asTold))].sort();
  await expect.poll(keys).toEqual(documentedKeys);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).length);
  const caches = await page.evaluate(async () => (await globalThis.caches.keys()).length);
  expect([databases, caches]).toEqual([0, 0]);
});
