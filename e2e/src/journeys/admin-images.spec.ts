import type { Image } from '@astaguide/contracts/image';
import type { Page } from '@playwright/test';
import { findFaults, findViolationsInBothThemes } from '../axe';
import { openTab, signIn, tabTo, toastOf } from '../dashboard';
import { noisy, plain } from '../http/picture-samples';
import { expect, test } from '../site-test';

const library = (page: Page) => page.getByRole('region', { name: 'Image library' });
const cards = (page: Page) => library(page).getByRole('article');
const uploads = (page: Page) => page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
const input = (page: Page) => page.getByRole('region', { name: 'Upload images' }).locator('input');
const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

async function imagesOf(page: Page): Promise<Image[]> {
  return (await (await page.request.get('/api/images')).json()) as Image[];
}

/** Uploads past the screen, for tests about what comes after. */
async function upload(page: Page, background: string, width = 500, height = 300): Promise<Image> {
  await signIn(page);
  const buffer = await plain({ background, width, height }).png().toBuffer();
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

test('an image is uploaded, its whole address copied, and deleted after a question', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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

  await card.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this image?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards(page)).toHaveCount(1);
  await card.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete image' }).click();
  await expect(toastOf(page).getByText('Image deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No images yet')).toBeVisible();
  // The button that asked is gone with its picture.
  await expect(page.getByRole('main')).toBeFocused();
  expect((await page.request.get(image!.url)).status()).toBe(404);
});

test('several go two at a time with their progress, and the input waits meanwhile', async ({ page }) => {
  let let2Through = () => {};
  const held = new Promise<void>((resolve) => (let2Through = resolve));
  await page.route('**/api/images/upload', async (route) => {
    await held;
    await route.continue();
  });
  await openTab(page, 'images');
  const colours = ['#101010', '#202020', '#303030', '#404040'];
  const files = await Promise.all(
    colours.map(async (background, index) =>
      png(`${index}.png`, await plain({ background }).png().toBuffer()),
    ),
  );
  await input(page).setInputFiles(files);
  await expect(uploads(page)).toHaveCount(4);
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  await expect(uploads(page).filter({ hasText: 'Waiting for its turn' })).toHaveCount(2);
  await expect(input(page)).toBeDisabled();

  await page.getByRole('button', { name: 'Cancel 1.png' }).click();
  await page.getByRole('button', { name: 'Cancel 3.png' }).click();
  await expect(uploads(page)).toHaveCount(2);
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  let2Through();
  await expect(toastOf(page).getByText('Image uploaded successfully', { exact: true })).toBeVisible();
  await expect(input(page)).toBeEnabled();
  await expect(uploads(page)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(2);
  expect(await imagesOf(page)).toHaveLength(2);
});

test('each file that fails says why; too large ones are not even sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/images/upload')) sent.push(request.url());
  });
  await openTab(page, 'images');
  await input(page).setInputFiles([
    png('huge.png', Buffer.alloc(10 * 1024 * 1024 + 1)),
    png('text.png', Buffer.from('Not a picture')),
    png('good.png', await plain({ background: '#505050' }).png().toBuffer()),
  ]);
  await expect(toastOf(page).getByText('Upload failed', { exact: true })).toBeVisible();
  await expect(
    toastOf(page).getByText('There was an error uploading your image', { exact: true }),
  ).toBeVisible();
  await expect(uploads(page).filter({ hasText: 'huge.png' })).toContainText('Larger than 10 MB');
  await expect(uploads(page).filter({ hasText: 'text.png' })).toContainText(/Only PNG, JPEG/);
  expect(sent).toHaveLength(2);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss huge.png' }).click();
  await page.getByRole('button', { name: 'Dismiss text.png' }).click();
  await expect(uploads(page)).toHaveCount(0);
});

test('a server that refuses, or is out of reach, is told; trying again may succeed', async ({ page }) => {
  await page.route('**/api/images/upload', (route) => route.fulfill({ status: 413, body: 'Too large' }));
  await openTab(page, 'images');
  const file = png('picture.png', await plain({ background: '#606060' }).png().toBuffer());
  await input(page).setInputFiles(file);
  await expect(uploads(page)).toContainText('Larger than 10 MB');
  await expect(page.getByRole('button', { name: 'Try again: picture.png' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss picture.png' }).click();

  await page.unroute('**/api/images/upload');
  await page.route('**/api/images/upload', (route) => route.abort('connectionrefused'), { times: 1 });
  await input(page).setInputFiles(file);
  await expect(uploads(page)).toContainText('The server could not be reached');
  await page.getByRole('button', { name: 'Try again: picture.png' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(uploads(page)).toHaveCount(0);
});

test('images are taken by drop and by paste, too', async ({ page }) => {
  await openTab(page, 'images');
  // The dashboard is there before its tab is, and only the tab takes what is dropped.
  await expect(page.getByText('No images yet')).toBeVisible();
  const bytes = async (background: string) => [...(await plain({ background }).png().toBuffer())];
  const transfer = (data: number[]) =>
    page.evaluateHandle((numbers) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(numbers)], 'given.png', { type: 'image/png' }));
      return dataTransfer;
    }, data);

  const dropped = await transfer(await bytes('#707070'));
  const heading = page.getByRole('heading', { name: 'Admin Dashboard' });
  await heading.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(page.getByText('Drop them anywhere.')).toBeVisible();
  await heading.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('Drop them anywhere.')).toHaveCount(0);

  const pasted = await transfer(await bytes('#808080'));
  await page.evaluate(
    (clipboardData) =>
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
    pasted,
  );
  await expect(cards(page)).toHaveCount(2);
});

test('500 images ask for no more pictures than are near', async ({ page }) => {
  const image = await upload(page, '#b0b0b0');
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
  await expect(page.getByText('500 images, newest first')).toBeVisible();
  await expect(cards(page)).toHaveCount(500);
  await page.waitForLoadState('networkidle');
  expect(asked.size).toBeGreaterThan(0);
  expect(asked.size).toBeLessThan(120);
});

test.describe('the picker', () => {
  const picker = (page: Page) => page.getByRole('dialog', { name: 'Choose an image' });
  const pictures = (page: Page) =>
    picker(page).getByRole('list', { name: 'Image library' }).getByRole('button');

  test('hands over what is picked, by keyboard alone', async ({ page }) => {
    const older = await upload(page, '#c0c0c0', 640, 480);
    const newer = await upload(page, '#d0d0d0', 320, 200);
    await openTab(page, 'settings');
    await tabTo(page, page.getByRole('button', { name: 'Choose image for the logo' }));
    await page.keyboard.press('Enter');
    await expect(pictures(page)).toHaveCount(2);
    await expect(pictures(page).first()).toBeFocused();
    await expect(pictures(page).first()).toContainText('320 × 200');
    await page.keyboard.press('ArrowRight');
    await expect(pictures(page).last()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(picker(page)).toHaveCount(0);
    await expect(page.getByLabel('Logo URL')).toHaveValue(newer.url);
    await expect(page.getByRole('button', { name: 'Choose image for the logo' })).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(pictures(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(picker(page)).toHaveCount(0);
    await expect(page.getByLabel('Logo URL')).toHaveValue(newer.url);
    await page.keyboard.press('Enter');
    await pictures(page).last().click();
    await expect(page.getByLabel('Logo URL')).toHaveValue(older.url);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByLabel('Logo URL')).toHaveValue('');
  });

  test('picks what is uploaded in place', async ({ page }) => {
    await openTab(page, 'settings');
    await page.getByRole('button', { name: 'Choose image for the favicon' }).click();
    await expect(picker(page).getByText('No images yet')).toBeVisible();
    await picker(page)
      .locator('input[type=file]')
      .setInputFiles(png('icon.png', await plain({ background: '#e0e0e0' }).png().toBuffer()));
    await expect(picker(page)).toHaveCount(0);
    const [image] = await imagesOf(page);
    await expect(page.getByLabel('Favicon URL')).toHaveValue(image!.url);
  });
});

test('library, failed upload, question and picker pass axe, and fit every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await upload(page, '#123456', 300, 900);
  await openTab(page, 'images');
  await input(page).setInputFiles(png('text.png', Buffer.from('Not a picture')));
  await expect(uploads(page)).toContainText(/Only PNG/);
  expect(await findFaults(page)).toEqual([]);
  await cards(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.goto('/admin?tab=settings');
  await page.getByRole('button', { name: 'Choose image for the logo' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Image 1/ })).toBeVisible();
  expect(await findViolationsInBothThemes(page)).toEqual([]);
});
