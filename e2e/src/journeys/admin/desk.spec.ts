import { findViolationsInBothThemes, overflowOf } from '../../axe';
import { addVisit, dashboardTab, openDashboard, toastOf, countClicks } from '../../dashboard';
import { BRAND, allProducts, field, form, save, said } from '../../products-tab';
import { expect, test } from '../../site-test';

const needed = {
  Name: 'Desk Softgel',
  Brand: BRAND,
  Price: '19.50',
  Rating: '4.2',
  Potency: '9mg',
  Source: 'Icelandic',
  'Best for': 'Testing',
  'Affiliate link': 'https://shop.example.com/desk',
  'Image URL': '/pictures/softgels.webp',
  Description: 'Made by a test.',
};

test('a product is published in four clicks and its ten fields, which come first', async ({ page }) => {
  await openDashboard(page, 'tab=analytics');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  const clicks = await countClicks(page);
  await dashboardTab(page, 'Products').click();
  await page.getByRole('button', { name: 'Add product' }).first().click();
  await expect(field(page, 'Name')).toBeFocused();
  const { width, height } = (await form(page).boundingBox())!;
  expect({ width, height }).toEqual(page.viewportSize());

  await save(page);
  const sections = form(page).getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('button', { name: 'Needed to publish 10 errors' })).toBeVisible();
  const errors = form(page).getByRole('region', { name: 'Errors' });
  await expect(errors).toContainText('10 fields need attention');
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  for (const viewport of [375, 768, 1440]) {
    await page.setViewportSize({ width: viewport, height: 900 });
    expect(await overflowOf(page)).toBe(0);
  }
  await errors.getByRole('button', { name: 'Description' }).press('Enter');
  await expect(field(page, 'Description')).toBeFocused();
  for (const [label, text] of Object.entries(needed))
    await form(page)
      .getByRole('textbox', { name: label })
      .or(form(page).getByRole('spinbutton', { name: label }))
      .or(form(page).getByRole('combobox', { name: label }))
      .first()
      .fill(text);
  await expect(errors).toBeHidden();
  await save(page);
  await said(page, 'Product created successfully');
  expect(clicks()).toBeLessThanOrEqual(4);
  const made = (await allProducts(page)).find(({ name }) => name === needed.Name)!;
  await page.request.delete(`/api/products/${made.id}`);
});

test('a tab opened without a connection says so, and loads by itself when it is back', async ({
  page,
  context,
  site,
}) => {
  await addVisit(site.url);
  await openDashboard(page, 'tab=settings');
  await expect(page.getByRole('heading', { name: 'General' })).toBeVisible();
  await context.setOffline(true);
  await dashboardTab(page, 'Images').click();
  await expect(page.getByText('You’re offline')).toBeVisible();
  await expect(page.getByText('Something went wrong on our side')).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline')).toBeHidden();
  await expect(page.getByText('PNG, JPG, GIF up to 10MB')).toBeVisible();
  await expect(toastOf(page)).toHaveCount(0);
});

for (const width of [320, 375])
  test(`all six tabs are in sight at the bottom of a phone of ${width} px, and cover nothing at the end of a page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openDashboard(page, 'tab=settings');
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    const boxes = await page
      .getByRole('tablist', { name: 'Dashboard' })
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(6);
    for (const { left, right, top, bottom } of boxes) {
      expect(Math.min(left, top - 600)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(700);
    }
    expect(await overflowOf(page)).toBe(0);
    await page.keyboard.press('End');
    const save = page.getByRole('button', { name: 'Save' });
    await expect
      .poll(async () => (await save.boundingBox())!.y + (await save.boundingBox())!.height)
      .toBeLessThanOrEqual(boxes[0]!.top);
  });

test('the first number of the overview is within 260 px on a desk', async ({ page, site }) => {
  await addVisit(site.url);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDashboard(page, 'tab=analytics');
  const number = page.getByRole('group', { name: 'Key numbers' }).locator('.font-display').first();
  await expect(number).toBeVisible();
  expect((await number.boundingBox())!.y).toBeLessThanOrEqual(260);
});
