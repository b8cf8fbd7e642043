import type { ProductStock } from '@astaguide/contracts/catalog/product';
import { screen, within } from '@testing-library/react';
import { answerApi, refusal } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import { sampleProduct } from '../../../../testing/sample-product';
import ProductsTab from './products-tab';

jest.mock('../../../ui/rich-text/rich-text-editor', () => ({ __esModule: true, default: () => null }));

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('group', { name: 'Selection' }));

async function listed() {
  let products = ['Ana', 'Mid', 'Zeta'].map((name, index) =>
    sampleProduct({ id: index + 1, name, brand: 'Reef', inStock: name !== 'Mid' }),
  );
  const answers: Parameters<typeof answerApi>[0] = {
    'GET /api/products': () => products,
    'PUT /api/products/stock': ({ body }) => {
      const { productIds, inStock } = body as ProductStock;
      products = products.map((product) =>
        productIds.includes(product.id) ? { ...product, inStock } : product,
      );
    },
    'POST /api/products/deletions': () => {
      products = products.slice(2);
    },
  };
  const calls = answerApi(answers);
  const { user } = renderPage(<ProductsTab />, { address: '/admin?tab=products' });
  await screen.findByLabelText('Products');
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { user, answers, sent };
}

test('counts what is chosen, and chooses all that is shown', async () => {
  const { user } = await listed();
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  await user.click(box('Ana'));
  bar().getByText('1 selected');
  await user.click(bar().getByRole('button', { name: 'Select all 3' }));
  bar().getByText('3 selected');
  await user.click(bar().getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
});

test('sets products out of stock in one request, and undoes only what it changed', async () => {
  const { user, sent } = await listed();
  await user.click(box('Ana'));
  await user.click(box('Mid'));
  await user.click(bar().getByRole('button', { name: 'Out of stock' }));
  await screen.findByText('1 product set out of stock');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent()).toEqual([
    { productIds: [1], inStock: false },
    { productIds: [1], inStock: true },
  ]);
});

test('names the products before it deletes them in one request', async () => {
  const { user, sent } = await listed();
  await user.click(box('Ana'));
  await user.click(box('Mid'));
  await user.click(bar().getByRole('button', { name: 'Delete' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete 2 products?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ana (Reef)',
    'Mid (Reef)',
  ]);
  expect(sent()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('2 products deleted');
  expect(sent()).toEqual([{ productIds: [1, 2] }]);
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
});

test('keeps the selection if the request fails', async () => {
  const { user, answers } = await listed();
  answers['PUT /api/products/stock'] = () => refusal(503, 'Busy');
  await user.click(box('Ana'));
  await user.click(bar().getByRole('button', { name: 'Out of stock' }));
  await screen.findByText('Failed to update the products');
  bar().getByText('1 selected');
});
