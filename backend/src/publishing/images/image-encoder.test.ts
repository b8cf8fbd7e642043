import { detectImageType } from './image-encoder';

const box = (...brands: string[]) => {
  const text = `ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`;
  const size = Buffer.alloc(4);
  size.writeUInt32BE(text.length + 4);
  return Buffer.concat([size, Buffer.from(text, 'latin1'), Buffer.from('more')]);
};

test.each([
  ['\x89PNG\r\n\x1a\nIHDR', 'png'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['GIF87a', 'gif'],
  ['GIF89a<html>', 'gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
])('%j is %s', (text, kind) => expect(detectImageType(Buffer.from(text, 'latin1'))).toBe(kind));

test('recognises AVIF by its brands, in any order', () => {
  expect(detectImageType(box('avif', 'mif1'))).toBe('heif');
  expect(detectImageType(box('mif1', 'miaf', 'avis'))).toBe('heif');
});

test.each([
  Buffer.from(''),
  Buffer.from('\x89PNG', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  Buffer.from(' GIF89a'),
  Buffer.from('%PDF-1.7'),
  Buffer.from('II*\0\x08\0\0\0', 'latin1'),
  Buffer.from('RIFF\x10\0\0\0WAVEfmt ', 'latin1'),
  box('heic', 'mif1', 'heix'),
  box('isom', 'mp42'),
  Buffer.concat([box('heic'), Buffer.from('avif')]),
])('%j is not taken', (bytes) => expect(detectImageType(bytes)).toBeUndefined());
