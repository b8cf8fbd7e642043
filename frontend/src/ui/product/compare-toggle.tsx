import type { Product } from '@astaguide/contracts/catalog/product';
import { classNames } from '../../lib/class-names';
import { toggleCompared, useCompareTray } from '../../lib/compare/compare-tray';
import { Button } from '../button';
import { CheckIcon, ScaleIcon } from '../icons';

interface CompareToggleProps {
  product: Pick<Product, 'slug' | 'name'>;
  /** Shows its icon alone. */
  isIcon?: boolean;
  className?: string;
}

/** Adds a product to the compare tray, or removes it. */
export function CompareToggle({ product: { slug, name }, isIcon = false, className }: CompareToggleProps) {
  const isCompared = useCompareTray().includes(slug);
  return (
    <Button
      look="quiet"
      isCompact
      className={classNames(
        'aria-pressed:border-accent aria-pressed:text-accent noscript:hidden',
        isIcon && 'size-9 min-h-9! px-0!',
        className,
      )}
      title={isIcon ? `Compare ${name}` : undefined}
      aria-pressed={isCompared}
      onClick={() => toggleCompared(slug)}
    >
      {isCompared ? <CheckIcon className="size-4" /> : <ScaleIcon className="size-4" />}
      <span className={isIcon ? 'sr-only' : undefined}>Compare</span>
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
