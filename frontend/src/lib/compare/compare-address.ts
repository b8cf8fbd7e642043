import { joinSlugs, MIN_COMPARED } from '@astaguide/contracts/catalog/compared-slugs';

/** The address of a side-by-side comparison: '/compare/one-vs-other'; of all products if there is only one. */
export function compareHref(slugs: readonly string[]): string {
  return slugs.length < MIN_COMPARED ? '/comparison' : `/compare/${joinSlugs(slugs)}`;
}
