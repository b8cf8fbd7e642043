import { kilobytes } from './library-picture';

test.each([
  [0, '0.0 KB'],
  [1024, '1.0 KB'],
  [12_595, '12.3 KB'],
  [10 * 1024 * 1024, '10240.0 KB'],
])('formats %d bytes as %s', (bytes, text) => expect(kilobytes(bytes)).toBe(text));
