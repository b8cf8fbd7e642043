import { ShareButton } from './author-line';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page';

const share = (value: unknown) => Object.defineProperty(navigator, 'share', { configurable: true, value });
afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

test('the page is shared with the system, by its address without what led here', async () => {
  const shared = jest.fn(() => Promise.resolve());
  share(shared);
  const { user } = renderPage(<ShareButton title="Doses" />, { address: '/blog/doses?utm_source=mail#x' });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(shared).toHaveBeenCalledWith({ title: 'Doses', url: `${window.location.origin}/blog/doses` });
});

test('a dialog that was closed is no failure', async () => {
  share(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const { user } = renderPage(<ShareButton title="Doses" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getByRole('button').textContent).toBe('Share');
});

test('without such a dialog the address is copied', async () => {
  const { user } = renderPage(<ShareButton title="Doses" />, { address: '/blog/doses' });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('button', { name: 'Link copied' });
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/blog/doses`);
});
