import { act, screen, waitFor } from '@testing-library/react';
import { answerApi, refusal } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { sampleProduct } from '../../testing/sample-product';
import ComparisonPage from './comparison-page';
import { comparisonStartQuery, PAGE_SIZE } from './comparison-start';
import { startOf } from './comparison-view';

const products = Array.from({ length: PAGE_SIZE + 1 }, (_, index) =>
  sampleProduct({ id: index + 1, name: `Product ${index + 1}`, placement: index + 1 }),
);
const rows = () => document.querySelectorAll('tbody tr');

test('the first products stay beside the error if the others cannot be loaded, until a retry', async () => {
  const answers: Parameters<typeof answerApi>[0] = { 'GET /api/products': () => refusal(503, 'Busy') };
  answerApi(answers);
  const { user, client, show } = renderPage(null, { address: '/comparison' });
  client.setQueryData(comparisonStartQuery.queryKey, startOf(products, ''));
  show(<ComparisonPage />);
  expect(rows()).toHaveLength(PAGE_SIZE);
  await screen.findByText('Couldn’t load the products');
  expect(rows()).toHaveLength(PAGE_SIZE);

  await user.selectOptions(document.querySelector('select')!, 'rating');
  expect(rows()).toHaveLength(0);
  screen.getByText('Couldn’t load the products');
  expect(screen.queryByText('Loading products…')).toBeNull();

  answers['GET /api/products'] = () => products;
  await user.click(screen.getByText('Try again'));
  await waitFor(() => expect(rows()).toHaveLength(PAGE_SIZE));
  expect(screen.queryByText('Couldn’t load the products')).toBeNull();

  answers['GET /api/products'] = () => refusal(503, 'Busy');
  await act(() => client.refetchQueries());
  expect(rows()).toHaveLength(PAGE_SIZE);
});
