import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { descriptionOf } from '../../../../testing/description';
import { renderPage } from '../../../../testing/render-page';
import { sampleProduct } from '../../../../testing/sample-product';
import ProductsTab from './products-tab';

// The rich-text editor needs a real browser; its text keeps the form's value here.
jest.mock('../../../ui/rich-text/rich-text-editor', () => ({ __esModule: true, default: () => null }));

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
  await waitFor(() => expect(descriptionOf(added().getByLabelText('Retailer'))).toBe('Retailer is required'));
  expect(document.activeElement).toBe(added().getByLabelText('Retailer'));

  fireEvent.change(added().getByLabelText('Retailer'), { target: { value: 'Second' } });
  press(/^Move to the top$/);
  const moved = within(inForm().getByRole('group', { name: 'Second', hidden: true }));
  expect(document.activeElement).toBe(moved.getByLabelText('Retailer'));
  press(/^Save$/);
  await screen.findByText('Product updated successfully');
  const saved = calls.find(({ method }) => method === 'PUT')!.body as { offers: object[] };
  expect(saved.offers).toEqual([
    { ...stored, retailer: 'Second', link: 'https://second.example/', country: 'AT', price: null },
    stored,
  ]);
});

test('an offer that only the server can refuse shows why', async () => {
  const message = 'This leads back to /go/reef, in a circle. Choose another target';
  const product = sampleProduct({ id: 2 });
  answerApi({
    'GET /api/products': () => [product],
    'PUT /api/products/2': () =>
      Response.json(
        {
          type: 'about:blank',
          title: 'Invalid input',
          status: 422,
          errors: [{ path: 'offers.0.link', message }],
        },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      ),
  });
  renderPage(<ProductsTab />, { address: '/admin?tab=products&edit=2' });
  await screen.findByText('Save', { selector: 'button' });
  press(/^Add an offer$/);
  const offer = within(inForm().getByRole('group', { name: 'Offer 1', hidden: true }));
  fireEvent.change(offer.getByLabelText('Retailer'), { target: { value: 'Own' } });
  fireEvent.change(offer.getByLabelText('Link'), { target: { value: 'https://site.example/go/reef' } });
  press(/^Save$/);
  await waitFor(() => expect(descriptionOf(offer.getByLabelText('Link'))).toBe(message));
  expect(document.activeElement).toBe(offer.getByLabelText('Link'));
  await act(() => Promise.resolve(press(/^Remove/)));
  expect(inForm().queryByRole('group', { name: 'Own', hidden: true })).toBeNull();
  expect(document.activeElement).toBe(inForm().getByText('Add an offer'));
});
