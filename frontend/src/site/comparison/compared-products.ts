import { comparedSlugs } from '../../lib/compare/compare-address';
import { MAX_COMPARED } from '../../lib/compare/compare-tray';

/** A product cannot be compared with itself. */
const FEWEST = 2;

/** The result of reading a comparison from an address. */
export interface ComparedProducts<Product> {
  /** In the requested order: two or three, or none. */
  chosen: Product[];
  /** The reason why products cannot be compared; undefined if they can. */
  note: string | undefined;
}

/**
 * Finds the products to show side by side.
 *
 * @param search the address's query
 * @returns undefined if the address contains no comparison
 */
export function comparedProducts<Product extends { slug: string }>(
  search: string,
  products: readonly Product[],
): ComparedProducts<Product> | undefined {
  const asked = comparedSlugs(search);
  if (!asked) return undefined;
  const found = asked.flatMap((slug) => products.find((product) => product.slug === slug) ?? []);
  const unknown = asked.filter((slug) => !products.some((product) => product.slug === slug));
  const notes = [
    unknown.length > 0 && `We don’t list ${listed(unknown)}.`,
    found.length > MAX_COMPARED &&
      `Only ${MAX_COMPARED} products fit side by side. Showing the first ${MAX_COMPARED}.`,
    found.length < FEWEST && 'A comparison needs at least two products. Showing all products.',
  ];
  return {
    chosen: found.length < FEWEST ? [] : found.slice(0, MAX_COMPARED),
    note: notes.filter((text) => text !== false).join(' ') || undefined,
  };
}

/** Slugs as a quoted list: 'a', 'b' and 'c'. */
function listed(slugs: readonly string[]): string {
  const quoted = slugs.slice(0, MAX_COMPARED).map((slug) => `‘${slug.slice(0, 80)}’`);
  const last = quoted.pop()!;
  return quoted.length > 0 ? `${quoted.join(', ')} and ${last}` : last;
}
