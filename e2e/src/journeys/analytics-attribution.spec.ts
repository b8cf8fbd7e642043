import type { TrackedEvent } from '@astaguide/contracts/analytics-event';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { findViolationsInBothThemes, overflowOf } from '../axe';
import { openTab, tabTo } from '../dashboard';
import { embeddedDatabase } from '../embedded-database';
import { PERSON } from '../person';
import { expect, test } from '../site-test';

test.use({ siteOf: 'analytics-attribution' });
// The worker works these figures out once a minute.
test.setTimeout(150_000);

const DAY = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

const eventOf = (minute: number, eventType: string, different: Partial<TrackedEvent>): TrackedEvent => ({
  ...{ id: randomUUID(), eventType, eventData: '{}', productId: null, slot: null, rank: null, price: null },
  ...{ timestamp: `${dayBefore(3)}T10:${String(minute).padStart(2, '0')}:00.000Z`, page: '/comparison' },
  ...{ source: 'example.org', channel: 'referral', utmSource: null, utmMedium: null, utmCampaign: null },
  ...{ referrer: null, visitor: '1', ipAddress: '203.0.113.0/24', country: 'DE', userAgent: PERSON },
  ...{ language: 'de' },
  ...different,
});

/** Three visitors: one looks at the FAQ, one sees an offer of the comparison, one follows it; and 60 views of a page. */
const past = [
  eventOf(0, 'page_view', { visitor: '1', page: '/faq', country: 'NL' }),
  ...['2', '3'].flatMap((visitor) => [
    eventOf(1, 'page_view', { visitor }),
    eventOf(2, 'offers_seen', {
      visitor,
      eventData: JSON.stringify({ offers: [{ slot: 'comparison-row', productId: 1 }] }),
    }),
  ]),
  eventOf(3, 'affiliate_click', { visitor: '3', slot: 'comparison-row', productId: 1 }),
  ...Array.from({ length: 60 }, () => eventOf(4, 'page_view', { visitor: '3', page: '/blog' })),
];

test.beforeAll(async ({ site }) => {
  test.setTimeout(150_000);
  const database = await embeddedDatabase(site);
  await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(past)]);
  await expect
    .poll(
      async () =>
        (await database.query('SELECT FROM derived_days WHERE events = $1', [past.length])).rowCount,
      {
        timeout: 120_000,
      },
    )
    .toBe(1);
  await database.end();
});

const report = (page: Page) => page.getByRole('region', { name: 'Report', exact: true });
const totals = (page: Page) => report(page).getByRole('group', { name: 'Totals' });

test('a row becomes the filter of everything else, stands in the address, and is taken away again', async ({
  page,
}) => {
  await openTab(page, 'analytics&range=28d&compare=none');
  await expect(totals(page).getByRole('button', { name: /^Page views 63/ })).toBeVisible();
  await report(page).getByRole('tab', { name: 'Pages' }).click();
  await report(page).getByRole('button', { name: '/comparison', exact: true }).click();
  await expect(page).toHaveURL(/filter=page%3A%2Fcomparison/);
  await expect(totals(page).getByRole('button', { name: /^Page views 2/ })).toBeVisible();

  await report(page).getByRole('tab', { name: 'Countries' }).click();
  const panel = report(page).getByRole('tabpanel');
  await expect(panel).toContainText('Exact, as of');
  await expect(panel.getByRole('row')).toHaveCount(1 + 1);
  await expect(panel.getByRole('row', { name: /Germany/ })).toContainText('2');
  await report(page).getByRole('tab', { name: 'Browsers' }).click();
  await expect(panel.getByRole('row', { name: /Chrome/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Chrome', exact: true })).toHaveCount(0);

  await page.reload();
  await report(page)
    .getByRole('button', { name: /^Only page \/comparison/ })
    .click();
  await expect(totals(page).getByRole('button', { name: /^Page views 63/ })).toBeVisible();
  await expect(page).not.toHaveURL(/filter=/);
});

test('a figure opens the events behind it, page after page, by keyboard too', async ({ page }) => {
  await openTab(page, 'analytics&range=28d&compare=none');
  await totals(page).getByRole('button', { name: 'Show events: page views' }).click();
  const dialog = page.getByRole('dialog', { name: /^Page views/ });
  await expect(dialog.getByRole('listitem')).toHaveCount(50);
  await expect(dialog.getByRole('status')).toHaveText('50 of 63 shown');
  await expect(dialog.getByRole('listitem').first()).toContainText(/PAGE VIEW.*\/blog.*Counted as a person/s);
  await dialog.getByRole('button', { name: 'Load more' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(63);
  await expect(dialog.getByRole('status')).toHaveText('All 63 events shown');
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowOf(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await report(page).getByRole('tab', { name: 'Countries' }).click();
  const figure = report(page).getByRole('button', { name: /^1, show the events: Page views, Netherlands/ });
  await tabTo(page, figure, 90);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(figure).toBeFocused();
});

test('attribution says which place earns, and the funnel how visitors get there', async ({ page }) => {
  await openTab(page, 'analytics&view=attribution&range=28d&compare=none');
  const funnel = page.getByRole('region', { name: 'From view to click' });
  await expect(funnel.getByRole('listitem')).toHaveText([
    /Sessions3/,
    /Saw comparison or review2 66.7%/,
    /Followed a buy link1 33.3%/,
  ]);
  await funnel.getByRole('tab', { name: 'Countries' }).click();
  await expect(funnel.getByRole('row', { name: /Germany/ })).toContainText('50%');

  const places = page.getByRole('region', { name: 'Buy links by place', exact: true });
  const row = places.getByRole('row').nth(1);
  await expect(row).toContainText('Comparison row');
  await expect(row).toContainText('50%');
  await places.getByRole('button', { name: 'Page' }).click();
  await expect(places.getByRole('columnheader', { name: 'Page' })).toHaveAttribute('aria-sort', 'ascending');
  await row.getByRole('button', { name: /^2, show the events/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Times seen/ });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const file = page.waitForEvent('download');
  await places.getByRole('link', { name: 'Download CSV of buy links by place' }).click();
  expect((await file).suggestedFilename()).toMatch(/^analytics-attribution-/);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowOf(page)).toBe(0);
});

test('figures that cannot be loaded say so, and can be tried again', async ({ page }) => {
  await page.route('**/api/analytics/funnel?*', (route) => route.fulfill({ status: 503, body: '' }));
  await openTab(page, 'analytics&view=attribution');
  const failure = page.getByRole('region', { name: 'From view to click' }).getByRole('alert');
  await expect(failure).toContainText('The figures could not be loaded');
  await page.unroute('**/api/analytics/funnel?*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'From view to click' }).getByRole('listitem')).toHaveCount(3);
});
