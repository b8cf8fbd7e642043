import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { APPLY_THEME, THEME_KEY } from '../lib/theme/theme';
import { ThemeSelect } from './theme-select';

const root = document.documentElement;
const select = () => screen.getByLabelText<HTMLSelectElement>('Theme');

/** What the head of the next page does. */
function loadPage() {
  delete root.dataset.theme;
  window.eval(APPLY_THEME);
}

afterEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

test('shows the chosen theme at once and on later pages, until the device decides again', async () => {
  const { user } = renderPage(<ThemeSelect />);
  expect(select().value).toBe('system');
  await user.selectOptions(select(), 'Dark');
  expect(root.dataset.theme).toBe('dark');
  loadPage();
  expect(root.dataset.theme).toBe('dark');
  await user.selectOptions(select(), 'System');
  expect(root.dataset.theme).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  loadPage();
  expect(root.dataset.theme).toBeUndefined();
});

test('follows a choice in another tab, and ignores an unknown one', () => {
  renderPage(<ThemeSelect />);
  const told = (value: string) => {
    localStorage.setItem(THEME_KEY, value);
    const event = new StorageEvent('storage', { key: THEME_KEY, newValue: value });
    act(() => void window.dispatchEvent(event));
  };
  told('light');
  expect(select().value).toBe('light');
  told('purple');
  expect(select().value).toBe('system');
  loadPage();
  expect(root.dataset.theme).toBeUndefined();
});
