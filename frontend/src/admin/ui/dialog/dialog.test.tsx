import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../../testing/render-page';
import { Dialog } from './dialog';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="A form" onClose={() => setIsOpen(false)}>
          <form>
            <input aria-label="First" />
            <input aria-label="Second" autoFocus />
          </form>
        </Dialog>
      )}
    </main>
  );
}

test('the focus returns to the button that opened a dialog whose field takes the focus', async () => {
  const { user } = renderPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});
