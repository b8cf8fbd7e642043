import type { PricePoint } from '@astaguide/contracts/catalog/product-places';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { Ranking } from '@astaguide/contracts/catalog/ranking';
import type { CommissionRate } from '@astaguide/contracts/earnings/commission';
import { queryOptions } from '@tanstack/react-query';
import { orNull } from './http';
import { answerTo } from './query-client';

/** Fields that lists do not include. */
const FIELDS_NOT_IN_LISTS = [
  'htmlContent',
  'category',
  'ageRange',
  'featured',
  'version',
  'verdict',
  'notFor',
  'testedBatch',
  'testedOn',
  'certificateUrl',
] as const;

/** The fields of a product in lists. */
export type ProductSummary = Omit<Product, (typeof FIELDS_NOT_IN_LISTS)[number]>;

/** All products by rank, with list fields only, because pages embed the whole list. */
export const productsQuery = queryOptions<ProductSummary[]>({
  queryKey: ['/api/products'],
  queryFn: async (context) => (await answerTo<Product[]>(context)).map(summaryOf),
});

/** What a sale of each product pays us today; empty unless the owner publishes it. */
export const commissionRatesQuery = queryOptions<CommissionRate[]>({
  queryKey: ['/api/products/commission-rates'],
});

/** How the order comes about, and its latest changes. */
export const rankingQuery = queryOptions<Ranking>({ queryKey: ['/api/products/ranking'] });

/** The changes of one product's rank. */
export const rankChangesQuery = (productId: number) =>
  queryOptions<Ranking>({ queryKey: [`/api/products/ranking?productId=${productId}`] });

/** One product, or null if the slug is unknown. */
export const productBySlugQuery = (slug: string) =>
  queryOptions<Product | null>({
    queryKey: [`/api/products/slug/${encodeURIComponent(slug)}`],
    queryFn: (context) => orNull(answerTo<Product>(context)),
  });

/** The prices that a product had, oldest first. */
export const priceHistoryQuery = (slug: string) =>
  queryOptions<PricePoint[]>({
    queryKey: [`/api/products/slug/${encodeURIComponent(slug)}/prices`],
  });

function summaryOf(product: Product): ProductSummary {
  const summary: Partial<Product> = { ...product };
  for (const field of FIELDS_NOT_IN_LISTS) delete summary[field];
  return summary as ProductSummary;
}
