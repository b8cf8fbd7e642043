import { readSearch, searchHref } from './search-address';

test.each([
  ['', ''],
  ['?q=', ''],
  ['?q=%20%09', ''],
  ['?q=+side++effects%0A', 'side effects'],
  ['?utm_source=a&q=50%25+%26+more', '50% & more'],
  ['?q=a%00b', 'a b'],
  [`?q=${'a'.repeat(300)}`, 'a'.repeat(200)],
  [`?q=${'a'.repeat(199)}%F0%9F%98%80`, 'a'.repeat(199)],
])('%s searches for %j', (search, text) => expect(readSearch(search)).toBe(text));

test.each(['skin & eyes', '50% + more', 'größe?', '#1'])('the address of %j is read as such', (text) => {
  const { pathname, search, hash } = new URL(searchHref(text), 'https://site.example');
  expect([pathname, readSearch(search), hash]).toEqual(['/search', text, '']);
});

test('the address of an empty search is the page itself', () => expect(searchHref(' ')).toBe('/search'));
