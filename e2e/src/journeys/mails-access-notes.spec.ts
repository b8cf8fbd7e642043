import type { Page } from '@playwright/test';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { findFaults } from '../axe';
import { openTab, toastOf } from '../dashboard';
import { embeddedDatabase } from '../embedded-database';
import { dayBefore } from '../past-event';
import { OWNER, startSite, type RunningSite } from '../running-site';
import { expect, test as base } from '../site-test';

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
test.describe.configure({ mode: 'serial' });

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

test('mails: where they go, what they tell, and that they arrive', async ({ page }) => {
  await openTab(page, 'settings');
  const mails = section(page, 'Mails to you');
  await expect(mails).toContainText(`They go to ${OWNER.email}`);
  await mails.getByLabel('Send to').fill('me at home');
  await mails.getByRole('button', { name: 'Save mail settings' }).click();
  await expect(mails.getByLabel('Send to')).toHaveAttribute('aria-invalid', 'true');
  await mails.getByLabel('Send to').fill('me@example.org');
  await mails.getByRole('switch', { name: 'Weekly summary' }).click();
  await mails.getByLabel('Alerts when clicks fall or jump').selectOption('off');
  await expect(mails.getByRole('switch', { name: 'Alerts by mail, too' })).toBeDisabled();
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
});

test('a mail that was given up is listed with its reason', async ({ page, site }) => {
  const database = await embeddedDatabase(site);
  await database.query(
    `INSERT INTO mails_sent (key, kind, subject, state, reason)
     VALUES ('click-alert.7', 'click-alert', 'Clicks have fallen', 'given-up', 'Mailbox full')`,
  );
  await database.end();
  await openTab(page, 'settings');
  const newest = rows(page, 'Sent mails, newest first').first();
  await expect(newest).toContainText(/^Clicks have fallen.*Mailbox full.*Given up,/);
});

test('a token is shown once, reads the figures until a day of choice, and is revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  await openTab(page, 'settings');
  const tokens = section(page, 'API tokens');
  await tokens.getByRole('button', { name: 'Create token' }).click();
  await expect(tokens.getByLabel('Name of the new token')).toHaveAttribute('aria-invalid', 'true');
  await expect(tokens.getByLabel('Name of the new token')).toBeFocused();
  await tokens.getByLabel('Name of the new token').fill('Spreadsheet');
  await tokens.getByLabel('Expires').selectOption('On a date');
  await tokens.getByRole('checkbox', { name: /^Read reports/ }).uncheck();
  await tokens.getByRole('button', { name: 'Create token' }).click();
  await expect(tokens).toContainText('Choose at least one scope');
  await expect(tokens.getByLabel('Last day')).toHaveAccessibleDescription('Choose a date');
  const lastDay = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await tokens.getByLabel('Last day').fill(lastDay);
  await tokens.getByRole('checkbox', { name: /^Read reports/ }).check();
  await tokens.getByRole('button', { name: 'Create token' }).click();
  const token = await tokens.getByRole('status').locator('code').innerText();
  const program = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await program.get('/api/analytics/report')).status()).toBe(200);
  await tokens.getByRole('button', { name: 'Done' }).click();
  await expect(tokens).not.toContainText(token);
  await expect(tokens.getByLabel('Name of the new token')).toBeFocused();
  await page.reload();
  await expect(rows(page, 'API tokens')).toContainText([/Spreadsheet.*Expires .*Last used.*report/]);

  await tokens.getByRole('button', { name: 'Revoke Spreadsheet' }).click();
  await confirm(page, 'Revoke');
  await expect(toastOf(page)).toContainText('Spreadsheet revoked');
  const list = tokens.getByText('No tokens yet.').locator('..');
  // The row is gone, and with it the button that had the focus.
  await expect(list).toBeFocused();
  expect((await program.get('/api/analytics/report')).status()).toBe(401);
  await program.dispose();
});

test('a link shares fixed days with whoever has it, until it is revoked', async ({ page, browser }) => {
  await openTab(page, 'settings');
  const links = section(page, 'Share links');
  await links.getByLabel('Name, shown on the page').fill('For the agency');
  await links.getByLabel('Days', { exact: true }).selectOption('Fixed days');
  await links.getByRole('button', { name: 'Create link' }).click();
  await expect(links).toContainText('Choose the first day');
  await links.getByLabel('First day').fill('2026-03-01');
  await links.getByLabel('Last day', { exact: true }).fill('2026-03-31');
  await links.getByLabel('Last day it works').fill('2099-12-31');
  await links.getByRole('button', { name: 'Create link' }).click();
  const address = await links.getByRole('status').locator('code').innerText();
  await links.getByRole('button', { name: 'Done' }).click();
  await expect(links.getByLabel('Name, shown on the page')).toBeFocused();
  await expect(rows(page, 'Share links')).toContainText([
    /For the agency.*Mar 1, 2026 to Mar 31, 2026.*Expires Dec 31, 2099, 23:59/,
  ]);

  const partner = await (await browser.newContext()).newPage();
  await partner.goto(address);
  await expect(partner.getByRole('heading', { name: 'For the agency' })).toBeVisible();
  await expect(partner.getByText('Mar 1, 2026 – Mar 31, 2026')).toBeVisible();
  expect(await findFaults(partner)).toEqual([]);
  await links.getByRole('button', { name: 'Revoke For the agency' }).click();
  await confirm(page, 'Revoke');
  await expect(links).toContainText('No links.');
  expect((await partner.goto(address))!.status()).toBe(404);
  await partner.context().close();
});

test('a note is added on the owner’s day, moved, and deleted', async ({ page }) => {
  await openTab(page, 'analytics&range=28d');
  const notes = section(page, 'What happened');
  await notes.getByRole('button', { name: 'Add note' }).click();
  const added = notes.getByRole('form', { name: 'New note' });
  await added.getByRole('button', { name: 'Save note' }).click();
  await expect(added).toContainText('Write a note');
  await added.getByLabel('Day').fill(dayBefore(5));
  await added.getByLabel('What happened').fill('A newsletter went out');
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Note added');
  const row = rows(page, 'Notes, newest first');
  await expect(row).toContainText(['A newsletter went out']);
  const day = row.getByRole('time');
  const dayText = (text: string) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(text));
  await expect(day).toHaveText(dayText(dayBefore(5)));
  await expect(notes.getByRole('button', { name: 'Add note' })).toBeFocused();

  await row.getByRole('button', { name: /^Edit/ }).click();
  const edited = notes.getByRole('form', { name: 'Edit note' });
  await expect(edited.getByLabel('Day')).toHaveValue(dayBefore(5));
  await edited.getByLabel('Day').fill(dayBefore(4));
  await edited.getByRole('button', { name: 'Save note' }).click();
  await expect(day).toHaveText(dayText(dayBefore(4)));
  await row.getByRole('button', { name: /^Delete/ }).click();
  await confirm(page, 'Delete note');
  await expect(notes).toContainText('Nothing on these days.');
});

test('mails, tokens, links and notes fit every width and pass axe', async ({ page }) => {
  await openTab(page, 'settings');
  await page.getByRole('button', { name: 'Preview last week' }).click();
  await expect(page.getByRole('article', { name: 'Preview' })).toBeVisible();
  await page.getByLabel('Name of the new token').fill('A program with a long name that reads the figures');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(section(page, 'API tokens').getByRole('status')).toBeVisible();
  const links = section(page, 'Share links');
  await links.getByLabel('Name, shown on the page').fill('For everybody');
  await links.getByRole('button', { name: 'Create link' }).click();
  await expect(links.getByRole('status')).toBeVisible();
  await links.getByLabel('Days', { exact: true }).selectOption('Fixed days');
  expect(await findFaults(page)).toEqual([]);

  await openTab(page, 'analytics&range=28d');
  const notes = section(page, 'What happened');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await notes.getByLabel('What happened').fill('An article of a partner that many people read links here');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(notes.getByRole('listitem').first()).toBeVisible();
  await notes.getByRole('button', { name: 'Add note' }).click();
  expect(await findFaults(page)).toEqual([]);
});
