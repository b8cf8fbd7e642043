import { screen, waitFor, within } from '@testing-library/react';
import { answerApi, heldAnswer } from '../../testing/api-answers';
import { renderPage } from '../../testing/render-page';
import { sampleProduct } from '../../testing/sample-product';
import { ProductsTab } from './products-tab';

const products = [
  sampleProduct({ id: 1, name: 'Tide 12mg', brand: 'Makani', price: '29.99', rating: '4.8' }),
  sampleProduct({
    id: 2,
    name: 'Aurora 6mg',
    brand: 'Hverdal',
    price: '35.00',
    rating: '4.9',
    potency: '6mg',
  }),
  sampleProduct({
    id: 3,
    name: 'Zeta 9mg',
    brand: 'Journey Labs',
    source: 'Icelandic',
    price: '0.01',
    rating: '1.0',
    potency: '77mg',
    placement: null,
  }),
];

const NoPreview = () => null;
const names = () =>
  within(screen.getByRole('list', { name: 'Products' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

// Nothing has a height here, so no row is in sight: the list is told that its window has one.
beforeEach(() => {
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 900 });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(90);
});
afterEach(() => jest.restoreAllMocks());

test('products are searched by every word, and sorted', async () => {
  answerApi({ 'GET /api/products': () => products });
  const { user } = renderPage(<ProductsTab Preview={NoPreview} />, { address: '/admin?tab=products' });
  await screen.findByRole('list', { name: 'Products' });
  expect(names()[0]).toBe('Tide 12mg');
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  for (const [order, first] of [
    ['Price', 'Zeta 9mg'],
    ['Name', 'Aurora 6mg'],
    ['Newest', 'Zeta 9mg'],
    ['Rating', 'Aurora 6mg'],
  ] as const) {
    await user.selectOptions(sort, order);
    await waitFor(() => expect(names()[0]).toBe(first));
  }
  const search = screen.getByRole('searchbox');
  for (const words of ['zeta', 'journey LABS', '77mg', 'labs icelandic']) {
    await user.clear(search);
    await user.type(search, words);
    await waitFor(() => expect(names()).toEqual(['Zeta 9mg']));
  }
  await user.type(search, ' nothing like it');
  expect(await screen.findByText('No product matches')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('the list says that it loads, that it failed, and that it is empty', async () => {
  const { answer, give } = heldAnswer();
  const answers: Record<string, () => unknown> = { 'GET /api/products': answer };
  answerApi(answers);
  const { user, container } = renderPage(<ProductsTab Preview={NoPreview} />);
  expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(6);
  give(Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText('The products could not be loaded')).toBeTruthy();
  answers['GET /api/products'] = () => [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No products yet')).toBeTruthy();
});
