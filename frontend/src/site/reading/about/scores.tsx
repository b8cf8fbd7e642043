import { useRankedProducts } from '../../../api/shown-products';
import { ScoresTable } from './scores-table';

/** The scores of all products. Empty without a catalog, as the list above says so. */
export function Scores() {
  const { data: products } = useRankedProducts();
  if (!products || products.length === 0) return <p className="text-muted">No scores to show.</p>;
  return <ScoresTable products={products} />;
}
