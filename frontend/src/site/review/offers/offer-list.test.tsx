import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page';
import { sampleProduct } from '../../../testing/sample-product';
import { OfferList } from './offer-list';

const offer = {
  retailer: 'Vienna Shop',
  link: 'https://at.example/?sub={clickId}',
  country: 'AT',
  language: 'de',
  price: '33.9',
  currency: 'EUR',
  inStock: false,
  checkedOn: '2026-03-09',
};

test('other retailers are listed with price and market, and their links do not count as dollars', () => {
  renderPage(<OfferList product={sampleProduct({ offers: [offer] })} />);
  const item = within(screen.getByRole('region', { name: 'Other retailers' })).getByRole('listitem');
  expect(item.textContent).toContain('For Austria · In German · Out of stock · Price checked March 9, 2026');
  expect(item.textContent).toContain('€33.90');
  const link = within(item).getByRole('link', { name: /Vienna Shop/ });
  expect(link.getAttribute('href')).toBe('https://at.example/?sub=');
  expect(link.dataset).toMatchObject({ buy: '1', link: offer.link });
  expect(link.dataset.price).toBeUndefined();
});

test('a broken offer is not listed', () => {
  renderPage(
    <OfferList product={sampleProduct({ offers: [offer], brokenLinks: ['https://at.example/?sub='] })} />,
  );
  expect(screen.queryByRole('region', { name: 'Other retailers' })).toBeNull();
});
