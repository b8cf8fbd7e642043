import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseCoding, compress } from './content-coding';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  [undefined, 'identity'],
  ['identity', 'identity'],
])('of %j the coding is %s', (header, coding) => {
  expect(chooseCoding(header)).toBe(coding);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s is smaller for more effort, and holds the same', async (coding, unpack) => {
  const body = Buffer.from(
    Array.from({ length: 5000 }, (_, index) => `<li>${(index * index) % 7919}</li>`).join(''),
  );
  const quick = await compress(body, coding, 'quick');
  const thorough = await compress(body, coding, 'thorough');
  expect(thorough.length).toBeLessThan(quick.length);
  expect(unpack(quick).equals(body)).toBe(true);
  expect(unpack(thorough).equals(body)).toBe(true);
});
