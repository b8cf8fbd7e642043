import { cardDescription } from './card-texts';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import type { ProductSummary } from '../../api/products';
import { fieldsNotShown, PAGE_SIZE, type ComparisonView, type ListedProduct } from './comparison-start';
import { comparisonHref, readChoice } from './comparison-search';
import { byGroup } from './filters/filter-groups';
import { knownFacts } from './label-facts';
import { filterOptions, filterProducts, filterValues } from './filters/product-filters';

/** The number of best ranked products in the band of the top ones. */
const TOP = 3;

/**
 * What the comparison shows.
 *
 * @param search the address's query: 'sort=rating&potency=6mg'
 */
export function comparisonView(products: readonly ProductSummary[], search: string): ComparisonView {
  const offered = filterValues(products);
  const choice = readChoice(search, offered);
  const matching = sortProducts(filterProducts(products, choice.filters), choice.sort);
  return {
    choice,
    options: filterOptions(products, choice.filters, offered),
    total: products.length,
    matching: matching.length,
    products: matching,
    facts: knownFacts(products),
    topThree: sortProducts(products).slice(0, TOP),
  };
}

/** The view that the server's page carries in place of a large catalog: the first products, with what is shown of them. */
export function startOf(products: readonly ProductSummary[], search: string): ComparisonView {
  const view = comparisonView(products, search);
  const listed = view.products?.slice(0, PAGE_SIZE).map(listedProduct);
  return { ...view, products: listed, topThree: view.topThree.map(listedProduct) };
}

function listedProduct(product: ListedProduct): ListedProduct {
  const listed: Partial<ProductSummary> = { ...product, description: cardDescription(product) };
  for (const field of fieldsNotShown) delete listed[field];
  return listed as ListedProduct;
}

/** The view of another choice until the catalog is loaded: its products are missing. */
export function viewWithoutCatalog(start: ComparisonView, search: string): ComparisonView {
  const offered = byGroup((group) => start.options[group].map(({ value }) => value));
  const choice = readChoice(search, offered);
  const isSame = comparisonHref(choice) === comparisonHref(start.choice);
  return isSame ? start : { ...start, choice, products: undefined };
}
