import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

const picture = (src: string) => (
  <Picture
    src={src}
    alt="Softgels"
    usual={{ width: 100, height: 100 }}
    place="100px"
    className=""
    placeholder={<p>No picture</p>}
  />
);

test('a picture that cannot be loaded leaves its placeholder, and another address is tried again', () => {
  const { rerender } = render(picture('/pictures/gone.webp'));
  fireEvent.error(screen.getByRole('img', { name: 'Softgels' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('No picture')).toBeTruthy();
  rerender(picture('/pictures/softgels.webp'));
  expect(screen.getByRole('img', { name: 'Softgels' })).toBeTruthy();
});
