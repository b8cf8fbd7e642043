import { screen, waitFor, within } from '@testing-library/react';
import { answerApi, heldAnswer, refusal } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import { sampleProduct } from '../../../../testing/sample-product';
import ProductsTab from './products-tab';

jest.mock('../../../ui/rich-text/rich-text-editor', () => ({ __esModule: true, default: () => null }));

const ana = sampleProduct({ id: 1, name: 'Ana 12mg', brand: 'Reef', price: '29.99', rating: '4.8' });
const mid = sampleProduct({ id: 2, name: 'Mid 12mg', brand: 'Reef', price: '19.99', rating: '4.9' });
const zeta = sampleProduct({
  id: 3,
  name: 'Zeta 9mg',
  brand: 'Journey Labs',
  source: 'Icelandic',
  potency: '77mg',
  price: '0.01',
  rating: '1.0',
  placement: null,
  inStock: false,
  featured: true,
});

const list = () => screen.getByLabelText('Products');
const names = () => [...list().querySelectorAll('article')].map((row) => row.getAttribute('aria-label'));
const rank = (name: string) => screen.getByLabelText<HTMLInputElement>(`Rank of ${name}`);

async function listed(answers: Parameters<typeof answerApi>[0] = {}) {
  let products = [mid, ana, zeta];
  const all: Parameters<typeof answerApi>[0] = {
    'GET /api/products': () => products,
    'DELETE /api/products/3': () => {
      products = [mid, ana];
    },
    ...answers,
  };
  const calls = answerApi(all);
  const { user } = renderPage(<ProductsTab />, { address: '/admin?tab=products' });
  await screen.findByLabelText('Products');
  return { user, calls, answers: all };
}

test('searches and sorts products', async () => {
  const { user } = await listed();
  expect(names()).toEqual(['Ana 12mg', 'Mid 12mg', 'Zeta 9mg']);
  const row = list().querySelectorAll('article')[2]!.textContent;
  expect(row).toMatch(/Unranked.*Out of stock.*Featured.*\$0\.01/);
  const sort = screen.getByLabelText('Sort by');
  for (const [order, first] of [
    ['Price', 'Zeta 9mg'],
    ['Name', 'Ana 12mg'],
    ['Newest', 'Zeta 9mg'],
    ['Rating', 'Mid 12mg'],
  ]) {
    await user.selectOptions(sort, order!);
    expect(names()[0]).toBe(first);
  }
  const search = screen.getByLabelText('Search products');
  for (const text of ['zeta', 'journey LABS', '77mg', 'labs icelandic']) {
    await user.clear(search);
    await user.type(search, text);
    await waitFor(() => expect(names()).toEqual(['Zeta 9mg']));
    screen.getByText('1 of 3 products');
  }
  await user.type(search, ' nothing like it');
  await screen.findByText('No matching products');
  await user.click(screen.getByText('Clear search'));
  expect(names()).toHaveLength(3);
});

test('deletes a product only after confirmation', async () => {
  const { user, calls } = await listed();
  await user.click(screen.getByRole('button', { name: 'Delete Zeta 9mg' }));
  const question = () => within(screen.getByRole('alertdialog', { name: 'Delete this product?' }));
  await user.click(question().getByText('Cancel'));
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete Zeta 9mg' }));
  await user.click(question().getByText('Delete product'));
  await screen.findByText('Product deleted successfully');
  await waitFor(() => expect(names()).toEqual(['Ana 12mg', 'Mid 12mg']));
  // The button that had the focus was removed with its row.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('2 products'));
});

test('shows an error if a deletion fails, and keeps the product', async () => {
  const { user } = await listed({ 'DELETE /api/products/3': () => refusal(503, 'Busy') });
  await user.click(screen.getByRole('button', { name: 'Delete Zeta 9mg' }));
  await user.click(screen.getByText('Delete product'));
  await screen.findByText('Failed to delete product');
  expect(names()).toHaveLength(3);
});

test('shows loading, error and empty states', async () => {
  const { answer, give } = heldAnswer();
  const answers: Parameters<typeof answerApi>[0] = { 'GET /api/products': answer };
  answerApi(answers);
  const { user, container } = renderPage(<ProductsTab />);
  expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(6);
  give(refusal(503, 'Busy'));
  await screen.findByText('Couldn’t load the products');
  answers['GET /api/products'] = () => [];
  await user.click(screen.getByText('Try again'));
  await screen.findByText('No products yet');
  await user.click(screen.getByText('Add product'));
  expect(document.querySelector('[role=dialog]')?.textContent).toMatch(/^Add product/);
});

test('shows a message if the product to edit no longer exists', async () => {
  answerApi({ 'GET /api/products': () => [ana] });
  const { user } = renderPage(<ProductsTab />, {
    address: '/admin?tab=products&edit=9',
  });
  await screen.findByText('This product no longer exists');
  await user.click(screen.getByText('Back to the list'));
  expect(screen.queryByText('This product no longer exists')).toBeNull();
  expect(window.location.search).toBe('?tab=products');
});

describe('the ranking', () => {
  const ranked = () =>
    within(screen.getByLabelText('Ranked products'))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
  const reorder = async (answer: () => unknown) => {
    const page = await listed({ 'PUT /api/products/ranking': answer });
    await page.user.click(screen.getByText('Reorder'));
    await screen.findByLabelText('Ranked products');
    return page;
  };

  test('is changed by entering a number, shown at once, and saved', async () => {
    const { answer, give } = heldAnswer();
    const { user, calls } = await reorder(answer);
    await user.clear(rank('Mid 12mg'));
    await user.type(rank('Mid 12mg'), '1{Enter}');
    await waitFor(() => expect(ranked()).toEqual(['Mid 12mg', 'Ana 12mg']));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ productIds: [2, 1] });
    give(undefined);
  });

  test('resets invalid input, and treats a number beyond the last rank as the last', async () => {
    const { user, calls } = await reorder(() => undefined);
    await user.clear(rank('Ana 12mg'));
    await user.type(rank('Ana 12mg'), '-1{Enter}');
    expect(rank('Ana 12mg').value).toBe('1');
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.clear(rank('Ana 12mg'));
    await user.type(rank('Ana 12mg'), '9{Enter}');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ productIds: [2, 1] }),
    );
  });

  test('is rolled back if it cannot be saved', async () => {
    const { user } = await reorder(() => refusal(503, 'Busy'));
    await user.clear(rank('Mid 12mg'));
    await user.type(rank('Mid 12mg'), '1{Enter}');
    await screen.findByText('Failed to save the ranking');
    await waitFor(() => expect(ranked()).toEqual(['Ana 12mg', 'Mid 12mg']));
    expect(rank('Mid 12mg').value).toBe('2');
  });
});
