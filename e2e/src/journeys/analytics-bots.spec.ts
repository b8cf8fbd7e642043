import type { TrackedEvent } from '@astaguide/contracts/analytics-event';
import { findFaults, findViolationsInBothThemes } from '../axe';
import { openTab } from '../dashboard';
import { downloadRows } from '../downloads';
import { embeddedDatabase } from '../embedded-database';
import { dayBefore, pastEvent } from '../past-event';
import { PERSON } from '../person';
import { expect, test } from '../site-test';

test.use({ siteOf: 'analytics-bots' });
// The worker works these figures out once a minute.
test.setTimeout(150_000);

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const day = dayBefore(3);

const eventOf = (minute: number, different: Partial<TrackedEvent>) => pastEvent(day, minute, different);

/** A person looks once; two networks of crawlers look six times, and something without a name clicks. */
const past = [
  eventOf(0, {}),
  ...[1, 2, 3, 4].map((minute) => eventOf(minute, { userAgent: GOOGLEBOT, visitor: '2' })),
  ...[5, 6].map((minute) =>
    eventOf(minute, { userAgent: 'curl/8.1', visitor: '3', ipAddress: '198.51.100.0/24' }),
  ),
  eventOf(7, { userAgent: '', visitor: '4', ipAddress: null, eventType: 'affiliate_click' }),
];

test.beforeAll(async ({ site }) => {
  test.setTimeout(150_000);
  const database = await embeddedDatabase(site);
  await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(past)]);
  await expect
    .poll(async () => (await database.query('SELECT FROM derived_days WHERE left_out = 7')).rowCount, {
      timeout: 120_000,
    })
    .toBe(1);
  await database.end();
});

test('what was left out is told by day, reason, program and network, and opens down to its events', async ({
  page,
}) => {
  await openTab(page, 'analytics&range=28d&compare=none');
  await page.getByRole('navigation', { name: 'Analytics' }).getByRole('link', { name: 'Bots' }).click();
  await page.getByRole('button', { name: '28 days' }).click();
  const perDay = page.getByRole('region', { name: 'Events left out per day', exact: true });
  await expect(perDay.getByRole('definition')).toHaveText([/^7/, '87.5%', '3', '1']);
  const file = await downloadRows(
    perDay.getByRole('link', { name: 'Download CSV of events left out by day' }),
  );
  const today = dayBefore(0);
  expect(file.name).toBe(`analytics-left-out-days-${dayBefore(27)}-to-${today}.csv`);
  expect(file.rows).toEqual(
    expect.arrayContaining(['day,events,views,clicks,visitors', `${day},7,6,1,3`, `${today},0,0,0,0`]),
  );
  await perDay.getByText('Show as table').click();
  await expect(perDay.getByRole('row').filter({ hasText: /7.*6.*1.*3/ })).toHaveCount(1);

  const sources = page.getByRole('region', { name: 'Where they come from', exact: true });
  const rows = sources.getByRole('tabpanel').getByRole('row');
  await expect(rows).toHaveText([/Reason/, /^The user agent names a program6/, /^No user agent was sent1/]);
  await sources.getByRole('tab', { name: 'Networks' }).click();
  await expect(rows).toHaveText([/Network/, /^203.0.113.0\/244/, /^198.51.100.0\/242/, /^Not known1/]);
  const networks = await downloadRows(
    sources.getByRole('link', { name: 'Download CSV of events left out by network' }),
  );
  expect(networks.rows).toEqual([
    ...['network,events,views,clicks,visitors', '203.0.113.0/24,4,4,0,1', '198.51.100.0/24,2,2,0,1'],
    ',1,0,1,1',
  ]);
  await sources.getByRole('tab', { name: 'Programs' }).click();
  await expect(rows).toHaveText([/Program/, /^Googlebot4/, /^curl2/, /^No user agent1/]);
  await rows
    .nth(1)
    .getByRole('button', { name: /^4, show the events/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Left out: Googlebot/ });
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await expect(dialog.getByRole('listitem').first()).toContainText(
    'Left out as a bot: The user agent names a program',
  );
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('list', { name: 'Newest events left out' }).getByRole('listitem').first(),
  ).toContainText('No user agent was sent');
});

test('the bots and who is there fit every width and pass axe', async ({ page }) => {
  await openTab(page, 'analytics&view=bots&range=28d&compare=previous');
  await expect(page.getByRole('list', { name: 'Newest events left out' })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await openTab(page, 'analytics');
  await expect(page.getByRole('region', { name: 'On the site now' }).getByRole('definition')).toHaveText([
    '0',
    '0',
  ]);
  expect(await findFaults(page)).toEqual([]);
});

test('figures that were never computed are dashes with words, not noughts', async ({ page, site }) => {
  const never = dayBefore(5);
  const [worker, database] = [await embeddedDatabase(site), await embeddedDatabase(site)];
  // The worker waits at its own table meanwhile; the screens read it.
  await worker.query('BEGIN');
  await worker.query('LOCK TABLE derived_days IN SHARE ROW EXCLUSIVE MODE');
  await database.query('INSERT INTO left_out_days (day, events) VALUES ($1, 5)', [never]);
  await openTab(page, `analytics&view=bots&range=custom&from=${never}&to=${never}&compare=none`);
  const perDay = page.getByRole('region', { name: 'Events left out per day', exact: true });
  const unknown = '–not computed yet';
  await expect(perDay.getByRole('definition')).toHaveText([unknown, unknown, unknown, unknown]);
  await expect(perDay).toContainText('Still being computed');
  await expect(perDay).toContainText('These figures are still being computed for the first time.');
  await perDay.getByText('Show as table').click();
  await expect(perDay.getByRole('cell')).toHaveText([unknown, unknown, unknown, unknown]);
  await expect(page.getByText('Reasons are still being computed')).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  const file = await downloadRows(
    perDay.getByRole('link', { name: 'Download CSV of events left out by day' }),
  );
  expect(file.rows).toEqual(['day,events,views,clicks,visitors', `${never},,,,`]);

  await database.query('DELETE FROM left_out_days WHERE day = $1', [never]);
  await worker.query('ROLLBACK');
  await page.reload();
  await expect(perDay.getByRole('definition')).toHaveText(['0', '–', '0', '0']);
  await expect(perDay).toContainText('Nothing was left out on these days');
  await Promise.all([worker.end(), database.end()]);
});

test('who comes to the site is told on the open dashboard', async ({ page, browser, baseURL }) => {
  await openTab(page, 'analytics');
  const now = page.getByRole('region', { name: 'On the site now' });
  await expect(now.getByRole('definition')).toHaveText(['0', '0']);
  const visitor = await (await browser.newContext({ baseURL: baseURL!, userAgent: PERSON })).newPage();
  await visitor.goto('/faq');
  await expect(now.getByRole('definition')).toHaveText(['1', '1']);
});
