import type { TrackedEvent } from '@astaguide/contracts/analytics-event';
import type { Page } from '@playwright/test';
import { findFaults } from '../axe';
import { openTab } from '../dashboard';
import { downloadRows } from '../downloads';
import { embeddedDatabase } from '../embedded-database';
import { dayBefore, pastEvent } from '../past-event';
import { expect, test } from '../site-test';

test.use({ siteOf: 'analytics-bot-rules' });

const day = dayBefore(3);

const eventOf = (minute: number, different: Partial<TrackedEvent>) => pastEvent(day, minute, different);

/** One visitor looks once; another, of another network, looks six times and clicks. */
const past = [
  eventOf(0, {}),
  ...[1, 2, 3, 4, 5, 6].map((minute) => eventOf(minute, { visitor: '2', ipAddress: '198.51.100.0/24' })),
  eventOf(7, { visitor: '2', ipAddress: '198.51.100.0/24', eventType: 'affiliate_click', productId: 1 }),
];

test.beforeAll(async ({ site }) => {
  const database = await embeddedDatabase(site);
  await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(past)]);
  await expect
    .poll(async () => (await database.query('SELECT FROM analytics_events')).rowCount, { timeout: 20_000 })
    .toBe(past.length);
  await database.end();
});

const RULE = 'Network 198.51.100.0/24';
const ruleRow = (page: Page) =>
  page.getByRole('list', { name: 'Rules, newest first' }).getByRole('listitem').filter({ hasText: RULE });

test.describe.configure({ mode: 'serial' });

test('a rule is refused with its reason, added, and tried: before and after stand side by side', async ({
  page,
}) => {
  await openTab(page, 'analytics&view=bots');
  await page.getByRole('button', { name: 'Add rule' }).click();
  const form = page.getByRole('form', { name: 'New rule' });
  await form.getByLabel('Network', { exact: true }).fill('198.51.100.7/32');
  await form.getByRole('button', { name: 'Add rule' }).click();
  await expect(form).toContainText('Addresses are kept as /24 networks alone');
  await form.getByLabel('Network', { exact: true }).fill('198.51.100.0/24');
  await form.getByRole('button', { name: 'Add rule' }).click();
  await expect(ruleRow(page)).toContainText('Not tried yet.');

  await ruleRow(page)
    .getByRole('button', { name: /^Try ?:/ })
    .click();
  const totals = page.getByRole('region', { name: `Totals before and after: ${RULE}` });
  await expect(totals.getByRole('row')).toHaveText([
    /Figure/,
    'Page views71−6',
    'Clicks10−1',
    'Visitors a day21−1',
  ]);
  await page.getByText('Show days as table').click();
  await expect(
    page
      .getByRole('region', { name: `Days before and after: ${RULE}` })
      .getByRole('row')
      .nth(1),
  ).toHaveText(/711021$/);
  await expect(
    page
      .getByRole('region', { name: `Products before and after: ${RULE}` })
      .getByRole('row')
      .nth(1),
  ).toHaveText(/10−1$/);
  const days = await downloadRows(page.getByRole('button', { name: /^Download CSV of days before/ }));
  expect(days.name).toBe('bot-rule-days.csv');
  expect(days.rows.slice(0, 2)).toEqual([
    'day,viewsBefore,clicksBefore,visitorsBefore,viewsAfter,clicksAfter,visitorsAfter',
    `${day},7,1,2,1,0,1`,
  ]);
  // Nothing was left out by it.
  await expect(page.getByText('None. Events of programs show here')).toBeVisible();
});

test('a rule is kept after a question, leaves its events out, and is taken back', async ({ page }) => {
  await openTab(page, 'analytics&view=bots');
  const press = (name: RegExp) => ruleRow(page).getByRole('button', { name }).click();
  await press(/^Keep ?:/);
  const question = page.getByRole('alertdialog', { name: 'Keep this rule?' });
  await expect(question).toContainText(RULE);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(ruleRow(page)).toContainText('Tried');
  await press(/^Keep ?:/);
  await question.getByRole('button', { name: 'Keep rule' }).click();
  await expect(ruleRow(page)).toContainText('Kept over 4 days: 7 events judged anew');
  await page.reload();
  const reasons = page.getByRole('table', { name: 'Events left out by reason' });
  await expect(reasons.getByRole('row').nth(1)).toHaveText(
    new RegExp(`^Your rule: ${RULE}7\\D+6\\D+1\\D+1\\D+$`),
  );
  await reasons.getByRole('button', { name: '7' }).click();
  await expect(page.getByText(`Left out as a bot: Your rule: ${RULE}`).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await press(/^Take back ?:/);
  await expect(ruleRow(page)).toContainText('Taken back over 4 days: 7 events judged anew');
  await page.reload();
  await expect(page.getByText('None. Events of programs show here')).toBeVisible();
});

test('rules and their trials fit every width and pass axe', async ({ page }) => {
  await openTab(page, 'analytics&view=bots');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByLabel('What tells a bot').selectOption('behaviour');
  await ruleRow(page).getByText('Before and after').click();
  await expect(page.getByRole('region', { name: `Totals before and after: ${RULE}` })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});

test('a rule is deleted with what trying it said', async ({ page }) => {
  await openTab(page, 'analytics&view=bots');
  await ruleRow(page)
    .getByRole('button', { name: /^Delete ?:/ })
    .click();
  await page.getByRole('button', { name: 'Delete rule' }).click();
  await expect(ruleRow(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add rule' })).toBeFocused();
});
