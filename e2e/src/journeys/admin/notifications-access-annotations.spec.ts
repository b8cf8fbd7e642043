import { dayBefore } from '@astaguide/testbed/past-event';
import { OWNER, type RunningSite, startSite } from '@astaguide/testbed/launched-site';
import type { Page } from '@playwright/test';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { findFaults } from '../../axe';
import { addVisit, openSettingsSection, openTab, toastOf } from '../../dashboard';
import { expect, test as base } from '../../site-test';

/** Recipients of the test mails. */
const recipients: string[] = [];

/** A site that sends mail, and whose time zone is not UTC. */
const test = base.extend<object, { site: RunningSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is needed
    async ({}, use) => {
      const mailServer = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        onData(stream, { envelope }, done) {
          let message = '';
          stream.on('data', (chunk: Buffer) => (message += chunk.toString()));
          stream.on('end', () => {
            // Mails about sign-ins may go to the address from before.
            if (message.includes('This is a test email'))
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
test.use({ siteOf: 'notifications-access-annotations' });

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

test('mails arrive; a token and a link open the report until they are revoked; a note is on the owner’s day', async ({
  page,
  browser,
  playwright,
  baseURL,
  site,
}) => {
  // axe checks three screens.
  test.slow();
  await openTab(page, 'settings&section=notifications');
  const notifications = section(page, 'Email notifications');
  await expect(notifications).toContainText(`Sent to ${OWNER.email}`);
  await notifications.getByLabel('Send to').fill('me@example.org');
  await notifications.getByRole('switch', { name: 'Weekly summary' }).click();
  await notifications.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOf(page)).toContainText('Notification settings saved');
  await page.reload();
  await expect(notifications).toContainText('Sent to me@example.org');
  await expect(notifications.getByRole('switch', { name: 'Weekly summary' })).toBeChecked();
  await page.getByRole('button', { name: 'Preview last week' }).click();
  await expect(page.getByRole('article', { name: 'Preview' })).toContainText('Time zone: Pacific/Auckland');
  await page.getByRole('button', { name: 'Send test email' }).click();
  await expect(rows(page, 'Sent emails, newest first')).toContainText([/test email.*Sent,/]);
  expect(recipients).toEqual(['me@example.org']);

  await openSettingsSection(page, 'API tokens');
  const tokens = section(page, 'API tokens');
  await tokens.getByRole('button', { name: 'Create token' }).click();
  await expect(tokens.getByLabel('Token name')).toBeFocused();
  const tokenName = 'A program with a long name that reads the report';
  await tokens.getByLabel('Token name').fill(tokenName);
  await tokens.getByRole('button', { name: 'Create token' }).click();
  const token = await tokens.getByRole('status').locator('code').innerText();
  await openSettingsSection(page, 'Share links');
  const links = section(page, 'Share links');
  await links.getByLabel('Report title').fill('For the agency');
  await links.getByLabel('Period', { exact: true }).selectOption('Custom range');
  await links.getByLabel('From', { exact: true }).fill('2026-03-01');
  await links.getByLabel('To', { exact: true }).fill('2026-03-31');
  await links.getByRole('button', { name: 'Create link' }).click();
  const address = await links.getByRole('status').locator('code').innerText();
  await links.getByLabel('Period', { exact: true }).selectOption('Custom range');
  expect(await findFaults(page)).toEqual([]);

  const program = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await program.get('/api/analytics/report')).status()).toBe(200);
  const partner = await (await browser.newContext()).newPage();
  await partner.goto(address);
  await expect(partner.getByRole('heading', { name: 'For the agency' })).toBeVisible();
  await expect(partner.getByText('Mar 1 – Mar 31, 2026')).toBeVisible();
  expect(await findFaults(partner)).toEqual([]);

  await openSettingsSection(page, 'API tokens');
  await expect(tokens).not.toContainText(token);
  await expect(rows(page, 'API tokens')).toContainText([/reads the report.*Expires .*Last used.*report/]);
  await tokens.getByRole('button', { name: `Revoke ${tokenName}` }).click();
  await confirm(page, 'Revoke');
  await expect(toastOf(page)).toContainText(`${tokenName} revoked`);
  // The button that had the focus was removed with its row.
  await expect(tokens.getByText('No tokens yet.').locator('..')).toBeFocused();
  expect((await program.get('/api/analytics/report')).status()).toBe(401);
  await program.dispose();
  await openSettingsSection(page, 'Share links');
  await links.getByRole('button', { name: 'Revoke For the agency' }).click();
  await confirm(page, 'Revoke');
  await expect(links).toContainText('No links yet.');
  expect((await partner.goto(address))!.status()).toBe(404);
  await partner.context().close();

  await addVisit(site.url);
  await openTab(page, 'analytics&range=28d');
  const notes = section(page, 'Annotations');
  await notes.getByRole('button', { name: 'Add annotation' }).click();
  await notes.getByLabel('Day').fill(dayBefore(5));
  await notes.getByLabel('Text').fill('An article of a partner that many people read links here');
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Annotation added');
  const row = rows(page, 'Annotations, newest first');
  await expect(row).toContainText(['An article of a partner']);
  await expect(row.getByRole('time')).toHaveText(
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(dayBefore(5))),
  );
  await expect(notes.getByRole('button', { name: 'Add annotation' })).toBeFocused();
  await row.getByRole('button', { name: /^Edit/ }).click();
  await expect(notes.getByRole('form', { name: 'Edit annotation' }).getByLabel('Day')).toHaveValue(
    dayBefore(5),
  );
  expect(await findFaults(page)).toEqual([]);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await confirm(page, 'Delete annotation');
  await expect(notes).toContainText('No annotations in this period.');
});
