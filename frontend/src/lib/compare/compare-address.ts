/** The page that shows products side by side: '/comparison?compare=one,other'. */
export function compareHref(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/comparison' : `/comparison?compare=${slugs.join(',')}`;
}

/**
 * The products an address asks to compare, each once.
 *
 * @param search the address's query
 * @returns undefined where it asks for no comparison
 */
export function comparedSlugs(search: string): string[] | undefined {
  const asked = new URLSearchParams(search).get('compare');
  if (asked === null) return undefined;
  const slugs = asked.split(',').map((slug) => slug.trim());
  return [...new Set(slugs.filter(Boolean))];
}
