import { screen, waitFor } from '@testing-library/react';
import { answerApi } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { sampleProduct } from '../../testing/sample-product';
import { TopProductsSection } from './top-products-section';

const all = () => screen.queryByRole('link', { name: 'Show All Products' });

test('the home page links to all products only if there are any', async () => {
  answerApi({ 'GET /api/products': () => [] });
  const { unmount } = renderPage(<TopProductsSection />);
  await screen.findByText('No products yet');
  await waitFor(() => expect(all()).toBeNull());
  unmount();
  answerApi({ 'GET /api/products': () => [sampleProduct()] });
  renderPage(<TopProductsSection />);
  await screen.findByRole('article');
  expect(all()).not.toBeNull();
});
