import { PERSON } from '@astaguide/testbed/past-event';
import { embeddedDatabase } from '@astaguide/testbed/launched-site';
import type { Page } from '@playwright/test';
import { findFaults } from '../../axe';
import { openDashboard, toastOf, unfold } from '../../dashboard';
import { failedEvents, queuedEvent } from '../../http/analytics/failed-events';
import { expect, test } from '../../site-test';

test.use({ siteOf: 'the queue view' });

const box = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the queue is shown live without a jump, and a failed event is edited, replayed and counted', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDashboard(page, 'tab=settings&section=system');
  await expect(page.getByRole('status').filter({ hasText: 'Operational' })).toBeVisible();
  await unfold(page, 'Workers');
  await expect(box(page, 'Workers').getByRole('listitem')).toHaveCount(1);
  await unfold(page, 'Queues');
  await expect(box(page, 'Queues').getByRole('rowheader', { name: 'events', exact: true })).toBeVisible();
  await expect(box(page, 'Failed events')).toContainText('No failed events');
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

  const database = await embeddedDatabase(site);
  const broken = queuedEvent({ visitor: 'nobody', eventType: 'broken_click' });
  await failedEvents(database, broken, `visitor: ${'a'.repeat(300)}`);
  await expect(
    page.getByRole('status').filter({ hasText: 'Some events could not be recorded' }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Failed events' })).toContainText('broken_click visitor');
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Open broken_click/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Failed event' });
  await expect(dialog.getByRole('list', { name: 'Errors' })).toContainText('visitor');
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByLabel('Event as JSON').fill(JSON.stringify({ ...broken, visitor: '7' }));
  await dialog.getByRole('button', { name: 'Replay as edited' }).click();
  await expect(toastOf(page)).toContainText('Event replayed');
  await expect(box(page, 'Failed events')).toContainText('No failed events');
  await expect
    .poll(async () => {
      const { rows } = await database.query<{ events: string }>(
        `SELECT events FROM daily_rollups JOIN texts types ON types.id = key_id
         WHERE dimension = 1 AND types.value = 'broken_click'`,
      );
      return rows;
    })
    .toEqual([{ events: '1' }]);
  await database.end();
});
