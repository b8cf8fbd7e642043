import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { findFaults } from '../axe';
import { openDashboard, toastOf } from '../dashboard';
import { embeddedDatabase } from '../embedded-database';
import { quarantine, queuedEvent } from '../http/quarantined';
import { PERSON } from '../person';
import { expect, test } from '../site-test';

test.use({ siteOf: 'the queue view' });

const VIEW = 'tab=analytics&view=queue';
const box = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const entries = (page: Page) => page.getByRole('list', { name: 'Events kept apart' }).getByRole('listitem');

let database: Client;
test.beforeAll(async ({ site }) => {
  database = await embeddedDatabase(site);
});
test.afterAll(() => database.end());
test.beforeEach(() => database.query('DELETE FROM event_quarantine'));

test('the queue is shown live, with its workers and without a jump', async ({ page }) => {
  await openDashboard(page, VIEW);
  await expect(page.getByRole('status').filter({ hasText: 'All is well' })).toBeVisible();
  await expect(box(page, 'Workers').getByRole('listitem')).toHaveCount(1);
  await expect(box(page, 'Queues').getByRole('columnheader', { name: 'events', exact: true })).toBeVisible();
  await expect(box(page, 'Quarantine')).toContainText('Nothing is kept apart');
  await expect(page.getByRole('link', { name: 'Open Bull Board' })).toHaveAttribute('href', '/admin/queues');
  const { y } = (await box(page, 'Workers').boundingBox())!;
  const sent = await page.request.post('/api/analytics/track', {
    headers: { 'user-agent': PERSON },
    data: { eventType: 'page_view', eventData: { page: '/' } },
  });
  expect(sent.status()).toBe(202);
  const lastHour = page.locator('dl > div').filter({ hasText: 'Last hour' });
  await expect(lastHour.locator('dd > span').first()).toHaveText(/^[1-9]/, { timeout: 15_000 });
  expect((await box(page, 'Workers').boundingBox())!.y).toBe(y);
});

test('an event is opened, mended by what is told of it, and replayed', async ({ page }) => {
  const broken = queuedEvent({ visitor: 'nobody', eventType: 'broken_click' });
  await quarantine(database, broken, 'visitor: Invalid string');
  await openDashboard(page, VIEW);
  await expect(page.getByRole('status').filter({ hasText: 'Events are kept apart' })).toBeVisible();
  await expect(entries(page)).toContainText(['broken_click visitor: Invalid string']);
  await page.getByRole('button', { name: /^Open broken_click/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Event in quarantine' });
  const text = dialog.getByLabel('Event as JSON');
  await expect(dialog.getByRole('list', { name: 'What is wrong' })).toContainText('visitor');
  await expect(dialog.getByRole('button', { name: 'Replay' })).toBeDisabled();
  await text.fill('{ "id": ');
  await expect(dialog.getByRole('list', { name: 'What is wrong' })).toContainText('JSON');
  await text.fill(JSON.stringify({ ...broken, visitor: '7' }));
  await expect(dialog).toContainText('This is a sound event, as edited');
  await dialog.getByRole('button', { name: 'Replay as edited' }).click();
  await expect(toastOf(page)).toContainText('Event replayed');
  await expect(box(page, 'Quarantine')).toContainText('Nothing is kept apart');
  await expect
    .poll(async () => {
      const { rows } = await database.query<{ events: string }>(
        `SELECT events FROM daily_rollups JOIN event_texts types ON types.id = key_id
         WHERE dimension = 1 AND types.value = 'broken_click'`,
      );
      return rows;
    })
    .toEqual([{ events: '1' }]);
});

test('one that is refused again comes back, with its new reason, and can be deleted', async ({ page }) => {
  await quarantine(database, queuedEvent({ visitor: '9999999999999999999' }), 'an old reason');
  await openDashboard(page, VIEW);
  await page.getByRole('button', { name: /^Open affiliate_click/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  await expect(entries(page)).toContainText([/out of range/], { timeout: 15_000 });
  await page.getByRole('button', { name: /^Open affiliate_click/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this event?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete event' }).click();
  await expect(toastOf(page)).toContainText('Event deleted');
  await expect(box(page, 'Quarantine')).toContainText('Nothing is kept apart');
});

test('all events of a reason are replayed after a question', async ({ page }) => {
  for (let turn = 0; turn < 3; turn++) await quarantine(database, queuedEvent(), 'the disk was full');
  await quarantine(database, { no: 'event' }, 'the disk was full');
  await quarantine(database, queuedEvent(), 'another reason');
  await openDashboard(page, VIEW);
  await expect(entries(page)).toHaveCount(5);
  await page.getByLabel('Reason').selectOption('the disk was full');
  await expect(entries(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Replay all 4 events' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(toastOf(page)).toContainText('3 events replayed');
  await expect(entries(page)).toHaveCount(1);
  await page.getByLabel('Reason').selectOption('');
  await expect(entries(page)).toHaveCount(2);
});

test('what cannot be loaded says so, and can be tried again', async ({ page }) => {
  await page.route('**/api/operations/**', (route) => route.fulfill({ status: 503, body: '' }));
  await openDashboard(page, VIEW);
  await expect(
    page.getByRole('alert').filter({ hasText: "The queue's state could not be loaded" }),
  ).toBeVisible();
  const quarantined = page.getByRole('alert').filter({ hasText: 'The quarantine could not be loaded' });
  await page.unroute('**/api/operations/**');
  await quarantined.getByRole('button', { name: 'Try again' }).click();
  await expect(box(page, 'Quarantine')).toContainText('Nothing is kept apart');
  await expect(box(page, 'Workers')).toBeVisible({ timeout: 10_000 });
});

test('the view passes axe, and fits every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await quarantine(database, queuedEvent({ visitor: 'x' }), `visitor: ${'a'.repeat(300)}`);
  await openDashboard(page, VIEW);
  await expect(entries(page)).toHaveCount(1);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Open affiliate_click/ }).click();
  await expect(page.getByRole('list', { name: 'What is wrong' })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});
