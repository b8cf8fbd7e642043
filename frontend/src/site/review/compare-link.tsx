import { Link } from 'wouter';
import { useShownProducts } from '../../api/shown-products';
import { compareHref } from '../../lib/compare/compare-address';
import { buttonStyle } from '../../ui/button-style';
import { ScaleIcon } from '../../ui/icons';
import { runnerUpTo } from './runner-up';

/** The way to the comparison of a product with its runner-up. Empty without one. */
export function CompareLink({ product }: { product: { id: number; slug: string } }) {
  const { data: products = [] } = useShownProducts();
  const runnerUp = runnerUpTo(product, products);
  if (!runnerUp) return null;
  return (
    <Link
      href={compareHref([product.slug, runnerUp.slug])}
      className={buttonStyle('quiet', 'self-start py-2', 'compact')}
    >
      <ScaleIcon className="size-4 shrink-0" />
      Compare with {runnerUp.name}
    </Link>
  );
}
