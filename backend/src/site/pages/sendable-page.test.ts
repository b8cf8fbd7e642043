import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SendablePage } from './sendable-page';

const html = Array.from({ length: 5000 }, (_, index) => `<li>${(index * index) % 7919}</li>`).join('');
const page = () => new SendablePage({ status: 200, html });

test('every coding holds the same page', async () => {
  const sent = page();
  expect((await sent.body('identity')).toString()).toBe(html);
  expect(gunzipSync(await sent.body('gzip')).toString()).toBe(html);
  expect(brotliDecompressSync(await sent.body('br')).toString()).toBe(html);
});

test('sends a page in a better compression once that is ready', async () => {
  const sent = page();
  const first = await sent.body('br');
  expect(await sent.body('br')).toBe(first);
  let later = first;
  while (later === first) {
    await nextTurn();
    later = await sent.body('br');
  }
  expect(later.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(later).toString()).toBe(html);
});

test('pages that differ have validators that differ', () => {
  expect(page().etag).toBe(page().etag);
  expect(new SendablePage({ status: 200, html: `${html} ` }).etag).not.toBe(page().etag);
});
