import type { Product } from '@astaguide/contracts/catalog/product';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerApi, refusal, type ApiCall } from '../../../../testing/api-answers';
import { descriptionOf } from '../../../../testing/description';
import { problem } from '../../../../testing/problem';
import { renderPage } from '../../../../testing/render-page';
import { sampleProduct } from '../../../../testing/sample-product';
import { ProductReviewContext } from '../../../ui/contexts';
import ProductsTab from './products-tab';

// The rich-text editor needs a real browser; its text keeps the form's value here.
jest.mock('../../../ui/rich-text/rich-text-editor', () => ({ __esModule: true, default: () => null }));

const edited = sampleProduct({ id: 2, name: 'Edited 9mg', price: '19.50', features: ['One', 'Two'] });
const holder = sampleProduct({ id: 3, name: 'Holder 9mg' });

const required = {
  Name: 'Third 9mg',
  Brand: 'Labs',
  Description: 'All of it.',
  'Image URL': '/x.webp',
  Potency: '9mg',
  Source: 'Natural',
  'Best for': 'Testers',
  Price: '12.5',
  Rating: '4',
  'Affiliate link': 'https://shop.example.com/',
};

// Queries by role in the whole form would take seconds.
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]');
const form = () => within(dialog()!);
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const inForm = (name: string) => form().getByText(name, { selector: 'button' });
const conflict = () => {
  const title = screen.getByText('This product was edited elsewhere');
  return within(title.closest<HTMLElement>('[role=dialog]')!);
};

const previewOf = (product: Product) => (
  <p>
    Preview of {product.name}: {product.benefits.join(', ')}
  </p>
);

async function open(edit: string, answers: Parameters<typeof answerApi>[0] = {}) {
  const calls = answerApi({ 'GET /api/products': () => [edited, holder], ...answers });
  const { user } = renderPage(
    <ProductReviewContext value={previewOf}>
      <ProductsTab />
    </ProductReviewContext>,
    { address: `/admin?tab=products&edit=${edit}` },
  );
  await screen.findByText('Save', { selector: 'button' });
  const saved = () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { user, saved };
}

describe('the product form', () => {
  test('reports required fields, focuses the first one, and shows errors until they are fixed', async () => {
    const { user, saved } = await open('new');
    await user.click(inForm('Save'));
    await form().findByText('Name is required');
    for (const label of Object.keys(required)) form().getByText(`${label} is required`);
    expect(document.activeElement).toBe(field('Name'));
    expect(descriptionOf(field('Name'))).toBe('Name is required');
    expect(saved()).toEqual([]);

    const wrong = {
      Price: ['1.999', 'Enter a price such as 29.99', '0'],
      Rating: ['5.1', 'Rating must be between 1 and 5', '5'],
      'Review count': ['-1', 'Review count must be at least 0', '0'],
      Rank: ['21', 'Rank must be a number from 1 to 20', '20'],
      'German link': ['shop', 'Enter a URL that starts with https://', 'https://shop.example.com/de'],
    };
    for (const [label, [value]] of Object.entries(wrong)) fill(label, value!);
    for (const [label, [, message]] of Object.entries(wrong)) {
      await waitFor(() => expect(descriptionOf(field(label))).toContain(message));
    }
    for (const [label, [, , value]] of Object.entries(wrong)) fill(label, value!);
    for (const [label, [, message]] of Object.entries(wrong)) {
      await waitFor(() => expect(descriptionOf(field(label))).not.toContain(message));
    }
  });

  test('shows the address of the new product, and sends what was entered', async () => {
    const created = ({ body }: ApiCall) => ({ ...holder, ...(body as object), id: 9 });
    const { user, saved } = await open('new', { 'POST /api/products': created });
    for (const [label, value] of Object.entries(required)) fill(label, value);
    fill('Features', 'First\n\n  Second  \n');
    form().getByText(/\/review\/third-9mg-labs$/);
    await user.click(form().getByLabelText('In stock'));
    await user.click(inForm('Save'));
    await screen.findByText('Product created successfully');
    expect(dialog()).toBeNull();
    expect(saved()).toEqual([
      expect.objectContaining({
        name: 'Third 9mg',
        features: ['First', 'Second'],
        price: '12.50',
        inStock: false,
        placement: null,
      }),
    ]);
  });

  test('warns about a rank that is taken, but saves it', async () => {
    const { user, saved } = await open('2', { 'PUT /api/products/2': () => edited });
    fill('Rank', '3');
    form().getByText(/^Rank 3 is already used by Holder 9mg\./);
    fill('Rank', '19');
    expect(form().queryByText(/is already used by/)).toBeNull();
    fill('Rank', '3');
    await user.click(inForm('Save'));
    await screen.findByText('Product updated successfully');
    expect(saved()).toEqual([expect.objectContaining({ placement: 3, version: 1 })]);
  });

  test('asks for confirmation on Cancel, and leaves the product unchanged', async () => {
    const { user, saved } = await open('2');
    expect(field('Features').value).toBe('One\nTwo');
    fill('Price', '99');
    await user.click(inForm('Cancel'));
    await user.click(screen.getByText('Keep editing'));
    expect(field('Price').value).toBe('99');
    await user.click(inForm('Cancel'));
    await user.click(screen.getByText('Discard changes'));
    expect(dialog()).toBeNull();
    expect(saved()).toEqual([]);
    await user.click(screen.getByLabelText('Edit Edited 9mg'));
    expect(field('Price').value).toBe('19.50');
  });

  test('previews unsaved values', async () => {
    const { user } = await open('2');
    fill('Name', 'Unsaved 9mg');
    fill('Benefits', 'Seen at once');
    await user.click(inForm('Preview'));
    screen.getByText('Preview of Unsaved 9mg: Seen at once');
  });
});

describe('a failed save', () => {
  test('shows a taken slug as an error at its field', async () => {
    const errors = [{ path: 'slug', message: 'This slug is taken' }];
    const { user } = await open('2', { 'PUT /api/products/2': () => problem(409, { errors }) });
    fill('Slug', 'taken');
    await user.click(inForm('Save'));
    await form().findByText('This slug is taken');
    expect(document.activeElement).toBe(field('Slug'));
  });

  test('shows an error if the product no longer exists, and keeps what was typed', async () => {
    const { user } = await open('2', { 'PUT /api/products/2': () => refusal(404, 'Not found') });
    fill('Name', 'Typed 9mg');
    await user.click(inForm('Save'));
    await screen.findByText('Failed to update product');
    expect(field('Name').value).toBe('Typed 9mg');
  });

  test('shows an error if a new product cannot be sent, and keeps what was typed', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = await open('new', { 'POST /api/products': lost });
    for (const [label, value] of Object.entries(required)) fill(label, value);
    await user.click(inForm('Save'));
    await screen.findByText('Failed to create product');
    expect(field('Name').value).toBe('Third 9mg');
  });
});

describe('a conflict with another edit', () => {
  const theirs = { ...edited, price: '30.00', version: 2 };
  const meetTheirs = async () => {
    const answer = ({ body }: ApiCall) =>
      (body as { version: number }).version === 1 ? problem(409, { current: theirs }) : theirs;
    const page = await open('2', { 'PUT /api/products/2': answer });
    fill('Price', '40');
    await page.user.click(inForm('Save'));
    await screen.findByText('This product was edited elsewhere');
    expect(conflict().getByText('Price').parentElement!.textContent).toBe('PriceYours40.00Saved30.00');
    expect(conflict().queryByText('Name')).toBeNull();
    return page;
  };

  test('can be resolved by saving the owner’s version over the other', async () => {
    const { user, saved } = await meetTheirs();
    await user.click(conflict().getByText('Save my version'));
    await screen.findByText('Product updated successfully');
    expect(saved()[1]).toMatchObject({ price: '40.00', version: 2 });
  });

  test('can be resolved by using the saved version', async () => {
    const { user, saved } = await meetTheirs();
    await user.click(conflict().getByText('Use the saved version'));
    expect(field('Price').value).toBe('30.00');
    fill('Badge', 'Both');
    await user.click(inForm('Save'));
    await screen.findByText('Product updated successfully');
    expect(saved()[1]).toMatchObject({ price: '30.00', badge: 'Both', version: 2 });
  });

  test('keeps the owner’s unsaved values when its dialog is closed', async () => {
    const { user, saved } = await meetTheirs();
    await user.keyboard('{Escape}');
    expect(field('Price').value).toBe('40');
    expect(saved()).toHaveLength(1);
  });
});
