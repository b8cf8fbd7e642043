/** The address of a side-by-side comparison: '/comparison?compare=one,other'. */
export function compareHref(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/comparison' : `/comparison?compare=${slugs.join(',')}`;
}

/**
 * The slugs of the products to compare, each once.
 *
 * @param search the address's query
 * @returns undefined without a comparison
 */
export function comparedSlugs(search: string): string[] | undefined {
  const asked = new URLSearchParams(search).get('compare');
  if (asked === null) return undefined;
  const slugs = asked.split(',').map((slug) => slug.trim());
  return [...new Set(slugs.filter(Boolean))];
}
