import type { Page } from '@playwright/test';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { findFaults } from '../../axe';
import { openTab, toastOf } from '../../dashboard';
import { dayBefore } from '../../past-event';
import { OWNER, startSite, type RunningSite } from '../../running-site';
import { expect, test as base } from '../../site-test';

/** Whom each mail went to. */
const recipients: string[] = [];

/** A site that sends mail, and whose owner's days are not those of UTC. */
const test = base.extend<object, { site: RunningSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is needed
    async ({}, use) => {
      const mailServer = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        onData(stream, { envelope }, done) {
          stream.resume().on('end', () => {
            recipients.push(...envelope.rcptTo.map(({ address }) => address));
            done();
          });
        },
      });
      mailServer.listen(0, '127.0.0.1');
      await once(mailServer.server, 'listening');
      const { port } = mailServer.server.address() as AddressInfo;
      const site = await startSite({
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        MAIL_FROM: 'Reef <news@example.com>',
      });
      await use(site);
      await site.stop();
      mailServer.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ siteOf: 'mails-access-notes' });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rows = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');
const confirm = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();

test.beforeAll(async ({ site, playwright }) => {
  const owner = await playwright.request.newContext({ baseURL: site.url });
  await owner.post('/api/auth/login', { data: OWNER });
  const { siteName } = (await (await owner.get('/api/site-settings')).json()) as { siteName: string };
  await owner.put('/api/site-settings', { data: { siteName, timeZone: 'Pacific/Auckland' } });
  await owner.dispose();
});

test('mails arrive; a token and a link open the figures until they are revoked; a note stands on the owner’s day', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  // axe looks at three screens.
  test.slow();
  await openTab(page, 'settings');
  const mails = section(page, 'Mails to you');
  await expect(mails).toContainText(`They go to ${OWNER.email}`);
  await mails.getByLabel('Send to').fill('me@example.org');
  await mails.getByRole('switch', { name: 'Weekly summary' }).click();
  await mails.getByRole('button', { name: 'Save mail settings' }).click();
  await expect(toastOf(page)).toContainText('Mail settings saved');
  await page.reload();
  await expect(mails).toContainText('They go to me@example.org');
  await expect(mails.getByRole('switch', { name: 'Weekly summary' })).toBeChecked();
  await page.getByRole('button', { name: 'Preview last week' }).click();
  await expect(page.getByRole('article', { name: 'Preview' })).toContainText('Days in Pacific/Auckland');
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(rows(page, 'Sent mails, newest first')).toContainText([/test mail.*Sent,/]);
  expect(recipients).toEqual(['me@example.org']);

  const tokens = section(page, 'API tokens');
  await tokens.getByRole('button', { name: 'Create token' }).click();
  await expect(tokens.getByLabel('Name of the new token')).toBeFocused();
  const tokenName = 'A program with a long name that reads the figures';
  await tokens.getByLabel('Name of the new token').fill(tokenName);
  await tokens.getByRole('button', { name: 'Create token' }).click();
  const token = await tokens.getByRole('status').locator('code').innerText();
  const links = section(page, 'Share links');
  await links.getByLabel('Name, shown on the page').fill('For the agency');
  await links.getByLabel('Days', { exact: true }).selectOption('Fixed days');
  await links.getByLabel('First day').fill('2026-03-01');
  await links.getByLabel('Last day', { exact: true }).fill('2026-03-31');
  await links.getByRole('button', { name: 'Create link' }).click();
  const address = await links.getByRole('status').locator('code').innerText();
  await links.getByLabel('Days', { exact: true }).selectOption('Fixed days');
  expect(await findFaults(page)).toEqual([]);

  const program = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await program.get('/api/analytics/report')).status()).toBe(200);
  const partner = await (await browser.newContext()).newPage();
  await partner.goto(address);
  await expect(partner.getByRole('heading', { name: 'For the agency' })).toBeVisible();
  await expect(partner.getByText('Mar 1, 2026 – Mar 31, 2026')).toBeVisible();
  expect(await findFaults(partner)).toEqual([]);

  await page.reload();
  await expect(tokens).not.toContainText(token);
  await expect(rows(page, 'API tokens')).toContainText([/reads the figures.*Expires .*Last used.*report/]);
  await tokens.getByRole('button', { name: `Revoke ${tokenName}` }).click();
  await confirm(page, 'Revoke');
  await expect(toastOf(page)).toContainText(`${tokenName} revoked`);
  // The row is gone, and with it the button that had the focus.
  await expect(tokens.getByText('No tokens yet.').locator('..')).toBeFocused();
  expect((await program.get('/api/analytics/report')).status()).toBe(401);
  await program.dispose();
  await links.getByRole('button', { name: 'Revoke For the agency' }).click();
  await confirm(page, 'Revoke');
  await expect(links).toContainText('No links.');
  expect((await partner.goto(address))!.status()).toBe(404);
  await partner.context().close();

  await openTab(page, 'analytics&range=28d');
  const notes = section(page, 'What happened');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await notes.getByLabel('Day').fill(dayBefore(5));
  await notes.getByLabel('What happened').fill('An article of a partner that many people read links here');
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Note added');
  const row = rows(page, 'Notes, newest first');
  await expect(row).toContainText(['An article of a partner']);
  await expect(row.getByRole('time')).toHaveText(
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(dayBefore(5))),
  );
  await expect(notes.getByRole('button', { name: 'Add note' })).toBeFocused();
  await row.getByRole('button', { name: /^Edit/ }).click();
  await expect(notes.getByRole('form', { name: 'Edit note' }).getByLabel('Day')).toHaveValue(dayBefore(5));
  expect(await findFaults(page)).toEqual([]);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await confirm(page, 'Delete note');
  await expect(notes).toContainText('Nothing on these days.');
});
