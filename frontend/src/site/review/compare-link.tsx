import { Link } from 'wouter';
import { useShownProducts } from '../../api/shown-products';
import { compareHref } from '../../lib/compare/compare-address';
import { buttonStyle } from '../../ui/button-style';
import { ScaleIcon } from '../../ui/icons';
import { closestTo } from './closest-alternative';

interface CompareLinkProps {
  product: { id: number; slug: string };
  className: string;
}

/** The way to the comparison of a product with its closest alternative. Empty without one. */
export function CompareLink({ product, className }: CompareLinkProps) {
  const { data: products = [] } = useShownProducts();
  const closest = closestTo(product, products);
  if (!closest) return null;
  return (
    <Link
      href={compareHref([product.slug, closest.slug])}
      className={buttonStyle('quiet', `max-w-full ${className}`, 'compact')}
    >
      <ScaleIcon className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">Compare with {closest.name}</span>
    </Link>
  );
}
