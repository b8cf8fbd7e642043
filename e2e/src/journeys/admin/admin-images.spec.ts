import type { Image } from '@astaguide/contracts/publishing/image';
import type { Page } from '@playwright/test';
import { findFaults, findViolationsInBothThemes } from '../../axe';
import { openTab, signIn, tabTo, toastOf } from '../../dashboard';
import { noisy, plain } from '../../http/content/image-samples';
import { expect, test } from '../../site-test';

const library = (page: Page) => page.getByRole('region', { name: 'Image library' });
const cards = (page: Page) => library(page).getByRole('article');
const uploads = (page: Page) => page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
const input = (page: Page) => page.getByRole('region', { name: 'Upload images' }).locator('input');
const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

async function imagesOf(page: Page): Promise<Image[]> {
  return (await (await page.request.get('/api/images')).json()) as Image[];
}

/** Uploads an image by the API. */
async function upload(page: Page): Promise<Image> {
  await signIn(page);
  const buffer = await plain({ background: '#b0b0b0', width: 500, height: 300 }).png().toBuffer();
  const answer = await page.request.post('/api/images/upload', {
    multipart: { image: png('picture.png', buffer) },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Image;
}

test.afterEach(async ({ page }) => {
  await signIn(page);
  for (const { filename } of await imagesOf(page)) await page.request.delete(`/api/images/${filename}`);
});

test('a picture is uploaded, its address copied, picked for the logo by keyboard, and deleted', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTab(page, 'images');
  await expect(page.getByText('No images yet')).toBeVisible();
  await expect(page.getByText('PNG, JPG, GIF up to 10MB', { exact: true })).toBeVisible();

  await input(page).setInputFiles(png('first.png', await noisy(700, 400).png().toBuffer()));
  await expect(toastOf(page).getByText('Image uploaded successfully', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  const [image] = await imagesOf(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await clipboard()).toBe(`${baseURL}${image!.url}`);

  const card = cards(page).first();
  await expect(card).toContainText(`${(image!.size / 1024).toFixed(1)} KB`);
  await expect(card).toContainText('700 × 400');
  await expect(card).toContainText('Not used');
  await expect
    .poll(() => card.locator('img').evaluate((picture: HTMLImageElement) => picture.currentSrc))
    .toMatch(/\.340\.avif$/);

  await page.evaluate(() => navigator.clipboard.writeText(''));
  await card.getByRole('button', { name: 'Copy URL' }).click();
  await expect(toastOf(page).getByText('URL copied', { exact: true })).toBeVisible();
  expect(await clipboard()).toBe(`${baseURL}${image!.url}`);

  await input(page).setInputFiles(png('text.png', Buffer.from('Not a picture')));
  await expect(uploads(page)).toContainText(/Only PNG, JPEG/);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss text.png' }).click();
  await expect(uploads(page)).toHaveCount(0);

  await page.goto('/admin?tab=settings');
  const choose = page.getByRole('button', { name: 'Choose image for the logo' });
  await tabTo(page, choose);
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose an image' });
  await expect(picker.getByRole('button', { name: /Image 1/ })).toBeFocused();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(page.getByLabel('Logo URL')).toHaveValue(image!.url);
  await expect(choose).toBeFocused();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Logo URL')).toHaveValue('');

  await page.goto('/admin?tab=images');
  await card.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this image?' });
  await expect(question).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards(page)).toHaveCount(1);
  await card.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete image' }).click();
  await expect(toastOf(page).getByText('Image deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No images yet')).toBeVisible();
  // The button was removed with its image.
  await expect(page.getByRole('main')).toBeFocused();
  expect((await page.request.get(image!.url)).status()).toBe(404);
});

test('500 images ask for no more pictures than are near', async ({ page }) => {
  const image = await upload(page);
  const name = (index: number) => `${String(index).padStart(24, '0')}-500x300.webp`;
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...image,
    filename: name(index),
    url: `/uploads/${name(index)}`,
  }));
  const asked = new Set<string>();
  await page.route('**/api/images', (route) => route.fulfill({ json: many }));
  await page.route('**/uploads/**', (route) => {
    asked.add(route.request().url());
    return route.fulfill({ status: 404, body: '' });
  });
  await openTab(page, 'images');
  await expect(page.getByText(/^500 images, /)).toBeVisible();
  await expect(cards(page)).toHaveCount(500);
  await page.waitForLoadState('networkidle');
  expect(asked.size).toBeGreaterThan(0);
  expect(asked.size).toBeLessThan(120);
});
