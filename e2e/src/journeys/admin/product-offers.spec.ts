import { openDashboard, toastOf } from '../../dashboard';
import { form, save } from '../../products-tab';
import { expect, test } from '../../site-test';
import { isEvent, visit } from '../../visit';

test.use({ siteOf: 'product offers' });

const SLUG = 'reef-starter-astaxanthin-4mg-makani-tide';
const review = `/review/${SLUG}`;

test('the owner adds offers of other retailers, and each visitor follows the one for their country', async ({
  page,
  browser,
  site,
}) => {
  const product = await (await page.request.get(`/api/products/slug/${SLUG}`)).json();
  await openDashboard(page, `tab=products&edit=${product.id}`);
  const addOffer = async (offer: Record<string, string>) => {
    await form(page).getByRole('button', { name: 'Add an offer' }).click();
    const fields = form(page).getByRole('group', { name: /^Offer \d$/ });
    // The group takes the retailer's name, so that comes last.
    for (const [label, value] of Object.entries(offer))
      await fields.getByLabel(label, { exact: true }).fill(value);
  };
  await addOffer({
    Link: 'https://at.shop.example.com/reef',
    Country: 'at',
    Price: '24.5',
    Currency: 'eur',
    Retailer: 'Alpine Vitamins',
  });
  await addOffer({ Link: 'https://be.shop.example.com/reef', Country: 'BE', Retailer: 'Flanders Health' });
  await save(page);
  await expect(toastOf(page)).toContainText('Product updated successfully');

  for (const [locale, shop] of [
    ['de-AT', 'https://at.shop.example.com/reef'],
    ['nl-BE', 'https://be.shop.example.com/reef'],
    ['en-US', product.affiliateLink],
  ]) {
    const context = await browser.newContext({ locale, baseURL: site.url });
    await context.route(/^https:\/\/[^/]*example\./, (route) => route.fulfill({ body: 'A shop' }));
    const visitor = await context.newPage();
    await visit(visitor, review);
    const others = visitor.getByRole('region', { name: 'Other retailers' });
    await expect(others.getByRole('listitem')).toContainText([
      /Alpine Vitamins.*For Austria.*€24\.50/,
      /Flanders Health.*For Belgium/,
    ]);
    const reported = visitor.waitForRequest(isEvent('affiliate_click'));
    const opened = context.waitForEvent('page');
    await visitor
      .locator('main article')
      .getByRole('link', { name: /^Buy Now / })
      .click();
    expect((await opened).url()).toBe(shop);
    expect((await reported).postDataJSON().eventData.affiliateUrl).toBe(shop);
    await context.close();
  }
});
