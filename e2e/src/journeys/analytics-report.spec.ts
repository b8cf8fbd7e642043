import type { TrackedEvent } from '@astaguide/contracts/analytics-event';
import type { Download, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { findFaults } from '../axe';
import { openTab, tabTo } from '../dashboard';
import { embeddedDatabase } from '../embedded-database';
import { PERSON } from '../person';
import { expect, test } from '../site-test';

// The figures of this file's past would stand in the totals of other journeys.
test.use({ siteOf: 'analytics-report' });

const DAY = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

const report = (page: Page) => page.getByRole('region', { name: 'Report', exact: true });
const totals = (page: Page) => report(page).getByRole('group', { name: 'Totals' });
const range = (page: Page, name: string) =>
  report(page).getByRole('group', { name: 'Range' }).getByRole('button', { name, exact: true });
const rowsOf = (page: Page) => report(page).getByRole('tabpanel').getByRole('row');

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

/** A view or a click on a page of its own, some days ago, by a visitor of its own. */
const eventOf = (daysAgo: number, eventType: string, page: string): TrackedEvent => ({
  ...{ id: randomUUID(), timestamp: `${dayBefore(daysAgo)}T00:00:01.000Z`, eventType, eventData: '{}' },
  ...{ productId: eventType === 'affiliate_click' ? 1 : null, page, slot: null, rank: null, price: null },
  ...{ source: 'example.org', channel: 'referral', referrer: null, utmSource: null, utmMedium: null },
  ...{ utmCampaign: null, visitor: String(daysAgo), ipAddress: '203.0.113.0/24' },
  ...{ country: 'DE', userAgent: PERSON, language: 'de' },
});

/** 2 clicks and 4 views ten days ago; 1 click and 4 views forty days ago; twelve pages viewed among them. */
const past = [
  ...[10, 10, 40].map((days) => eventOf(days, 'affiliate_click', '/comparison')),
  ...[10, 10, 10, 10, 40, 40, 40, 40].map((days, index) => eventOf(days, 'page_view', `/page-${index}`)),
  ...['/page-8', '/page-9', '/page-10'].map((page) => eventOf(41, 'page_view', page)),
];

test.beforeAll(async ({ site }) => {
  const database = await embeddedDatabase(site);
  await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(past)]);
  await expect
    .poll(async () => (await database.query('SELECT FROM event_inbox')).rowCount, { timeout: 20_000 })
    .toBe(0);
  await database.end();
});

test('range and comparison are in the address, beside what else is there, and the way back undoes them', async ({
  page,
}) => {
  await openTab(page, 'analytics');
  await expect(range(page, '28 days')).toHaveAttribute('aria-pressed', 'true');
  await expect(totals(page).getByRole('button', { name: /^Clicks 2\b/ })).toContainText(
    '1 in the period before',
  );
  await expect(totals(page)).toContainText('100% more');
  await totals(page).getByRole('button', { name: 'Before: clicks in the period before' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await range(page, '7 days').click();
  await expect(page).toHaveURL(/[?&]tab=analytics&range=7d&compare=previous/);
  await expect(totals(page).getByRole('button', { name: /^Clicks 0\b/ })).toBeVisible();
  // There is room for each of the seven days' names.
  await expect(report(page).locator('.recharts-xAxis-tick-labels text')).toHaveCount(7);
  await report(page).getByLabel('Compared with').selectOption('Nothing');
  await expect(page).toHaveURL(/range=7d&compare=none/);
  await expect(totals(page)).not.toContainText('before');
  await page.reload();
  await expect(range(page, '7 days')).toHaveAttribute('aria-pressed', 'true');
  await expect(report(page).getByLabel('Compared with')).toHaveValue('none');
  await page.goBack();
  await expect(report(page).getByLabel('Compared with')).toHaveValue('previous');
  await page.goBack();
  await expect(range(page, '28 days')).toHaveAttribute('aria-pressed', 'true');
  await expect(totals(page).getByRole('button', { name: /^Clicks 2\b/ })).toBeVisible();
});

test('days of the own choice are shown once they make a period', async ({ page }) => {
  // They begin as the days that were asked for, also before these have come.
  await page.route(/\/api\/analytics\/report\?range=28d/, () => undefined);
  await openTab(page, 'analytics');
  await range(page, 'Own days').click();
  const first = report(page).getByLabel('First day');
  await expect(first).toHaveValue(dayBefore(27));
  await first.fill(dayBefore(10));
  await report(page).getByLabel('Last day').fill(dayBefore(11));
  await report(page).getByRole('button', { name: 'Show these days' }).click();
  await expect(report(page).getByText('The last day lies before the first')).toBeVisible();
  await report(page).getByLabel('Last day').fill(dayBefore(10));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`range=custom&compare=previous.*from=${dayBefore(10)}`));
  await expect(totals(page).getByRole('button', { name: /^Clicks 2\b/ })).toBeVisible();
  await expect(report(page).getByRole('heading', { name: 'Clicks per hour' })).toBeVisible();
});

test('the chart draws the figure that is chosen, with the comparison dashed, by mouse, keyboard or as a table', async ({
  page,
}) => {
  await openTab(page, 'analytics&range=28d&compare=previous');
  const chart = report(page).getByRole('region', { name: 'Clicks per day' });
  await expect(chart.locator('.recharts-line')).toHaveCount(2);
  await expect(chart.locator('.recharts-line path[stroke-dasharray="5 4"]')).toHaveCount(1);

  await tabTo(page, chart.getByRole('application'), 80);
  await page.keyboard.press('ArrowRight');
  const point = chart.getByRole('status');
  await expect(point).toBeVisible();
  const before = await point.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(point).not.toHaveText(before!);

  await totals(page)
    .getByRole('button', { name: /^Page views/ })
    .click();
  await expect(page).toHaveURL(/figure=views/);
  const views = report(page).getByRole('region', { name: 'Page views per day', exact: true });
  await views.getByText('Show as table').click();
  const rows = views.getByRole('row');
  await expect(rows).toHaveCount(1 + 28);
  // Oldest first: ten days ago is the eleventh from the end.
  await expect(
    rows
      .nth(28 - 10)
      .getByRole('cell')
      .first(),
  ).toContainText('2');
  await expect(
    rows
      .nth(28 - 10)
      .getByRole('cell')
      .nth(1),
  ).toContainText('4');

  await report(page).getByLabel('Compared with').selectOption('Nothing');
  await expect(views.locator('.recharts-line')).toHaveCount(1);
});

test('breakdowns show where figures come from, all rows on demand, and leave as files', async ({ page }) => {
  await openTab(page, 'analytics&range=90d&compare=none');
  await expect(rowsOf(page).nth(1)).toContainText('3');
  await report(page).getByRole('tab', { name: 'Pages' }).click();
  await expect(rowsOf(page)).toHaveCount(1 + 10);
  await expect(rowsOf(page).nth(1)).toContainText('/comparison');
  await report(page).getByRole('button', { name: 'Show all 12' }).click();
  await expect(rowsOf(page)).toHaveCount(1 + 12);

  const pages = page.waitForEvent('download');
  await report(page).getByRole('link', { name: 'Download CSV of pages' }).click();
  expect(await textOf(await pages)).toMatch(
    /^page,label,views,clicks,visitors,click_through_rate\r\n\/comparison,\/comparison,0,3,2,\r\n/,
  );
  const series = page.waitForEvent('download');
  await report(page).getByRole('link', { name: 'Download CSV of the chart' }).click();
  const file = await series;
  expect(file.suggestedFilename()).toBe(`analytics-series-${dayBefore(89)}-to-${dayBefore(0)}.csv`);
  expect((await textOf(file)).split('\r\n')).toHaveLength(1 + 90 + 1);
});

test('an open report moves with a click, without a jump, and one of past days is left alone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/analytics/report?')) asked.push(request.url());
  });
  const click = () =>
    page.request.post('/api/analytics/track', {
      headers: { 'user-agent': PERSON },
      data: { eventType: 'affiliate_click', eventData: { page: '/' }, productId: 1 },
    });
  await openTab(page, 'analytics&range=today&compare=none');
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  await expect(totals(page).getByRole('button', { name: /^Clicks 0\b/ })).toBeVisible();
  const heading = report(page).getByRole('heading', { name: 'Where it comes from' });
  const { y: before } = (await heading.boundingBox())!;
  expect((await click()).status()).toBe(202);
  await expect(totals(page).getByRole('button', { name: /^Clicks 1\b/ })).toBeVisible();
  expect((await heading.boundingBox())!.y).toBe(before);

  await page.goto(`/admin?tab=analytics&range=custom&from=${dayBefore(10)}&to=${dayBefore(2)}&compare=none`);
  await expect(totals(page).getByRole('button', { name: /^Clicks 2\b/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  const all = page.getByRole('region', { name: 'Total Clicks' });
  await expect(all).toContainText('4');
  const { length } = asked;
  expect((await click()).status()).toBe(202);
  await expect(all).toContainText('5');
  await expect(totals(page).getByRole('button', { name: /^Clicks 2\b/ })).toBeVisible();
  expect(asked).toHaveLength(length);
});

test('what cannot be loaded says so, and can be tried again', async ({ page }) => {
  await page.route('**/api/analytics/report?*', (route) => route.fulfill({ status: 503, body: '' }));
  await openTab(page, 'analytics');
  const failure = report(page).getByRole('alert');
  await expect(failure).toContainText('The report could not be loaded');
  await page.unroute('**/api/analytics/report?*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(totals(page)).toBeVisible();
});

test('the report passes axe, and fits every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTab(page, `analytics&range=custom&from=${dayBefore(45)}&to=${dayBefore(0)}`);
  await expect(report(page).locator('.recharts-line')).toHaveCount(2);
  await report(page).getByRole('tab', { name: 'Pages' }).click();
  await report(page).getByText('Show as table').click();
  await expect(report(page).getByRole('tabpanel')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});
