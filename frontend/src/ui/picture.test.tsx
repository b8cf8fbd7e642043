import { fireEvent, render, screen } from '@testing-library/react';
import { Picture, pictureSources } from './picture';

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

const usual = { width: 960, height: 960 };

it('offers the smaller file of a picture that comes with the site', () =>
  expect(pictureSources('/pictures/glow.webp', usual)).toEqual({
    srcSet: '/pictures/glow-680.webp 680w, /pictures/glow.webp 960w',
    avif: undefined,
    ...usual,
  }));

it('offers every file of an upload, with its own size', () => {
  const src = '/uploads/0123456789abcdef01234567-800x600.webp';
  const small = (format: string) => src.replace('webp', format);
  expect(pictureSources(src, usual)).toEqual({
    srcSet: `${small('340.webp')} 340w, ${small('680.webp')} 680w, ${src} 800w`,
    avif: `${small('340.avif')} 340w, ${small('680.avif')} 680w`,
    width: 800,
    height: 600,
  });
});

it.each([
  'https://shop.example/pictures/glow.webp',
  '/pictures/glow.png',
  '/pictures/glow-680.webp',
  '/uploads/glow.webp',
])('leaves %s as it is', (src) =>
  expect(pictureSources(src, usual)).toEqual({ srcSet: undefined, avif: undefined, ...usual }),
);
