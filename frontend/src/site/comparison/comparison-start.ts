import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ProductSummary } from '../../api/products';
import type { ComparisonChoice } from './comparison-search';
import type { LabelFact } from './label-facts';
import type { FilterOptions } from './filters/product-filters';

/** The number of products that are shown at first, and that a button adds. */
export const PAGE_SIZE = 50;

/** Fields that neither table nor cards show. Only filters read some of them. */
export const fieldsNotShown = [
  'benefits',
  'keywords',
  'allergens',
  'measuredMg',
  'priceCheckedOn',
  'couponCode',
  'couponDescription',
  'couponDiscount',
  'couponEndsOn',
  'isTopRanked',
] as const satisfies readonly (keyof ProductSummary)[];

/** A product as the comparison shows it. */
export type ListedProduct = Omit<ProductSummary, (typeof fieldsNotShown)[number]>;

/** What the comparison shows. */
export interface ComparisonView {
  choice: ComparisonChoice;
  options: FilterOptions;
  /** The number of products in the catalog. */
  total: number;
  /** The number of products that match the filters. */
  matching: number;
  /** The matching products in order, the first of them at least; undefined until they are loaded. */
  products: readonly ListedProduct[] | undefined;
  /** The columns that the catalog has values for. */
  facts: readonly LabelFact[];
  /** The best ranked products, independent of filters. */
  topThree: readonly ListedProduct[];
}

/** The first view, if the catalog is too large to be embedded in the page. It comes with the server's page only. */
export const comparisonStartQuery = queryOptions<ComparisonView>({
  queryKey: ['comparison-start'],
  queryFn: skipToken,
});
