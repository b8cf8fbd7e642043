import { orderByScore } from '@astaguide/contracts/catalog/product-score';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import { unitPrices } from '@astaguide/content/claims';
import { useQuery } from '@tanstack/react-query';
import { commissionRatesQuery, productsQuery, rankingQuery } from '../../../api/products';
import { Notice } from '../../../ui/notice';
import { ProductsUnavailable } from '../../../ui/product/products-unavailable';
import { Skeleton } from '../../../ui/skeleton';
import { RankingTable } from './ranking-table';

/** All products in the site's order, each with its commission. */
export function Ranking() {
  const products = useQuery(productsQuery);
  const rates = useQuery(commissionRatesQuery);
  const ranking = useQuery(rankingQuery);
  const failed = [products, rates, ranking].filter(({ isError }) => isError);
  if (failed.length > 0)
    return <ProductsUnavailable onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
  if (!products.data || !rates.data || !ranking.data)
    return (
      <>
        <p role="status" className="sr-only">
          Loading products…
        </p>
        <Skeleton className="h-96 w-full rounded-md" />
      </>
    );
  if (products.data.length === 0)
    return (
      <Notice title="No products yet">The first reviews are being written. Please come back soon.</Notice>
    );
  const { scoreVersion } = ranking.data;
  return (
    <>
      <p className="mb-5 max-w-[68ch]">
        {scoreVersion === null
          ? 'Today the owner orders the list by hand. Beside each rank is the one that the score alone would give.'
          : `Today the list is ordered by version ${scoreVersion} of the score.`}
      </p>
      <RankingTable
        products={sortProducts(products.data)}
        isByScore={scoreVersion !== null}
        rankByScore={new Map(orderByScore(products.data).map(({ id }, index) => [id, index + 1]))}
        commissions={new Map(rates.data.map(({ productId, commission }) => [productId, commission]))}
      />
      <p className="mt-4 max-w-[68ch] text-xs text-muted">
        Commission: what the owner has entered as the share of a sale, or the amount per sale, that the shop
        pays us today. {unitPrices.perMg.label}: {unitPrices.perMg.basis}
      </p>
    </>
  );
}
