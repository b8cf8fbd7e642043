import { embeddedDatabase } from '@astaguide/testbed/launched-site';
import { findViolationsInBothThemes, overflowOf } from '../../axe';
import { expect, test } from '../../site-test';
import { visit } from '../../visit';

// A separate site, because erased visits would be missing in other journeys.
test.use({ siteOf: 'erase-visits' });

test('a reader’s visits go with one button, and what the browser kept with them', async ({ page, site }) => {
  const database = await embeddedDatabase(site);
  const logged = async () => (await database.query('SELECT FROM events')).rowCount;
  await visit(page, '/faq?utm_source=letter');
  await visit(page, '/privacy-policy');
  await expect.poll(logged).toBe(2);
  await page.evaluate(() => {
    localStorage.setItem('exitBannerShown', '2026-11-21');
    localStorage.setItem('draft:of the owner', 'stays');
    localStorage.setItem('astaguide-event:1', '{}');
  });
  const section = page.getByRole('region', { name: 'Erase my recent visits' });
  await section.getByRole('button', { name: 'Erase my recent visits' }).click();
  await expect(section.getByRole('status')).toContainText('Your recent visits are being erased.');
  await expect.poll(logged).toBe(0);
  await database.end();
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    ['draft:of the owner'],
    [],
  ]);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowOf(page)).toBe(0);
});
