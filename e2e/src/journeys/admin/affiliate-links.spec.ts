import { embeddedDatabase } from '@astaguide/testbed/launched-site';
import { findFaults } from '../../axe';
import { openTab, tabTo, toastOf } from '../../dashboard';
import { expect, test } from '../../site-test';

test.use({ siteOf: 'affiliate links' });

test('the owner sees a warning about a broken link, finds it in the list, and checks it again', async ({
  page,
  site,
}) => {
  const database = await embeddedDatabase(site);
  const isChecked = async () =>
    (
      await database.query(
        'SELECT FROM checked_links LEFT JOIN link_checks USING (url) WHERE verdict IS NULL',
      )
    ).rowCount;
  // The first checks begin some seconds after the start.
  await expect.poll(isChecked, { timeout: 60_000 }).toBe(0);
  await database.query(
    `UPDATE link_checks SET verdict = 'broken', status = 404, reason = 'status', failed_since = now(),
       checked_at = now() - interval '3 hours'
     WHERE url = (SELECT min(url) FROM link_checks)`,
  );
  await page.setViewportSize({ width: 375, height: 800 });
  await openTab(page, 'analytics');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await attention
    .getByRole('listitem')
    .filter({ hasText: '1 link is broken' })
    .getByRole('link', { name: 'Review' })
    .click();
  await expect(page.getByText(/^\d+ links: 1 is broken, \d+ could not be checked$/)).toBeVisible();
  const first = page
    .getByRole('table', { name: /^Links, / })
    .getByRole('row')
    .nth(1);
  await expect(first).toContainText('The page does not exist (404)');
  await expect(first).toContainText('3 hr. ago');
  expect(await findFaults(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Check now' }));
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Checks started');
  // A reserved name cannot be checked, and only a good answer ends 'broken'.
  await expect(first).toContainText('just now', { timeout: 15_000 });
  await expect(first).toContainText('Broken');
  await database.end();
});
