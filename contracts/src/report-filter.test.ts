import { filterText, readFilter } from './report-filter';

test.each([
  ['page:/comparison', { dimension: 'page', key: '/comparison' }],
  ['page:/a:b', { dimension: 'page', key: '/a:b' }],
  ['product:2147483647', { dimension: 'product', key: '2147483647' }],
] as const)('%s is a filter, and is written as it was read', (text, filter) => {
  expect(readFilter(text)).toEqual(filter);
  expect(filterText(filter)).toBe(text);
});

test.each([
  '',
  'page',
  'page:',
  'browser:Firefox',
  'product:/x',
  'product:2147483648',
  'product:0',
  'page:a\0b',
])('%j is none', (text) => expect(readFilter(text)).toBeNull());
