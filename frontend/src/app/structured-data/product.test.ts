import { productData, productList } from './product';

const site = { url: 'https://site.example', name: 'AstaGuide' };
const product = {
  id: 1,
  slug: 'glow-6-aurea',
  name: 'Glow 6',
  brand: 'Aurea',
  description: 'Red.',
  imageUrl: '/pictures/glow.webp',
  potency: '6mg',
  servings: 60,
  source: 'Natural',
  bestFor: 'Skin',
  affiliateLink: 'https://shop.example/glow?tag=1',
  price: '24.50',
  rating: '4.6',
  reviewCount: 12,
  features: [],
  benefits: [],
  badge: null,
  inStock: false,
  featured: false,
  placement: 1,
  keywords: null,
  couponCode: null,
  couponDescription: null,
  couponDiscount: null,
  isTopRanked: false,
  affiliateLinkDe: null,
  affiliateLinkEs: null,
  affiliateLinkNl: null,
  affiliateLinkPl: null,
  offers: [],
  priceCheckedOn: null,
  couponEndsOn: null,
  brokenLinks: [],
  category: null,
  ageRange: null,
  version: 1,
};

describe('a product for search engines', () => {
  it('has its offer in dollars, and whether it is to be had', () =>
    expect(productData(site, product)).toMatchObject({
      image: 'https://site.example/pictures/glow.webp',
      offers: { price: '24.50', priceCurrency: 'USD', availability: 'https://schema.org/OutOfStock' },
    }));

  it('has no offer while its price is missing', () =>
    expect(productData(site, { ...product, price: '0.00' })).not.toHaveProperty('offers'));

  it('says how many servings a pack holds, where that is known', () => {
    expect(productData(site, product)).toMatchObject({
      additionalProperty: { '@type': 'PropertyValue', name: 'Servings per pack', value: 60 },
    });
    expect(productData(site, { ...product, servings: null })).not.toHaveProperty('additionalProperty');
  });

  it('has a review by the site with what speaks for and against it, and no rating of others', () => {
    const data = productData(site, product, { positive: ['Dose stated'], negative: ['Trials are small'] });
    expect(data).toMatchObject({
      review: {
        author: { '@type': 'Organization', name: 'AstaGuide' },
        reviewBody: 'Red.',
        positiveNotes: { itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Dose stated' }] },
        negativeNotes: { itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Trials are small' }] },
      },
    });
    expect(JSON.stringify(data)).not.toMatch(/rating/i);
  });
});

it('a list leads to the reviews in its order', () =>
  expect(productList(site, 'Best', [product, { ...product, slug: 'other' }])).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'https://site.example/review/glow-6-aurea' },
      { position: 2, url: 'https://site.example/review/other' },
    ],
  }));
