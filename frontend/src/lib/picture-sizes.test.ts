import { pictureSizes } from './picture-sizes';

it('offers the smaller file of a picture that comes with the site', () =>
  expect(pictureSizes('/pictures/glow.webp')).toBe('/pictures/glow-680.webp 680w, /pictures/glow.webp 960w'));

it.each(['https://shop.example/pictures/glow.webp', '/pictures/glow.png', '/uploads/glow.webp'])(
  'leaves %s as it is',
  (src) => expect(pictureSizes(src)).toBeUndefined(),
);
