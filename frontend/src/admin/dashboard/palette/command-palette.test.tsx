import { screen, waitFor, within } from '@testing-library/react';
import { answerApi } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { sampleProduct } from '../../../testing/sample-product';
import { PaletteButton } from './palette-button';

function open(ask: (proceed: () => void) => void = (proceed) => proceed()) {
  answerApi({
    'GET /api/products': () => [sampleProduct({ id: 7, name: 'Reef Softgels' })],
    'GET /api/blog': () => [],
  });
  return renderPage(
    <main tabIndex={-1}>
      <PaletteButton ask={ask} />
    </main>,
    { address: '/admin' },
  );
}

const input = () => screen.findByRole('combobox', {}, { timeout: 20_000 });
const address = () => window.location.pathname + window.location.search;

test('is opened by the keyboard, moves with the arrows, and goes with Enter', async () => {
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  const field = await input();
  expect(document.activeElement).toBe(field);
  const options = screen.getAllByRole('option');
  expect(options[0]!.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{ArrowDown}');
  expect(options[1]!.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(options[1]!.id);
  await user.keyboard('time zone{Enter}');
  expect(address()).toBe('/admin?tab=settings&section=time-zone');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('selects one of two entries with the same address', async () => {
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), 'settings');
  const selected = () =>
    screen.getAllByRole('option', { selected: true }).map((option) => option.textContent);
  expect(selected()).toEqual(['Settings']);
  await user.keyboard('{ArrowDown}');
  expect(selected()).toEqual(['Settings: General']);
});

test('finds a product by its name, and opens its editor', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: /Search/ }));
  await user.type(await input(), 'reef soft');
  const products = within(await screen.findByRole('group', { name: 'Products' }));
  await user.click(products.getByRole('option', { name: /Reef Softgels/ }));
  expect(address()).toBe('/admin?tab=products&edit=7');
});

test('says that nothing was found, and gives the focus back when it closes', async () => {
  const { user } = open();
  const button = screen.getByRole('button', { name: /Search/ });
  await user.click(button);
  await user.type(await input(), 'zzz');
  await screen.findByText(/Nothing found/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('leaves nothing before unsaved changes are confirmed, and stays closed over another dialog', async () => {
  const { user, show } = open(() => undefined);
  await user.keyboard('{Control>}k{/Control}');
  await input();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/admin');
  show(
    <div role="dialog">
      <PaletteButton ask={() => undefined} />
    </div>,
  );
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).toBeNull();
});
