import { findViolationsInBothThemes, overflowOf } from '../../axe';
import { openDashboard, toastOf } from '../../dashboard';
import { seedSite } from '../../seed-site';
import { expect, test } from '../../site-test';

// A separate site, because other journeys need the data that this one removes.
test.use({ siteOf: 'demo-data' });

test.beforeAll(({ site }) => seedSite(site, '--days', '3', '--events', '300'));

test('the owner sees that metrics include demo data, and removes it in one step', async ({ page }) => {
  await openDashboard(page, 'tab=analytics');
  const notice = page.getByRole('region', { name: 'Demo data' });
  await expect(notice).toContainText('Demo data');
  await page.getByRole('link', { name: 'Earnings', exact: true }).click();
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Overview', exact: true }).click();

  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toBe(0);
  }
  await notice.getByRole('button', { name: 'Remove demo data' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove demo data?' });
  await expect(dialog).toContainText(/This deletes \d+ events, .*14 products, and 8 articles\./);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(notice).toContainText('Demo data');

  await notice.getByRole('button', { name: 'Remove demo data' }).click();
  await dialog.getByRole('button', { name: 'Remove demo data' }).click();
  await expect(toastOf(page)).toContainText('Demo data removed', { timeout: 30_000 });
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No visits yet' })).toBeVisible();

  await page.getByRole('button', { name: 'Load sample data' }).click();
  await expect(notice).toContainText('Adding demo data', { timeout: 30_000 });
  await expect(page.getByRole('group', { name: 'Key numbers' })).toBeVisible({ timeout: 60_000 });
  await expect(notice.getByRole('progressbar')).toBeHidden({ timeout: 60_000 });
  await expect(page.getByRole('tabpanel', { name: 'Analytics' })).not.toContainText('No visits yet');
});
