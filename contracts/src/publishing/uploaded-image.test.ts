import {
  imageFilename,
  readImageFilename,
  readUploadedImage,
  variantFilename,
  variantWidths,
} from './uploaded-image';

const HASH = '0123456789abcdef01234567';
const photo = { width: 1600, height: 1200, isAnimated: false };

test('a file name has the size, and whether the image is animated', () => {
  expect(imageFilename(HASH, photo)).toBe(`${HASH}-1600x1200.webp`);
  expect(imageFilename(HASH, { ...photo, isAnimated: true })).toBe(`${HASH}-1600x1200-animated.webp`);
});

test.each([
  photo,
  { width: 1, height: 16_383, isAnimated: false },
  { width: 300, height: 2, isAnimated: true },
])('what is written into a name is read out of it: %j', (picture) =>
  expect(readImageFilename(imageFilename(HASH, picture))).toEqual(picture),
);

test.each([
  '',
  'photo.webp',
  `${HASH}-1600x1200.png`,
  `${HASH}-1600x1200.680.webp`,
  `${HASH}-0x0.webp`,
  `${HASH}-1600x1200.webp.tmp`,
  `${HASH.toUpperCase()}-1600x1200.webp`,
  `../${HASH}-1600x1200.webp`,
  `${HASH}-1600x1200.webp\n`,
])('%j is no name of a stored picture', (name) => expect(readImageFilename(name)).toBeUndefined());

test.each([
  [340, []],
  [341, [340]],
  [1360, [340, 680]],
  [2000, [340, 680, 1360]],
])('a picture %i pixels wide is kept in the widths %j too', (width, widths) => {
  expect(variantWidths({ ...photo, width })).toEqual(widths);
});

test('an address lists the available sizes, and for WebP the full size too', () => {
  const url = `/uploads/${HASH}-800x600.webp`;
  expect(readUploadedImage(url)).toEqual({
    width: 800,
    height: 600,
    avif: `/uploads/${HASH}-800x600.340.avif 340w, /uploads/${HASH}-800x600.680.avif 680w`,
    webp: `/uploads/${HASH}-800x600.340.webp 340w, /uploads/${HASH}-800x600.680.webp 680w, ${url} 800w`,
  });
});

test.each([
  ['a small picture', `${HASH}-340x200.webp`],
  ['a moving picture', `${HASH}-1600x1200-animated.webp`],
])('%s has no other sizes', (_what, filename) => {
  const picture = readUploadedImage(`/uploads/${filename}`);
  expect(picture).toMatchObject({ avif: undefined, webp: undefined });
});

test.each([
  '/pictures/eye.webp',
  `/uploads/sub/${HASH}-8x6.webp`,
  `https://elsewhere.example/uploads/${HASH}-8x6.webp`,
])('%s is no upload of this site', (url) => expect(readUploadedImage(url)).toBeUndefined());

test('a copy is named after the whole picture', () => {
  expect(variantFilename(`${HASH}-1600x1200.webp`, 680, 'avif')).toBe(`${HASH}-1600x1200.680.avif`);
});
