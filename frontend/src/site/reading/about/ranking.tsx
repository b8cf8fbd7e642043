import { orderByScore } from '@astaguide/contracts/catalog/product-score';
import type { CommissionRate } from '@astaguide/contracts/earnings/commission';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import { unitPrices } from '@astaguide/content/claims';
import { useQuery } from '@tanstack/react-query';
import { commissionRatesQuery, rankingQuery } from '../../../api/products';
import { useRankedProducts, type RankedProduct } from '../../../api/shown-products';
import { Loaded } from '../../../ui/loaded';
import { NoProducts } from '../../../ui/product/no-products';
import { Skeleton } from '../../../ui/skeleton';
import { RankingLines } from './ranking-lines';
import { RankingTable } from './ranking-table';

/** All products in the site's order, each with its commission if the owner publishes those. */
export function Ranking() {
  const products = useRankedProducts();
  const rates = useQuery(commissionRatesQuery);
  const ranking = useQuery(rankingQuery);
  const queries = [products, rates, ranking];
  const query = {
    data:
      products.data && rates.data && ranking.data
        ? { products: products.data, rates: rates.data, scoreVersion: ranking.data.scoreVersion }
        : undefined,
    isError: queries.some(({ isError }) => isError),
    refetch: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
  return (
    <Loaded
      query={query}
      name="products"
      loading={
        <>
          <p role="status" className="sr-only">
            Loading products…
          </p>
          <Skeleton className="h-96 w-full rounded-md" />
        </>
      }
    >
      {(loaded) => (loaded.products.length === 0 ? <NoProducts /> : <RankedProducts {...loaded} />)}
    </Loaded>
  );
}

interface RankedProductsProps {
  products: readonly RankedProduct[];
  rates: readonly CommissionRate[];
  scoreVersion: number | null;
}

function RankedProducts({ products, rates, scoreVersion }: RankedProductsProps) {
  const known = rates.filter(({ commission }) => commission !== null);
  const commissions = new Map(known.map(({ productId, commission }) => [productId, commission]));
  return (
    <>
      <p className="mb-5 max-w-[68ch]">
        {scoreVersion === null
          ? 'Today the owner orders the list by hand. Beside each rank is the one that the score alone would give.'
          : `Today the list is ordered by version ${scoreVersion} of the score.`}
      </p>
      <RankingLines products={products} commissions={commissions} isByScore={scoreVersion !== null} />
      <RankingTable
        products={sortProducts(products)}
        isByScore={scoreVersion !== null}
        rankByScore={new Map(orderByScore(products).map(({ id }, index) => [id, index + 1]))}
        commissions={commissions}
      />
      <p className="mt-4 max-w-[68ch] text-xs text-muted">
        {known.length > 0 &&
          'Commission: what the owner has entered as the share of a sale, or the amount per sale, that the shop pays us today. '}
        {unitPrices.perMg.label}: {unitPrices.perMg.basis}
      </p>
    </>
  );
}
