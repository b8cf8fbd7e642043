import type { Site } from '@astaguide/testbed/launched-site';
import { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';
import { BARE_PRODUCT } from './owner-input';

let site: Site;
let owner: ApiClient;
siteForTests((started) => ({ site, owner } = started));

const rowsOf = (page: string) => page.split('<th scope="row"').length - 1;

test('of a large catalog, the comparison carries the first fifty products of the chosen order', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `Crowd ${index + 1}`);
  const added: { id: number }[] = [];
  for (const [index, name] of names.entries()) {
    const price = String(200 + index);
    added.push((await owner.post('/api/products', { ...BARE_PRODUCT, name, price })).body as { id: number });
  }
  const { text } = await new ApiClient(site.url).get('/comparison?sort=price-high');
  expect(rowsOf(text)).toBe(50);
  expect([text.includes('Crowd 60'), text.includes('Crowd 11'), text.includes('Crowd 10')]).toEqual([
    true,
    true,
    false,
  ]);
  for (const { id } of added) await owner.call('DELETE', `/api/products/${id}`);
  const fewer = await new ApiClient(site.url).get('/comparison?sort=price-high');
  expect(rowsOf(fewer.text)).toBeLessThan(50);
});
