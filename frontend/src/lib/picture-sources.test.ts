import { pictureSources } from './picture-sources';

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
