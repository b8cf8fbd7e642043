import { seenProduct, type ClickRow } from './seen-product';

const offer = (retailer: string, link: string, price: string | null, currency: string) => ({
  retailer,
  link,
  price,
  currency,
  country: null,
  language: null,
  inStock: true,
  checkedOn: null,
});
const version = {
  name: 'Reef 6mg',
  price: '24.99',
  links: ['https://shop.example/reef?sub={clickId}', null, null, null, null],
  offers: [
    offer('Dollar Shop', 'https://dollar.example/?sub={clickId}', '26.00', 'USD'),
    offer('Euro Shop', 'https://euro.example/', '22.50', 'EUR'),
  ],
};
const click: ClickRow = { name: null, price: null, rank: 2, link: null, version };

test('what the event says comes before the product as it was', () => {
  const link = 'https://shop.example/reef?sub=';
  expect(seenProduct({ ...click, name: 'Reef 4mg', price: '19.99', link })).toEqual({
    name: 'Reef 4mg',
    price: '19.99',
    currency: 'USD',
    rank: 2,
    retailer: null,
    link,
  });
});

test('the product as it was says what the event does not', () => {
  const said = { name: 'Reef 6mg', price: '24.99', currency: 'USD', retailer: null, link: null };
  expect(seenProduct(click)).toMatchObject(said);
});

test.each([
  ['https://dollar.example/?sub=', '26.00', { price: '26.00', currency: 'USD', retailer: 'Dollar Shop' }],
  ['https://euro.example/', null, { price: '22.50', currency: 'EUR', retailer: 'Euro Shop' }],
  ['/go/reef?from=review&offer=1', null, { retailer: 'Euro Shop', link: 'https://euro.example/' }],
  ['/go/reef?from=review&offer=0', null, { retailer: 'Dollar Shop', link: 'https://dollar.example/?sub=' }],
  ['/go/reef?from=review&offer=9', null, { price: null, retailer: null, link: null }],
  ['https://former-offer.example/', null, { price: null, currency: null, retailer: null }],
  ['https://shop.example/reef?sub=', null, { price: '24.99', currency: 'USD', retailer: null }],
  ['/go/reef?from=review', null, { price: '24.99', currency: 'USD', link: null }],
  ['/go/reef?from=review', '20.00', { price: '20.00', retailer: null, link: null }],
])('a click on %s shows the offer that the visitor saw', (link, price, seen) => {
  expect(seenProduct({ ...click, link, price })).toMatchObject(seen);
});

test('nothing is made up for a click that says nothing on a product that came later', () => {
  expect(seenProduct({ ...click, rank: null, version: null })).toEqual({
    name: null,
    price: null,
    currency: null,
    rank: null,
    retailer: null,
    link: null,
  });
});
