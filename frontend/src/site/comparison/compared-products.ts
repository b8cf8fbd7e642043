import { comparedSlugs } from '../../lib/compare/compare-address';
import { MOST_COMPARED } from '../../lib/compare/compare-tray';

/** One product beside itself is no comparison. */
const FEWEST = 2;

/** What an address asks to see side by side. */
export interface ComparedProducts<Product> {
  /** In the order asked for: two or three, or none at all. */
  chosen: Product[];
  /** What stands in the way of what was asked; undefined where nothing does. */
  note: string | undefined;
}

/**
 * Finds the products to show side by side.
 *
 * @param search the address's query
 * @returns undefined where it asks for no comparison
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
    unknown.length > 0 && `We do not list ${listed(unknown)}.`,
    found.length > MOST_COMPARED && `Only ${MOST_COMPARED} products fit side by side: the first are shown.`,
    found.length < FEWEST && 'A comparison takes two products or more. Here is the whole catalog.',
  ];
  return {
    chosen: found.length < FEWEST ? [] : found.slice(0, MOST_COMPARED),
    note: notes.filter((text) => text !== false).join(' ') || undefined,
  };
}

/** 'a', 'b' and 'c', as they were written. */
function listed(slugs: readonly string[]): string {
  const quoted = slugs.slice(0, MOST_COMPARED).map((slug) => `‘${slug.slice(0, 80)}’`);
  const last = quoted.pop()!;
  return quoted.length > 0 ? `${quoted.join(', ')} and ${last}` : last;
}
