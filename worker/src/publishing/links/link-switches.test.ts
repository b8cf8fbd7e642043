import type { ProductLinks } from '@astaguide/contracts/catalog/affiliate-link';
import { switchesOf } from './link-switches';

const offer = (link: string, country: string | null = null) => ({
  retailer: 'Shop',
  link,
  country,
  language: null,
  price: null,
  currency: 'USD',
  inStock: true,
  checkedOn: null,
});
const main = 'https://main.example/?sub=';
const one = 'https://one.example/';
const two = 'https://two.example/';
const austrian = 'https://at.example/';

const product: ProductLinks & { id: number } = {
  id: 7,
  affiliateLink: `${main}{clickId}`,
  affiliateLinkDe: null,
  affiliateLinkEs: null,
  affiliateLinkNl: null,
  affiliateLinkPl: null,
  offers: [offer(one), offer(two), offer(austrian, 'AT')],
  brokenLinks: [],
};
const broken = (...brokenLinks: string[]) => [{ ...product, brokenLinks }];
const between = (fromUrl: string, toUrl: string) => [{ productId: 7, fromUrl, toUrl }];

test('the first other offer takes over, and steps back', () => {
  expect(switchesOf(broken(), main, true)).toEqual(between(main, one));
  expect(switchesOf(broken(main), main, false)).toEqual(between(one, main));
});

test('a fallback that breaks as well gives way to the next', () => {
  expect(switchesOf(broken(main), one, true)).toEqual(between(one, two));
  expect(switchesOf(broken(main, one), one, false)).toEqual(between(two, one));
});

test('an offer that is not shown changes nothing when it breaks', () => {
  expect(switchesOf(broken(), one, true)).toEqual([]);
});

test('visitors of a country go back to the main link', () => {
  expect(switchesOf(broken(), austrian, true)).toEqual(between(austrian, main));
});

test('the same verdict again, and a link without a replacement, switch nothing', () => {
  expect(switchesOf(broken(main), main, true)).toEqual([]);
  expect(switchesOf([{ ...product, offers: [offer(austrian, 'AT')] }], main, true)).toEqual([]);
});
