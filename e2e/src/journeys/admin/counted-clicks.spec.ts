import sharp from 'sharp';
import { addVisit, openDashboard, openTab, toastOf, countClicks } from '../../dashboard';
import { allProducts, BRAND, field, form, row, stored } from '../../products-tab';
import { expect, test } from '../../site-test';

test('a product with a picture takes four clicks and its fields, and is first in the list', async ({
  page,
}) => {
  await openTab(page, 'products');
  const buffer = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();
  const multipart = { image: { name: 'bottle.png', mimeType: 'image/png', buffer } };
  expect((await page.request.post('/api/images/upload', { multipart })).status()).toBe(201);

  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Add product' }).click();
  const values = {
    Name: 'Counted 12mg',
    Brand: BRAND,
    Description: 'Made by a test.',
    Potency: '12mg',
    Source: 'Hawaiian',
    'Best for': 'Counting',
    Price: '20',
    Rating: '4',
    'Affiliate link': 'https://shop.example.com/counted',
  };
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await form(page).getByRole('button', { name: 'Choose or upload' }).click();
  await page
    .getByRole('list', { name: 'Images' })
    .getByRole('button', { name: /^Image 1,/ })
    .click();
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page)).toContainText('Product created successfully');
  await expect.poll(clicks).toBe(4);
  expect((await stored(page, 'Counted 12mg'))!.brand).toBe(BRAND);

  await expect(
    page.getByRole('list', { name: 'Products' }).getByRole('article').first(),
  ).toHaveAccessibleName('Counted 12mg');
  await expect(row(page, 'Counted 12mg')).toContainText('New');
  await expect(toastOf(page).getByRole('link', { name: 'View' })).toHaveAttribute(
    'href',
    /\/review\/counted-12mg/,
  );
  for (const { id, brand } of await allProducts(page))
    if (brand === BRAND) await page.request.delete(`/api/products/${id}`);
});

test('the view is shared in two clicks', async ({ page, site }) => {
  await addVisit(site.url);
  await openDashboard(page, 'tab=analytics&range=7d');
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText(/\/shared\//).first()).toBeVisible();
  await expect.poll(clicks).toBe(2);
});
