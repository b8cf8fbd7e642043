import { filterValues } from './filters/product-filters';
import type { ProductSummary } from '../../api/products';
import { comparisonHref, readChoice } from './comparison-search';

/**
 * The canonical query of a comparison, so that equivalent addresses share one rendering: unknown parameters and
 * defaults are removed.
 *
 * @param search the address's query: '?sort=nothing&potency=6mg'
 * @returns '?potency=6mg', or '' for the default page
 */
export function canonicalSearch(search: string, products: readonly ProductSummary[]): string {
  const query = comparisonHref(readChoice(search, filterValues(products))).split('?')[1];
  return query ? `?${query}` : '';
}
