import { dayBefore, pastEvent, PERSON } from '@astaguide/testbed/past-event';
import { embeddedDatabase, embeddedDatabaseUrl } from '@astaguide/testbed/launched-site';
import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type { BotTrafficReport } from '@astaguide/contracts/analytics/bot-traffic-report';
import type { Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFaults, findViolationsInBothThemes, overflowOf } from '../../axe';
import { openTab, tabTo, downloadRows } from '../../dashboard';
import { expect, test } from '../../site-test';

// A separate site, because this file's past events would change the totals of other journeys.
test.use({ siteOf: 'analytics' });
// Serial, because the last test changes the metrics of the others.
test.describe.configure({ mode: 'serial' });

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const NETWORK = '192.0.2.0/24';
const RULE = `Network ${NETWORK}`;
const day = dayBefore(3);
/** The query of only that day. */
const thatDay = `range=custom&from=${day}&to=${day}&compare=none`;

const eventOf = (minute: number, different: Partial<TrackedEvent>) => pastEvent(day, minute, different);

/**
 * Three people: one reads the FAQ, two see an offer of the comparison, and one of them clicks it. A visitor of another
 * network views six pages and clicks. Crawlers of two networks, and one without a name. And an earlier click for the
 * comparison.
 */
const past = [
  eventOf(0, { visitor: '1', page: '/faq', country: 'NL' }),
  ...['2', '3'].flatMap((visitor) => [
    eventOf(1, { visitor }),
    eventOf(2, {
      visitor,
      eventType: 'offers_seen',
      offers: [{ linkPlacement: 'comparison-row', productId: 1 }],
    }),
  ]),
  eventOf(3, { visitor: '3', eventType: 'affiliate_click', linkPlacement: 'comparison-row', productId: 1 }),
  ...[0, 1, 2, 3, 4, 5].map((page) =>
    eventOf(4 + page, { visitor: '4', ipAddress: NETWORK, page: `/page-${page}` }),
  ),
  eventOf(10, {
    visitor: '4',
    ipAddress: NETWORK,
    eventType: 'affiliate_click',
    productId: 1,
    page: '/page-5',
  }),
  ...[1, 2, 3, 4].map((minute) => eventOf(minute, { visitor: '5', userAgent: GOOGLEBOT })),
  ...[5, 6].map((minute) =>
    eventOf(minute, { visitor: '6', userAgent: 'curl/8.1', ipAddress: '198.51.100.0/24' }),
  ),
  eventOf(7, { visitor: '7', userAgent: '', ipAddress: null, eventType: 'affiliate_click' }),
  pastEvent(dayBefore(40), 0, { visitor: '8', eventType: 'affiliate_click', productId: 1 }),
];

test.beforeAll(async ({ site }) => {
  const database = await embeddedDatabase(site);
  await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(past)]);
  await expect
    .poll(async () => (await database.query('SELECT FROM events')).rowCount, { timeout: 20_000 })
    .toBe(past.length);
  await database.end();
  // Directly, because the worker may take a minute.
  const program = join(__dirname, '../../../../worker/dist/rollups-cli.js');
  await promisify(execFile)(process.execPath, [program, 'project', '--from', day], {
    env: { ...process.env, DATABASE_URL: embeddedDatabaseUrl(site) },
  });
});

const report = (page: Page) => page.getByRole('region', { name: 'Report', exact: true });
const totals = (page: Page) => report(page).getByRole('group', { name: 'Key numbers' });
const total = (page: Page, name: RegExp) => totals(page).getByRole('button', { name });
const range = (page: Page) => report(page).getByRole('button', { name: /^Range: / });

test('the owner chooses days and a comparison, draws them, narrows them down to events, and takes them along', async ({
  page,
}) => {
  await openTab(page, 'analytics');
  await expect(range(page)).toHaveText(/Last 28 days$/);
  await expect(total(page, /^Clicks 2\b/)).toContainText('vs. 1');
  await expect(totals(page)).toContainText('100% more');
  await report(page).getByRole('button', { name: 'Previous period: clicks' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');

  const chart = report(page).getByRole('region', { name: 'Clicks by day' });
  await expect(chart.locator('.recharts-line')).toHaveCount(3);
  await expect(chart.locator('.recharts-line path[stroke-dasharray="5 4"]')).toHaveCount(1);
  // A pointer over the chart would take the point away from the keys.
  await page.mouse.move(0, 0);
  await tabTo(page, chart.getByRole('application'), 80);
  await page.keyboard.press('ArrowRight');
  const point = chart.getByRole('status');
  await expect(point).toBeVisible();
  const before = await point.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(point).not.toHaveText(before!);

  await range(page).click();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/[?&]tab=analytics&range=7d&compare=previous/);
  // The axis has room for the names of all seven days.
  await expect(chart.locator('.recharts-xAxis-tick-labels text')).toHaveCount(7);
  await report(page).getByLabel('Compare to').selectOption('No comparison');
  await expect(page).toHaveURL(/range=7d&compare=none/);
  await expect(totals(page)).not.toContainText('vs.');
  await expect(chart.locator('.recharts-line')).toHaveCount(2);
  await page.reload();
  await expect(range(page)).toHaveText(/Last 7 days$/);
  await expect(report(page).getByLabel('Compare to')).toHaveValue('none');
  await page.goBack();
  await expect(report(page).getByLabel('Compare to')).toHaveValue('previous');
  await page.goBack();
  await expect(range(page)).toHaveText(/Last 28 days$/);

  await report(page).getByRole('tab', { name: 'Pages', exact: true }).click();
  const pages = await downloadRows(report(page).getByRole('link', { name: 'Export CSV of pages' }));
  expect(pages.rows[0]).toMatch(/^page,label,views,clicks,unique_clicks,visitors,click_through_rate/);
  expect(pages.rows).toHaveLength(1 + 8);
  await report(page)
    .getByRole('button', { name: /\/comparison/ })
    .click();
  await expect(page).toHaveURL(/filter=page%3A%2Fcomparison/);
  await expect(total(page, /^Page views 2\b/)).toBeVisible();
  await report(page).getByRole('tab', { name: 'Audience' }).click();
  const panel = report(page).getByRole('tabpanel', { name: 'Countries' });
  await expect(panel).toContainText('Select a row to filter the report.');
  const metric = panel.getByRole('button', { name: /^2, view events: Page views, Germany/ });
  await tabTo(page, metric, 160);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Page views, Germany/ });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowOf(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(metric).toBeFocused();

  await page.reload();
  await report(page)
    .getByRole('button', { name: /^Remove filter Page: / })
    .click();
  await expect(total(page, /^Page views 9\b/)).toBeVisible();
  await expect(page).not.toHaveURL(/filter=/);
  const series = await downloadRows(report(page).getByRole('link', { name: 'Export CSV of the chart' }));
  expect(series.name).toBe(`analytics-series-${dayBefore(27)}-to-${dayBefore(0)}.csv`);
  expect(series.rows).toHaveLength(1 + 28);
  await report(page).getByText('Show as table').click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await findFaults(page)).toEqual([]);
});

test('attribution says which place earns, and the funnel how visitors get there', async ({ page }) => {
  await openTab(page, `analytics&view=attribution&${thatDay}`);
  const funnel = page.getByRole('region', { name: 'Conversion funnel' });
  await expect(funnel.getByRole('listitem')).toHaveText([
    /Sessions4/,
    /Viewed a comparison or review2 50%/,
    /Clicked a buy link1 25%/,
  ]);
  const places = page.getByRole('region', { name: 'Buy links by placement', exact: true });
  const row = places.getByRole('row').nth(1);
  await expect(row).toContainText('Comparison row');
  await expect(row).toContainText('50%');
  await row.getByRole('button', { name: /^2, view events/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Impressions/ });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const file = await downloadRows(places.getByRole('link', { name: 'Export CSV of buy links by placement' }));
  expect(file.name).toMatch(/^analytics-attribution-/);
  expect(await findFaults(page)).toEqual([]);
});

test('a day that was never computed is empty in its file, and its answer says so', async ({ page, site }) => {
  await openTab(page, 'analytics');
  const never = dayBefore(5);
  const asked = `range=custom&from=${never}&to=${never}&compare=none`;
  const [worker, database] = [await embeddedDatabase(site), await embeddedDatabase(site)];
  // Blocks the worker at a table that only it writes; the screens read it.
  await worker.query('BEGIN');
  await worker.query('LOCK TABLE daily_bot_traffic IN SHARE ROW EXCLUSIVE MODE');
  await database.query('INSERT INTO log_days (day, changed_at) VALUES ($1, now())', [never]);
  const answer = await page.request.get(`/api/analytics/bot-traffic?${asked}`);
  expect(await answer.json()).toMatchObject({ projections: { asOf: null }, days: [{ isComputed: false }] });
  const file = await page.request.get(`/api/analytics/bot-traffic.csv?table=days&${asked}`);
  expect((await file.text()).trimEnd().split('\r\n')[1]).toBe(`${never},,,,`);
  await database.query('DELETE FROM log_days WHERE day = $1', [never]);
  await worker.query('ROLLBACK');
  await Promise.all([worker.end(), database.end()]);
});

test('bots are listed with their reasons, and a custom rule is previewed, applied, removed and deleted', async ({
  page,
}) => {
  await openTab(page, `analytics&${thatDay}`);
  await page.getByRole('navigation', { name: 'Analytics' }).getByRole('link', { name: 'Bots' }).click();
  const perDay = page.getByRole('region', { name: 'Filtered events per day', exact: true });
  await expect(perDay.getByRole('definition')).toHaveText([/^7/, '35%', '3', '1']);
  await expect(perDay.locator('.recharts-bar-rectangle')).toHaveCount(1);
  const days = await downloadRows(perDay.getByRole('link', { name: 'Export CSV of filtered events by day' }));
  expect(days.name).toBe(`analytics-bot-traffic-days-${day}-to-${day}.csv`);
  expect(days.rows).toEqual(['day,events,views,clicks,visitors', `${day},7,6,1,3`]);
  const sources = page.getByRole('region', { name: 'Breakdown', exact: true });
  await sources.getByRole('tab', { name: 'Network' }).click();
  const networks = await downloadRows(
    sources.getByRole('link', { name: 'Export CSV of filtered events by network' }),
  );
  expect(networks.rows).toContain('198.51.100.0/24,2,2,0,1');
  await sources.getByRole('tab', { name: 'Bot' }).click();
  const programs = sources.getByRole('tabpanel').getByRole('row');
  await expect(programs).toHaveText([/Bot/, /^Googlebot4/, /^curl2/, /^No user agent1/]);
  await programs
    .nth(1)
    .getByRole('button', { name: /^4, view events/ })
    .click();
  const events = page.getByRole('dialog', { name: /^Filtered: Googlebot/ }).getByRole('listitem');
  await expect(events).toHaveCount(4);
  await expect(events.first()).toContainText('Bot: Known bot user agent');
  await page.keyboard.press('Escape');
  const newest = page.getByRole('list', { name: 'Recently filtered' }).getByRole('listitem');
  await expect(newest.first()).toContainText('No user agent was sent');

  await page.getByRole('button', { name: 'Add rule' }).click();
  const form = page.getByRole('form', { name: 'New rule' });
  await form.getByLabel('Network', { exact: true }).fill(NETWORK);
  await form.getByRole('button', { name: 'Add rule' }).click();
  const rule = page
    .getByRole('list', { name: 'Rules, newest first' })
    .getByRole('listitem')
    .filter({ hasText: RULE });
  const press = (name: RegExp) => rule.getByRole('button', { name }).click();
  await expect(rule).toContainText('Not previewed yet.');
  await press(/^Preview ?:/);
  const trial = page.getByRole('region', { name: `Totals before and after: ${RULE}` });
  await expect(trial.getByRole('row')).toHaveText([
    /Metric/,
    'Page views93−6',
    'Clicks32−1',
    'Daily visitors54−1',
  ]);
  const tried = await downloadRows(page.getByRole('button', { name: /^Export CSV of days before/ }));
  expect(tried.name).toBe('bot-rule-days.csv');
  expect(tried.rows).toContain(`${day},9,2,4,3,1,3`);
  const filteredEvents = async () => {
    const report = await page.request.get(`/api/analytics/bot-traffic?${thatDay}`);
    return ((await report.json()) as BotTrafficReport).totals.events;
  };
  expect(await filteredEvents(), 'a preview changes nothing').toBe(7);
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByLabel('Rule type').selectOption('behaviour');
  expect(await findFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Cancel' }).click();

  await press(/^Apply ?:/);
  await page
    .getByRole('alertdialog', { name: 'Apply this rule?' })
    .getByRole('button', { name: 'Apply rule' })
    .click();
  await expect(rule).toContainText(/Applied to \d+ days: 7 events reclassified/);
  await page.reload();
  const reasons = page.getByRole('table', { name: 'Filtered events by reason' }).getByRole('row');
  await expect(reasons.filter({ hasText: RULE })).toHaveText(
    new RegExp(`^Your rule: ${RULE}7\\D+6\\D+1\\D+1\\D+$`),
  );
  await press(/^Remove ?:/);
  await expect(rule).toContainText(/Removed from \d+ days: 7 events reclassified/);
  await page.reload();
  await expect(reasons).toHaveCount(1 + 2);
  await press(/^Delete ?:/);
  await page.getByRole('button', { name: 'Delete rule' }).click();
  await expect(rule).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add rule' })).toBeFocused();
});

test('who comes and clicks moves the open dashboard without a jump', async ({ page, browser, baseURL }) => {
  await openTab(page, 'analytics&range=today&compare=none');
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  const now = page.getByRole('region', { name: 'Current visitors' });
  await expect(now).toContainText('0 current visitors');
  await expect(total(page, /^Clicks 0\b/)).toBeVisible();
  const breakdown = report(page).getByRole('tablist', { name: 'Breakdown' });
  const { y: before } = (await breakdown.boundingBox())!;
  const visitor = await (await browser.newContext({ baseURL: baseURL!, userAgent: PERSON })).newPage();
  await visitor.goto('/faq');
  await expect(now).toContainText('1 current visitor');
  const click = await visitor.request.post('/api/analytics/track', {
    data: { eventType: 'affiliate_click', eventData: { page: '/' }, productId: 1 },
  });
  expect(click.status()).toBe(202);
  await expect(total(page, /^Clicks 1\b/)).toBeVisible();
  expect((await breakdown.boundingBox())!.y).toBe(before);
});
