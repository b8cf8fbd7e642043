import { filterProblem, filterText, readFilter, readFilters } from './report-filter';

test.each([
  ['page:/comparison', { dimension: 'page', key: '/comparison', excluded: false }],
  ['page:/a:b', { dimension: 'page', key: '/a:b', excluded: false }],
  ['page:!:', { dimension: 'page', key: '!:', excluded: false }],
  ['device!:mobile', { dimension: 'device', key: 'mobile', excluded: true }],
  ['campaign!::', { dimension: 'campaign', key: ':', excluded: true }],
  ['browser:Firefox', { dimension: 'browser', key: 'Firefox', excluded: false }],
  ['page^:/review/', { dimension: 'page', key: '/review/', excluded: false, match: 'begins' }],
  ['page!^:/review/', { dimension: 'page', key: '/review/', excluded: true, match: 'begins' }],
  ['source~:Google', { dimension: 'source', key: 'Google', excluded: false, match: 'contains' }],
  ['product!~:gold', { dimension: 'product', key: 'gold', excluded: true, match: 'contains' }],
  ['campaign:', { dimension: 'campaign', key: null, excluded: false }],
  ['campaign!:', { dimension: 'campaign', key: null, excluded: true }],
  ['product!:2147483647', { dimension: 'product', key: '2147483647', excluded: true }],
] as const)('%s is a filter, and is written as it was read', (text, filter) => {
  expect(readFilter(text)).toEqual(filter);
  expect(filterText(filter)).toBe(text);
});

test.each([
  '',
  ':',
  '!:',
  'page',
  'page^:',
  'page!~:',
  'page^~:/x',
  'page^!:/x',
  'page!/x',
  'page!!:/x',
  'weather:rain',
  'product:/x',
  'product:2147483648',
  'product:0',
  'product!:0',
  'page:a\0b',
])('%j is no filter, and a sentence says why', (text) => {
  expect(readFilter(text)).toBeNull();
  expect(filterProblem(text)).toMatch(/^[A-Z].* .* /);
});

test('a query has none, one or several filters, each once', () => {
  const [page, noPhone] = [readFilter('page:/')!, readFilter('device!:mobile')!];
  expect(readFilters(undefined)).toEqual([]);
  expect(readFilters('page:/')).toEqual([page]);
  expect(readFilters(['device!:mobile', 'page:/', 'device!:mobile'])).toEqual([noPhone, page]);
});

test('a page with an asterisk at the end is one that begins so', () =>
  expect(readFilter('page:/review/*')).toEqual(readFilter('page^:/review/')));
