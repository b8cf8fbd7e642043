import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../site-test';
import { isEvent, visit } from '../../visit';

const SCREEN = { width: 375, height: 800 };

test.use({ viewport: SCREEN, hasTouch: true });

/** Taps what a new visitor would tap, and counts the taps and how far the page was scrolled for them. */
function tapper(page: Page) {
  const spent = { taps: 0, scrolled: 0 };
  const tap = async (target: Locator) => {
    const before = await page.evaluate(() => window.scrollY);
    await target.scrollIntoViewIfNeeded();
    spent.scrolled += Math.abs((await page.evaluate(() => window.scrollY)) - before);
    await target.tap();
    spent.taps += 1;
  };
  return { spent, tap };
}

test('a cheap 12 mg natural astaxanthin for skin is found and clicked in a few taps', async ({
  page,
  context,
}) => {
  await context.route(/^https:\/\/[^/]*example\./, (route) => route.fulfill({ body: 'A shop' }));
  await visit(page, '/');
  const { spent, tap } = tapper(page);
  await tap(page.getByRole('link', { name: 'Search' }).first());
  const field = page.getByRole('searchbox').first();
  await tap(field);
  await field.fill('12 mg natural astaxanthin for skin');
  await field.press('Enter');
  await tap(page.getByRole('link', { name: /Hawaiian Astaxanthin 12mg/ }).first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hawaiian Astaxanthin 12mg');
  const clicked = page.waitForRequest(isEvent('affiliate_click'));
  await tap(page.getByRole('group', { name: 'Buy' }).getByRole('link', { name: /^Buy Now/ }));
  expect((await clicked).postDataJSON()).toMatchObject({
    eventData: { productName: 'Hawaiian Astaxanthin 12mg' },
  });
  const products = await page.evaluate<
    { name: string; potency: string; price: string; bestFor: string; benefits: string[] }[]
  >(() => fetch('/api/products').then((response) => response.json()));
  const [cheapest] = products
    .filter(
      ({ potency, bestFor, benefits }) => potency === '12mg' && /skin/i.test([bestFor, ...benefits].join()),
    )
    .toSorted((one, other) => Number(one.price) - Number(other.price));
  expect(cheapest!.name).toBe('Hawaiian Astaxanthin 12mg');
  expect(spent.taps).toBeLessThanOrEqual(5);
  expect(spent.scrolled).toBeLessThanOrEqual(SCREEN.height);
});

test('two products are compared in three taps and one screen of scrolling', async ({ page }) => {
  await visit(page, '/comparison');
  const { spent, tap } = tapper(page);
  for (const name of ['Hawaiian Astaxanthin 12mg', 'Geyser Astaxanthin 12mg'])
    await tap(
      page
        .getByRole('button', { name: `Compare ${name}` })
        .locator('visible=true')
        .first(),
    );
  await tap(page.getByRole('region', { name: 'Compare tray' }).getByRole('link'));
  await expect(page).toHaveURL(/\/compare\/.*-vs-.*/);
  const conclusion = page.getByText(/^Choose /).first();
  await expect(conclusion).toBeInViewport();
  expect(spent.taps).toBeLessThanOrEqual(3);
  expect(spent.scrolled).toBeLessThanOrEqual(SCREEN.height);
});

test('the chat’s button is out of the way while a phone scrolls, and back when it rests', async ({
  page,
}) => {
  await visit(page, '/comparison');
  const button = page.getByRole('button', { name: 'Open chat' });
  await expect(button).toHaveCSS('opacity', '1');
  await page.evaluate(() => {
    const step = () => {
      if (document.documentElement.dataset.rest !== 'true') {
        window.scrollBy(0, 2);
        requestAnimationFrame(step);
      }
    };
    step();
  });
  await expect(button).toHaveCSS('opacity', '0');
  await page.evaluate(() => (document.documentElement.dataset.rest = 'true'));
  await expect(button).toHaveCSS('opacity', '1');
});
