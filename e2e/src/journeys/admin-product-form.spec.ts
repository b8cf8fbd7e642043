import {
  allProducts,
  BRAND,
  create,
  field,
  form,
  inProductsTab,
  row,
  said,
  save,
  stored,
} from '../products-tab';
import { expect, test } from '../site-test';

inProductsTab();

test('an empty form names everything that is required, and goes to the first of it', async ({ page }) => {
  await page.getByRole('button', { name: 'Add product' }).click();
  await save(page);
  for (const message of [
    'Name is required',
    'Brand is required',
    'Description is required',
    'Image URL is required',
    'Potency is required',
    'Source is required',
    'Best for is required',
    'Price is required',
    'Rating is required',
    'Affiliate link is required',
  ]) {
    await said(page, message);
  }
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  await field(page, 'Price').fill('1.999');
  await field(page, 'Rating').fill('5.1');
  await field(page, 'Review count').fill('-1');
  await field(page, 'Rank').fill('21');
  await field(page, 'German link').fill('shop');
  for (const message of [
    'Price is an amount such as 29.99',
    'Rating is between 1 and 5',
    'Review count is at least 0',
    'Rank is a number from 1 to 20',
    'Enter an address that begins with https://',
  ]) {
    await said(page, message);
  }
  await field(page, 'Price').fill('0');
  await field(page, 'Rating').fill('5');
  await field(page, 'Rank').fill('20');
  await expect(page.getByText('Price is an amount such as 29.99')).toHaveCount(0);
  await expect(page.getByText('Rating is between 1 and 5')).toHaveCount(0);
  await expect(page.getByText('Rank is a number from 1 to 20')).toHaveCount(0);
});

test('a product is added with every field, and is on the site', async ({ page }) => {
  await page.getByRole('button', { name: 'Add product' }).click();
  const values: Record<string, string> = {
    Name: 'Everything 9mg',
    Brand: BRAND,
    Description: 'All of it.',
    'Image URL': '/pictures/makani-tide-hawaiian-12mg.webp',
    Badge: 'Best Test',
    Category: 'Softgels',
    'Age range': '18+',
    Keywords: 'one, two',
    Potency: '9mg',
    Source: 'Japanese',
    'Best for': 'Testers',
    Features: 'First\n\n  Second  \n',
    Benefits: 'Eyes\n',
    Price: '12.5',
    Rating: '4',
    'Review count': '7',
    Rank: '20',
    'Affiliate link': 'https://shop.example.com/all',
    'German link': 'https://shop.example.com/de',
    'Spanish link': 'https://shop.example.com/es',
    'Dutch link': 'https://shop.example.com/nl',
    'Polish link': 'https://shop.example.com/pl',
    'Coupon code': 'ALL9',
    'Servings per pack': '45',
    'Coupon description': 'Nine off',
    'Coupon discount': '9%',
  };
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await field(page, 'In stock').click();
  await field(page, 'Featured').click();
  await expect(form(page).getByText('/review/everything-9mg-journey-labs')).toBeVisible();
  await field(page, 'Page content').fill('Below the facts.');
  await save(page);
  await said(page, 'Product created successfully');
  await expect(form(page)).toHaveCount(0);
  expect(await stored(page, 'Everything 9mg')).toMatchObject({
    slug: 'everything-9mg-journey-labs',
    brand: BRAND,
    features: ['First', 'Second'],
    benefits: ['Eyes'],
    price: '12.50',
    rating: '4.0',
    reviewCount: 7,
    servings: 45,
    placement: 20,
    inStock: false,
    featured: true,
    isTopRanked: false,
    keywords: 'one, two',
    ageRange: '18+',
    affiliateLinkPl: 'https://shop.example.com/pl',
    couponDiscount: '9%',
    htmlContent: '<p>Below the facts.</p>',
  });
  await page.getByRole('searchbox').fill('everything');
  await expect(row(page, 'Everything 9mg')).toContainText('Out of stock');
  await expect(row(page, 'Everything 9mg')).toContainText('Featured');
  expect(await (await page.request.get('/review/everything-9mg-journey-labs')).text()).toContain(
    'Below the facts.',
  );
});

test('a product is edited, and Cancel leaves it as it was', async ({ page }) => {
  await create(page, 'Edited 9mg', { features: ['One', 'Two'] });
  await page.reload();
  await page.getByRole('searchbox').fill('edited');
  await page.getByRole('button', { name: 'Edit Edited 9mg' }).click();
  await expect(field(page, 'Features')).toHaveValue('One\nTwo');
  await field(page, 'Price').fill('99');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'Price')).toHaveValue('99');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(form(page)).toHaveCount(0);
  expect(await stored(page, 'Edited 9mg')).toMatchObject({ price: '19.50', version: 1 });

  await page.getByRole('button', { name: 'Edit Edited 9mg' }).click();
  await expect(field(page, 'Price')).toHaveValue('19.50');
  await field(page, 'Price').fill('21');
  await save(page);
  await said(page, 'Product updated successfully');
  await expect(form(page)).toHaveCount(0);
  await expect(row(page, 'Edited 9mg')).toContainText('$21.00');
  expect(await stored(page, 'Edited 9mg')).toMatchObject({ price: '21.00', features: ['One', 'Two'] });
});

test('failures of the server are told, and what was typed stays', async ({ page }) => {
  const { slug } = await create(page, 'First 9mg');
  const second = await create(page, 'Second 9mg');
  await page.reload();
  await page.getByRole('searchbox').fill('second 9mg');
  await page.getByRole('button', { name: 'Edit Second 9mg' }).click();
  await field(page, 'Slug').fill(slug);
  await save(page);
  await said(page, 'This slug is taken');
  await expect(field(page, 'Slug')).toBeFocused();
  await page.request.delete(`/api/products/${second.id}`);
  await field(page, 'Slug').fill('');
  await save(page);
  await said(page, 'Failed to update product');
  await expect(field(page, 'Name')).toHaveValue('Second 9mg');

  await page.route('**/api/products', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Add product' }).click();
  for (const [label, value] of Object.entries({
    Name: 'Third 9mg',
    Brand: BRAND,
    Description: 'Lost.',
    'Image URL': '/x.webp',
    Potency: '9mg',
    Source: 'Natural',
    'Best for': 'Nobody',
    Price: '1',
    Rating: '1',
    'Affiliate link': 'https://shop.example.com/',
  })) {
    await field(page, label).fill(value);
  }
  await save(page);
  await said(page, 'Failed to create product');
  await expect(field(page, 'Name')).toHaveValue('Third 9mg');

  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('searchbox').fill('first 9mg');
  await page.route('**/api/products/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Delete First 9mg' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete product' }).click();
  await said(page, 'Failed to delete product');
  await page.unrouteAll();
});

test('a rank that is taken is warned of, and is no error', async ({ page }) => {
  const holder = (await allProducts(page)).find(({ placement }) => placement === 3)!;
  await create(page, 'Ranked 9mg');
  await page.reload();
  await page.getByRole('searchbox').fill('ranked 9mg');
  await page.getByRole('button', { name: 'Edit Ranked 9mg' }).click();
  await field(page, 'Rank').fill('3');
  await expect(form(page).getByText(`Rank 3 is held by ${holder.name}.`)).toBeVisible();
  await field(page, 'Rank').fill('19');
  await expect(form(page).getByText(/is held by/)).toHaveCount(0);
  await field(page, 'Rank').fill('3');
  await save(page);
  await said(page, 'Product updated successfully');
  expect(await stored(page, 'Ranked 9mg')).toMatchObject({ placement: 3 });
  expect(await stored(page, holder.name)).toMatchObject({ placement: 3 });
});

test('the preview shows what is not saved yet, and counts nothing', async ({ page }) => {
  const events: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/analytics/track') && events.push(request.url()),
  );
  await create(page, 'Shown 9mg');
  await page.reload();
  await page.getByRole('searchbox').fill('shown');
  await page.getByRole('button', { name: 'Preview Shown 9mg' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Shown 9mg', level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Shown 9mg' }).click();
  await field(page, 'Name').fill('Unsaved 9mg');
  await field(page, 'Benefits').fill('Seen at once');
  await form(page).getByRole('button', { name: 'Preview' }).click();
  await expect(preview.getByRole('heading', { name: 'Unsaved 9mg', level: 1 })).toBeVisible();
  await expect(preview.getByText('Seen at once')).toBeVisible();
  await page.context().route('https://shop.example.com/**', (route) => route.fulfill({ body: 'The shop' }));
  const opened = page.context().waitForEvent('page');
  await preview.getByRole('link', { name: /^Buy Now/ }).click();
  const shop = await opened;
  expect(shop.url()).toContain('shop.example.com');
  await shop.close();
  await preview.getByRole('link', { name: 'Home' }).click();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(field(page, 'Name')).toHaveValue('Unsaved 9mg');
  expect(events).toEqual([]);
  expect(await stored(page, 'Shown 9mg')).toBeDefined();
});

test('a product is added by keyboard alone', async ({ page }) => {
  await page.getByRole('searchbox').focus();
  for (
    let count = 0;
    count < 6 &&
    !(await page
      .getByRole('button', { name: 'Add product' })
      .evaluate((button) => button === document.activeElement));
    count++
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeVisible();
  await field(page, 'Name').focus();
  await page.keyboard.type('Typed 9mg');
  await page.keyboard.press('Tab');
  await page.keyboard.type(BRAND);
  await page.keyboard.press('Tab');
  await page.keyboard.type('By hand.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('/pictures/makani-tide-hawaiian-12mg.webp');
  for (let count = 0; count < 6; count++) await page.keyboard.press('Tab');
  for (const text of ['9mg', '45', 'Natural', 'Typists']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4.5');
  await field(page, 'Affiliate link').focus();
  await page.keyboard.type('https://shop.example.com/typed');
  await page.keyboard.press('Enter');
  await said(page, 'Product created successfully');
  expect(await stored(page, 'Typed 9mg')).toMatchObject({
    price: '5.00',
    rating: '4.5',
    servings: 45,
    source: 'Natural',
  });
});
