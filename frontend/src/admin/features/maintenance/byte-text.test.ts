import { byteText } from './byte-text';

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1536, '1.5 kB'],
  [200 * 1024, '200 kB'],
  [5.25 * 1024 ** 3, '5.3 GB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(byteText(bytes)).toBe(text);
});
