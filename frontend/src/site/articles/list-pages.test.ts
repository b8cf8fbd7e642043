import { pageHref, pagesOf, POSTS_A_PAGE, readPage } from './list-pages';

test.each([
  ['', 1],
  ['?page=2', 2],
  ['?page=3', 1],
  ['?page=0', 1],
  ['?page=2x', 1],
  ['?page=-1', 1],
])('%s is page %i of two', (search, page) => expect(readPage(search, POSTS_A_PAGE + 1)).toBe(page));

test('the first page has the address of the list', () => {
  expect([1, 2].map(pageHref)).toEqual(['/blog', '/blog?page=2']);
  expect([0, 1, POSTS_A_PAGE, POSTS_A_PAGE + 1].map(pagesOf)).toEqual([1, 1, 1, 2]);
});
