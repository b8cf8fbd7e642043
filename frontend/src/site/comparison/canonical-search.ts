import { filterValues } from './product-filters';
import type { ProductSummary } from '../../api/products';
import { comparedSlugs } from '../../lib/compare/compare-address';
import { MAX_COMPARED } from '../../lib/compare/compare-tray';
import { comparedProducts } from './compared-products';
import { comparisonHref, readChoice } from './comparison-search';

/**
 * The canonical query of a comparison, so that equivalent addresses share one rendering: unknown parameters and
 * defaults are removed.
 *
 * @param search the address's query: '?sort=nothing&potency=6mg'
 * @returns '?potency=6mg', or '' for the default page
 */
export function canonicalSearch(search: string, products: readonly ProductSummary[]): string {
  const compare = canonicalCompare(search, products);
  const isSideBySide = (comparedProducts(search, products)?.chosen.length ?? 0) > 0;
  const href = isSideBySide ? '' : comparisonHref(readChoice(search, filterValues(products)));
  const params = new URLSearchParams(href.split('?')[1]);
  if (compare !== undefined) params.set('compare', compare);
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** The products that the page mentions, known and unknown, and one more if there are others. */
function canonicalCompare(search: string, products: readonly ProductSummary[]): string | undefined {
  const asked = comparedSlugs(search);
  const isKnown = (wanted: string) => products.some(({ slug }) => slug === wanted);
  const known = asked?.filter(isKnown).slice(0, MAX_COMPARED + 1);
  const unknown = asked?.filter((slug) => !isKnown(slug)).slice(0, MAX_COMPARED);
  return known && unknown && [...known, ...unknown].join(',');
}
