import {
  affiliateLinkFor,
  replacementsOf,
  visitorOf,
  type ProductLinks,
  type Visitor,
} from './affiliate-link';

type Offer = ProductLinks['offers'][number];

const offer = (link: string, fields: Partial<Offer> = {}): Offer => ({
  retailer: 'Shop',
  link,
  country: null,
  language: null,
  price: null,
  currency: 'EUR',
  inStock: true,
  checkedOn: null,
  ...fields,
});

const product: ProductLinks = {
  affiliateLink: 'https://shop.example/?sub={clickId}',
  affiliateLinkDe: 'https://shop.example/de',
  affiliateLinkEs: null,
  affiliateLinkNl: 'https://shop.example/nl',
  affiliateLinkPl: '',
  offers: [],
  brokenLinks: [],
};
const main = product.affiliateLink;

describe('the buy link of a visitor', () => {
  it.each([
    ['de', 'https://shop.example/de'],
    ['de-AT', 'https://shop.example/de'],
    ['NL', 'https://shop.example/nl'],
    ['es-MX', main],
    ['pl', main],
    ['fr', main],
    ['toString', main],
    [undefined, main],
  ])('for language %p is %s', (language, link) => {
    expect(affiliateLinkFor(product, { language })).toBe(link);
  });

  it.each<[string, Visitor, string]>([
    ['the country of the request', { country: 'AT', language: 'en' }, 'https://at.example/'],
    ['the region of the language', { language: 'de-at' }, 'https://at.example/'],
    ['a country that is no region', { country: 'DE', language: 'de-AT' }, 'https://shop.example/de'],
    ['country and language', { country: 'CH', language: 'fr' }, 'https://ch.example/fr'],
    ['a country in another language', { country: 'CH', language: 'it' }, 'https://ch.example/'],
    ['a language that the simple form lacks', { language: 'fr-FR' }, 'https://fr.example/'],
    ['a language with both forms', { language: 'nl' }, 'https://shop.example/nl'],
    ['anyone else', { country: 'US', language: 'en' }, main],
  ])('with offers, for %s, is the one meant for them', (_name, visitor, link) => {
    const offers = [
      offer('https://other.example/'),
      offer('https://ch.example/', { country: 'CH' }),
      offer('https://ch.example/fr', { country: 'CH', language: 'fr' }),
      offer('https://at.example/', { country: 'AT' }),
      offer('https://fr.example/', { language: 'fr' }),
      offer('https://other.example/nl', { language: 'nl' }),
    ];
    expect(affiliateLinkFor({ ...product, offers }, visitor)).toBe(link);
  });

  it('is no offer that is out of stock, while another link works', () => {
    const offers = [offer('https://at.example/', { country: 'AT', inStock: false })];
    expect(affiliateLinkFor({ ...product, offers }, { country: 'AT' })).toBe(main);
    const brokenLinks = ['https://shop.example/?sub='];
    expect(affiliateLinkFor({ ...product, offers, brokenLinks }, { country: 'AT' })).toBe(
      'https://at.example/',
    );
  });

  it('is the first offer for all while the main one is broken, in the owner’s order', () => {
    const offers = [
      offer('https://at.example/', { country: 'AT' }),
      offer('https://one.example/'),
      offer('https://two.example/'),
    ];
    const brokenLinks = ['https://shop.example/?sub='];
    expect(affiliateLinkFor({ ...product, offers, brokenLinks }, {})).toBe('https://one.example/');
    brokenLinks.push('https://one.example/');
    expect(affiliateLinkFor({ ...product, offers, brokenLinks }, {})).toBe('https://two.example/');
    brokenLinks.push('https://two.example/');
    expect(affiliateLinkFor({ ...product, offers, brokenLinks }, {})).toBe(main);
  });

  it('is the main one while the localized one is broken', () => {
    const brokenLinks = ['https://shop.example/de'];
    expect(affiliateLinkFor({ ...product, brokenLinks }, { language: 'de' })).toBe(main);
  });
});

test('the visitors of a link get it', () => {
  const offers = [offer('https://at.example/{clickId}', { country: 'AT', language: 'en' })];
  expect(visitorOf({ ...product, offers }, 'https://at.example/')).toEqual({ country: 'AT', language: 'en' });
  expect(visitorOf(product, 'https://shop.example/nl')).toEqual({ country: null, language: 'nl' });
});

describe('what replaces a broken link', () => {
  const broken = 'https://shop.example/de';

  it('is the link that its visitors get, for each product with it', () => {
    const other = { ...product, affiliateLink: 'https://other.example/{clickId}', brokenLinks: [broken] };
    expect(replacementsOf([{ ...product, brokenLinks: [broken] }, other], broken)).toEqual([
      'https://shop.example/?sub=',
      'https://other.example/',
    ]);
  });

  it('is nothing where one of the products has no other link that works', () => {
    const other = { ...product, affiliateLink: broken, affiliateLinkDe: null, affiliateLinkNl: null };
    const brokenLinks = [broken];
    expect(
      replacementsOf(
        [
          { ...product, brokenLinks },
          { ...other, brokenLinks },
        ],
        broken,
      ),
    ).toEqual([]);
  });
});
