import { dayBefore, pastEvent } from '@astaguide/testbed/past-event';
import { embeddedDatabase } from '@astaguide/testbed/launched-site';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { findFaults } from '../../axe';
import { openTab, signIn } from '../../dashboard';
import { expect, test } from '../../site-test';

// A separate site, because its events and sales would change the metrics of other journeys.
test.use({ siteOf: 'ten seconds' });

/** The day with the drop, and the same weekday before it. */
const DROP = 9;
const lastMonth = (() => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15)).toISOString().slice(0, 10);
})();
const sold = {
  best: randomUUID(),
  second: randomUUID(),
  newest: randomUUID(),
};

const click = (day: string, minute: number, different: Partial<TrackedEvent>) =>
  pastEvent(day, minute % 60, { eventType: 'affiliate_click', productId: 1, ...different });
const past: TrackedEvent[] = [
  click(lastMonth, 1, { id: sold.best, page: '/comparison', visitor: '1' }),
  click(lastMonth, 2, { id: sold.second, page: '/faq', visitor: '2' }),
  click(dayBefore(1), 3, { id: sold.newest, page: '/blog', linkPlacement: 'article', visitor: '3' }),
  ...Array.from({ length: 42 }, (_, place) =>
    click(dayBefore(place < 40 ? DROP + 7 : DROP), place, {
      visitor: String(100 + place),
      source: 'newsletter',
      channel: 'email',
      utmSource: 'newsletter',
      utmMedium: 'email',
      utmCampaign: 'ranking',
      utmContent: 'button',
    }),
  ),
];

test.beforeAll(async ({ site }) => {
  const database = await embeddedDatabase(site);
  await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(past)]);
  await expect
    .poll(async () => (await database.query('SELECT FROM events')).rowCount, { timeout: 20_000 })
    .toBe(past.length);
  await database.end();
});

test.beforeEach(async ({ page }) => {
  await signIn(page);
  const sale = (orderId: string, clickId: string, day: string, commission: string) =>
    page.request.post('/api/conversions', {
      data: {
        network: 'Nordic Shop',
        orderId,
        clickId,
        amount: '50.00',
        currency: 'USD',
        commission,
        status: 'approved',
        occurredAt: `${day}T12:00:00Z`,
      },
    });
  for (const answer of [
    await sale('A-1', sold.best, lastMonth, '20.00'),
    await sale('A-2', sold.second, lastMonth, '5.00'),
    await sale('A-3', sold.newest, dayBefore(1), '3.00'),
  ])
    expect(answer.status()).toBe(202);
});

/** Clicks that the owner makes, so that a journey can be counted. */
class Actions {
  count = 0;

  async click(target: Locator, options?: { position: { x: number; y: number } }): Promise<void> {
    this.count++;
    await target.click(options);
  }
}

const report = (page: Page) => page.getByRole('region', { name: 'Report', exact: true });
const keyNumbers = (page: Page) => report(page).getByRole('group', { name: 'Key numbers' });
async function openOverview(page: Page): Promise<Actions> {
  await openTab(page, 'analytics');
  await expect(keyNumbers(page)).toBeVisible({ timeout: 20_000 });
  return new Actions();
}
const edge = async (target: Locator, side: 'top' | 'bottom') => {
  const { y, height } = (await target.boundingBox())!;
  return side === 'top' ? y : y + height;
};

test('the best-earning page of last month is found in two actions', async ({ page }) => {
  const actions = await openOverview(page);
  await actions.click(report(page).getByRole('button', { name: /^Range: / }));
  await actions.click(page.getByRole('button', { name: 'Last month' }));
  const pages = page.getByRole('region', { name: 'Best-earning pages' }).getByRole('listitem');
  // On the first of a month, yesterday's sale is of last month too.
  const isOfLastMonth = dayBefore(1).slice(0, 7) === lastMonth.slice(0, 7);
  await expect(pages).toHaveText([
    /^Astaxanthin Supplement Comparison.*\$20\.00$/,
    /^Frequently.*\$5\.00$/,
    ...(isOfLastMonth ? [/^Astaxanthin Research Articles.*\$3\.00$/] : []),
  ]);
  expect(actions.count).toBe(2);
});

test('why clicks dropped on a day is explained in one action, and followed to its source in two more', async ({
  page,
}) => {
  const actions = await openOverview(page);
  const dot = report(page)
    .locator('circle.recharts-line-dot[fill="var(--accent)"]')
    .nth(27 - DROP);
  const middle = async (axis: string) => Number(await dot.getAttribute(axis));
  // The dots are drawn again when annotations arrive, so the click is on the chart.
  const chart = report(page)
    .locator('.recharts-surface')
    .filter({ has: page.locator('circle.recharts-line-dot') });
  await actions.click(chart, { position: { x: await middle('cx'), y: await middle('cy') } });
  const change = page
    .getByRole('region', { name: 'Biggest changes' })
    .getByRole('listitem')
    .filter({ hasText: 'newsletter' });
  await expect(change).toHaveText('Source newsletter 2 clicks (−38)');
  expect(actions.count).toBe(1);
  await expect(report(page).getByLabel('Compare to')).toHaveValue('weekdays');
  await actions.click(change.getByRole('link'));
  await expect(page.getByRole('list', { name: 'Filters' })).toContainText('Source: newsletter');
  await actions.click(report(page).getByRole('tab', { name: 'Sources' }));
  const sources = report(page).getByRole('tabpanel', { name: 'Sources' });
  expect(actions.count).toBe(3);
  await sources.getByRole('tab', { name: 'Content' }).click();
  await expect(sources.getByRole('row', { name: /^button/ })).toBeVisible();
});

test('the report is shared in two actions', async ({ page }) => {
  const actions = await openOverview(page);
  await actions.click(report(page).getByRole('button', { name: 'Share' }));
  await actions.click(page.getByRole('button', { name: 'Create link' }));
  await expect(page.getByRole('dialog')).toContainText('/shared/');
  expect(actions.count).toBe(2);
});

test('the click of the newest sale is found in two actions', async ({ page }) => {
  const actions = await openOverview(page);
  await actions.click(page.getByRole('link', { name: 'Earnings', exact: true }));
  const sales = page.getByRole('region', { name: 'Sales', exact: true });
  await actions.click(sales.getByRole('button', { name: /^View path/ }).first());
  const dialog = page.getByRole('dialog', { name: 'The path to this sale' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Click' })).toContainText(
    'Astaxanthin Research Articles',
  );
  expect(actions.count).toBe(2);
  expect(await findFaults(page)).toEqual([]);
});

test('a phone shows range and key numbers on the first screen, a desktop the first breakdown as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1100 });
  await openOverview(page);
  const range = report(page).getByRole('button', { name: /^Range: / });
  const breakdown = report(page).getByRole('region', { name: 'Breakdown' });
  await expect(breakdown.getByRole('row')).not.toHaveCount(0);
  const bar = report(page).locator('> .sticky');
  const isOneLine = async () => (await edge(bar, 'bottom')) - (await edge(bar, 'top')) < 60;
  expect(await isOneLine()).toBe(true);
  // Notices above the report, such as that of demo data, come and go.
  const header = 160;
  const height = async () => (await edge(breakdown, 'bottom')) - (await edge(range, 'top')) + header;
  expect(await height()).toBeLessThanOrEqual(1100);
  await page.goto('/admin?range=custom&from=2025-12-27&to=2026-01-25&compare=year&filter=device:mobile');
  await expect(page.getByRole('list', { name: 'Filters' })).toBeVisible();
  expect(await isOneLine()).toBe(true);
  await page.goto('/admin?filter=device!:mobile');
  await expect(page.getByRole('list', { name: 'Filters' })).toBeVisible();
  await expect(breakdown.getByRole('row')).not.toHaveCount(0);
  // The chosen filters are a line of their own.
  expect(await height()).toBeLessThanOrEqual(1100);
  await openOverview(page);
  await page.setViewportSize({ width: 375, height: 812 });
  expect((await edge(keyNumbers(page), 'bottom')) - (await edge(range, 'top')) + header).toBeLessThanOrEqual(
    667,
  );
  expect(await findFaults(page)).toEqual([]);
});
