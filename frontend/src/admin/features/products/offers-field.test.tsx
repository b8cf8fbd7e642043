import { fireEvent, screen, within } from '@testing-library/react';
import { answerApi } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { sampleProduct } from '../../../testing/sample-product';
import ProductsTab from './products-tab';

// The rich-text editor needs a real browser; its text keeps the form's value here.
jest.mock('../../ui/rich-text/rich-text-editor', () => ({ __esModule: true, default: () => null }));

const inForm = () => within(document.querySelector<HTMLElement>('[role=dialog]')!);
const press = (name: RegExp) => fireEvent.click(inForm().getByText(name, { selector: 'button, button *' }));

test('offers are added, validated one by one, ordered and removed', async () => {
  const stored = {
    retailer: 'First',
    link: 'https://first.example/',
    country: null,
    language: null,
    price: '20.00',
    currency: 'USD',
    inStock: true,
    checkedOn: null,
  };
  const product = sampleProduct({ id: 2, offers: [stored] });
  const calls = answerApi({
    'GET /api/products': () => [product],
    'PUT /api/products/2': ({ body }) => ({ ...product, ...(body as object) }),
  });
  renderPage(<ProductsTab />, { address: '/admin?tab=products&edit=2' });
  await screen.findByText('Save', { selector: 'button' });

  press(/^Add an offer$/);
  const added = () => within(inForm().getByRole('group', { name: 'Offer 2', hidden: true }));
  fireEvent.change(added().getByLabelText('Link'), { target: { value: 'https://second.example/' } });
  fireEvent.change(added().getByLabelText('Country'), { target: { value: 'at' } });
  press(/^Save$/);
  expect(await inForm().findByText('Retailer is required')).toBeTruthy();

  fireEvent.change(added().getByLabelText('Retailer'), { target: { value: 'Second' } });
  press(/^Move to the top$/);
  press(/^Save$/);
  await screen.findByText('Product updated successfully');
  const saved = calls.find(({ method }) => method === 'PUT')!.body as { offers: object[] };
  expect(saved.offers).toEqual([
    { ...stored, retailer: 'Second', link: 'https://second.example/', country: 'AT', price: null },
    stored,
  ]);
});
