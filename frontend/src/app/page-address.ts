/**
 * The address that a page is rendered and kept under: the path, and of its parameters those the page reads.
 * The many addresses of one page, as campaigns and ads make them, thus need one rendering.
 *
 * @param url path and query: '/comparison?gclid=x&sort=rating'
 * @param paramsOf the parameters that the page of a path reads
 */
export function pageAddress(url: string, paramsOf: (pathname: string) => readonly string[]): string {
  const { pathname, searchParams } = new URL(`http://site${url}`);
  const read = paramsOf(pathname);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => read.includes(name)));
  kept.sort();
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`;
}
