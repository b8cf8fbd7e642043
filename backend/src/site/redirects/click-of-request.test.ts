import { isEmbedded } from './click-of-request';

test.each([
  ['no header at all', {}],
  [
    'a click on a link of another site',
    { site: 'cross-site', mode: 'navigate', dest: 'document', user: '?1' },
  ],
  ['an address from a mail program', { site: 'none', mode: 'navigate', dest: 'document' }],
  ['a browser that does not name the destination', { site: 'cross-site', mode: 'navigate' }],
  ['the site alone', { site: 'same-origin' }],
  ['Node’s fetch', { mode: 'cors' }],
])('%s is a navigation', (_name, headers) => expect(isEmbedded(secFetch(headers))).toBe(false));

test.each([
  ['img', 'no-cors', 'image'],
  ['iframe', 'navigate', 'iframe'],
  ['frame', 'navigate', 'frame'],
  ['fencedframe', 'navigate', 'fencedframe'],
  ['embed', 'navigate', 'embed'],
  ['object', 'navigate', 'object'],
  ['fetch', 'cors', 'empty'],
  ['fetch without CORS, beacon or link rel=prefetch', 'no-cors', 'empty'],
  ['script', 'no-cors', 'script'],
  ['module', 'cors', 'script'],
  ['worker', 'same-origin', 'worker'],
  ['stylesheet', 'no-cors', 'style'],
  ['font', 'cors', 'font'],
  ['audio', 'no-cors', 'audio'],
  ['video', 'no-cors', 'video'],
  ['track', 'same-origin', 'track'],
  ['manifest', 'cors', 'manifest'],
  ['a frame in Chrome 76', 'nested-navigate', undefined],
  ['an image whose mode a proxy removed', undefined, 'image'],
  ['a mode alone, of a browser', 'no-cors', undefined],
  ['two values', 'navigate, no-cors', 'document'],
])('%s embeds the address', (_name, mode, dest) => expect(isEmbedded(secFetch({ mode, dest }))).toBe(true));

const secFetch = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value ? [[`sec-fetch-${name}`, value]] : [])),
  );

test('a fetch of a browser that names no destination embeds the address', () => {
  expect(isEmbedded(secFetch({ site: 'cross-site', mode: 'cors' }))).toBe(true);
});
