import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { ThemeSelect } from './theme-select';
import { APPLY_THEME, THEME_KEY } from '../lib/theme/theme';

const root = document.documentElement;
const select = () => screen.getByLabelText<HTMLSelectElement>('Theme');

/** The colour of the browser's own bars; undefined while the device decides. */
const barColor = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;

/** What the head of the next page does. */
function loadPage() {
  delete root.dataset.theme;
  document.head.replaceChildren();
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
  expect([root.dataset.theme, barColor()]).toEqual(['dark', '#16120F']);
  loadPage();
  expect([root.dataset.theme, barColor()]).toEqual(['dark', '#16120F']);
  await user.selectOptions(select(), 'System');
  expect([root.dataset.theme, barColor()]).toEqual([undefined, undefined]);
  expect(localStorage).toHaveLength(0);
  loadPage();
  expect([root.dataset.theme, barColor()]).toEqual([undefined, undefined]);
});

test('follows a choice in another tab, and ignores an unknown one', () => {
  renderPage(<ThemeSelect />);
  const storeElsewhere = (value: string) => {
    localStorage.setItem(THEME_KEY, value);
    const event = new StorageEvent('storage', { key: THEME_KEY, newValue: value });
    act(() => void window.dispatchEvent(event));
  };
  storeElsewhere('light');
  expect(select().value).toBe('light');
  storeElsewhere('purple');
  expect(select().value).toBe('system');
  loadPage();
  expect(root.dataset.theme).toBeUndefined();
});
