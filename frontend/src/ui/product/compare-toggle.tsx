import type { Product } from '@astaguide/contracts/catalog/product';
import { classNames } from '../../lib/class-names';
import { toggleCompared, useCompareTray } from '../../lib/compare/compare-tray';
import { Button } from '../button';
import { CheckIcon, ScaleIcon } from '../icons';

interface CompareToggleProps {
  product: Pick<Product, 'slug' | 'name'>;
  className?: string;
}

/** Adds a product to the compare tray, or removes it. */
export function CompareToggle({ product: { slug, name }, className }: CompareToggleProps) {
  const isCompared = useCompareTray().includes(slug);
  return (
    <Button
      look="quiet"
      isCompact
      className={classNames('aria-pressed:border-accent aria-pressed:text-accent noscript:hidden', className)}
      aria-pressed={isCompared}
      onClick={() => toggleCompared(slug)}
    >
      {isCompared ? <CheckIcon className="size-4" /> : <ScaleIcon className="size-4" />}
      Compare<span className="sr-only"> {name}</span>
    </Button>
  );
}
