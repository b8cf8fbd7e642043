import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { FirstRows } from './first-rows';

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

function open(rows: readonly number[], isKept?: (row: number) => boolean) {
  return renderPage(
    <FirstRows rows={rows} first={2} {...(isKept && { isKept })}>
      {(shown) => (
        <ul>
          {shown.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </FirstRows>,
  );
}

test('shows the first rows, all of them on demand, and the first ones again', async () => {
  const { user } = open([1, 2, 3]);
  expect(items()).toEqual(['1', '2']);
  await user.click(screen.getByRole('button', { name: 'Show all 3' }));
  expect(items()).toEqual(['1', '2', '3']);
  const button = screen.getByRole('button', { name: 'Show first 2' });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(items()).toEqual(['1', '2']);
});

test('shows kept rows of a long list, and no button for a short one', () => {
  const { unmount } = open([1, 2, 3, 4], (row) => row === 4);
  expect(items()).toEqual(['1', '2', '4']);
  unmount();
  open([1, 2]);
  expect(screen.queryByRole('button')).toBeNull();
});
