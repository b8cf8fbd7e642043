import { expect, test } from '../../site-test';
import { visit } from '../../visit';

test('from the comparison, a visitor learns how the order comes about and each product’s score', async ({
  page,
}) => {
  await visit(page, '/comparison');
  await page.getByRole('main').getByRole('link', { name: 'How we rank' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How We Rank' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Products by rank, with the score of each' });
  const first = table.getByRole('row').nth(1);
  await expect(first).toContainText(/#1\s*Owner’s rank/);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/review\//);
  await page.getByRole('complementary').getByRole('link', { name: 'How we rank' }).click();
  await expect(page).toHaveURL(/\/how-we-rank#grade-and-rating$/);
});

test('from the footer, a visitor finds the contact, and where to report a vulnerability', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.getByRole('link', { name: 'security.txt' }).click();
  await expect(page.getByText('Contact: mailto:')).toBeVisible();
});
