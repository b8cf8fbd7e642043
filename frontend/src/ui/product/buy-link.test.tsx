import { screen } from '@testing-library/react';
import { BuyLink } from './buy-link';
import { SiteChoices } from './site-choices';
import { renderPage } from '../../testing/render-page';
import { sampleProduct } from '../../testing/sample-product';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['en-US', 'https://shop.example/de', 'https://shop.example/1'],
  ['de-DE', 'https://shop.example/de', 'https://shop.example/de'],
  ['de-DE', null, 'https://shop.example/1'],
])(
  'the buy link of a %s browser, where the German shop is %s, leads to %s in a new tab',
  (language, shop, href) => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    renderPage(
      <BuyLink product={sampleProduct({ affiliateLinkDe: shop })} linkPlacement="review">
        Buy Now
      </BuyLink>,
    );
    const link = screen.getByRole('link', {
      name: /^Buy Now Astaxanthin 1 \(opens the retailer in a new tab\)/,
    });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
    expect(link.getAttribute('rel')).toBe('noopener sponsored nofollow');
  },
);

test('where clicks go through this site, the link leads to the redirect, which takes the id of the click', () => {
  renderPage(
    <SiteChoices value={{ clicksThroughSite: true, priceMaxAgeDays: 14 }}>
      <BuyLink product={sampleProduct({ slug: 'reef' })} linkPlacement="review">
        Buy Now
      </BuyLink>
    </SiteChoices>,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/go/reef?from=review');
  expect(link.dataset['link']).toBe('/go/reef?from=review&id={clickId}');
});
