import type { Product } from '@astaguide/contracts/catalog/product';
import { screen } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import { BeforeAndAfterContext } from '../../../ui/contexts';
import { ProductPrices } from './product-prices';

const product = { id: 7, slug: 'reef', name: 'Reef' } as Product;
const show = (prices: object[]) => {
  answerApi({ 'GET /api/products/slug/reef/prices': () => prices, 'GET /api/site-settings': () => ({}) });
  renderPage(
    <BeforeAndAfterContext value={({ at, productId, change }) => <p>{`${at} ${productId} ${change}`}</p>}>
      <ProductPrices product={product} />
    </BeforeAndAfterContext>,
  );
};

test('each price but the first leads to the days before and after it', async () => {
  show([
    { price: '29.90', since: '2026-01-01T00:00:00.000Z' },
    { price: '24.50', since: '2026-02-01T08:00:00.000Z' },
    { price: '26.00', since: '2026-03-01T09:00:00.000Z' },
  ]);
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Mar 1, 2026$26.002026-03-01T09:00:00.000Z 7 Reef: price $24.50 to $26.00',
    'Feb 1, 2026$24.502026-02-01T08:00:00.000Z 7 Reef: price $29.90 to $24.50',
    'Jan 1, 2026$29.90',
  ]);
});

test('one price is no history', async () => {
  show([{ price: '29.90', since: '2026-01-01T00:00:00.000Z' }]);
  expect(await screen.findByText('The price has not changed yet.')).toBeTruthy();
});
