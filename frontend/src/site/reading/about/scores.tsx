import { useQuery } from '@tanstack/react-query';
import { productsQuery } from '../../../api/products';
import { ScoresTable } from './scores-table';

/** The scores of all products. Empty without a catalog, as the list above says so. */
export function Scores() {
  const { data: products } = useQuery(productsQuery);
  if (!products || products.length === 0) return <p className="text-muted">No scores to show.</p>;
  return <ScoresTable products={products} />;
}
