/**
 * The canonical address under which a page is rendered and cached: its path, and the parameters that the page reads.
 * Other parameters, such as those of campaigns and ads, share one rendering.
 *
 * @param url path and query: '/comparison?gclid=x&sort=rating'
 * @param paramsOf the parameters that the page at a path reads
 */
export function pageAddress(url: string, paramsOf: (pathname: string) => readonly string[]): string {
  const { pathname, searchParams } = new URL(`http://site${url}`);
  const read = paramsOf(pathname);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => read.includes(name)));
  kept.sort();
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`;
}
