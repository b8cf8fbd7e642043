/** Articles on one page of the list. The first one of the first page is large. */
export const POSTS_A_PAGE = 13;

/** The number of pages of the list; at least one. */
export const pagesOf = (posts: number) => Math.max(1, Math.ceil(posts / POSTS_A_PAGE));

/** The page that an address means: '?page=2'. Anything that is no page of the list is the first one. */
export function readPage(search: string, posts: number): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
  return page <= pagesOf(posts) ? page : 1;
}

/** '/blog?page=2'; '/blog' for the first one. */
export const pageHref = (page: number) => (page === 1 ? '/blog' : `/blog?page=${page}`);
